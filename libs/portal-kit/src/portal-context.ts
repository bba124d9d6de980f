import type { Viewer } from '@onward/contracts/access'
import type { ChangedTexts } from '@onward/contracts/gateway/portal-texts'
import type { Language } from '@onward/contracts/language'
import type { PageSlot } from '@onward/contracts/portal/page-slots'
import type { BootDocument } from '@onward/contracts/portal/portal'
import type { Resource } from '@onward/contracts/resources'
import { type ComponentType, createContext } from 'react'

export interface PortalNotice {
  kind: 'success' | 'error' | 'info'
  title: string
  text?: string
  /** The action that failed (`ApiError.action`); the notice is removed when it succeeds. */
  action?: string
}

/** A change announced by the server; `by` is the idempotency key of the write. */
export interface LiveChange {
  changed: readonly Resource[]
  by?: string
}

/** The cards of one place. */
export interface SlotPlace {
  /** Draws them, each by itself; loaded when a page has some. */
  Cards: ComponentType<{ name: PageSlot; given: object }>
  /** How many there are for this viewer. */
  count(name: PageSlot): number
}

/** What the shell shares with every remote. Its functions keep their identity for the life of the page. */
export interface Portal {
  session: BootDocument['session']
  viewer: Viewer
  language: Language
  /** The shortest password of this deployment, `minimumPassword` of the boot document; absent where it is the specification's. */
  minimumPassword?: number
  /** What administrators wrote in the place of the front ends' own texts; absent where nothing changed. */
  texts?: ChangedTexts
  /** Switches the page's language and remembers the choice. */
  setLanguage(language: Language): Promise<void>
  /** Replaces the current notice; errors interrupt a screen reader, others wait. It stays through the navigation of its own action. */
  notify(notice: PortalNotice): void
  /** Draws the notice. The frame has one; a modal dialog needs its own, because the page behind is inert. */
  NoticePlace: ComponentType
  /** Says, in the place of a part that could not be fetched without a connection, that it comes with one. */
  PartWaits?: ComponentType
  /** Cards of other remotes, for `Slot`. */
  cards: SlotPlace
  /** Announces a sentence politely to screen readers only. */
  announce(text: string): void
  /** Ends the session and loads `/`. */
  signOut(): Promise<void>
  /** Full navigation after the session changed; keeps the current notice. */
  afterSignIn(path: string): void
  /** Subscribes to a change; gives the function that stops it. */
  subscribe(callback: (change: LiveChange) => void): () => void
  /** The person has another name now, which the frame shows. */
  rename(name: { firstName: string; lastName: string }): void
  /** Sets the document's title: the brand, then `title`. */
  setPageTitle(title: string): void
}

/** A version of a remote. */
export interface Caller {
  name: string
  build: string
}
/** Whose code a component is: the shell sets it around each page and card, also around a card on another remote's page. */
export const CallerContext = createContext<Caller | null>(null)

export const PortalContext = createContext<Portal | null>(null)
