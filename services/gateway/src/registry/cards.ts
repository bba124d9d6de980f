import { mayAccess, PAGE_SLOTS, type PageSlot, type PortalManifest, type Viewer } from '@onward/contracts'
import { DEV_BUILD } from '@onward/federation'

/** What an administrator decided of a place: its cards in their order. A card that is not named waits. */
export interface SlotDecision {
  slot: PageSlot
  version: number
  cards: readonly { remote: string; id: string; shown: boolean }[]
}
export type Card = PortalManifest['slots'][number]
export type CardState = 'shown' | 'hidden' | 'waiting'

/** What was decided of a card, and its place among the cards of its slot. Pure. */
export function decisionOf(
  decisions: readonly SlotDecision[],
  { slot, id, order }: Pick<Card, 'slot' | 'id' | 'order'>,
  remote: string,
): { state: CardState; order: number } {
  const cards = decisions.find((one) => one.slot === slot)?.cards ?? []
  const at = cards.findIndex((one) => one.remote === remote && one.id === id)
  if (at < 0) return { state: 'waiting', order: cards.length + order }
  return { state: cards[at]?.shown ? 'shown' : 'hidden', order: at }
}

/** The cards of a version that a viewer gets, with their places. Who develops a remote sees its cards without a decision, in their browser alone. */
export function cardsFor(
  { name, build }: { name: string; build: string },
  cards: readonly Card[],
  viewer: Viewer,
  decisions: readonly SlotDecision[],
): Card[] {
  return cards
    .filter(({ slot, access }) => PAGE_SLOTS[slot] && seesSlot(slot, viewer) && mayAccess(access, viewer))
    .flatMap((card) => {
      const { state, order } = decisionOf(decisions, card, name)
      return state === 'shown' || build === DEV_BUILD ? [{ ...card, order }] : []
    })
}

export const seesSlot = (slot: PageSlot, viewer: Viewer): boolean =>
  (PAGE_SLOTS[slot].viewers as readonly Viewer[]).includes(viewer)
