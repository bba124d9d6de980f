import { type ReferralDraft, type readReferralDraft, referralDraft } from '@onward/contracts/casework/referrals'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { useSession } from '@onward/portal-kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useForgetDraft, useSaveDraft } from './api'

const PAUSE_MS = 800
const RETRY_MS = 5_000
/** What the form holds. */
export interface Typed extends ReferralDraft {
  /** Null: the number that the service keeps, whose mask alone is here. */
  niNumber: string | null
  niMask: string | null
}
export type Stored = ResponseOf<typeof readReferralDraft>['draft']
const BLANK: Typed = { ...v.parse(referralDraft, {}), niNumber: '', niMask: null }

export const isBlank = ({ niMask, niNumber, language: _, ...rest }: Typed): boolean =>
  niMask === null && !niNumber && Object.values(rest).every((value) => value === '' || value === 'none')

const typedFrom = (stored: Stored, here: Partial<ReferralDraft> | null): Typed => ({
  ...BLANK,
  ...stored,
  ...here,
  niNumber: stored?.niMask ? null : '',
})

/** What could not be saved, in this tab alone, until it can; without the National Insurance number. */
function unsaved(accountId: string) {
  const key = `onward.referral.${accountId}`
  return {
    read(): Partial<ReferralDraft> | null {
      try {
        const found = v.safeParse(v.partial(referralDraft), JSON.parse(window.sessionStorage.getItem(key) ?? 'null'))
        return found.success ? found.output : null
      } catch {
        return null
      }
    },
    keep({ niNumber: _, niMask: __, ...rest }: Typed): void {
      try {
        window.sessionStorage.setItem(key, JSON.stringify(rest))
      } catch {
        // A browser that keeps nothing: what was typed stays on the page.
      }
    },
    forget: () => window.sessionStorage.removeItem(key),
  }
}

export interface KeptDraft {
  value: Typed
  /** There was text from before. */
  kept: boolean
  state: 'untouched' | 'saving' | 'saved' | 'unsaved'
  change(change: Partial<Omit<Typed, 'niMask'>>): void
  /** Forgets what was typed, here and at the service. */
  clear(): void
  /** It is on its way: nothing more is saved, or what was saved late would outlive the sending. */
  hold(): void
  sent(): void
}

/** What the agent types, kept sealed by the service once the typing pauses: it outlives the tab, the session and the device. */
export function useReferralDraft(stored: Stored): KeptDraft {
  const { user } = useSession()
  const accountId = user?.accountId ?? ''
  const [here] = useState(() => unsaved(accountId))
  const [value, setValue] = useState(() => typedFrom(stored, here.read()))
  const [kept, setKept] = useState(() => !isBlank(value))
  const [state, setState] = useState<KeptDraft['state']>('untouched')
  const { mutate } = useSaveDraft()
  const { forget, remove } = useForgetDraft()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = useCallback(
    (draft: Typed) => {
      setState('saving')
      here.keep(draft)
      const { niNumber, niMask, ...rest } = draft
      // A number that is to be changed stays until another one is typed.
      const stays = niMask !== null && !niNumber
      mutate(
        { body: stays ? rest : { ...rest, niNumber: niNumber ?? '' } },
        {
          onSuccess: () => {
            here.forget()
            setState('saved')
          },
          onError: (error) => {
            setState('unsaved')
            if (error.transient) timer.current = setTimeout(() => save(draft), RETRY_MS)
          },
        },
      )
    },
    [mutate, here],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  const empty = () => {
    clearTimeout(timer.current)
    here.forget()
    setValue(BLANK)
    setKept(false)
    setState('untouched')
  }
  return {
    value,
    kept,
    state,
    change(change) {
      const next = { ...value, ...change, ...(change.niNumber && { niMask: null }) }
      setValue(next)
      here.keep(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => save(next), PAUSE_MS)
    },
    clear() {
      empty()
      remove()
    },
    hold: () => clearTimeout(timer.current),
    sent() {
      empty()
      forget()
      // The service has forgotten it with the sending; what was being saved at that moment goes too.
      remove()
    },
  }
}
