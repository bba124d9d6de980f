import { useSession } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { deviceStorage, tabStorage } from './draft-storage'

/** `unsaved`: waits for a pause in typing. `unfinished`: something typed cannot be saved yet. */
export type DraftState = 'saved' | 'unsaved' | 'saving' | 'unfinished' | 'failed' | 'conflict'
export interface Versioned<T> {
  value: T
  version: number
}
export interface ServerDraft<T> {
  value: T
  /** A function gets the current value, not the last drawn one. */
  change(next: T | ((now: T) => T)): void
  state: DraftState
  /** It started with text that only this browser had. */
  restored: boolean
  /** Something was typed, also before a reload. */
  touched: boolean
  /** What is shown came from another tab or device while this one was open, and nothing was typed here since. */
  followed: boolean
  /** Why the last attempt failed; in a conflict, the service's message. */
  error: unknown
  /** Saves now; false when it failed. */
  flush(): Promise<boolean>
  /** The version of another tab or device, while the person decides. */
  theirs: T | null
  /** Whether the person has to choose, as of now. */
  mustChoose(): boolean
  keepMine(): void
  takeTheirs(): void
  /** The form is being sent: no automatic save until somebody types again. */
  hold(): void
  /** The form was sent or discarded: continues with `next`, saved. A running save no longer counts. */
  reset(next: T): void
}
export interface ServerDraftOptions<T> {
  /** Name in this tab's storage, with the area of the portal first: `employer.post-job`. */
  form: string
  saved: Versioned<T>
  /** Gives the new version; throws `ApiError`. */
  save(value: T, version: number): Promise<number>
  /** Reads the server's version after a `state-conflict`. */
  reread(): Promise<Versioned<T>>
  /** Whether it can be saved now. */
  ready?(value: T): boolean
  same?(a: T, b: T): boolean
  /** Name in the device's storage, which survives a closed tab; without it, text is kept in the tab only. */
  onDevice?: string
  /** How the browser stores it, if not as the whole value with its version. */
  stored?: StoredForm<T>
}
export interface StoredForm<T> {
  write(draft: Versioned<T>): object
  /** Null: nothing usable. */
  read(found: object): Versioned<T> | null
}

const PAUSE_MS = 1_000
const RETRY_MS = 5_000
const MAX_RETRY_MS = 60_000
const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * A form that saves itself: after a pause in typing, when the page is hidden or left, and when the connection returns. One save runs at a
 * time. Unsaved text is kept in this tab (and on the device, if asked). After a conflict both versions stay and the person chooses;
 * without unsaved text the newer version is shown.
 */
export function useServerDraft<T extends object>(given: ServerDraftOptions<T>): ServerDraft<T> {
  const { saved, same = sameText } = given
  const { user } = useSession()
  const options = useRef(given)
  useEffect(() => {
    options.current = given
  })
  const [storage] = useState(() => browserStorage(given, user?.accountId ?? ''))
  const [start] = useState(() => {
    const found = storage.read()
    return found && !same(found.value, saved.value) ? found : null
  })
  const [value, setValue] = useState(start?.value ?? saved.value)
  const [state, setState] = useState<DraftState>(() => (start ? 'unsaved' : 'saved'))
  const [touched, setTouched] = useState(start !== null)
  const [followed, setFollowed] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [theirs, setTheirs] = useState<Versioned<T> | null>(null)
  const now = useRef({
    value,
    version: start?.version ?? saved.version,
    theirs: null as Versioned<T> | null,
    unsaved: start !== null,
    held: false,
    /** Counts resets, to ignore the answer of an earlier save. */
    round: 0,
    failures: 0,
  })
  const running = useRef<Promise<boolean> | null>(null)

  const settle = useCallback(
    (version: number, sent: T) => {
      const at = now.current
      const done = (options.current.same ?? sameText)(at.value, sent)
      Object.assign(at, { version, unsaved: !done, failures: 0 })
      if (done) storage.clear()
      else storage.keep({ value: at.value, version })
      setError(null)
      setState(done ? 'saved' : 'unsaved')
      return done
    },
    [storage],
  )
  const failed = useCallback(
    async (failure: unknown, sent: T, round: number) => {
      const at = now.current
      if (at.round !== round) return false
      if (failure instanceof ApiError && failure.code === 'state-conflict') {
        try {
          const other = await options.current.reread()
          if (at.round !== round) return false
          // The save had arrived and its answer was lost, or both wrote the same.
          if ((options.current.same ?? sameText)(other.value, sent)) return settle(other.version, sent)
          at.theirs = other
          setTheirs(other)
          setError(failure)
          setState('conflict')
          return false
        } catch {
          // The other version cannot be read now; the next attempt asks again.
        }
      }
      at.failures += 1
      setError(failure)
      setState('failed')
      return false
    },
    [settle],
  )
  const run = useCallback(
    async (isRetry: boolean): Promise<boolean> => {
      const { value: sent, version, round } = now.current
      if (options.current.ready?.(sent) === false) {
        setState('unfinished')
        return false
      }
      // Automatic retries are not announced.
      if (!isRetry) setState('saving')
      try {
        const next = await options.current.save(sent, version)
        return now.current.round === round && settle(next, sent)
      } catch (failure) {
        return failed(failure, sent, round)
      }
    },
    [settle, failed],
  )
  const flush = useCallback(
    async (isRetry = false): Promise<boolean> => {
      if (now.current.theirs) return false
      // Text typed during a save is saved next.
      while (running.current) await running.current
      if (!now.current.unsaved) return true
      if (now.current.theirs || now.current.held) return false
      running.current = run(isRetry).finally(() => {
        running.current = null
      })
      return running.current
    },
    [run],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter typed starts the pause again
  useEffect(() => {
    if (state !== 'unsaved') return
    const timer = setTimeout(() => void flush(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state, value, flush])
  useEffect(() => {
    if (state !== 'failed') return
    const again = () => void flush(true)
    window.addEventListener('online', again)
    const delay = Math.min(RETRY_MS * 2 ** (now.current.failures - 1), MAX_RETRY_MS)
    const timer = error instanceof ApiError && error.transient ? setTimeout(again, delay) : undefined
    return () => {
      window.removeEventListener('online', again)
      clearTimeout(timer)
    }
  }, [state, error, flush])
  // The person may not come back to this page.
  useEffect(() => {
    if (state !== 'unsaved') return
    const leave = () => document.visibilityState === 'hidden' && void flush()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [state, flush])
  useEffect(() => () => void flush(true), [flush])
  // Nothing is unsaved here: show the newer version.
  useEffect(() => {
    if (state !== 'saved' || saved.version <= now.current.version) return
    const isOther = !(options.current.same ?? sameText)(saved.value, now.current.value)
    Object.assign(now.current, { value: saved.value, version: saved.version })
    setValue(saved.value)
    if (isOther) setFollowed(true)
  }, [state, saved.value, saved.version])

  const change = useCallback(
    (given: T | ((now: T) => T)) => {
      const at = now.current
      const next = typeof given === 'function' ? given(at.value) : given
      Object.assign(at, { value: next, unsaved: true, held: false })
      setValue(next)
      setTouched(true)
      setFollowed(false)
      storage.keep({ value: next, version: at.version })
      setState((before) => (before === 'conflict' || before === 'saving' ? before : 'unsaved'))
    },
    [storage],
  )
  const choose = (next: T, version: number, unsaved: boolean) => {
    Object.assign(now.current, { value: next, version, theirs: null, unsaved, held: false })
    setTheirs(null)
    setError(null)
    setValue(next)
    setState(unsaved ? 'unsaved' : 'saved')
    if (unsaved) storage.keep({ value: next, version })
    else storage.clear()
  }
  return {
    value,
    change,
    state,
    restored: start !== null,
    touched,
    followed,
    error,
    flush() {
      now.current.held = false
      return flush()
    },
    theirs: theirs?.value ?? null,
    mustChoose: () => now.current.theirs !== null,
    keepMine() {
      const other = now.current.theirs
      if (!other) return
      choose(now.current.value, other.version, true)
      void flush()
    },
    takeTheirs() {
      const other = now.current.theirs
      if (other) choose(other.value, other.version, false)
    },
    hold() {
      now.current.held = true
    },
    reset(next) {
      now.current.round += 1
      choose(next, now.current.version, false)
      setTouched(false)
    },
  }
}

/** In this tab and, where asked, on the device. */
function browserStorage<T>({ form, onDevice, stored }: ServerDraftOptions<T>, accountId: string) {
  const tab = tabStorage(form, accountId)
  const device = onDevice === undefined ? null : deviceStorage(onDevice, accountId)
  const left = device?.read() ?? null
  return {
    read(): Versioned<T> | null {
      const found = tab.read() ?? left
      if (!found) return null
      return stored ? stored.read(found) : 'value' in found && 'version' in found ? (found as Versioned<T>) : null
    },
    keep(draft: Versioned<T>) {
      const record = stored ? stored.write(draft) : draft
      tab.keep(record)
      device?.keep(record)
    },
    clear() {
      tab.clear()
      device?.clear(left)
    },
  }
}
