import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a confirmed action can be undone. */
const UNDO_MS = 10_000

export interface Pending<T> {
  waiting: T | null
  start(thing: T): void
  undo(): void
  now(): void
}

/**
 * Delays an action by ten seconds, so that it can be undone. Leaving the page runs it at once, because it was confirmed; closing the window asks
 * first.
 */
export function useUndoTime<T>(act: (thing: T) => void): Pending<T> {
  const [waiting, setWaiting] = useState<T | null>(null)
  const held = useRef<T | null>(null)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const finish = useCallback((isDone: boolean) => {
    const thing = held.current
    held.current = null
    setWaiting(null)
    if (isDone && thing !== null) latest.current(thing)
  }, [])
  useEffect(() => {
    if (waiting === null) return
    const timer = setTimeout(() => finish(true), UNDO_MS)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', ask)
    }
  }, [waiting, finish])
  useEffect(() => () => finish(true), [finish])
  return {
    waiting,
    start: (thing) => {
      // One at a time: a waiting action runs before the next is held.
      finish(true)
      held.current = thing
      setWaiting(thing)
    },
    undo: () => finish(false),
    now: () => finish(true),
  }
}
