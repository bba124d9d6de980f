/** What a time that is being typed means, apart from its fields: nothing here draws. */
export { EMPTY_SLOT, isEmptySlot, readSlot, type SlotDraft, type SlotFault, slotOf } from './slot/slot'
