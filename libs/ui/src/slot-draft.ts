/** Parses typed times, without drawing anything. */
export { type DayDraft, EMPTY_SLOT, isEmptySlot, pickedDay, readSlot, type SlotDraft, type SlotFault, slotOf } from './slot/slot'
