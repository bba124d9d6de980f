import { readReferralDraft, removeReferralDraft, saveReferralDraft } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { eq } from 'drizzle-orm'
import { referralDrafts } from '../db/schema'
import { openDraft, sealDraft, sealDraftNumber, sealNumbersApart } from './draft'

/** A form that is not sent yet stays with its agent, on whatever device, sealed; its National Insurance number is shown as a mask. */
export function draftRoutes(kit: ServiceKit): void {
  const { keys } = kit
  kit.handle(readReferralDraft, ({ read }) =>
    read(async (tx, who) => {
      const [row] = await tx.select().from(referralDrafts).where(eq(referralDrafts.accountId, who.accountId))
      return row ? { draft: openDraft(keys, row), updatedAt: row.updatedAt.toISOString() } : { draft: null, updatedAt: null }
    }),
  )
  kit.handle(saveReferralDraft, ({ body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const { niNumber, ...draft } = body
      const row = {
        sealed: sealDraft(keys, accountId, draft),
        updatedAt: now,
        ...(niNumber !== undefined && { niNumber: sealDraftNumber(keys, accountId, niNumber) }),
      }
      await tx
        .insert(referralDrafts)
        .values({ accountId, ...row })
        .onConflictDoUpdate({ target: referralDrafts.accountId, set: row })
      return { resource: `referral-drafts/${accountId}`, answer: {} }
    }),
  )
  kit.handle(removeReferralDraft, ({ write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      await tx.delete(referralDrafts).where(eq(referralDrafts.accountId, accountId))
      return { resource: `referral-drafts/${accountId}`, answer: {} }
    }),
  )
  kit.onReady(async () => {
    const moved = await sealNumbersApart(kit.db, keys)
    if (moved > 0) kit.log.info({ moved }, 'numbers of referral drafts sealed apart')
  })
}
