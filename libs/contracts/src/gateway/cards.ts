import * as v from 'valibot'
import { ROLES } from '../access'
import { endpoint, written } from '../endpoint'
import { inEachLanguage } from '../language'
import { PAGE_SLOT_NAMES } from '../portal/page-slots'

/** The administrator's room: which cards of remotes are shown on pages of others. */
const administrator = { service: 'gateway', access: ['admin'] } as const
export const CARD_STATES = ['shown', 'hidden', 'waiting'] as const

const named = { remote: v.pipe(v.string(), v.maxLength(40)), id: v.pipe(v.string(), v.maxLength(40)) }
const offeredCard = v.object({
  ...named,
  title: v.object(inEachLanguage(() => v.string())),
  viewers: v.array(v.picklist([...ROLES, 'visitor'])),
  /** Live versions that offer it. */
  builds: v.array(v.string()),
  /** `waiting`: nobody decided yet, and nobody sees it. */
  state: v.picklist(CARD_STATES),
})
const slotOfCards = v.object({
  slot: v.picklist(PAGE_SLOT_NAMES),
  /** Rises with each decision; 0 before the first. */
  version: v.number(),
  /** In their order. */
  cards: v.array(offeredCard),
})
export type SlotOfCards = v.InferOutput<typeof slotOfCards>
export type OfferedCard = v.InferOutput<typeof offeredCard>

export const listCards = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/cards',
  reads: ['front-end'],
  summary: 'The places for cards with what remotes offer for each, and what was decided',
  response: v.object({ items: v.array(slotOfCards) }),
})

export const saveCards = endpoint({
  ...administrator,
  method: 'PUT',
  path: '/admin/cards/:slot',
  changes: ['front-end'],
  summary: 'Decide which cards a place shows, and in which order',
  params: v.object({ slot: v.picklist(PAGE_SLOT_NAMES) }),
  body: v.object({
    /** The version that was seen. */
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    cards: v.pipe(v.array(v.object({ ...named, shown: v.boolean() })), v.maxLength(50)),
  }),
  response: written({ version: v.number() }),
  ratePerMinute: 30,
})

export const cardEndpoints = { listCards, saveCards }
