import type { Viewer } from '@onward/contracts/access'
import type { LiveTopic } from '@onward/contracts/messaging'
import type { BootDocument } from '@onward/contracts/portal'
import { useContext, useEffect, useRef } from 'react'
import { type LiveChange, type Portal, PortalContext } from './portal-context'

function useHost(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('This component was drawn outside the portal. Stories and tests wrap it in PortalFixture.')
  return portal
}

/** Who is signed in (`user` is null for visitors) and as what they look at the page. */
export function useSession(): { user: BootDocument['session']; viewer: Viewer } {
  const { session, viewer } = useHost()
  return { user: session, viewer }
}

export type PortalActions = Pick<Portal, 'notify' | 'announce' | 'signOut' | 'language' | 'setLanguage' | 'afterSignIn'>

/** Notices, announcements, language and the end of the session. */
export const usePortal = (): PortalActions => useHost()

/** Calls `callback` whenever the server says that `topic` changed, and after a lost connection came back. */
export function useLive(topic: LiveTopic, callback: (change: LiveChange) => void): void {
  const { subscribe } = useHost()
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => subscribe(topic, (change) => latest.current(change)), [subscribe, topic])
}

/** Sets the document's title while the component is drawn. */
export function usePageTitle(title: string): void {
  const { setPageTitle } = useHost()
  useEffect(() => setPageTitle(title), [setPageTitle, title])
}
