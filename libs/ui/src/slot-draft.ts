/** Parses typed times, without drawing anything. */
export { EMPTY_SLOT, isEmptySlot, readSlot, type SlotDraft, type SlotFault, slotOf } from './slot/slot'
