import { useMemo, useState } from 'react'
import { keptText } from './kept'

export interface Draft<T> {
  value: T
  /** There was text from before, in this tab. */
  kept: boolean
  change(change: Partial<T>): void
  /** Forgets what was typed. */
  clear(): void
}

/** What stands in a form, written down at each change; see `kept.ts`. */
export function useDraft<T extends object>(form: string, accountId: string, blank: T): Draft<T> {
  const store = useMemo(() => keptText(window.sessionStorage, form, accountId), [form, accountId])
  const [state, setState] = useState(() => store.read(blank))
  return {
    value: state.value,
    kept: state.kept,
    change: (change) =>
      setState((before) => {
        const value = { ...before.value, ...change }
        store.write(value)
        return { value, kept: before.kept }
      }),
    clear: () => {
      store.clear()
      setState({ value: blank, kept: false })
    },
  }
}
