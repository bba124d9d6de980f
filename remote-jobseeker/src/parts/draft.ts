import { useCallback, useMemo, useState } from 'react'

/**
 * What a person typed and did not send yet. It survives a reload, a closed dialog and a lost session in this tab; the account is part of
 * the key, so that on a shared computer nobody meets another person's words.
 */
export interface Draft<T> {
  value: T | null
  keep(value: T): void
  clear(): void
}

const keyOf = (form: string, accountId: string) => `onward.jobseeker.${form}.${accountId}`

export function readDraft<T extends object>(storage: Storage, form: string, accountId: string): T | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(keyOf(form, accountId)) ?? 'null')
    return typeof found === 'object' && found !== null ? (found as T) : null
  } catch {
    return null
  }
}

export function useDraft<T extends object>(form: string, accountId: string): Draft<T> {
  const key = useMemo(() => keyOf(form, accountId), [form, accountId])
  const [value, setValue] = useState(() => readDraft<T>(window.sessionStorage, form, accountId))
  const keep = useCallback(
    (next: T) => {
      setValue(next)
      try {
        window.sessionStorage.setItem(key, JSON.stringify(next))
      } catch {
        // A full or forbidden storage must not stop anybody from typing.
      }
    },
    [key],
  )
  const clear = useCallback(() => {
    setValue(null)
    window.sessionStorage.removeItem(key)
  }, [key])
  return { value, keep, clear }
}
