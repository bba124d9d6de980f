/** The fields of a time that somebody names for a meeting, apart from the frame: only pages that ask for one fetch them. */

export { useSlotMessages } from './slot/catalogue'
export { DayFields, SlotFields, slotFaultText } from './slot/SlotFields'
