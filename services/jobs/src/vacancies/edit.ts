import { type JobField, type JobVersion, NOTIFIED_FIELDS } from '@onward/contracts/jobs/vacancies'
import { Problem } from '@onward/contracts/problem'
import { emitEvent, type Principal, type Tx } from '@onward/database'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { applications, type JobRow, jobs, members, type NewJobRow } from '../db/schema'
import { memberAccounts, type OwnOrganisation } from '../organisations'
import { jobVersions, waitingEdits } from './schema'
import { dropWaitingEdit, saveWaitingEdit } from './waiting-edit'

/** Columns of a job, with the field of the form that writes each. */
const FIELD_OF = [
  ['title', 'title'],
  ['department', 'department'],
  ['location', 'location'],
  ['type', 'jobType'],
  ['salary', 'salary'],
  ['startsOn', 'startsOn'],
  ['description', 'description'],
  ['requirements', 'requirements'],
  ['closesOn', 'applicationDeadline'],
  ['contactEmail', 'contactEmail'],
  ['isRemoteAvailable', 'isRemoteAvailable'],
  ['isDisabilityFriendly', 'isDisabilityFriendly'],
  ['accessibilityFeatures', 'accessibilityFeatures'],
  ['offeredFeatures', 'accessibilityFeatures'],
  ['benefitsTransitionSupport', 'benefitsTransitionSupport'],
] as const satisfies readonly (readonly [keyof JobRow, JobField])[]

type Changes = JobVersion['changes']

const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n')
  return value === null || value === undefined ? '' : String(value)
}

/** What two states of a job say differently, each field once. */
export function changesBetween(before: JobRow, after: NewJobRow): Changes {
  const changed = new Set<JobField>()
  for (const [column, field] of FIELD_OF) if (asText(before[column]) !== asText(after[column])) changed.add(field)
  const words = (row: JobRow | NewJobRow, field: JobField) =>
    FIELD_OF.filter(([, of]) => of === field)
      .map(([column]) => asText(row[column]))
      .filter(Boolean)
      .join('\n')
  return [...changed].map((field) => ({ field, before: words(before, field), after: words(after, field) }))
}

/**
 * The state of an open job with other words. What waits for a check goes on waiting, and what was sent back goes to the check again; a job
 * that is shown stays so unless its new words must be looked at.
 */
export function changedState(made: NewJobRow, current: Pick<JobRow, 'state' | 'checks'>): Pick<NewJobRow, 'state' | 'checks'> {
  const waits = current.state === 'pending_check' || (current.state === 'draft' && current.checks.includes('sent-back'))
  if (made.state !== 'active' || !waits) return { state: made.state, checks: made.checks ?? [] }
  return { state: 'pending_check', checks: current.checks.filter((check) => check !== 'sent-back') }
}

export interface Change {
  organisation: OwnOrganisation
  who: Principal
  kind: JobVersion['kind']
  at: Date
}

/** Whose change it was, as the history keeps it. */
type Recorded = Omit<Change, 'organisation' | 'who'> & {
  organisation: { id: string }
  who: { accountId: string } | null
}

export async function recordVersion(tx: Tx, job: Pick<JobRow, 'id' | 'version'>, change: Recorded, changes: Changes) {
  await tx.insert(jobVersions).values({
    jobId: job.id,
    version: job.version,
    organisationId: change.organisation.id,
    kind: change.kind,
    byAccount: change.who?.accountId ?? null,
    changes,
    tell: changes.some(({ field }) => NOTIFIED_FIELDS.has(field)),
    at: change.at,
  })
}

/** Whether new text of an active job must be checked first: the job stays as it is until then. */
export const editWaits = (made: NewJobRow, current: Pick<JobRow, 'state' | 'checks'>): boolean =>
  current.state === 'active' && changedState(made, current).state === 'pending_check'

/** Tells other services, and whoever works for the organisation, of a job's new state, or of what came of an edit that waited. */
export async function tellJobState(
  tx: Tx,
  organisationId: string,
  job: Pick<JobRow, 'id' | 'title' | 'version' | 'state'>,
  edit?: 'approved' | 'sent-back',
): Promise<void> {
  const employerAccountIds = await memberAccounts(tx, organisationId)
  await emitEvent(tx, 'job.state', job.id, job.version, {
    jobId: job.id,
    title: job.title,
    state: job.state,
    employerAccountIds,
    ...(edit && { edit }),
  })
}

interface Changed {
  job: Pick<JobRow, 'id' | 'version' | 'state' | 'title'>
  told: number
  /** The job still has its old text. */
  waits: boolean
}

/**
 * Changes the text of a job, by the form or by a file. For an active job, text that must be checked first waits beside
 * it, and everybody goes on reading the old one; other changes go into its history at once, and applicants are told. Throws
 * `state-conflict` when the job is no longer the one that was read.
 */
export async function changeJob(tx: Tx, current: JobRow, made: NewJobRow, change: Change): Promise<Changed> {
  const {
    id: _id,
    organisationId: _organisation,
    postedBy: _by,
    postedAt: _at,
    createdAt: _created,
    company: _company,
    ...words
  } = made
  const next = changedState(made, current)
  const waits = editWaits(made, current)
  const written = waits ? { anonymousUntilShortlist: made.anonymousUntilShortlist } : { ...words, ...next, checkNote: null }
  const [job] = await tx
    .update(jobs)
    .set({ ...written, version: sql`${jobs.version} + 1` })
    .where(and(eq(jobs.id, current.id), eq(jobs.version, current.version)))
    .returning({ id: jobs.id, title: jobs.title, version: jobs.version, state: jobs.state })
  if (!job) throw await overtaken(tx, current.id, current.version)
  if (waits) {
    await saveWaitingEdit(tx, current, made, change)
    return { job, told: 0, waits }
  }
  await dropWaitingEdit(tx, job.id)
  const changes = changesBetween(current, made)
  if (changes.length > 0 || job.state !== current.state) await recordVersion(tx, job, change, changes)
  if (job.state !== current.state) await tellJobState(tx, change.organisation.id, job)
  return { job, told: job.state === 'active' ? await tellApplicants(tx, job.id, change.at) : 0, waits }
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Tells the people whose applications are not over of what has changed and can be read now: each change once, several at once as one.
 * Gives how many were told.
 */
export async function tellApplicants(tx: Tx, jobId: string, at: Date): Promise<number> {
  const untold = await tx
    .select({ version: jobVersions.version, changes: jobVersions.changes })
    .from(jobVersions)
    .where(and(eq(jobVersions.jobId, jobId), eq(jobVersions.tell, true), isNull(jobVersions.toldAt)))
  const version = Math.max(0, ...untold.map((one) => one.version))
  if (version === 0) return 0
  const [last] = await tx
    .select({ toldAt: jobVersions.toldAt })
    .from(jobVersions)
    .where(and(eq(jobVersions.jobId, jobId), isNotNull(jobVersions.toldAt)))
    .orderBy(desc(jobVersions.toldAt))
    .limit(1)
  await tx
    .update(jobVersions)
    .set({ toldAt: at })
    .where(and(eq(jobVersions.jobId, jobId), eq(jobVersions.tell, true), isNull(jobVersions.toldAt)))
  const [job] = await tx.select({ title: jobs.title, company: jobs.company }).from(jobs).where(eq(jobs.id, jobId))
  const applicants = await tx
    .select({ applicationId: applications.id, accountId: applications.accountId })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.live, true)))
    .orderBy(asc(applications.id))
  if (!job || applicants.length === 0) return 0
  const fields = new Set(untold.flatMap(({ changes }) => changes.map(({ field }) => field)))
  const [pay, place] = [fields.has('salary'), fields.has('location') || fields.has('isRemoteAvailable')]
  await emitEvent(tx, 'job.changed', jobId, version, {
    jobId,
    jobTitle: job.title,
    company: job.company,
    about: pay ? (place ? 'pay-and-place' : 'pay') : place ? 'place' : 'words',
    again: last?.toldAt != null && at.getTime() - last.toldAt.getTime() < DAY_MS,
    applicants,
  })
  return applicants.length
}

/** The problem of somebody who was overtaken: it names who changed the job last. */
export async function overtaken(tx: Tx, jobId: string, seen: number): Promise<Problem> {
  const [last] = await tx
    .select({ version: jobVersions.version, firstName: members.firstName, lastName: members.lastName })
    .from(jobVersions)
    .leftJoin(members, eq(members.accountId, jobVersions.byAccount))
    .where(eq(jobVersions.jobId, jobId))
    .orderBy(desc(jobVersions.version))
    .limit(1)
  const [waiting] = await tx
    .select({ firstName: members.firstName, lastName: members.lastName })
    .from(waitingEdits)
    .leftJoin(members, eq(members.accountId, waitingEdits.byAccount))
    .where(eq(waitingEdits.jobId, jobId))
  // A waiting edit is in no history yet: where that has no later version, the edit was the last save.
  const by = last && last.version > seen ? last : waiting
  if (!by) return new Problem('state-conflict', { text: 'jobs.vacancy-changed' })
  const name = `${by.firstName ?? ''} ${by.lastName ?? ''}`.trim()
  return new Problem('state-conflict', {
    text: 'jobs.vacancy-changed-by',
    facts: { who: name || { text: 'jobs.vacancy-someone' } },
  })
}
