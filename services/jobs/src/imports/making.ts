import { randomUUID } from 'node:crypto'
import type { Tx } from '@onward/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { jobs, type NewJobRow } from '../db/schema'
import type { OwnOrganisation } from '../organisations'
import { hasShownJobs } from '../vacancies/adverts'
import type { CheckedText } from '../vacancies/checks'
import { acceptedFlags, newJobRow } from '../vacancies/new-job'
import type { KnownJob } from './plan'
import type { ReadRow } from './row'
import { importedJobs } from './schema'

/** The jobs that came with earlier files of the organisation. */
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

type Advert = CheckedText & { id: string }
const MOST_OF_ONE_TITLE = 50

/** Adverts, of anybody, with a title that the file has too. */
async function advertsOf(tx: Tx, titles: readonly string[]): Promise<Map<string, Advert[]>> {
  const found = new Map<string, Advert[]>()
  if (titles.length === 0) return found
  const rows = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      description: jobs.description,
      requirements: jobs.requirements,
    })
    .from(jobs)
    .where(
      and(
        inArray(jobs.state, ['active', 'pending_check']),
        sql`lower(${jobs.title}) in (select jsonb_array_elements_text(${JSON.stringify(titles)}::jsonb))`,
      ),
    )
  for (const row of rows) {
    const same = found.get(row.title.toLowerCase()) ?? []
    if (same.length < MOST_OF_ONE_TITLE) found.set(row.title.toLowerCase(), [...same, row])
  }
  return found
}

/** So many rows are made before others get their turn. */
const AT_A_TIME = 25
const othersFirst = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The job of each good row that says something new, with the checks that a posted one gets. */
export async function makeJobs(
  tx: Tx,
  rows: readonly ReadRow[],
  known: ReadonlyMap<string, KnownJob>,
  by: { organisation: OwnOrganisation; accountId: string | null; at: Date },
): Promise<Map<string, NewJobRow>> {
  const wanted = rows.filter(({ job, key, fingerprint }) => {
    const before = known.get(key)
    return job !== null && (before?.fingerprint !== fingerprint || before.gone)
  })
  const adverts = await advertsOf(tx, [...new Set(wanted.map(({ job }) => job?.title.toLowerCase() ?? ''))])
  const isFirstJob = !(await hasShownJobs(tx, by.organisation.id))
  const made = new Map<string, NewJobRow>()
  for (const [i, { key, job }] of wanted.entries()) {
    if (!job) continue
    if (i % AT_A_TIME === AT_A_TIME - 1) await othersFirst()
    const title = job.title.toLowerCase()
    const same = adverts.get(title) ?? []
    const before = known.get(key)?.job
    const standing = before?.id
    const others = same.filter(({ id }) => id !== standing)
    const row = newJobRow(job, {
      id: randomUUID(),
      organisation: by.organisation,
      postedBy: by.accountId,
      isFirstJob,
      others,
      ...(before && { accepted: acceptedFlags(before, others) }),
      at: by.at,
    })
    made.set(key, row)
    // What the file itself says twice is said twice too.
    if (same.length < MOST_OF_ONE_TITLE) {
      const advert = { id: standing ?? row.id, title: row.title, location: row.location, description: row.description }
      adverts.set(title, [...same.filter(({ id }) => id !== standing), { ...advert, requirements: row.requirements ?? [] }])
    }
  }
  return made
}
