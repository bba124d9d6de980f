import { isAnyOf, type Tx } from '@onward/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type JobRow, jobs } from '../db/schema'
import type { OwnOrganisation } from '../organisations-store'
import { announceJobState, type Change, changeJob, recordVersion } from '../vacancies/edit'
import type { KnownJob, PlannedRow } from './plan'
import { importedJobs } from './schema'

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const AT_ONCE = 200

const chunksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE))

export async function insertJobs(tx: Tx, rows: readonly PlannedRow[]): Promise<void> {
  for (const some of chunksOf(rows)) await tx.insert(jobs).values(some.flatMap(({ made }) => (made ? [made] : [])))
}

/** Gives the new states. Files have no columns for start, hours and some features: these stay as they are. */
export async function changeJobs(tx: Tx, rows: readonly PlannedRow[], change: Change): Promise<JobRow['state'][]> {
  const states: JobRow['state'][] = []
  for (const { made, known } of rows) {
    if (!made || !known) continue
    const { startsOn, hoursPerWeek, offeredFeatures, anonymousUntilShortlist } = known.job
    const workplaceFeatures = [...new Set([...(made.workplaceFeatures ?? []), ...offeredFeatures])]
    const { job, waits } = await changeJob(
      tx,
      known.job,
      { ...made, startsOn, hoursPerWeek, offeredFeatures, anonymousUntilShortlist, workplaceFeatures },
      change,
    )
    states.push(waits ? 'pending_check' : job.state)
  }
  return states
}

/** Stores what each row said, so that an unchanged row changes nothing. */
export async function rememberRows(tx: Tx, organisation: OwnOrganisation, rows: readonly PlannedRow[], at: Date): Promise<void> {
  for (const some of chunksOf(rows)) {
    await tx
      .insert(importedJobs)
      .values(
        some.flatMap(({ read, made, known }) =>
          made
            ? [
                {
                  organisationId: organisation.id,
                  key: read.key,
                  reference: read.reference,
                  jobId: known?.job.id ?? made.id,
                  fingerprint: read.fingerprint,
                  importedAt: at,
                  goneAt: null,
                },
              ]
            : [],
        ),
      )
      .onConflictDoUpdate({
        target: [importedJobs.organisationId, importedJobs.key],
        set: {
          jobId: sql`excluded.job_id`,
          fingerprint: sql`excluded.fingerprint`,
          importedAt: sql`excluded.imported_at`,
          goneAt: null,
        },
      })
  }
}

export async function closeGone(tx: Tx, gone: readonly KnownJob[], change: Change): Promise<number> {
  const { organisation, at } = change
  let count = 0
  for (const some of chunksOf(gone)) {
    const ids = some.map(({ job }) => job.id)
    const closed = await tx
      .update(jobs)
      .set({ state: 'closed', closedAt: at, checkNote: null, version: sql`${jobs.version} + 1` })
      .where(
        and(
          eq(jobs.organisationId, organisation.id),
          isAnyOf(jobs.id, ids),
          inArray(jobs.state, ['draft', 'pending_check', 'active']),
        ),
      )
      .returning({ id: jobs.id, title: jobs.title, version: jobs.version, state: jobs.state })
    await tx
      .update(importedJobs)
      .set({ goneAt: at })
      .where(and(eq(importedJobs.organisationId, organisation.id), isAnyOf(importedJobs.jobId, ids)))
    for (const job of closed) {
      await recordVersion(tx, job, change, [])
      await announceJobState(tx, organisation.id, job)
    }
    count += closed.length
  }
  return count
}

/** The jobs of the organisation's earlier files. */
export async function knownJobs(tx: Tx, organisationId: string): Promise<Map<string, KnownJob>> {
  const rows = await tx
    .select({ imported: importedJobs, job: jobs })
    .from(importedJobs)
    .innerJoin(jobs, eq(jobs.id, importedJobs.jobId))
    .where(eq(importedJobs.organisationId, organisationId))
  return new Map(
    rows.map(({ imported: { key, reference, fingerprint, goneAt }, job }) => [
      key,
      { key, reference, fingerprint, gone: goneAt !== null, job },
    ]),
  )
}
