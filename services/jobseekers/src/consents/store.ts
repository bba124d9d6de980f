import { createHash, randomUUID } from 'node:crypto'
import type { ConsentKind, Language } from '@onward/contracts'
import { CONSENTS, Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { consents } from '../db/schema'

interface ConsentText {
  consentVersion: number
  language: Language
}

/** Stores a consent to the text that the person has read; 409 when the text has changed since. Agreeing again keeps the first. */
export async function giveConsent(tx: Tx, accountId: string, kind: ConsentKind, consent: ConsentText, now: Date): Promise<void> {
  const { version, text } = CONSENTS[kind]
  if (consent.consentVersion !== version) {
    throw new Problem('state-conflict', { text: 'jobseekers.consent-text-changed' })
  }
  const live = and(eq(consents.accountId, accountId), eq(consents.kind, kind), isNull(consents.withdrawnAt))
  await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(live, ne(consents.version, version)))
  const textHash = createHash('sha256').update(text[consent.language].join('\n')).digest()
  await tx
    .insert(consents)
    .values({ id: randomUUID(), accountId, kind, version, language: consent.language, textHash, givenAt: now })
    .onConflictDoNothing()
}

export async function withdrawConsent(tx: Tx, accountId: string, kind: ConsentKind, now: Date): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, kind), isNull(consents.withdrawnAt)))
}

/** Agreed to the current text, and not withdrawn. */
export async function hasConsent(tx: Tx, accountId: string, kind: ConsentKind): Promise<boolean> {
  const rows = await tx
    .select({ version: consents.version })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, kind), isNull(consents.withdrawnAt)))
  return rows.some((row) => row.version === CONSENTS[kind].version)
}

/** A person's consents, the newest first. */
export const consentsOf = (tx: Tx, accountId: string) =>
  tx.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(desc(consents.givenAt), desc(consents.id))

/** For any version of the text: consents to older ones can be withdrawn too. */
export async function liveConsent(tx: Tx, accountId: string, kind: ConsentKind): Promise<{ id: string } | undefined> {
  const [live] = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, kind), isNull(consents.withdrawnAt)))
  return live
}
