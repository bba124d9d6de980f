import { createHash } from 'node:crypto'
import { ADVERT_LIMITS } from '@onward/contracts/advert-limits'
import type { ImportFault, ImportField, ImportKind } from '@onward/contracts/jobs/job-import'
import type { JobRow, NewJobRow } from '../db/schema'
import type { ReadRow } from './row'

/** A job of an earlier file. */
export interface KnownJob {
  key: string
  reference: string
  fingerprint: string
  /** Closed because a later file no longer had it. */
  gone: boolean
  job: JobRow
}
/** The job that a row creates. */
export interface MadeRow {
  job: NewJobRow
  /** The advert with too many copies waiting for a check already, for which this row is refused; null otherwise. */
  tooManyLike: string | null
}

export interface PlannedRow {
  read: ReadRow
  /** The job that the row creates or changes; null for a faulty or unchanged row. */
  made: NewJobRow | null
  kind: ImportKind
  /** The existing job of the row. */
  known: KnownJob | null
  changes: ImportField[]
}
export interface ImportPlan {
  rows: PlannedRow[]
  /** Open jobs of earlier files that this file lacks. */
  gone: KnownJob[]
  /** A hash of exactly what will be done. */
  digest: string
}

const isOpen = ({ state }: JobRow) => state === 'draft' || state === 'pending_check' || state === 'active'

/** Columns of a job that a row writes, each with its field. */
const COMPARED = [
  ['title', 'title'],
  ['department', 'department'],
  ['location', 'location'],
  ['type', 'jobType'],
  ['salary', 'salary'],
  ['description', 'description'],
  ['requirements', 'requirements'],
  ['closesOn', 'applicationDeadline'],
  ['contactEmail', 'contactEmail'],
  ['isRemoteAvailable', 'isRemoteAvailable'],
  ['isDisabilityFriendly', 'isDisabilityFriendly'],
  ['accessibilityFeatures', 'accessibilityFeatures'],
  ['benefitsTransitionSupport', 'benefitsTransitionSupport'],
] as const satisfies readonly (readonly [keyof JobRow, ImportField])[]

/** The fields in which a row's job differs from the current one. */
export const changesOf = (made: NewJobRow, existing: JobRow): ImportField[] =>
  COMPARED.filter(([column]) => JSON.stringify(made[column]) !== JSON.stringify(existing[column])).map(([, field]) => field)

/**
 * What importing these rows does. Jobs that were closed on Onward, or removed, stay so; jobs that expired or left an earlier file
 * are posted again when they come back changed. An unchanged row changes nothing, even when the job was edited on Onward since.
 */
export function planImport(
  rows: readonly ReadRow[],
  known: ReadonlyMap<string, KnownJob>,
  made: ReadonlyMap<string, MadeRow>,
  /** How many jobs may be posted today, and when more may; null for organisations without a limit. */
  today: { room: number; moreOn: string } | null = null,
): ImportPlan {
  let room = today?.room ?? Number.POSITIVE_INFINITY
  const planned = rows.map((read): PlannedRow => {
    const before = known.get(read.key) ?? null
    const { job = null, tooManyLike = null } = (read.job && made.get(read.key)) || {}
    const row = { read, made: null, known: before, changes: [] }
    if (!read.job) return { ...row, kind: 'faulty' }
    const isBack = before !== null && !isOpen(before.job) && (before.gone || (before.job.state === 'expired' && job !== null))
    if (!before || isBack) {
      const fault: ImportFault | null =
        tooManyLike !== null
          ? { field: null, fault: 'tooManyAlike', number: ADVERT_LIMITS.alikeWaiting, value: tooManyLike }
          : today && room <= 0
            ? { field: null, fault: 'dayIsFull', number: ADVERT_LIMITS.newPerDay, value: today.moreOn }
            : null
      if (fault) return { ...row, read: { ...read, faults: [fault] }, kind: 'faulty' }
      room -= 1
      return { ...row, kind: 'new', made: job, known: null }
    }
    if (!isOpen(before.job)) return { ...row, kind: 'stays-closed' }
    const changes = job ? changesOf(job, before.job) : []
    return changes.length > 0 ? { ...row, kind: 'changed', made: job, changes } : { ...row, kind: 'unchanged' }
  })
  // A faulty row still counts as the presence of its job.
  const named = new Set(rows.map(({ key }) => key))
  const gone = [...known.values()].filter((one) => !named.has(one.key) && isOpen(one.job))
  const digest = createHash('sha256')
    .update(
      JSON.stringify([
        planned.map(({ read, kind, known: before }) => [read.key, kind, read.fingerprint, before?.job.id, before?.job.version]),
        gone.map(({ job }) => job.id).sort(),
      ]),
    )
    .digest('base64url')
  return { rows: planned, gone, digest }
}
