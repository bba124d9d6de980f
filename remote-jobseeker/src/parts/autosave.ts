import { useSession } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { forgetOnDevice, keepOnDevice, readFromDevice } from './device-draft'
import { readDraft, useDraft } from './draft'

/** `unsaved`: waits for a pause in the typing. `unfinished`: something typed cannot be saved yet. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'unfinished' | 'failed' | 'conflict'
interface Versioned<T> {
  value: T
  version: number
}
export interface Autosave<T> {
  value: T
  change(next: T): void
  state: SaveState
  /** Why the last try failed. */
  error: unknown
  /** Saves what is left, at once; false when it could not. */
  flush(): Promise<boolean>
  /** What another tab or device saved meanwhile, while the person decides. */
  theirs: T | null
  /** Whether the person still has to choose, as of now and not of the last drawing. */
  mustChoose(): boolean
  keepMine(): void
  takeTheirs(): void
}
export interface AutosaveOptions<T> {
  /** Names the words in this tab's storage. */
  form: string
  saved: Versioned<T>
  /** Gives the new version; throws `ApiError`. */
  save(value: T, version: number): Promise<number>
  reread(): Promise<Versioned<T>>
  /** Whether it can be saved as it stands. */
  ready?(value: T): boolean
  /** Whether two say the same. */
  same?(a: T, b: T): boolean
  /** What is not saved yet outlasts a closed tab. */
  onDevice?: boolean
}

const PAUSE_MS = 1_000
const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Words that are saved by themselves after a pause, one save at a time. What is not saved yet is kept in this tab, survives a reload and
 * is sent again when the connection is back. When somebody saved in between, nothing is lost: the person chooses.
 */
export function useAutosave<T extends object>({
  form,
  saved,
  save,
  reread,
  ready = () => true,
  same = sameText,
  onDevice = false,
}: AutosaveOptions<T>): Autosave<T> {
  const { user } = useSession()
  const account = user?.accountId ?? ''
  const inTab = useDraft<Versioned<T>>(form, account)
  const [left] = useState(() => (onDevice ? readFromDevice<Versioned<T>>(form, account) : null))
  const draft = useMemo(
    () => ({
      keep(value: Versioned<T>) {
        inTab.keep(value)
        if (onDevice) keepOnDevice(form, account, value)
      },
      clear() {
        inTab.clear()
        if (onDevice) forgetOnDevice(form, account, left)
      },
    }),
    [inTab.keep, inTab.clear, onDevice, form, account, left],
  )
  const [start] = useState(() => {
    const kept = readDraft<Versioned<T>>(window.sessionStorage, form, account) ?? left
    return kept && !same(kept.value, saved.value) ? kept : null
  })
  const [value, setValue] = useState(start?.value ?? saved.value)
  const [state, setState] = useState<SaveState>(() => (start ? 'unsaved' : 'saved'))
  const [error, setError] = useState<unknown>(null)
  const [theirs, setTheirs] = useState<Versioned<T> | null>(null)
  const now = useRef({ value, version: start?.version ?? saved.version, theirs: null as Versioned<T> | null })
  const running = useRef<Promise<boolean> | null>(null)
  const options = useRef({ save, reread, ready, same })
  useEffect(() => {
    options.current = { save, reread, ready, same }
  })

  const settle = useCallback(
    (version: number, sent: T) => {
      now.current = { ...now.current, version }
      const done = options.current.same(now.current.value, sent)
      if (done) draft.clear()
      else draft.keep({ value: now.current.value, version })
      setError(null)
      setState(done ? 'saved' : 'unsaved')
      return done
    },
    [draft.clear, draft.keep],
  )
  const meet = useCallback(
    async (sent: T) => {
      const other = await options.current.reread()
      // The save had arrived and only its answer was lost, or both wrote the same.
      if (options.current.same(other.value, sent)) return settle(other.version, sent)
      now.current.theirs = other
      setTheirs(other)
      setState('conflict')
      return false
    },
    [settle],
  )
  const run = useCallback(async (): Promise<boolean> => {
    const { value: sent, version } = now.current
    if (!options.current.ready(sent)) {
      setState('unfinished')
      return false
    }
    setState('saving')
    try {
      return settle(await options.current.save(sent, version), sent)
    } catch (failure) {
      try {
        if (failure instanceof ApiError && failure.code === 'state-conflict') return await meet(sent)
      } catch {
        // What others saved cannot be read now either; the next try asks again.
      }
      setError(failure)
      setState('failed')
      return false
    }
  }, [settle, meet])

  const flush = useCallback(async (): Promise<boolean> => {
    if (now.current.theirs) return false
    // Typing goes on while a save is under way; the rest follows it.
    while (running.current) await running.current
    running.current = run().finally(() => {
      running.current = null
    })
    return running.current
  }, [run])

  const change = useCallback(
    (next: T) => {
      now.current.value = next
      setValue(next)
      draft.keep({ value: next, version: now.current.version })
      setState((before) => (before === 'conflict' || before === 'saving' ? before : 'unsaved'))
    },
    [draft.keep],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter typed starts the pause again
  useEffect(() => {
    if (state !== 'unsaved') return
    const timer = setTimeout(() => void flush(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state, value, flush])
  useEffect(() => {
    if (state !== 'failed') return
    const again = () => void flush()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [state, flush])
  // Someone who turns to another app or page may not come back to this one.
  useEffect(() => {
    if (state !== 'unsaved') return
    const leave = () => document.visibilityState === 'hidden' && void flush()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [state, flush])
  // Saved in another tab while nothing is unsaved here: show that.
  useEffect(() => {
    if (state !== 'saved' || saved.version <= now.current.version) return
    now.current = { ...now.current, value: saved.value, version: saved.version }
    setValue(saved.value)
  }, [state, saved.value, saved.version])

  const decide = (next: T, version: number, then: SaveState) => {
    now.current = { value: next, version, theirs: null }
    setTheirs(null)
    setValue(next)
    if (then === 'saved') draft.clear()
    else draft.keep({ value: next, version })
    setState(then)
  }
  return {
    value,
    change,
    state,
    error,
    flush: async () => (state === 'saved' ? true : flush()),
    theirs: theirs?.value ?? null,
    mustChoose: () => now.current.theirs !== null,
    keepMine: () => theirs && decide(value, theirs.version, 'unsaved'),
    takeTheirs: () => theirs && decide(theirs.value, theirs.version, 'saved'),
  }
}
