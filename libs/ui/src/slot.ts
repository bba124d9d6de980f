/** A time that somebody names for a meeting, apart from the frame: only pages that ask for one fetch it. */
export { SlotFields, slotFaultWords } from './slot/SlotFields'
export { EMPTY_SLOT, isEmptySlot, readSlot, type SlotDraft, type SlotFault, slotOf } from './slot/slot'
export { useSlotWords } from './slot/words'
