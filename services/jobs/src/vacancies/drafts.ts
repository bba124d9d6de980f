import { randomUUID } from 'node:crypto'
import {
  beginJobDraft,
  discardJobDraft,
  listJobDrafts,
  MAX_JOB_DRAFTS,
  readJobDraft,
  saveJobDraft,
} from '@onward/contracts/jobs/vacancies'
import { Problem } from '@onward/contracts/problem'
import { announceChange, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { members } from '../db/schema'
import { memberAccounts, ownOrganisation, requireOrganisation } from '../organisations'
import { jobDrafts } from './schema'

const columns = {
  id: jobDrafts.id,
  title: sql<string>`trim(coalesce(${jobDrafts.form} ->> 'title', ''))`,
  version: jobDrafts.version,
  savedAt: sql<string>`${jobDrafts.savedAt}`.mapWith((at: string) => new Date(at).toISOString()),
  savedBy: sql<string>`trim(coalesce(${members.firstName}, '') || ' ' || coalesce(${members.lastName}, ''))`,
}

const DAY_MS = 24 * 60 * 60 * 1000

const tell = async (tx: Tx, organisationId: string, _id: string) =>
  announceChange(tx, { accountIds: await memberAccounts(tx, organisationId), changed: ['job-draft'] })

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

/** Jobs that are begun and not posted. They belong to the organisation; nobody else ever sees one. */
export function draftRoutes(kit: ServiceKit): void {
  const keptMs = kit.config.keepDays.JOB_DRAFTS * DAY_MS
  const kept = <T extends { savedAt: string }>(draft: T) => ({
    ...draft,
    keptUntil: new Date(Date.parse(draft.savedAt) + keptMs).toISOString(),
  })

  kit.handle(listJobDrafts, ({ read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) return { items: [] }
      const items = await tx
        .select(columns)
        .from(jobDrafts)
        .leftJoin(members, eq(members.accountId, jobDrafts.savedBy))
        .where(eq(jobDrafts.organisationId, organisation.id))
        .orderBy(desc(jobDrafts.savedAt), desc(jobDrafts.id))
        .limit(MAX_JOB_DRAFTS)
      return { items: items.map(kept) }
    }),
  )

  kit.handle(readJobDraft, ({ params, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) throw new Problem('not-found')
      const [draft] = await tx
        .select({ ...columns, form: jobDrafts.form })
        .from(jobDrafts)
        .leftJoin(members, eq(members.accountId, jobDrafts.savedBy))
        .where(and(eq(jobDrafts.id, params.id), eq(jobDrafts.organisationId, organisation.id)))
      if (!draft) throw new Problem('not-found')
      return kept(draft)
    }),
  )

  kit.handle(beginJobDraft, ({ body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const [kept] = await tx.select({ drafts: count() }).from(jobDrafts).where(eq(jobDrafts.organisationId, organisation.id))
      if ((kept?.drafts ?? 0) >= MAX_JOB_DRAFTS)
        throw new Problem('state-conflict', { text: 'jobs.vacancy-too-many-drafts', facts: { most: MAX_JOB_DRAFTS } })
      const id = randomUUID()
      await tx
        .insert(jobDrafts)
        .values({ id, organisationId: organisation.id, form: body.form, savedAt: now, savedBy: who.accountId })
      await tell(tx, organisation.id, id)
      return { resource: `job-drafts/${id}`, answer: { id, version: 1 } }
    }),
  )

  kit.handle(saveJobDraft, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const [saved] = await tx
        .update(jobDrafts)
        .set({ form: body.form, savedAt: now, savedBy: who.accountId, version: sql`${jobDrafts.version} + 1` })
        .where(
          and(eq(jobDrafts.id, params.id), eq(jobDrafts.organisationId, organisation.id), eq(jobDrafts.version, body.version)),
        )
        .returning({ version: jobDrafts.version })
      if (!saved) throw await overtakenBy(tx, params.id)
      return { resource: `job-drafts/${params.id}`, answer: saved }
    }),
  )

  kit.handle(discardJobDraft, ({ params, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const gone = await tx
        .delete(jobDrafts)
        .where(and(eq(jobDrafts.id, params.id), eq(jobDrafts.organisationId, organisation.id)))
        .returning({ id: jobDrafts.id })
      if (gone.length === 0) throw new Problem('not-found')
      await tell(tx, organisation.id, params.id)
      return { resource: `job-drafts/${params.id}`, answer: {} }
    }),
  )
}
