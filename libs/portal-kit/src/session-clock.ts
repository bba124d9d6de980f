import { SESSION_REFRESH_WHEN_LEFT_MS, SESSION_TICK_MS } from '@onward/contracts/identity/identity'
import type { Refresh } from './api-client'

export interface SessionClock {
  /** ISO 8601; null while nobody is signed in. */
  expiresAt(): string | null
  now(): number
  refresh(): Promise<Refresh>
  onSessionEnded(): void
}

/** Whether the access token must be renewed now: 90 s or less remain. */
export const mustRefresh = (expiresAt: string | null, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) - now <= SESSION_REFRESH_WHEN_LEFT_MS

/** Checks the session every 30 s and when the page becomes visible. Gives the function that stops it. */
export function startSessionClock({ expiresAt, now, refresh, onSessionEnded }: SessionClock): () => void {
  const tick = async () => {
    if (document.visibilityState === 'hidden' || !mustRefresh(expiresAt(), now())) return
    if ((await refresh()) === 'ended') onSessionEnded()
  }
  const timer = setInterval(() => void tick(), SESSION_TICK_MS)
  const onVisible = () => void tick()
  document.addEventListener('visibilitychange', onVisible)
  void tick()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
