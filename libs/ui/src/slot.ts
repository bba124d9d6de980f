/** Fields for the time of a meeting, apart from the frame: fetched only by pages that ask for one. */

export { useSlotMessages } from './slot/catalogue'
export { SlotFields, slotFaultText } from './slot/SlotFields'
