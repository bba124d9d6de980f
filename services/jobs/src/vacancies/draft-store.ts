import { randomUUID } from 'node:crypto'
import { MAX_JOB_DRAFTS } from '@onward/contracts/jobs/vacancies'
import { Problem } from '@onward/contracts/problem'
import type { Tx } from '@onward/database'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { members } from '../db/schema'
import { jobDrafts } from './schema'

type Form = (typeof jobDrafts.$inferInsert)['form']

const columns = {
  id: jobDrafts.id,
  title: sql<string>`trim(coalesce(${jobDrafts.form} ->> 'title', ''))`,
  version: jobDrafts.version,
  savedAt: sql<string>`${jobDrafts.savedAt}`.mapWith((at: string) => new Date(at).toISOString()),
  savedBy: sql<string>`trim(coalesce(${members.firstName}, '') || ' ' || coalesce(${members.lastName}, ''))`,
}

/** The drafts of an organisation, the last saved first. */
export const draftsOf = (tx: Tx, organisationId: string) =>
  tx
    .select(columns)
    .from(jobDrafts)
    .leftJoin(members, eq(members.accountId, jobDrafts.savedBy))
    .where(eq(jobDrafts.organisationId, organisationId))
    .orderBy(desc(jobDrafts.savedAt), desc(jobDrafts.id))
    .limit(MAX_JOB_DRAFTS)

const owned = (id: string, organisationId: string) => and(eq(jobDrafts.id, id), eq(jobDrafts.organisationId, organisationId))

/** Throws `not-found` where the organisation has no such draft. */
export async function readDraft(tx: Tx, id: string, organisationId: string) {
  const [draft] = await tx
    .select({ ...columns, form: jobDrafts.form })
    .from(jobDrafts)
    .leftJoin(members, eq(members.accountId, jobDrafts.savedBy))
    .where(owned(id, organisationId))
  if (!draft) throw new Problem('not-found')
  return draft
}

interface Save {
  form: Form
  by: string
  at: Date
}
/** Throws `state-conflict` where the organisation has the most drafts allowed. */
export async function insertDraft(tx: Tx, organisationId: string, { form, by, at }: Save): Promise<string> {
  const [existing] = await tx.select({ drafts: count() }).from(jobDrafts).where(eq(jobDrafts.organisationId, organisationId))
  if ((existing?.drafts ?? 0) >= MAX_JOB_DRAFTS)
    throw new Problem('state-conflict', { text: 'jobs.vacancy-too-many-drafts', facts: { most: MAX_JOB_DRAFTS } })
  const id = randomUUID()
  await tx.insert(jobDrafts).values({ id, organisationId, form, savedAt: at, savedBy: by })
  return id
}

/** Gives the new version. Throws `state-conflict` where a colleague has saved it since version `seen`. */
export async function updateDraft(
  tx: Tx,
  id: string,
  organisationId: string,
  { form, by, at, seen }: Save & { seen: number },
): Promise<{ version: number }> {
  const [saved] = await tx
    .update(jobDrafts)
    .set({ form, savedAt: at, savedBy: by, version: sql`${jobDrafts.version} + 1` })
    .where(and(owned(id, organisationId), eq(jobDrafts.version, seen)))
    .returning({ version: jobDrafts.version })
  if (!saved) throw await overtakenBy(tx, id)
  return saved
}

async function overtakenBy(tx: Tx, id: string): Promise<Problem> {
  const [draft] = await tx
    .select({ savedBy: columns.savedBy })
    .from(jobDrafts)
    .leftJoin(members, eq(members.accountId, jobDrafts.savedBy))
    .where(eq(jobDrafts.id, id))
  if (!draft) return new Problem('not-found')
  return new Problem('state-conflict', {
    text: 'jobs.vacancy-draft-changed-by',
    facts: { who: draft.savedBy || { text: 'jobs.vacancy-someone' } },
  })
}

/** Throws `not-found` where the organisation has no such draft. */
export async function deleteDraft(tx: Tx, id: string, organisationId: string): Promise<void> {
  const gone = await tx.delete(jobDrafts).where(owned(id, organisationId)).returning({ id: jobDrafts.id })
  if (gone.length === 0) throw new Problem('not-found')
}
