import { VISITOR, type Viewer } from '@onward/contracts/access'
import type { Language } from '@onward/contracts/language'
import type { BootDocument } from '@onward/contracts/portal/portal'
import { create } from 'zustand'

interface Session {
  session: BootDocument['session']
  language: Language
  /** The shortest password of a new account: the specification's, section 9, or more where the deployment asks for it. */
  minimumPassword: number
  /** What administrators wrote, by kind. */
  texts?: BootDocument['texts']
  /** Next polite announcement for screen readers. */
  announcement: string
  /** The person asked to sign out, which would lose text. */
  losesDrafts: boolean
  /** The person is signing out, so the end of their session is not announced. */
  signsOut: boolean
  /** A call waits for the person's proof that it is them; null when none does. */
  confirming: ((isProved: boolean) => void) | null
}

/** The page's session. Signing in and out load a new page, so the account never changes in it. */
export const useSessionStore = create<Session>()(() => ({
  session: null,
  language: 'en',
  minimumPassword: 6,
  announcement: '',
  losesDrafts: false,
  signsOut: false,
  confirming: null,
}))

/** Whether the boot document's access token has expired; the session may still be valid. */
export const accessIsOver = (session: BootDocument['session'], now: number): boolean =>
  session !== null && Date.parse(session.expiresAt) <= now

export const viewerOf = (session: BootDocument['session']): Viewer => session?.role ?? VISITOR
