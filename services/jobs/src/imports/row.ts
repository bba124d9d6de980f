import { createHash } from 'node:crypto'
import {
  IMPORT_FIELDS,
  type ImportChoices,
  type ImportFault,
  type ImportField,
  type ImportMapping,
} from '@onward/contracts/jobs/job-import'
import { fullJob, MAX_DEADLINE_DAYS, type NewJob } from '@onward/contracts/jobs/posting'
import { PAY_FAULTS } from '@onward/contracts/jobs/stated-pay'
import { cleanText } from '@onward/contracts/text'
import type { TableRow } from '@onward/documents/table'
import * as v from 'valibot'
import { answerOf, dateOf, featuresOf, isUntyped, jobTypeOf, plainText, salaryOf } from './values'

export interface ReadRow {
  row: number
  cells: readonly string[]
  /** The employer's own reference; empty without one. */
  reference: string
  /** Identifies the job within its organisation: its reference, else title, department and place. */
  key: string
  title: string
  location: string
  /** The body that the posting form would send; null when it would be refused. */
  job: NewJob | null
  /** A hash of everything that would be posted. */
  fingerprint: string
  faults: ImportFault[]
}

const DAY_MS = 24 * 60 * 60 * 1000
const lastDeadline = (today: string) =>
  new Date(new Date(`${today}T00:00:00Z`).getTime() + MAX_DEADLINE_DAYS * DAY_MS).toISOString().slice(0, 10)
const LONGEST_REFERENCE = 200
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?$/i
const MAX_QUOTED = 60
const excerpt = (text: string) => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text)
const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url')
const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
const isImportField = (name: string): name is ImportField => (IMPORT_FIELDS as readonly string[]).includes(name)

/** A refusal of the posting form's rules, as a fault with a code. */
function faultOf(issue: v.BaseIssue<unknown>): ImportFault | null {
  const field = String(issue.path?.[0]?.key ?? '')
  if (!isImportField(field)) return null
  const text = typeof issue.input === 'string' ? issue.input.trim() : ''
  if (issue.type === 'max_length' && typeof issue.requirement === 'number')
    return { field, fault: 'tooLong', number: issue.requirement }
  if (text === '') return { field, fault: 'missing' }
  if (field === 'salary') return { field, fault: issue.message === PAY_FAULTS.tooMuch ? 'tooMuch' : 'pay', value: excerpt(text) }
  return { field, fault: field === 'contactEmail' ? 'email' : 'other', value: excerpt(text) }
}

/** Converts one row to the posting form's fields. Pure; `today` is the calendar date in the United Kingdom. */
export function readRow(
  { row, cells, unfit }: TableRow,
  columns: readonly string[],
  mapping: ImportMapping,
  defaults: ImportChoices['defaults'],
  today: string,
): ReadRow {
  const positions = new Map(columns.map((column, i) => [column, i]))
  const cell = (field: ImportField): string => {
    const column = mapping[field]
    const position = column === null ? undefined : positions.get(column)
    return position === undefined ? '' : cleanText(cells[position] ?? '')
  }
  const faults: ImportFault[] = []
  const town = plainText(cell('location'))
  const postcode = cell('postcode')
  if (postcode && !POSTCODE.test(postcode)) faults.push({ field: 'postcode', fault: 'postcode', value: excerpt(postcode) })
  const location = postcode && !folded(town).includes(folded(postcode)) ? [town, postcode].filter(Boolean).join(', ') : town
  const title = plainText(cell('title'))
  const department = plainText(cell('department')) || cleanText(defaults.department ?? '')

  const typeText = cell('jobType')
  const jobType = typeText && !isUntyped(typeText) ? jobTypeOf(typeText) : (defaults.jobType ?? null)
  if (!jobType)
    faults.push(typeText ? { field: 'jobType', fault: 'type', value: excerpt(typeText) } : { field: 'jobType', fault: 'missing' })

  const dateText = cell('applicationDeadline')
  const deadline = dateText ? dateOf(dateText) : null
  if (dateText && !deadline) faults.push({ field: 'applicationDeadline', fault: 'date', value: excerpt(dateText) })
  else if (deadline && deadline < today) faults.push({ field: 'applicationDeadline', fault: 'past', value: excerpt(dateText) })
  else if (deadline && deadline > lastDeadline(today))
    faults.push({ field: 'applicationDeadline', fault: 'late', number: MAX_DEADLINE_DAYS, value: excerpt(dateText) })

  const flag = (field: 'isRemoteAvailable' | 'isDisabilityFriendly' | 'benefitsTransitionSupport'): boolean => {
    const answer = answerOf(cell(field))
    if (answer === null) faults.push({ field, fault: 'answer', value: excerpt(cell(field)) })
    return answer ?? false
  }
  const paid = salaryOf(cell('salary'), cell('salaryMaximum'), cell('salaryPeriod'))
  if (paid.fault) faults.push({ ...paid.fault, value: excerpt(cell(paid.fault.field)) })

  const listed = featuresOf(cell('accessibilityFeatures'))
  if ('unknown' in listed) faults.push({ field: 'accessibilityFeatures', fault: 'feature', value: excerpt(listed.unknown) })
  const accessibilityFeatures = 'features' in listed ? listed.features : []
  const isDisabilityFriendly = flag('isDisabilityFriendly') || accessibilityFeatures.length > 0

  const checked = v.safeParse(fullJob, {
    title,
    department,
    location,
    jobType: jobType ?? 'full-time',
    salary: paid.salary,
    description: plainText(cell('description')),
    requirements: plainText(cell('requirements')),
    applicationDeadline: deadline,
    contactEmail: cell('contactEmail') || (defaults.contactEmail ?? ''),
    isDisabilityFriendly,
    isRemoteAvailable: flag('isRemoteAvailable'),
    accessibilityFeatures,
    benefitsTransitionSupport: flag('benefitsTransitionSupport'),
  })
  for (const issue of checked.issues ?? []) {
    const fault = faultOf(issue)
    if (fault && !faults.some((one) => one.field === fault.field)) faults.push(fault)
  }
  const reference = cell('reference')
  if (reference.length > LONGEST_REFERENCE) faults.push({ field: 'reference', fault: 'tooLong', number: LONGEST_REFERENCE })
  const job = checked.success && faults.length === 0 && !unfit ? { ...checked.output } : null
  return {
    row,
    cells,
    reference: reference.slice(0, LONGEST_REFERENCE),
    key: reference ? `ref:${reference}` : `same:${hash([folded(title), folded(department), folded(location)])}`,
    title: title.slice(0, 200),
    location: location.slice(0, 200),
    job,
    fingerprint: hash(job),
    faults: unfit ? [{ field: null, fault: unfit }] : faults.sort((a, b) => order(a) - order(b)),
  }
}
const order = ({ field }: ImportFault) => (field ? IMPORT_FIELDS.indexOf(field) : -1)

/** Two rows for one job: neither is known to be right, so both are faulty. */
export function markTwins(rows: readonly ReadRow[]): void {
  const first = new Map<string, ReadRow>()
  for (const row of rows) {
    const twin = first.get(row.key)
    if (!twin) {
      first.set(row.key, row)
      continue
    }
    if (row.faults.some(({ field }) => field === null)) continue
    const field = row.reference ? ('reference' as const) : null
    for (const [one, other] of [
      [row, twin],
      [twin, row],
    ] as const) {
      one.job = null
      if (!one.faults.some(({ fault }) => fault === 'same')) one.faults.unshift({ field, fault: 'same', number: other.row })
    }
  }
}
