import type { PageSlot } from '@onward/contracts'
import { type Card, type CardState, decisionOf, type SlotDecision } from './cards'
import { isRemote, type LiveFrontEnd } from './resolve'

export interface OfferedCard extends Card {
  remote: string
  /** Versions that offer it: the stable one, and the one that is being rolled out. */
  builds: string[]
  state: CardState
}

/** Every card that live versions offer for a place, in order. Pure. */
export function offeredCards(slot: PageSlot, live: readonly LiveFrontEnd[], decisions: readonly SlotDecision[]): OfferedCard[] {
  const offered = new Map<string, OfferedCard>()
  for (const { name, stable, canary } of live)
    for (const version of canary ? [stable, canary] : [stable])
      for (const card of isRemote(version) ? version.portal.slots : []) {
        if (card.slot !== slot) continue
        const known = offered.get(`${name} ${card.id}`)
        if (known) known.builds.push(version.build)
        else
          offered.set(`${name} ${card.id}`, {
            ...card,
            remote: name,
            builds: [version.build],
            ...decisionOf(decisions, card, name),
          })
      }
  return [...offered.values()].sort((a, b) => a.order - b.order || a.remote.localeCompare(b.remote))
}
