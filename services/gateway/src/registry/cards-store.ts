import type { PageSlot } from '@onward/contracts'
import type { SlotDecision } from './cards'
import type { Ask } from './store'

export const readSlots = (ask: Ask): Promise<SlotDecision[]> => ask<SlotDecision>`select slot, version, cards from gateway.slots`

/** Saves the cards of a place over the version that was seen; gives the new one, or null when another decision came between. */
export async function saveSlot(
  ask: Ask,
  { slot, version: seen, cards }: { slot: PageSlot; version: number; cards: SlotDecision['cards'] },
): Promise<number | null> {
  const [row] = await ask<{ version: number }>`
    insert into gateway.slots as s (slot, cards, version) values (${slot}, ${JSON.stringify(cards)}::text::jsonb, 1)
    on conflict (slot) do update set cards = excluded.cards, version = s.version + 1 where s.version = ${seen}
    returning version`
  return row?.version ?? null
}
