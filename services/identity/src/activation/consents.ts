import { randomUUID } from 'node:crypto'
import {
  ACTIVATION_CONSENT_KINDS,
  ACTIVATION_CONSENTS,
  type ActivationConsentKind,
  type Language,
  listActivationConsents,
  Problem,
  stopMarketing,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { sha256 } from '@onward/service-kit/keys'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { consents } from '../db/schema'

/** Of the words that were agreed to, and of the page that they name, in the language that was read. */
export function consentHash(kind: ActivationConsentKind, language: Language): string {
  const { text, document } = ACTIVATION_CONSENTS[kind]
  return sha256(JSON.stringify([text[language], document?.path ?? null, document?.sha256[language] ?? null])).toString('hex')
}

/** Keeps what somebody agreed to now. What they agreed to before is over, also what they did not tick again. */
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

export function consentRoutes(kit: ServiceKit): void {
  kit.handle(listActivationConsents, ({ read }) =>
    read(async (tx, who) => {
      const rows = await tx
        .select()
        .from(consents)
        .where(eq(consents.accountId, who.accountId))
        .orderBy(desc(consents.givenAt), desc(consents.id))
      return {
        items: rows.map(({ kind, version, language, givenAt, withdrawnAt }) => ({
          kind,
          version,
          language,
          givenAt: givenAt.toISOString(),
          withdrawnAt: withdrawnAt?.toISOString() ?? null,
        })),
      }
    }),
  )

  kit.handle(stopMarketing, ({ now, write }) =>
    write(async (tx, who) => {
      const [ended] = await tx
        .update(consents)
        .set({ withdrawnAt: now })
        .where(and(eq(consents.accountId, who.accountId), eq(consents.kind, 'marketing'), isNull(consents.withdrawnAt)))
        .returning({ id: consents.id })
      if (!ended) throw new Problem('state-conflict', { text: 'identity.activation-consent-withdrawn' })
      return { resource: `consents/${ended.id}`, answer: {} }
    }),
  )
}
