import { useSession } from '@onward/portal-kit'
import { useCallback, useMemo, useRef, useState } from 'react'
import { knownFields, tabStorage } from './draft-storage'

/** Text typed in a form that is sent as a whole; null without any. */
export interface TabDraft<T> {
  value: T | null
  keep(value: T): void
  clear(): void
}

/** Text kept in this tab until sent or discarded; see `draft-storage.ts`. `form` names it, with the area of the portal first. */
export function useTabDraft<T extends object>(form: string): TabDraft<T> {
  const { user } = useSession()
  const accountId = user?.accountId ?? ''
  const storage = useMemo(() => tabStorage(form, accountId), [form, accountId])
  const [value, setValue] = useState(() => storage.read() as T | null)
  const keep = useCallback(
    (next: T) => {
      setValue(next)
      storage.keep(next)
    },
    [storage],
  )
  const clear = useCallback(() => {
    setValue(null)
    storage.clear()
  }, [storage])
  return { value, keep, clear }
}

export interface TabForm<T> {
  value: T
  /** It started with text that this tab had stored. */
  isRestored: boolean
  change(change: Partial<T>): void
  /** Forgets what was typed. */
  clear(): void
}

/** A form that starts with `blank` and keeps its text in this tab; unknown fields are dropped. */
export function useTabForm<T extends object>(form: string, blank: T): TabForm<T> {
  const draft = useTabDraft<Partial<T>>(form)
  const [wasRestored] = useState(draft.value !== null)
  const [value, setValue] = useState(() => (draft.value ? knownFields(blank, draft.value) : blank))
  // Two changes in one event must both stay.
  const now = useRef(value)
  const set = (next: T) => {
    now.current = next
    setValue(next)
  }
  const [isCleared, setCleared] = useState(false)
  return {
    value,
    isRestored: wasRestored && !isCleared,
    change(change) {
      set({ ...now.current, ...change })
      draft.keep(now.current)
    },
    clear() {
      draft.clear()
      set(blank)
      setCleared(true)
    },
  }
}
