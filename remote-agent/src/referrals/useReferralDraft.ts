import { type ReferralDraft, type readReferralDraft, referralDraft } from '@onward/contracts/casework/referral-drafts'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { useServerDraft } from '@onward/portal-kit/server-draft'
import { useState } from 'react'
import * as v from 'valibot'
import { useForgetDraft, useSaveDraft } from './api'

/** Values of the form. */
export interface Typed extends ReferralDraft {
  /** Null: the number stored by the service, of which only the mask is here. */
  niNumber: string | null
  niMask: string | null
}
export type Stored = ResponseOf<typeof readReferralDraft>['draft']
const BLANK: Typed = { ...v.parse(referralDraft, {}), niNumber: '', niMask: null }

export const isBlank = ({ niMask, niNumber, language: _, ...rest }: Typed): boolean =>
  niMask === null && !niNumber && Object.values(rest).every((value) => value === '' || value === 'none' || value === false)

const typedFrom = (stored: Stored, here: Partial<ReferralDraft> | null): Typed => ({
  ...BLANK,
  ...stored,
  ...here,
  niNumber: stored?.niMask ? null : '',
})

export interface ReferralDraftState {
  value: Typed
  /** The form started with stored text. */
  isRestored: boolean
  /** The state to show; null while nothing was typed or a save is running. */
  state: 'saved' | 'unsaved' | null
  change(change: Partial<Omit<Typed, 'niMask'>>): void
  /** Clears the draft, here and at the service. */
  clear(): void
  /** The form is being sent: stops saving, because a late save would outlive the referral. */
  hold(): void
  sent(): void
}

/** The draft of a referral, stored encrypted by the service after each pause in typing: it survives the tab, the session and the device. */
export function useReferralDraft(stored: Stored): ReferralDraftState {
  const { mutateAsync } = useSaveDraft()
  const { forget, remove } = useForgetDraft()
  // The service stores one draft without versions: the last save wins.
  const [saved] = useState(() => ({ value: typedFrom(stored, null), version: 0 }))
  const draft = useServerDraft<Typed>({
    form: 'referral',
    saved,
    async save({ niNumber, niMask, ...rest }) {
      // A number that is being changed stays stored until a new one is typed.
      const stays = niMask !== null && !niNumber
      await mutateAsync({ body: stays ? rest : { ...rest, niNumber: niNumber ?? '' } })
      return 0
    },
    reread: async () => saved,
    stored: {
      // The browser never stores the National Insurance number.
      write: ({ value: { niNumber: _, niMask: __, ...rest } }) => rest,
      read(found) {
        const here = v.safeParse(v.partial(referralDraft), found)
        return here.success ? { value: typedFrom(stored, here.output), version: 0 } : null
      },
    },
  })
  const [isRestored, setRestored] = useState(() => !isBlank(draft.value))
  const empty = () => {
    draft.reset(BLANK)
    setRestored(false)
  }
  return {
    value: draft.value,
    isRestored,
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
      // The service deleted the draft with the referral; this also cancels a save that is running.
      remove()
    },
  }
}
