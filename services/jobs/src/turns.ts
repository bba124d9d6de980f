import { setImmediate as nextTurn } from 'node:timers/promises'

/** Requests wait for no more than this. */
const TURN_MS = 5

/** A function to await after each piece of long work: it lets others have their turn when this work has had its few milliseconds. */
export function inTurns(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < TURN_MS) return undefined
    return nextTurn().then(() => {
      began = performance.now()
    })
  }
}
