import { signInFor } from '@onward/contracts/access'
import type { BootDocument } from '@onward/contracts/portal/portal'
import type { RefreshedSession } from '@onward/portal-kit/host'
import { listenToConfirmation, listenToSession, refreshAccess } from '@onward/portal-kit/host'
import { type LiveClient, startLive } from '@onward/portal-kit/live-client'
import { startSessionClock } from '@onward/portal-kit/session-clock'
import { shellMessage } from '../messages/shell-messages'
import { notices } from '../notices/notices'
import { guardCalls } from '../report/guard-calls'
import { forgetDraftsOfOthers, onSignedOut } from './device-drafts'
import { followVersions } from './follow-versions'
import { accessIsOver, useSessionStore } from './session-store'

/** Session clock and live updates of a signed-in person; a chunk that visitors do not fetch. */
export function startSignedIn(boot: Pick<BootDocument, 'shell' | 'remotes' | 'session' | 'calls'>): {
  live: Promise<LiveClient>
} {
  guardCalls(boot)
  let over = false
  const accountId = useSessionStore.getState().session?.accountId ?? ''
  forgetDraftsOfOthers(accountId)
  // Navigates once: a second navigation would cancel the first.
  const leave = (to: string) => {
    over = true
    void live.then((client) => client.stop())
    stopClock()
    window.location.assign(to)
  }
  const onSessionEnded = () => {
    if (over || useSessionStore.getState().signsOut) return
    notices.show({ kind: 'info', title: shellMessage('session.ended'), text: shellMessage('session.endedText') })
    notices.carry()
    leave(signInFor(window.location.pathname, window.location.search))
  }
  const onSessionRefreshed = ({ user, expiresAt }: RefreshedSession) => {
    const { session } = useSessionStore.getState()
    // Another tab signed in as somebody else.
    if (session && user.id !== session.accountId) window.location.reload()
    else if (session) useSessionStore.setState({ session: { ...session, expiresAt } })
  }
  onSignedOut(accountId, () => {
    if (!over) leave('/')
  })
  listenToSession({ onSessionEnded, onSessionRefreshed })
  listenToConfirmation(() => new Promise((resolve) => useSessionStore.setState({ confirming: resolve })))
  // Starts the clock first: it refreshes an expired token, and calls of pages wait for that.
  const stopClock = startSessionClock({
    expiresAt: () => useSessionStore.getState().session?.expiresAt ?? null,
    now: Date.now,
    refresh: refreshAccess,
    onSessionEnded,
  })
  // Waits for the refresh: a socket with an expired token would be refused.
  const renewed = accessIsOver(useSessionStore.getState().session, Date.now()) ? refreshAccess() : Promise.resolve()
  const live = renewed.then(() => startLive({ onSessionEnded }))
  void live.then((client) => followVersions(client, boot))
  return { live }
}
