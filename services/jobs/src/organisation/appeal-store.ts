import type { Tx } from '@onward/database'
import { and, eq, isNull } from 'drizzle-orm'
import { type OrganisationAppealRow, organisationAppeals } from '../db/schema'
import { isForAnother } from '../vacancies/appeal-store'
import type { AppealableDecision } from './rules'

/** The appeal against a decision, decided or not. */
export async function readAppealAgainst(
  tx: Tx,
  organisationId: string,
  decision: AppealableDecision | null,
): Promise<OrganisationAppealRow | null> {
  if (!decision) return null
  const [appeal] = await tx
    .select()
    .from(organisationAppeals)
    .where(and(eq(organisationAppeals.organisationId, organisationId), eq(organisationAppeals.against, decision.against)))
  return appeal ?? null
}

/** False where there was one against this decision already. */
export async function insertAppeal(tx: Tx, appeal: Omit<OrganisationAppealRow, 'decidedAt'>): Promise<boolean> {
  const added = await tx
    .insert(organisationAppeals)
    .values(appeal)
    .onConflictDoNothing()
    .returning({ id: organisationAppeals.organisationId })
  return added.length > 0
}

/** Closes what waits about such a decision, or about any; false where nothing did. As the system. */
export async function closeAppeals(
  tx: Tx,
  organisationId: string,
  at: Date,
  about?: AppealableDecision['about'],
): Promise<boolean> {
  const closed = await tx
    .update(organisationAppeals)
    .set({ decidedAt: at })
    .where(
      and(
        eq(organisationAppeals.organisationId, organisationId),
        isNull(organisationAppeals.decidedAt),
        about && eq(organisationAppeals.about, about),
      ),
    )
    .returning({ id: organisationAppeals.organisationId })
  return closed.length > 0
}

/** The appeal that waits, and whether another administrator is to decide about it. As the system. */
export async function openAppeal(tx: Tx, organisationId: string, administrator: string, now: Date) {
  const [appeal] = await tx
    .select()
    .from(organisationAppeals)
    .where(and(eq(organisationAppeals.organisationId, organisationId), isNull(organisationAppeals.decidedAt)))
  if (!appeal) return null
  const { about, words, note, appealedAt } = appeal
  const act = `%/admin/organisations/:id/${about === 'refused' ? 'refusal' : 'suspension'}`
  const forAnother = await isForAnother(tx, { resource: `organisations/${organisationId}`, act }, administrator, now)
  return { about, words, note, at: appealedAt.toISOString(), forAnother }
}
