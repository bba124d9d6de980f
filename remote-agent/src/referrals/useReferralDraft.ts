import { type ReferralDraft, type readReferralDraft, referralDraft } from '@onward/contracts/casework/referral-drafts'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { useServerDraft } from '@onward/portal-kit/server-draft'
import { useState } from 'react'
import * as v from 'valibot'
import { useForgetDraft, useSaveDraft } from './api'

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

export interface KeptDraft {
  value: Typed
  /** There was text from before. */
  kept: boolean
  /** As people read it: null while nothing was typed or a save is under way. */
  state: 'saved' | 'unsaved' | null
  change(change: Partial<Omit<Typed, 'niMask'>>): void
  /** Forgets what was typed, here and at the service. */
  clear(): void
  /** It is on its way: nothing more is saved, or what was saved late would outlive the sending. */
  hold(): void
  sent(): void
}

/** What the agent types, kept sealed by the service once the typing pauses: it outlives the tab, the session and the device. */
export function useReferralDraft(stored: Stored): KeptDraft {
  const { mutateAsync } = useSaveDraft()
  const { forget, remove } = useForgetDraft()
  // The service keeps one draft without versions: the last save counts.
  const [saved] = useState(() => ({ value: typedFrom(stored, null), version: 0 }))
  const draft = useServerDraft<Typed>({
    form: 'referral',
    saved,
    async save({ niNumber, niMask, ...rest }) {
      // A number that is to be changed stays until another one is typed.
      const stays = niMask !== null && !niNumber
      await mutateAsync({ body: stays ? rest : { ...rest, niNumber: niNumber ?? '' } })
      return 0
    },
    reread: async () => saved,
    stored: {
      // The browser never keeps the National Insurance number.
      write: ({ value: { niNumber: _, niMask: __, ...rest } }) => rest,
      read(found) {
        const here = v.safeParse(v.partial(referralDraft), found)
        return here.success ? { value: typedFrom(stored, here.output), version: 0 } : null
      },
    },
  })
  const [kept, setKept] = useState(() => !isBlank(draft.value))
  const empty = () => {
    draft.reset(BLANK)
    setKept(false)
  }
  return {
    value: draft.value,
    kept,
    state: draft.state === 'failed' ? 'unsaved' : draft.state === 'saved' && draft.touched ? 'saved' : null,
    change: (change) => draft.change((now) => ({ ...now, ...change, ...(change.niNumber && { niMask: null }) })),
    clear() {
      empty()
      remove()
    },
    hold: draft.hold,
    sent() {
      empty()
      forget()
      // The service has forgotten it with the sending; what was being saved at that moment goes too.
      remove()
    },
  }
}
