import { listCards, PAGE_SLOT_NAMES, Problem, saveCards, viewersOfCard } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import type { SlotDecision } from './cards'
import { readSlots, saveSlot } from './cards-store'
import { offeredCards } from './offered-cards'
import { askWithin, readLive, takeRegistryLock } from './store'

/** Cards of remotes on pages of others, for administrators: which are shown, and in which order. */
export function cardRoutes(kit: ServiceKit): void {
  kit.handle(listCards, ({ read }) =>
    read(async (tx) => {
      const ask = askWithin(tx)
      const [live, decisions] = [await readLive(ask), await readSlots(ask)]
      return {
        items: PAGE_SLOT_NAMES.map((slot) => ({
          slot,
          version: decisions.find((one) => one.slot === slot)?.version ?? 0,
          cards: offeredCards(slot, live, decisions).map(({ remote, id, title, access, builds, state }) => ({
            remote,
            id,
            title,
            viewers: [...viewersOfCard(slot, access)],
            builds,
            state,
          })),
        })),
      }
    }),
  )

  kit.handle(saveCards, ({ params: { slot }, body: { version, cards }, write }) =>
    write(async (tx) => {
      const ask = askWithin(tx)
      await takeRegistryLock(ask)
      const decisions = await readSlots(ask)
      const before: SlotDecision['cards'] = decisions.find((one) => one.slot === slot)?.cards ?? []
      const isNamed = (one: { remote: string; id: string }) =>
        cards.some(({ remote, id }) => remote === one.remote && id === one.id)
      // What no live version offers now was not on the page, and keeps its decision.
      const kept = before.filter((one) => !isNamed(one))
      const saved = await saveSlot(ask, { slot, version, cards: [...cards, ...kept] })
      if (saved === null) throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
      return { resource: `slots/${slot}`, answer: { version: saved } }
    }),
  )
}
