import { randomUUID } from 'node:crypto'
import { type EmployerInterview, type INTERVIEW_LISTS, type Interview, type ListedInterview, Problem } from '@onward/contracts'
import { isAnyOf, type Tx } from '@onward/database'
import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { lockApplication, type Owner } from '../applications/store'
import { readCursor, writeCursor } from '../cursor'
import { type ApplicationRow, applications, type InterviewRow, interviewNotes, interviewSteps, interviews } from '../db/schema'
import { type Clash, clashOf, refuseClash, type WantedTime } from './rules'
import { interviewOf } from './view'

const ownedBy = (owner: Owner) =>
  'accountId' in owner ? eq(interviews.accountId, owner.accountId) : eq(interviews.organisationId, owner.organisationId)

/** An interview with its application. Throws `not-found` where the owner has no such interview. */
export async function readInterview(
  tx: Tx,
  id: string,
  owner: Owner,
): Promise<{ interview: InterviewRow; application: ApplicationRow }> {
  const [found] = await tx
    .select({ interview: interviews, application: applications })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(and(eq(interviews.id, id), ownedBy(owner)))
  if (!found) throw new Problem('not-found')
  return found
}

/** The same, both locked, the application always first. */
export async function lockInterview(tx: Tx, id: string, owner: Owner): Promise<[ApplicationRow, InterviewRow]> {
  const own = and(eq(interviews.id, id), ownedBy(owner))
  const [found] = await tx.select({ applicationId: interviews.applicationId }).from(interviews).where(own)
  if (!found) throw new Problem('not-found')
  const application = await lockApplication(tx, found.applicationId, owner)
  const [row] = await tx.select().from(interviews).where(own).for('update')
  if (!row) throw new Problem('not-found')
  return [application, row]
}

/** The open interview of an application, locked. */
export async function openInterview(tx: Tx, applicationId: string): Promise<InterviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), eq(interviews.open, true)))
    .for('update')
  return row
}

const MOST = 100

/** Interviews as both sides see them, the newest first. */
async function readInterviews(tx: Tx, where: SQL | undefined): Promise<Interview[]> {
  const rows = await tx
    .select()
    .from(interviews)
    .where(where)
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(MOST)
  return withHistory(tx, rows)
}

export const interviewsOfPerson = (tx: Tx, accountId: string, applicationId: string | undefined): Promise<Interview[]> => {
  const own = eq(interviews.accountId, accountId)
  return readInterviews(tx, applicationId ? and(own, eq(interviews.applicationId, applicationId)) : own)
}

/** With notes of colleagues, for the employer's members. */
export const interviewsOfApplication = async (tx: Tx, applicationId: string): Promise<EmployerInterview[]> =>
  withNotes(tx, await readInterviews(tx, eq(interviews.applicationId, applicationId)))

/** Rows in the given order, each with its history. */
async function withHistory(tx: Tx, rows: readonly InterviewRow[]): Promise<Interview[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const steps = await tx
    .select()
    .from(interviewSteps)
    .where(isAnyOf(interviewSteps.interviewId, ids))
    .orderBy(asc(interviewSteps.version))
  return rows.map((row) => interviewOf(row, steps))
}

async function withNotes(tx: Tx, views: readonly Interview[]): Promise<EmployerInterview[]> {
  if (views.length === 0) return []
  const ids = views.map(({ id }) => id)
  const notes = await tx
    .select({
      id: interviewNotes.id,
      interviewId: interviewNotes.interviewId,
      words: interviewNotes.words,
      at: interviewNotes.at,
      by: sql<string | null>`jobs.colleague_name(${interviewNotes.byAccount})`,
    })
    .from(interviewNotes)
    .where(isAnyOf(interviewNotes.interviewId, ids))
    .orderBy(asc(interviewNotes.at), asc(interviewNotes.id))
  return views.map((one) => ({
    ...one,
    notes: notes
      .filter(({ interviewId }) => interviewId === one.id)
      // Authors who have left the organisation have no name here.
      .map(({ id, words, at, by }) => ({ id, words, at: at.toISOString(), by: by ?? '' })),
  }))
}

export async function insertNote(
  tx: Tx,
  { id: interviewId, organisationId, accountId }: InterviewRow,
  note: { byAccount: string; words: string; at: Date },
): Promise<string> {
  const id = randomUUID()
  await tx.insert(interviewNotes).values({ id, interviewId, organisationId, accountId, ...note })
  return id
}

type ListName = (typeof INTERVIEW_LISTS)[number]
interface Order {
  where: SQL | undefined
  by: typeof interviews.startsAt | typeof interviews.changedAt
  latestFirst: boolean
}

/** The conditions and order of each list. An interview is over when its time has passed. */
function orderOf(list: ListName, now: Date): Order {
  const isOver = sql`${interviews.startsAt} + make_interval(mins => ${interviews.minutes}) <= ${now.toISOString()}::timestamptz`
  const agreed = eq(interviews.state, 'confirmed')
  switch (list) {
    case 'upcoming':
      return { where: and(agreed, sql`not (${isOver})`), by: interviews.startsAt, latestFirst: false }
    case 'outcome':
      return { where: and(agreed, isOver), by: interviews.startsAt, latestFirst: true }
    case 'answer':
      return { where: eq(interviews.state, 'alternative_requested'), by: interviews.changedAt, latestFirst: false }
    case 'waiting':
      return { where: eq(interviews.state, 'proposed'), by: interviews.changedAt, latestFirst: false }
  }
}

/** One page of a list of the organisation's open interviews. */
export async function pageOfInterviews(
  tx: Tx,
  organisationId: string,
  { list, cursor, limit, now }: { list: ListName; cursor?: string | undefined; limit: number; now: Date },
): Promise<{ items: ListedInterview[]; nextCursor: string | null; total: number }> {
  const name = `interviews-${list}`
  const after = readCursor(name, 1, cursor)
  const { where, by, latestFirst } = orderOf(list, now)
  const all = and(eq(interviews.organisationId, organisationId), eq(interviews.open, true), where)
  const [counted] = await tx.select({ total: count() }).from(interviews).where(all)
  const place = after && sql`(${new Date(after.numbers[0] ?? 0).toISOString()}::timestamptz, ${after.id}::uuid)`
  const row = sql`(date_trunc('milliseconds', ${by}), ${interviews.id})`
  const rows = await tx
    .select({ interview: interviews, application: applications })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(and(all, place ? (latestFirst ? sql`${row} < ${place}` : sql`${row} > ${place}`) : undefined))
    .orderBy(...(latestFirst ? [desc(by), desc(interviews.id)] : [asc(by), asc(interviews.id)]))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const views = await withHistory(
    tx,
    page.map(({ interview }) => interview),
  )
  const last = page.at(-1)?.interview
  const key = by === interviews.startsAt ? last?.startsAt : last?.changedAt
  return {
    items: page.flatMap(({ application }, index) => {
      const one = views[index]
      if (!one) return []
      const { firstName, lastName, jobId, jobTitle } = application
      return [{ ...one, name: `${firstName} ${lastName}`.trim(), jobId, jobTitle }]
    }),
    nextCursor: rows.length > page.length && last && key ? writeCursor(name, [key.getTime(), last.id]) : null,
    total: counted?.total ?? 0,
  }
}

interface Wanted {
  organisationId: string
  /** The interview itself, which does not conflict with itself. */
  interviewId: string | null
  /** The interviewer's name; empty for nobody in particular. */
  meet: string
  minutes: number
  times: readonly WantedTime[]
}

/** Checks that an interviewer is not booked twice. Throws `invalid-input` at the field of the time. */
export async function requireFree(tx: Tx, wanted: Wanted): Promise<void> {
  refuseClash(wanted.meet, await findClash(tx, wanted))
}

/**
 * Another interview of an interviewer at one of the times. Interviewers are names, because not all of them use the portal; names are
 * compared without case and spaces. Two colleagues who propose times for one interviewer wait for each other.
 */
export async function findClash(tx: Tx, { organisationId, interviewId, meet, ...rest }: Wanted): Promise<Clash | null> {
  if (meet === '') return null
  const name = sql`jobs.interviewer_key(${meet})`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${organisationId} || ' ' || ${name}, 0))`)
  const others = await tx
    .select({ interview: interviews, jobTitle: applications.jobTitle })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(
      and(
        eq(interviews.organisationId, organisationId),
        eq(interviews.open, true),
        sql`jobs.interviewer_key(${interviews.meet}) = ${name}`,
        interviewId === null ? undefined : ne(interviews.id, interviewId),
      ),
    )
  return clashOf(rest, others)
}

type StepRow = typeof interviewSteps.$inferInsert
/** Writes a step of an interview and its history; undefined when somebody else was faster. */
export async function saveInterviewStep(
  tx: Tx,
  { id, version }: Pick<InterviewRow, 'id' | 'version'>,
  change: Partial<InterviewRow> & Pick<InterviewRow, 'state'>,
  step: Omit<StepRow, 'id' | 'interviewId' | 'version' | 'state'>,
): Promise<InterviewRow | undefined> {
  const [moved] = await tx
    .update(interviews)
    .set({ ...change, version: version + 1 })
    .where(and(eq(interviews.id, id), eq(interviews.version, version)))
    .returning()
  if (moved) await tx.insert(interviewSteps).values({ ...step, interviewId: id, version: moved.version, state: moved.state })
  return moved
}

export type Proposal = Pick<InterviewRow, 'slots' | 'minutes' | 'way' | 'place' | 'meet' | 'bring' | 'adjustments' | 'note'>

export async function insertInterview(
  tx: Tx,
  application: ApplicationRow,
  proposal: Proposal,
  { accountId, at }: { accountId: string | null; at: Date },
): Promise<InterviewRow> {
  const [row] = await tx
    .insert(interviews)
    .values({
      ...proposal,
      id: randomUUID(),
      applicationId: application.id,
      organisationId: application.organisationId,
      accountId: application.accountId,
      state: 'proposed',
      open: true,
      createdAt: at,
      changedAt: at,
    })
    .returning()
  if (!row) throw new Error('no interview was made')
  await tx
    .insert(interviewSteps)
    .values({ interviewId: row.id, version: row.version, state: 'proposed', byRole: 'employer', byAccount: accountId, at })
  return row
}
