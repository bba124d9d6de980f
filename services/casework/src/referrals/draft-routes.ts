import { Problem, readReferralDraft, referralDraft, removeReferralDraft, saveReferralDraft } from '@onward/contracts'
import type { Principal } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { openField, sealField } from '@onward/service-kit/keys'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { referralDrafts } from '../db/schema'

/** What a draft is bound to: it opens for its agent alone. */
const boundTo = (accountId: string): string => `referral_drafts/${accountId}`

const signedIn = (who: Principal | null): string => {
  if (!who) throw new Problem('sign-in-required')
  return who.accountId
}

/** A form that is not sent yet stays with its agent, on whatever device, and is sealed: it may hold a National Insurance number. */
export function draftRoutes(kit: ServiceKit): void {
  kit.handle(readReferralDraft, ({ read }) =>
    read(async (tx, who) => {
      const accountId = signedIn(who)
      const [row] = await tx.select().from(referralDrafts).where(eq(referralDrafts.accountId, accountId))
      if (!row) return { draft: null, updatedAt: null }
      const draft = v.parse(referralDraft, JSON.parse(openField(kit.keys, row.sealed, boundTo(accountId))))
      return { draft, updatedAt: row.updatedAt.toISOString() }
    }),
  )
  kit.handle(saveReferralDraft, ({ body, now, write }) =>
    write(async (tx, who) => {
      const accountId = signedIn(who)
      const row = { sealed: sealField(kit.keys, JSON.stringify(body), boundTo(accountId)), updatedAt: now }
      await tx
        .insert(referralDrafts)
        .values({ accountId, ...row })
        .onConflictDoUpdate({ target: referralDrafts.accountId, set: row })
      return { resource: `referral-drafts/${accountId}`, answer: {} }
    }),
  )
  kit.handle(removeReferralDraft, ({ write }) =>
    write(async (tx, who) => {
      const accountId = signedIn(who)
      await tx.delete(referralDrafts).where(eq(referralDrafts.accountId, accountId))
      return { resource: `referral-drafts/${accountId}`, answer: {} }
    }),
  )
}
