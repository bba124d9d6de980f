import { type AccessRule, ROLES, type Viewer } from '../access'

// Apart from `portal.ts`, so that host pages carry no validation library.

/**
 * Where pages take cards of other remotes: the remote and the page that has the place, and who sees it. Visitors' first page takes none,
 * because it is drawn before any script runs.
 */
export const PAGE_SLOTS = {
  'jobseeker.dashboard': { host: 'jobseeker', page: '/dashboard', viewers: ['user'] },
  'agent.client': { host: 'agent', page: '/agent/clients/:id', viewers: ['agent', 'admin'] },
  'public.home': { host: 'public', page: '/', viewers: ROLES },
} as const satisfies Record<string, { host: string; page: string; viewers: readonly Viewer[] }>

export type PageSlot = keyof typeof PAGE_SLOTS
export const PAGE_SLOT_NAMES = Object.keys(PAGE_SLOTS) as PageSlot[]

/** What a card is given by its place; all else it asks for itself, with its reader's rights. */
export interface SlotProps {
  'jobseeker.dashboard': Record<never, never>
  /** Id of the referral, as in `/agent/clients/:id`; given only once casework answered that the reader may see this client. */
  'agent.client': { clientId: string }
  'public.home': Record<never, never>
}

/** Who of a rule sees the page that has the place. */
export const viewersOfCard = (slot: PageSlot, access: AccessRule): readonly Viewer[] =>
  (PAGE_SLOTS[slot].viewers as readonly Viewer[]).filter(
    (viewer) => access === 'public' || access === 'signed-in' || access.includes(viewer),
  )

/** A card's key in what the shell loads: pages and cards of a remote may have the same id. */
export const cardKey = (id: string): string => `card:${id}`
/** The id of a card of which `cardKey` made this; null of a page's id. */
export const cardIdIn = (key: string): string | null => (key.startsWith('card:') ? key.slice(5) : null)
