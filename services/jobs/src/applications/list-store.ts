import type { ApplicationState, MyApplication } from '@onward/contracts'
import { isAnyOf, type Tx } from '@onward/database'
import { type MatchPerson, preparePerson, scoreOnly } from '@onward/matching'
import { and, asc, count, desc, eq, min, type SQL, sql } from 'drizzle-orm'
import { applicantMatch } from '../board/person'
import { compareKeys, readCursor, writeCursor } from '../cursor'
import { type ApplicationRow, applicationSteps, applications, interviews, jobs, matchPeople } from '../db/schema'
import { visibleLogos } from '../logos/store'
import { matchJobOf } from '../vacancies/facts'
import { besideRows } from './beside-store'
import { allFilters, factFilters, waits } from './filter-store'
import { type ApplicationFilters, isByMatch } from './filters'
import { latestOffers } from './store'
import { employerApplication, ownApplication, type Reading } from './view'

const LISTS = {
  newest: 'employer-applications',
  oldest: 'employer-applications-oldest',
  'best-match': 'employer-applications-match',
  'lowest-match': 'employer-applications-lowest-match',
  name: 'employer-applications-name',
  'name-last': 'employer-applications-name-last',
} as const

/** The sort key of an application. `scored` is 0 without a score, else the score plus 1. */
interface Place {
  id: string
  appliedAt: Date
  scored: number
}
const directionOf = ({ sort }: ApplicationFilters) => (sort === 'lowest-match' ? -1 : 1)
const keyOf = ({ scored, appliedAt, id }: Place) => [scored, appliedAt.getTime(), id] as const

/**
 * All applications for one job, by match, then newest first. Scores are computed here, because the facts of people and jobs
 * change.
 */
async function byMatch(tx: Tx, organisationId: string, filters: ApplicationFilters): Promise<Place[]> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, filters.jobId ?? ''), eq(jobs.organisationId, organisationId)))
  if (!job) return []
  const rows = await tx
    .select({ id: applications.id, appliedAt: applications.appliedAt, person: matchPeople })
    .from(applications)
    .leftJoin(matchPeople, eq(matchPeople.accountId, applications.accountId))
    .where(allFilters(organisationId, filters))
  const compared = matchJobOf(job)
  return rows
    .map(({ id, appliedAt, person }) => {
      const known = applicantMatch(person)
      return { id, appliedAt, scored: known ? scoreOnly(preparePerson(known), compared) + 1 : 0 }
    })
    .sort((a, b) => compareKeys(keyOf(a), keyOf(b)) * directionOf(filters))
}

async function inOrder(tx: Tx, page: readonly { id: string }[]): Promise<ApplicationRow[]> {
  const ids = page.map(({ id }) => id)
  const rows = ids.length > 0 ? await tx.select().from(applications).where(isAnyOf(applications.id, ids)) : []
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}

/** What an order compares; ids decide between equal ones. A name that is hidden is not compared. */
const APPLIED = sql`${applications.appliedAt}`
const NAME = sql`(case when ${applications.anonymous} then '' else ${applications.foundBy} end) collate "und-x-icu"`
interface Order {
  by: SQL
  isDescending: boolean
}
const ORDERS: Readonly<Record<Exclude<ApplicationFilters['sort'], 'best-match' | 'lowest-match'>, Order>> = {
  newest: { by: APPLIED, isDescending: true },
  oldest: { by: APPLIED, isDescending: false },
  name: { by: NAME, isDescending: false },
  'name-last': { by: NAME, isDescending: true },
}
const orderOf = (sort: ApplicationFilters['sort']): Order => ORDERS[sort as keyof typeof ORDERS]
const reversed = ({ by, isDescending }: Order): Order => ({ by, isDescending: !isDescending })
const inOrderOf = ({ by, isDescending }: Order): SQL[] =>
  isDescending ? [desc(by), desc(applications.id)] : [asc(by), asc(applications.id)]
const beyond = ({ by, isDescending }: Order, at: SQL): SQL =>
  isDescending ? sql`(${by}, ${applications.id}) < ${at}` : sql`(${by}, ${applications.id}) > ${at}`
const placeOf = (at: Date, id: string): SQL => sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`
/** Read from the application itself, because a name is never written into an address. */
const placeByName = (id: string): SQL =>
  sql`(select ${NAME}, ${applications.id} from ${applications} where ${applications.id} = ${id})`

export interface Page {
  rows: ApplicationRow[]
  nextCursor: string | null
}

/** One page of a filtered list, after a cursor of the same order. */
export async function readPage(
  tx: Tx,
  organisationId: string,
  query: ApplicationFilters & { cursor?: string | undefined; limit: number },
): Promise<Page> {
  const { sort, limit } = query
  const list = LISTS[sort]
  if (isByMatch(query)) {
    const after = readCursor(list, 2, query.cursor)
    const key = after && ([after.numbers[0] ?? 0, after.numbers[1] ?? 0, after.id] as const)
    const isAfter = (place: Place) => !key || compareKeys(keyOf(place), key) * directionOf(query) > 0
    const places = (await byMatch(tx, organisationId, query)).filter(isAfter)
    const page = places.slice(0, limit)
    const last = page.at(-1)
    return {
      rows: await inOrder(tx, page),
      nextCursor: places.length > page.length && last ? writeCursor(list, [...keyOf(last)]) : null,
    }
  }
  const after = readCursor(list, 1, query.cursor)
  const order = orderOf(sort)
  const isByName = order.by === NAME
  const at = after && (isByName ? placeByName(after.id) : placeOf(new Date(after.numbers[0] ?? 0), after.id))
  // All columns for filters and order are in the index: only the rows of the page are read from the table.
  const places = await tx
    .select({ id: applications.id, appliedAt: applications.appliedAt })
    .from(applications)
    .where(and(allFilters(organisationId, query), at ? beyond(order, at) : undefined))
    .orderBy(...inOrderOf(order))
    .limit(limit + 1)
  const page = places.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: await inOrder(tx, page),
    nextCursor: places.length > page.length && last ? writeCursor(list, [last.appliedAt.getTime(), last.id]) : null,
  }
}

export interface Neighbours {
  previous: string | null
  next: string | null
  position: number
  total: number
}

/** The previous and next application in a filtered list, even when this one no longer passes the filters. */
export async function neighboursOf(
  tx: Tx,
  organisationId: string,
  application: Pick<ApplicationRow, 'id' | 'appliedAt'>,
  filters: ApplicationFilters,
): Promise<Neighbours> {
  if (isByMatch(filters)) {
    const places = await byMatch(tx, organisationId, filters)
    const at = places.findIndex(({ id }) => id === application.id)
    return {
      previous: places[at - 1]?.id ?? null,
      next: at < 0 ? null : (places[at + 1]?.id ?? null),
      position: at + 1,
      total: places.length,
    }
  }
  const where = allFilters(organisationId, filters)
  const { appliedAt, id } = application
  const order = orderOf(filters.sort)
  const at = order.by === NAME ? placeByName(id) : placeOf(appliedAt, id)
  const nearest = async (towards: Order) =>
    (
      await tx
        .select({ id: applications.id })
        .from(applications)
        .where(and(where, beyond(towards, at)))
        .orderBy(...inOrderOf(towards))
        .limit(1)
    )[0]?.id ?? null
  const previous = await nearest(reversed(order))
  const next = await nearest(order)
  const [counted] = await tx
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      ahead: sql<number>`count(*) filter (where ${beyond(reversed(order), at)})`.mapWith(Number),
      itself: sql<number>`count(*) filter (where ${applications.id} = ${id})`.mapWith(Number),
    })
    .from(applications)
    .where(where)
  const { total = 0, ahead = 0, itself = 0 } = counted ?? {}
  return {
    previous,
    next,
    position: itself > 0 ? ahead + 1 : 0,
    total,
  }
}

/** A page of applications for their employer, with scores; facts of people and jobs are read once each. */
export async function employerApplications(tx: Tx, rows: readonly ApplicationRow[], reading: Reading) {
  if (rows.length === 0) return []
  const all = <K extends 'jobId' | 'accountId'>(key: K) => [...new Set(rows.map((row) => row[key]))]
  const vacancies = await tx
    .select()
    .from(jobs)
    .where(isAnyOf(jobs.id, all('jobId')))
  const people = await tx
    .select()
    .from(matchPeople)
    .where(isAnyOf(matchPeople.accountId, all('accountId')))
  const jobOf = new Map(vacancies.map((job) => [job.id, matchJobOf(job)]))
  const beside = await besideRows(
    tx,
    rows.map(({ id }) => id),
  )
  const personOf = new Map<string, MatchPerson | null>(people.map((person) => [person.accountId, applicantMatch(person)]))
  return rows.map((row) => {
    const [job, person] = [jobOf.get(row.jobId), personOf.get(row.accountId)]
    return employerApplication(row, job && person ? scoreOnly(preparePerson(person), job) : null, beside(row.id), reading)
  })
}

export interface CountedState {
  state: ApplicationState
  count: number
  /** When the first of them came. */
  oldest: Date | null
  /** Of the saved view of those who wait. */
  waiting: number
}
/** The number of applications in each state, whatever the filter for states; one visit of an index that has all it reads. */
export const countStates = (tx: Tx, organisationId: string, filters: ApplicationFilters): Promise<CountedState[]> =>
  tx
    .select({
      state: applications.state,
      count: count(),
      oldest: min(applications.appliedAt),
      waiting: sql<number>`count(*) filter (where ${waits(filters.now)})`.mapWith(Number),
    })
    .from(applications)
    .where(factFilters(organisationId, filters))
    .groupBy(applications.state)

/** The number of applications in each saved view, whatever the filters for states and view; `counted` has those without a view. */
export async function countViews(tx: Tx, organisationId: string, filters: ApplicationFilters, counted: readonly CountedState[]) {
  const all = { ...filters, view: undefined }
  const states = filters.view ? await countStates(tx, organisationId, all) : counted
  const where = factFilters(organisationId, { ...all, view: 'answer' })
  const [answer] = await tx.select({ count: count() }).from(applications).where(where)
  return { waiting: states.reduce((sum, { waiting }) => sum + waiting, 0), answer: answer?.count ?? 0 }
}

/** How many applications a list has. */
export const countListed = (tx: Tx, organisationId: string, filters: ApplicationFilters): Promise<number> =>
  tx.$count(applications, allFilters(organisationId, filters))

/** Jobs with applications, by title, each with their number. */
export async function jobsWithApplications(tx: Tx, organisationId: string) {
  const counted = await tx
    .select({
      jobId: applications.jobId,
      applications: count(),
      shortlisted: sql<number>`count(*) filter (where ${applications.state} = 'shortlisted')`.mapWith(Number),
    })
    .from(applications)
    .where(eq(applications.organisationId, organisationId))
    .groupBy(applications.jobId)
  if (counted.length === 0) return []
  const countOf = new Map(counted.map((one) => [one.jobId, one]))
  const rows = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      state: jobs.state,
      anonymousUntilShortlist: jobs.anonymousUntilShortlist,
    })
    .from(jobs)
    .where(isAnyOf(jobs.id, countOf.keys()))
    .orderBy(asc(sql`lower(${jobs.title})`), asc(jobs.location), asc(jobs.id))
  return rows.map((job) => ({
    ...job,
    applications: countOf.get(job.id)?.applications ?? 0,
    shortlisted: countOf.get(job.id)?.shortlisted ?? 0,
  }))
}

const OWN = 'my-applications'

/** One page of a person's applications, the newest first. */
export async function pageOfOwn(
  tx: Tx,
  accountId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page & { total: number }> {
  const after = readCursor(OWN, 1, cursor)
  const own = eq(applications.accountId, accountId)
  const [all] = await tx.select({ total: count() }).from(applications).where(own)
  const rows = await tx
    .select()
    .from(applications)
    .where(and(own, after ? beyond(ORDERS.newest, placeOf(new Date(after.numbers[0] ?? 0), after.id)) : undefined))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page,
    nextCursor: rows.length > page.length && last ? writeCursor(OWN, [last.appliedAt.getTime(), last.id]) : null,
    total: all?.total ?? 0,
  }
}

/** Applications that wait for the person's answer: offers, and invitations without a request for other times. */
export async function countWaiting(tx: Tx, accountId: string): Promise<number> {
  const isAnswered = sql`exists (select 1 from ${interviews}
    where ${interviews.applicationId} = ${applications.id} and ${interviews.open} and ${interviews.state} = 'alternative_requested')`
  const [counted] = await tx
    .select({ waiting: count() })
    .from(applications)
    .where(
      and(
        eq(applications.accountId, accountId),
        sql`(${applications.state} = 'offered' or (${applications.state} = 'interview_invited' and not ${isAnswered}))`,
      ),
    )
  return counted?.waiting ?? 0
}

/** An application's reference is that of the person's first act on it. */
async function referencesOf(tx: Tx, rows: readonly ApplicationRow[]): Promise<Map<string, string>> {
  const actor = rows[0]?.accountId
  if (!actor) return new Map()
  const resources = sql.join(
    rows.map((row) => sql`${`applications/${row.id}`}`),
    sql`, `,
  )
  const found = await tx.execute<{ resource: string; reference: string }>(sql`
    select distinct on (resource) resource, reference from jobs.acts
    where coalesce(actor, '00000000-0000-0000-0000-000000000000'::uuid) = ${actor}::uuid and resource in (${resources})
    order by resource, seq`)
  return new Map(found.map((row) => [row.resource.slice('applications/'.length), row.reference]))
}

/** Applications as the person who sent them reads them. */
export async function ownApplications(tx: Tx, rows: readonly ApplicationRow[], reading: Reading): Promise<MyApplication[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const steps = await tx
    .select()
    .from(applicationSteps)
    .where(isAnyOf(applicationSteps.applicationId, ids))
    .orderBy(asc(applicationSteps.version))
  const references = await referencesOf(tx, rows)
  const { offers, starts } = await latestOffers(tx, ids)
  const logos = await visibleLogos(tx, [...new Set(rows.map((row) => row.organisationId))])
  return rows.map((row) =>
    ownApplication(
      row,
      {
        steps: steps.filter((step) => step.applicationId === row.id),
        reference: references.get(row.id) ?? row.reference,
        offer: offers.get(row.id) ?? null,
        start: starts.get(row.id) ?? null,
        logo: logos.get(row.organisationId) ?? null,
      },
      reading,
    ),
  )
}
