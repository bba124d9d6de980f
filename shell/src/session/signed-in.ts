import { signInFor } from '@onward/contracts/access'
import type { RefreshedSession } from '@onward/portal-kit/host'
import { listenToSession, refreshAccess } from '@onward/portal-kit/host'
import { type LiveClient, startLive } from '@onward/portal-kit/live-client'
import { startSessionClock } from '@onward/portal-kit/session-clock'
import { shellMessage } from '../messages/shell-messages'
import { notices } from '../notices/notices'
import { forgetDraftsOfOthers, onSignedOut } from './device-drafts'
import { accessIsOver, useSessionStore } from './session-store'

/** What runs while somebody is signed in: the session's clock and live updates. A chunk of its own, which visitors never fetch. */
export function startSignedIn(): { live: Promise<LiveClient> } {
  let over = false
  const accountId = useSessionStore.getState().session?.accountId ?? ''
  forgetDraftsOfOthers(accountId)
  // One way out: a second address asked for while the page leaves would cut the first short.
  const leave = (to: string) => {
    over = true
    void live.then((client) => client.stop())
    stopClock()
    window.location.assign(to)
  }
  const onSessionEnded = () => {
    if (over) return
    notices.show({ kind: 'info', title: shellMessage('session.ended'), text: shellMessage('session.endedText') })
    notices.carry()
    leave(signInFor(window.location.pathname, window.location.search))
  }
  const onSessionRefreshed = ({ user, expiresAt }: RefreshedSession) => {
    const { session } = useSessionStore.getState()
    // Another tab signed in as somebody else: this page belongs to nobody any more.
    if (session && user.id !== session.accountId) window.location.reload()
    else if (session) useSessionStore.setState({ session: { ...session, expiresAt } })
  }
  onSignedOut(accountId, () => {
    if (!over) leave('/')
  })
  listenToSession({ onSessionEnded, onSessionRefreshed })
  // The clock first: when the token is over it refreshes at once, and calls of pages wait for that.
  const stopClock = startSessionClock({
    expiresAt: () => useSessionStore.getState().session?.expiresAt ?? null,
    now: Date.now,
    refresh: refreshAccess,
    onSessionEnded,
  })
  // A socket with a token that is over would be refused: it waits for the refresh that the clock has begun.
  const renewed = accessIsOver(useSessionStore.getState().session, Date.now()) ? refreshAccess() : Promise.resolve()
  const live = renewed.then(() => startLive({ onSessionEnded }))
  return { live }
}
