import type { Viewer } from '@onward/contracts/access'
import type { Language } from '@onward/contracts/language'
import type { LiveTopic } from '@onward/contracts/messaging'
import type { BootDocument } from '@onward/contracts/portal'
import { createContext } from 'react'

export interface PortalNotice {
  kind: 'success' | 'error' | 'info'
  title: string
  text?: string
}

/** A change that the server told of; `id` is the thing that changed, where one thing did. */
export interface LiveChange {
  topic: LiveTopic
  id?: string
}

/** What the shell lends to every remote. Its functions keep their identity for the life of the page. */
export interface Portal {
  session: BootDocument['session']
  viewer: Viewer
  language: Language
  /** Draws the whole page in the other language and remembers the choice. */
  setLanguage(language: Language): Promise<void>
  /**
   * Shows a notice in the notice area; an error interrupts a screen reader, others wait. Gives the function that takes it away, for what
   * has been put right meanwhile.
   */
  notify(notice: PortalNotice): () => void
  /** Says a sentence to screen readers alone, politely. */
  announce(text: string): void
  /** Ends the session and loads `/`. */
  signOut(): Promise<void>
  /** Full navigation after the session changed; notices that are on show come along. */
  afterSignIn(path: string): void
  /** Calls back when the topic changed; gives the function that stops it. */
  subscribe(topic: LiveTopic, callback: (change: LiveChange) => void): () => void
  /** The brand, then `title`. */
  setPageTitle(title: string): void
}

export const PortalContext = createContext<Portal | null>(null)
