import { randomUUID } from 'node:crypto'
import { ACTIVATION_CONSENT_KINDS, ACTIVATION_CONSENTS, type ActivationConsentKind, type Language } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { consents } from '../db/schema'
import { consentHash } from './rules'

/** Stores current consents. Earlier ones end, including those that were not ticked again. */
export async function giveConsents(
  tx: Tx,
  accountId: string,
  given: readonly ActivationConsentKind[],
  language: Language,
  now: Date,
): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(
      and(eq(consents.accountId, accountId), inArray(consents.kind, [...ACTIVATION_CONSENT_KINDS]), isNull(consents.withdrawnAt)),
    )
  await tx.insert(consents).values(
    given.map((kind) => ({
      id: randomUUID(),
      accountId,
      kind,
      version: ACTIVATION_CONSENTS[kind].version,
      textHash: consentHash(kind, language),
      language,
      givenAt: now,
    })),
  )
}

/** The newest first. */
export const consentsOf = (tx: Tx, accountId: string) =>
  tx.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(desc(consents.givenAt), desc(consents.id))

/** The id of the ended consent; null when none was given. */
export async function withdrawMarketing(tx: Tx, accountId: string, now: Date): Promise<string | null> {
  const [ended] = await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, 'marketing'), isNull(consents.withdrawnAt)))
    .returning({ id: consents.id })
  return ended?.id ?? null
}
