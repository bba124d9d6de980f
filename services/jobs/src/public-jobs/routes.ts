import { FEED_JOBS, listPublicJobs, readJobFeed, readPublicPosting, SITEMAP_JOBS } from '@onward/contracts/jobs/public-jobs'
import { Problem } from '@onward/contracts/problem'
import type { ServiceKit } from '@onward/service-kit'
import { and, asc, count, desc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import { readCursor, writeCursor } from '../cursor'
import { dayOf } from '../day'
import { jobs, organisations } from '../db/schema'
import { listingOf, postingOf, summaryOf } from './posting'

const FEED = 'public-feed'
/** Set by the database whenever the words of an advert change. */
const changedAt = sql<string>`words_changed_at`.mapWith((at: string) => new Date(at).toISOString())

/** What anybody may apply for on that day. */
const openOn = (today: string) => and(eq(jobs.state, 'active'), or(isNull(jobs.closesOn), gte(jobs.closesOn, today)))
/** What an employer says of its website counts once somebody has looked at it. */
const website = sql<
  string | null
>`case when ${organisations.verifiedAt} is not null then nullif(${organisations.website}, '') end`

/** Adverts for machines. All of it is public, so it is read as the system: whoever happens to be signed in sees the same. */
export function registerPublicJobs(kit: ServiceKit): void {
  kit.handle(readPublicPosting, ({ params, now }) =>
    kit.db.withSystem(async (tx) => {
      const [found] = await tx
        .select({ job: jobs, website })
        .from(jobs)
        .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
        .where(eq(jobs.id, params.id))
      if (!found || found.job.state === 'draft' || found.job.state === 'pending_check') throw new Problem('not-found')
      const { job } = found
      if (job.state !== 'active' || (job.closesOn !== null && job.closesOn < dayOf(now))) return { state: 'closed' as const }
      return {
        state: 'open' as const,
        title: job.title,
        company: job.company,
        summary: summaryOf(job),
        posting: postingOf(job, found),
      }
    }),
  )

  kit.handle(listPublicJobs, ({ query, now }) =>
    kit.db.withSystem(async (tx) => {
      const open = openOn(dayOf(now))
      const [all] = await tx.select({ total: count() }).from(jobs).where(open)
      const items = await tx
        .select({ id: jobs.id, changedAt })
        .from(jobs)
        .where(open)
        .orderBy(asc(jobs.id))
        .limit(SITEMAP_JOBS)
        .offset(query.file * SITEMAP_JOBS)
      return { files: Math.ceil((all?.total ?? 0) / SITEMAP_JOBS), items }
    }),
  )

  kit.handle(readJobFeed, ({ query, now }) =>
    kit.db.withSystem(async (tx) => {
      const after = readCursor(FEED, 1, query.after)
      const rows = await tx
        .select({ job: jobs, website })
        .from(jobs)
        .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
        .where(
          and(
            openOn(dayOf(now)),
            after
              ? sql`(${jobs.postedAt}, ${jobs.id}) < (${new Date(after.numbers[0] ?? 0).toISOString()}::timestamptz, ${after.id}::uuid)`
              : undefined,
          ),
        )
        .orderBy(desc(jobs.postedAt), desc(jobs.id))
        .limit(FEED_JOBS + 1)
      const page = rows.slice(0, FEED_JOBS)
      const last = page[page.length - 1]?.job
      return {
        items: page.map((row) => ({ id: row.job.id, posting: postingOf(row.job, row), listing: listingOf(row.job) })),
        next: rows.length > page.length && last ? writeCursor(FEED, [last.postedAt.getTime(), last.id]) : null,
      }
    }),
  )
}
