import { VISITOR, type Viewer } from '@onward/contracts/access'
import type { Language } from '@onward/contracts/language'
import type { BootDocument } from '@onward/contracts/portal/portal'
import { create } from 'zustand'

interface Session {
  session: BootDocument['session']
  language: Language
  /** What screen readers are told next, politely. */
  announcement: string
  /** The person asked to sign out, and words would be lost. */
  losesDrafts: boolean
}

/** The one session of the page. Signing in and out are full navigations, so the account never changes in it. */
export const useSessionStore = create<Session>()(() => ({ session: null, language: 'en', announcement: '', losesDrafts: false }))

/** Whether the access token of the boot document has run out, which the session's end is not. */
export const accessIsOver = (session: BootDocument['session'], now: number): boolean =>
  session !== null && Date.parse(session.expiresAt) <= now

export const viewerOf = (session: BootDocument['session']): Viewer => session?.role ?? VISITOR
