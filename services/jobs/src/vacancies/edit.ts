import { type JobField, type JobVersion, NOTIFIED_FIELDS } from '@onward/contracts/jobs/vacancies'
import { Problem } from '@onward/contracts/problem'
import { emitEvent, type Principal, type Tx } from '@onward/database'
import type { JobRow, NewJobRow } from '../db/schema'
import { memberAccounts, type OwnOrganisation } from '../organisations-store'
import { insertVersion, jobWithApplicants, lastEditor, markAnnounced, unannouncedVersions, updateJob } from './version-store'
import { dropWaitingEdit, saveWaitingEdit } from './waiting-edit-store'

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
  const textOf = (row: JobRow | NewJobRow, field: JobField) =>
    FIELD_OF.filter(([, of]) => of === field)
      .map(([column]) => asText(row[column]))
      .filter(Boolean)
      .join('\n')
  return [...changed].map((field) => ({ field, before: textOf(before, field), after: textOf(after, field) }))
}

/**
 * The state of an open job with new text. What waits for a check goes on waiting, and what was sent back goes to the check again; a job
 * that is shown stays so unless its new text must be checked.
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
  await insertVersion(tx, {
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
    ...columns
  } = made
  const next = changedState(made, current)
  const waits = editWaits(made, current)
  const written = waits ? { anonymousUntilShortlist: made.anonymousUntilShortlist } : { ...columns, ...next, checkNote: null }
  const job = await updateJob(tx, current, written)
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
  const { versions, lastAt } = await unannouncedVersions(tx, jobId)
  const version = Math.max(0, ...versions.map((one) => one.version))
  if (version === 0) return 0
  await markAnnounced(tx, jobId, at)
  const { job, applicants } = await jobWithApplicants(tx, jobId)
  if (!job || applicants.length === 0) return 0
  const fields = new Set(versions.flatMap(({ changes }) => changes.map(({ field }) => field)))
  const [pay, place] = [fields.has('salary'), fields.has('location') || fields.has('isRemoteAvailable')]
  await emitEvent(tx, 'job.changed', jobId, version, {
    jobId,
    jobTitle: job.title,
    company: job.company,
    about: pay ? (place ? 'pay-and-place' : 'pay') : place ? 'place' : 'words',
    again: lastAt !== null && at.getTime() - lastAt.getTime() < DAY_MS,
    applicants,
  })
  return applicants.length
}

/** The problem of somebody who was overtaken: it names who changed the job last. */
export async function overtaken(tx: Tx, jobId: string, seen: number): Promise<Problem> {
  const by = await lastEditor(tx, jobId, seen)
  if (!by) return new Problem('state-conflict', { text: 'jobs.vacancy-changed' })
  const name = `${by.firstName ?? ''} ${by.lastName ?? ''}`.trim()
  return new Problem('state-conflict', {
    text: 'jobs.vacancy-changed-by',
    facts: { who: name || { text: 'jobs.vacancy-someone' } },
  })
}
