import type { Viewer } from '@onward/contracts/access'
import type { Language } from '@onward/contracts/language'
import type { BootDocument } from '@onward/contracts/portal/portal'
import type { Resource } from '@onward/contracts/resources'
import { type ComponentType, createContext } from 'react'

export interface PortalNotice {
  kind: 'success' | 'error' | 'info'
  title: string
  text?: string
  /** What it says has failed (`ApiError.action`); when that succeeds after all, the notice leaves. */
  action?: string
}

/** A change that the server announced; `by` is the idempotency key of the write that made it. */
export interface LiveChange {
  changed: readonly Resource[]
  by?: string
}

/** What the shell lends to every remote. Its functions keep their identity for the life of the page. */
export interface Portal {
  session: BootDocument['session']
  viewer: Viewer
  language: Language
  /** Draws the whole page in the other language and remembers the choice. */
  setLanguage(language: Language): Promise<void>
  /**
   * Shows a notice in place of the one before; an error interrupts a screen reader, others wait. It stays through the navigation of its own
   * action and leaves with the next one.
   */
  notify(notice: PortalNotice): void
  /** Draws the notice while it belongs here. The frame has one; a modal dialog needs its own, because nothing else can be reached. */
  NoticePlace: ComponentType
  /** Says a sentence to screen readers alone, politely. */
  announce(text: string): void
  /** Ends the session and loads `/`. */
  signOut(): Promise<void>
  /** Full navigation after the session changed; the notice on show comes along. */
  afterSignIn(path: string): void
  /** Calls back when the server announces a change; gives the function that stops it. */
  subscribe(callback: (change: LiveChange) => void): () => void
  /** The brand, then `title`. */
  setPageTitle(title: string): void
}

export const PortalContext = createContext<Portal | null>(null)
