import { type JobField, type JobVersion, NOTIFIED_FIELDS } from '@onward/contracts/jobs/vacancies'
import { Problem } from '@onward/contracts/problem'
import { emitEvent, type Principal, type Tx } from '@onward/database'
import type { JobRow, NewJobRow } from '../db/schema'
import { memberAccounts, type OwnOrganisation } from '../organisations-store'
import { REPORTED } from './rules'
import { insertVersion, jobWithApplicants, lastEditor, markAnnounced, unannouncedVersions, updateJob } from './version-store'
import { dropWaitingEdit, saveWaitingEdit } from './waiting-edit-store'

/** Columns of a job, each with its field in the form. */
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

/** The fields in which two versions of a job differ, each once. */
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
 * The state of an open job after an edit. A waiting job goes on waiting, and a returned one waits again; an active one stays active
 * unless its new text must be checked.
 */
export function changedState(made: NewJobRow, current: Pick<JobRow, 'state' | 'checks'>): Pick<NewJobRow, 'state' | 'checks'> {
  const waits = current.state === 'pending_check' || (current.state === 'draft' && current.checks.includes('sent-back'))
  if (made.state !== 'active' || !waits) {
    const stays = current.checks.filter((check) => check === REPORTED)
    return { state: made.state, checks: [...(made.checks ?? []), ...stays] }
  }
  return { state: 'pending_check', checks: current.checks.filter((check) => check !== 'sent-back') }
}

export interface Change {
  organisation: OwnOrganisation
  who: Principal
  kind: JobVersion['kind']
  at: Date
}

/** The author of a change, for the history. */
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

/** Whether an edit of an active job must be checked first; the job stays as it is until then. */
export const editWaits = (made: NewJobRow, current: Pick<JobRow, 'state' | 'checks'>): boolean =>
  current.state === 'active' && changedState(made, current).state === 'pending_check'

/** Informs other services, and the organisation's members, of a job's new state or of the decision about a waiting edit. */
export async function announceJobState(
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
  notified: number
  /** The job still has its old text. */
  waits: boolean
}

/**
 * Changes the text of a job, from the form or a file. For an active job, text that must be checked waits beside it, and readers
 * keep seeing the old text; other changes enter the history at once, and applicants are notified. Throws `state-conflict` when the
 * job changed meanwhile.
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
    return { job, notified: 0, waits }
  }
  await dropWaitingEdit(tx, job.id)
  const changes = changesBetween(current, made)
  if (changes.length > 0 || job.state !== current.state) await recordVersion(tx, job, change, changes)
  if (job.state !== current.state) await announceJobState(tx, change.organisation.id, job)
  return { job, notified: job.state === 'active' ? await notifyApplicants(tx, job.id, change.at) : 0, waits }
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Notifies people with open applications of changes that are public now: each change once, several at once as one. Gives how many
 * were notified.
 */
export async function notifyApplicants(tx: Tx, jobId: string, at: Date): Promise<number> {
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

/** The problem when somebody else was faster: it names who changed the job last. */
export async function overtaken(tx: Tx, jobId: string, seen: number): Promise<Problem> {
  const by = await lastEditor(tx, jobId, seen)
  if (!by) return new Problem('state-conflict', { text: 'jobs.vacancy-changed' })
  const name = `${by.firstName ?? ''} ${by.lastName ?? ''}`.trim()
  return new Problem('state-conflict', {
    text: 'jobs.vacancy-changed-by',
    facts: { who: name || { text: 'jobs.vacancy-someone' } },
  })
}
