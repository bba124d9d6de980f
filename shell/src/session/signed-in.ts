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
import { startIdleClock, WARN_MINUTES } from './idle-clock'
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
    stopIdleClock()
    window.location.assign(to)
  }
  const onSessionEnded = () => endWith(shellMessage('session.endedText'))
  const endWith = (text: string) => {
    if (over || useSessionStore.getState().signsOut) return
    notices.show({ kind: 'info', title: shellMessage('session.ended'), text })
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
  const { idleMinutes } = useSessionStore.getState().session ?? {}
  const stopIdleClock = idleMinutes
    ? startIdleClock({
        idleMinutes,
        now: Date.now,
        onWarning: () =>
          notices.show({
            kind: 'info',
            title: shellMessage('session.idleSoon', { minutes: WARN_MINUTES }),
            text: shellMessage('session.idleSoonText'),
          }),
        onResumed: notices.dismiss,
        onIdle: () => void endOnServer().then(() => endWith(shellMessage('session.idleText', { minutes: idleMinutes }))),
      })
    : () => undefined
  // Waits for the refresh: a socket with an expired token would be refused.
  const renewed = accessIsOver(useSessionStore.getState().session, Date.now()) ? refreshAccess() : Promise.resolve()
  const live = renewed.then(() => startLive({ onSessionEnded }))
  void live.then((client) => followVersions(client, boot))
  return { live }
}

/** The page leaves also where the portal cannot be reached: it ends the session itself after as long without a refresh. */
async function endOnServer(): Promise<void> {
  const [{ call }, { signOut }] = await Promise.all([
    import('@onward/portal-kit/api'),
    import('@onward/contracts/identity/identity'),
  ])
  await call(signOut).catch(() => undefined)
}
