import { useCallback, useEffect, useRef, useState } from 'react'

/** How long something that was confirmed can be taken back. */
const UNDO_MS = 10_000

export interface Pending<T> {
  waiting: T | null
  start(thing: T): void
  undo(): void
  now(): void
}

/**
 * Holds something for ten seconds before it is done, so that it can be taken back. Leaving the page does it at once: it was confirmed, and
 * nobody should find it undone. Closing the window asks first.
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
      // One at a time: what waits is done before the next is held.
      finish(true)
      held.current = thing
      setWaiting(thing)
    },
    undo: () => finish(false),
    now: () => finish(true),
  }
}
