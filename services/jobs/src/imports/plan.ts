import { createHash } from 'node:crypto'
import { ADVERT_LIMITS } from '@onward/contracts/advert-limits'
import type { ImportFault, ImportField, ImportKind } from '@onward/contracts/jobs/job-import'
import type { JobRow, NewJobRow } from '../db/schema'
import type { ReadRow } from './row'

/** A job that came with an earlier file. */
export interface KnownJob {
  key: string
  reference: string
  fingerprint: string
  /** A later file no longer had it, and it was closed for that. */
  gone: boolean
  job: JobRow
}
/** A job that a row makes. */
export interface MadeRow {
  job: NewJobRow
  /** The advert of which so many wait for a check already that another one is refused; null of one that may come. */
  tooManyLike: string | null
}

export interface PlannedRow {
  read: ReadRow
  /** The job that the row makes; null of a faulty row, and where nothing is new in it. */
  made: NewJobRow | null
  kind: ImportKind
  /** The job that the row changes, or that stays as it is. */
  known: KnownJob | null
  changes: ImportField[]
}
export interface ImportPlan {
  rows: PlannedRow[]
  /** Open jobs of earlier files that this one does not have. */
  gone: KnownJob[]
  /** Names exactly what will be done. */
  digest: string
}

const isOpen = ({ state }: JobRow) => state === 'draft' || state === 'pending_check' || state === 'active'

/** Columns of a job that a row writes, with the field that each comes from. */
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

/** What differs between the job that a row makes and the job as it is now. */
export const changesOf = (made: NewJobRow, existing: JobRow): ImportField[] =>
  COMPARED.filter(([column]) => JSON.stringify(made[column]) !== JSON.stringify(existing[column])).map(([, field]) => field)

/**
 * What importing these rows does. A job that was closed on Onward, or removed, stays so; one that ran out or left an earlier file is posted
 * anew when it comes back changed. A row that says what it said last time changes nothing, whatever was edited on Onward since.
 */
export function planImport(
  rows: readonly ReadRow[],
  known: ReadonlyMap<string, KnownJob>,
  made: ReadonlyMap<string, MadeRow>,
  /** How many jobs may come today, and when more may; null of an organisation without such a measure. */
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
  // A faulty row still says that its job is there.
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
