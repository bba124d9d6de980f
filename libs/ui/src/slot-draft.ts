/** What a time that is being typed means, apart from its fields: nothing here draws. */
export { type DayDraft, EMPTY_SLOT, isEmptySlot, pickedDay, readSlot, type SlotDraft, type SlotFault, slotOf } from './slot/slot'
