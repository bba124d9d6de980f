import { Problem } from '@onward/contracts/problem'

/** Seconds after which a request that found too many before it may come again. */
const RETRY_AFTER = 10

export interface Turn {
  /** Work that somebody waits for goes before all that is done in the background, which nobody bounds here. */
  inBackground?: boolean
}

/**
 * Runs functions with a limit on how many run at once; the others wait in order. With `maxWaiting` of them waiting, the next one in the foreground
 * is refused with Problem `not-ready`.
 */
export function inTurns(
  atOnce: number,
  { maxWaiting }: { maxWaiting: number },
): <T>(work: () => Promise<T>, turn?: Turn) => Promise<T> {
  let running = 0
  const foreground: (() => void)[] = []
  const background: (() => void)[] = []
  return async (work, { inBackground = false } = {}) => {
    if (running >= atOnce) {
      if (!inBackground && foreground.length >= maxWaiting) throw new Problem('not-ready', { retryAfter: RETRY_AFTER })
      await new Promise<void>((resolve) => (inBackground ? background : foreground).push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = foreground.shift() ?? background.shift()
      if (next) next()
      else running -= 1
    }
  }
}
