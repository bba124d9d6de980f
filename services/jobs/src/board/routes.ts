import { type BoardJob, Problem, readBoard, readJob, readMatchSummary, saveJob, unsaveJob } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { type Position, type PreparedPerson, scoreJob, scoreOnly } from '@onward/matching'
import type { ServiceKit } from '@onward/service-kit'
import { findPlaces, milesBetween, skillName } from '@onward/taxonomy'
import { and, eq, inArray } from 'drizzle-orm'
import { readCursor, writeCursor } from '../cursor'
import { dayOf } from '../day'
import { applications, type JobRow, jobs, savedJobs } from '../db/schema'
import { dismissedBy } from '../marks/dismissed'
import { matchJobOf, vacancyFacts } from '../vacancies/facts'
import { placeLabel } from '../vacancies/lookups'
import type { ViewCounts } from '../vacancies/views'
import type { BoardIndex } from './board-index'
import { readPerson, scorable } from './person'
import { countGroups, originOf, pageAfter, rankBoard } from './query'
import { isWithinReach } from './reach'

const TOP_MATCHES = 5
/** Dashboard and hub count a match from here. */
export const MATCH_FROM = 75

/** Whole miles, as screens show them. */
const milesFrom = (origin: Position | null, row: Pick<JobRow, 'lat' | 'lon'>): number | null =>
  origin && row.lat !== null && row.lon !== null ? Math.round(milesBetween(origin, { lat: row.lat, lon: row.lon })) : null

/** Jobs with the person's score, saved mark and application, in the order of `ids`. */
export async function boardJobs(
  tx: Tx,
  ids: readonly string[],
  viewer: { accountId: string; match: PreparedPerson | null; origin: Position | null } | null,
  today: string,
): Promise<BoardJob[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select()
    .from(jobs)
    .where(inArray(jobs.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const saved = viewer
    ? await tx
        .select({ jobId: savedJobs.jobId })
        .from(savedJobs)
        .where(and(eq(savedJobs.accountId, viewer.accountId), inArray(savedJobs.jobId, [...ids])))
    : []
  const applied = viewer
    ? await tx
        .select({ jobId: applications.jobId, id: applications.id })
        .from(applications)
        .where(
          and(eq(applications.accountId, viewer.accountId), eq(applications.live, true), inArray(applications.jobId, [...ids])),
        )
    : []
  const savedIds = new Set(saved.map((row) => row.jobId))
  const applicationIds = new Map(applied.map((row) => [row.jobId, row.id]))
  const person = viewer?.match ?? null
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return [
      {
        ...vacancyFacts(row),
        anonymous: row.anonymousUntilShortlist,
        open: row.state === 'active' && (row.closesOn === null || row.closesOn >= today),
        miles: milesFrom(viewer?.origin ?? null, row),
        match: person ? scoreJob(person, matchJobOf(row)) : null,
        saved: savedIds.has(id),
        applicationId: applicationIds.get(id) ?? null,
      },
    ]
  })
}

export function registerBoard(kit: ServiceKit, index: BoardIndex, views: ViewCounts): void {
  kit.handle(readBoard, ({ query, now, read }) =>
    read(async (tx, who) => {
      const entries = await index.current(tx)
      const person = await readPerson(tx, who.accountId)
      const found = query.location ? findPlaces(query.location) : []
      const search = {
        query,
        person: scorable(person),
        place: found[0] ?? null,
        today: dayOf(now),
        without: await dismissedBy(tx, who.accountId),
        only: query.saved ? new Set((await tx.select({ id: savedJobs.jobId }).from(savedJobs)).map((row) => row.id)) : null,
      }
      const origin = originOf({ place: search.place, person: person?.match ?? null })
      const list = `board:${query.sort}`
      const after = readCursor(list, 2, query.cursor)
      const ranked = rankBoard(entries.values(), { ...search, place: search.place ?? null })
      const { page, more } = pageAfter(ranked, after && [...after.numbers, after.id], query.limit)
      const last = page[page.length - 1]
      views.count(
        'seen',
        page.map(({ entry }) => entry.id),
        who.accountId,
      )
      return {
        items: await boardJobs(
          tx,
          page.map(({ entry }) => entry.id),
          { accountId: who.accountId, match: search.person, origin },
          search.today,
        ),
        nextCursor: more && last ? writeCursor(list, last.key) : null,
        total: ranked.length,
        groups: countGroups(ranked),
        places: found.map(placeLabel),
      }
    }),
  )

  kit.handle(readMatchSummary, ({ now, read }) =>
    read(async (tx, who) => {
      const person = await readPerson(tx, who.accountId)
      const match = scorable(person)
      const none = { matches: 0, averageScore: null, postedToday: 0, top: [] }
      const about = {
        skills: person?.match.skillIds.map((id) => skillName(id)) ?? [],
        place: person?.row.place ?? null,
        travelMiles: person?.row.travelMiles ?? 0,
        hasProfile: person !== null,
      }
      if (!person || !match) return { ...none, ...about }
      const today = dayOf(now)
      const dismissed = await dismissedBy(tx, who.accountId)
      const matches = [...(await index.current(tx)).values()]
        .filter((entry) => !dismissed.has(entry.id) && (entry.closesOn === null || entry.closesOn >= today))
        .filter((entry) => isWithinReach(person, entry))
        .map((entry) => ({ entry, score: scoreOnly(match, entry.match) }))
        .filter(({ score }) => score >= MATCH_FROM)
        .sort((a, b) => b.score - a.score || b.entry.postedAt - a.entry.postedAt || (a.entry.id < b.entry.id ? 1 : -1))
      const sum = matches.reduce((total, { score }) => total + score, 0)
      return {
        matches: matches.length,
        averageScore: matches.length > 0 ? Math.round(sum / matches.length) : null,
        postedToday: matches.filter(({ entry }) => dayOf(new Date(entry.postedAt)) === today).length,
        top: await boardJobs(
          tx,
          matches.slice(0, TOP_MATCHES).map(({ entry }) => entry.id),
          { accountId: who.accountId, match, origin: match.position },
          today,
        ),
        ...about,
      }
    }),
  )

  kit.handle(readJob, ({ params, now, request, read }) =>
    read(async (tx, who) => {
      const person = who?.role === 'user' ? await readPerson(tx, who.accountId) : null
      const viewer =
        who?.role === 'user'
          ? { accountId: who.accountId, match: scorable(person), origin: person?.match.position ?? null }
          : null
      const [job] = await boardJobs(tx, [params.id], viewer, dayOf(now))
      // A visitor's transaction is the system's and sees drafts too; the page shows what is advertised.
      if (!job || (!who && !job.open)) throw new Problem('not-found')
      // Employers and agents look at adverts for other reasons.
      if (!who || who.role === 'user') views.count('opened', [job.id], who?.accountId ?? request.ip)
      return job
    }),
  )

  kit.handle(saveJob, ({ params, now, write }) =>
    write(async (tx, who) => {
      const [job] = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, params.id))
      if (!job) throw new Problem('not-found')
      await tx.insert(savedJobs).values({ accountId: who.accountId, jobId: params.id, savedAt: now }).onConflictDoNothing()
      return { resource: `jobs/${params.id}`, answer: {} }
    }),
  )
  kit.handle(unsaveJob, ({ params, write }) =>
    write(async (tx, who) => {
      await tx.delete(savedJobs).where(and(eq(savedJobs.accountId, who.accountId), eq(savedJobs.jobId, params.id)))
      return { resource: `jobs/${params.id}`, answer: {} }
    }),
  )
}
