import { SESSION_TICK_MS } from '@onward/contracts/identity/identity'

/** When anything was last done in any tab of this browser. */
const LAST_DONE = 'onward:last-done'
/** A written time may be this much older than the true one. */
const WRITE_EVERY_MS = 10_000
const MINUTE_MS = 60_000
export const WARN_MINUTES = 2
const DOINGS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

export interface IdleClock {
  idleMinutes: number
  now(): number
  /** Two minutes are left. */
  onWarning(): void
  /** Something was done after the warning. */
  onResumed(): void
  /** The time is over; called once. */
  onIdle(): void
}

/** Watches whether anything is done in this page, or in another tab. Gives the function that stops it. */
export function startIdleClock({ idleMinutes, now, onWarning, onResumed, onIdle }: IdleClock): () => void {
  let lastDone = now()
  let written = 0
  let warned = false
  const stop = () => {
    clearInterval(timer)
    for (const doing of DOINGS) window.removeEventListener(doing, onDone, true)
    document.removeEventListener('visibilitychange', check)
  }
  const check = () => {
    const idleMs = now() - Math.max(lastDone, lastDoneElsewhere())
    if (idleMs >= idleMinutes * MINUTE_MS) {
      stop()
      onIdle()
      return
    }
    const isNear = idleMs >= (idleMinutes - WARN_MINUTES) * MINUTE_MS
    if (isNear === warned) return
    warned = isNear
    if (isNear) onWarning()
    else onResumed()
  }
  const onDone = () => {
    // A computer that slept was idle: what wakes it does not count.
    if (now() - Math.max(lastDone, lastDoneElsewhere()) < idleMinutes * MINUTE_MS) write()
    check()
  }
  const write = () => {
    lastDone = now()
    if (lastDone - written < WRITE_EVERY_MS) return
    written = lastDone
    try {
      localStorage.setItem(LAST_DONE, String(lastDone))
    } catch {
      // Storage is off: each tab counts for itself.
    }
  }
  const timer = setInterval(check, SESSION_TICK_MS)
  for (const doing of DOINGS) window.addEventListener(doing, onDone, { capture: true, passive: true })
  document.addEventListener('visibilitychange', check)
  write()
  return stop
}

function lastDoneElsewhere(): number {
  try {
    return Number(localStorage.getItem(LAST_DONE) ?? 0)
  } catch {
    return 0
  }
}
