import { FEED_JOBS, SITEMAP_JOBS } from '@onward/contracts/jobs/public-jobs'
import { Problem } from '@onward/contracts/problem'
import { isAnyOf, type Tx } from '@onward/database'
import { and, asc, count, desc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import { readCursor, writeCursor } from '../cursor'
import { type JobRow, jobs, organisations } from '../db/schema'

const FEED = 'public-feed'
/** Set by the database whenever the advert's text changes. */
const changedAt = sql<string>`words_changed_at`.mapWith((at: string) => new Date(at).toISOString())

/** Adverts that accept applications on that day. */
const openOn = (today: string) => and(eq(jobs.state, 'active'), or(isNull(jobs.closesOn), gte(jobs.closesOn, today)))
/** The employer's website is shown once an administrator has checked it. */
const website = sql<
  string | null
>`case when ${organisations.verifiedAt} is not null then nullif(${organisations.website}, '') end`

export interface Advertised {
  job: JobRow
  website: string | null
}

/** An advert that is or was public. Throws `not-found` for any other. */
export async function readAdvertised(tx: Tx, id: string): Promise<Advertised> {
  const [found] = await tx
    .select({ job: jobs, website })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(eq(jobs.id, id))
  if (!found || found.job.state === 'draft' || found.job.state === 'pending_check') throw new Problem('not-found')
  return found
}

/** One file of the sitemap, counted from 0, and the number of files. */
export async function sitemapFile(tx: Tx, file: number, today: string) {
  const open = openOn(today)
  const [all] = await tx.select({ total: count() }).from(jobs).where(open)
  const items = await tx
    .select({ id: jobs.id, changedAt })
    .from(jobs)
    .where(open)
    .orderBy(asc(jobs.id))
    .limit(SITEMAP_JOBS)
    .offset(file * SITEMAP_JOBS)
  return { files: Math.ceil((all?.total ?? 0) / SITEMAP_JOBS), items }
}

/** Adverts in the order of the ids; those closed meanwhile are left out. */
export async function jobsInOrder(tx: Tx, ids: readonly string[]): Promise<JobRow[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.state, 'active'), isAnyOf(jobs.id, ids)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One page of open adverts, the newest first. */
export async function pageOfFeed(
  tx: Tx,
  cursor: string | undefined,
  today: string,
): Promise<{ rows: Advertised[]; next: string | null }> {
  const after = readCursor(FEED, 1, cursor)
  const rows = await tx
    .select({ job: jobs, website })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(
      and(
        openOn(today),
        after
          ? sql`(${jobs.postedAt}, ${jobs.id}) < (${new Date(after.numbers[0] ?? 0).toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(FEED_JOBS + 1)
  const page = rows.slice(0, FEED_JOBS)
  const last = page.at(-1)?.job
  return { rows: page, next: rows.length > page.length && last ? writeCursor(FEED, [last.postedAt.getTime(), last.id]) : null }
}
