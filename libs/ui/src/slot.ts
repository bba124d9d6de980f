/** The fields of a time that somebody names for a meeting, apart from the frame: only pages that ask for one fetch them. */

export { useSlotWords } from './slot/catalogue'
export { DayFields, SlotFields, slotFaultWords } from './slot/SlotFields'
