import {
  maskNiNumberForAgent,
  niNumber,
  type Office,
  REFERRAL_FIELDS,
  type ReferralForm,
  type ReferralImportRow,
  ROW_BROKEN,
  ROW_CELLS,
  ROW_TWIN,
  referralForm,
} from '@onward/contracts'
import type { ReadTable } from '@onward/documents/table'
import { type Keys, keyedHash } from '@onward/service-kit/keys'
import * as v from 'valibot'
import { niHashOf } from '../referrals/ni-number'
import { formOf, placesOf } from './columns'

export interface PlannedRow {
  view: ReferralImportRow
  /** Null where the row is not to be used. */
  form: ReferralForm | null
}
/** People who are referred already, by the hash of their number in hexadecimal. */
export type Known = ReadonlyMap<string, { referralId: string; officeName: string; ownOffice: boolean }>

type Fault = ReferralImportRow['faults'][number]
const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): Fault[] =>
  REFERRAL_FIELDS.flatMap((field) => {
    const issue = issues.find((one) => v.getDotPath(one) === field)
    return issue ? [{ field, message: issue.message }] : []
  })

/** The rows of a file, checked by the form's own rules. */
export function readRows(table: ReadTable, offices: readonly Office[]): PlannedRow[] {
  const places = placesOf(table.columns)
  const rows = table.rows.map(({ row, cells, unfit }): PlannedRow => {
    const typed = formOf(cells, places, offices)
    // An option that is left empty is the form's default.
    const given = Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== '' || !OPTIONAL.has(field)))
    const checked = v.safeParse(referralForm, given)
    const number = v.safeParse(niNumber, typed.niNumber)
    const faults: Fault[] = unfit
      ? [{ field: null, message: unfit === 'broken' ? ROW_BROKEN : ROW_CELLS }]
      : checked.success
        ? []
        : faultsOf(checked.issues)
    const form = checked.success && !unfit ? checked.output : null
    return {
      form,
      view: {
        row,
        kind: form ? 'new' : 'faulty',
        name: `${typed.firstName ?? ''} ${typed.lastName ?? ''}`.trim().slice(0, 200),
        niMask: number.success && !unfit ? maskNiNumberForAgent(number.output) : '',
        location: (typed.location ?? '').slice(0, 200),
        faults,
        referralId: null,
        officeName: '',
      },
    }
  })
  return markTwins(rows)
}
const OPTIONAL: ReadonlySet<string> = new Set(['disability', 'language', 'benefitsAmount'])

/** Refuses all rows that share a number: nobody knows which one is right. */
function markTwins(rows: readonly PlannedRow[]): PlannedRow[] {
  const times = new Map<string, number>()
  for (const { form } of rows) if (form) times.set(form.niNumber, (times.get(form.niNumber) ?? 0) + 1)
  return rows.map((row) =>
    row.form && (times.get(row.form.niNumber) ?? 0) > 1
      ? { form: null, view: { ...row.view, kind: 'faulty', faults: [{ field: 'niNumber', message: ROW_TWIN }] } }
      : row,
  )
}

/** Leaves out the people who are referred already. */
export function planRows(keys: Pick<Keys, 'hash'>, rows: readonly PlannedRow[], known: Known): PlannedRow[] {
  return rows.map((row) => {
    const there = row.form && known.get(niHashOf(keys, row.form.niNumber).toString('hex'))
    if (!there) return row
    const { referralId, officeName, ownOffice } = there
    return { form: null, view: { ...row.view, kind: ownOffice ? 'own-office' : 'other-office', referralId, officeName } }
  })
}

/** The name of a plan. It changes with the file and with what any row would do. */
export function planName(keys: Pick<Keys, 'hash'>, bytes: Uint8Array, rows: readonly PlannedRow[]): string {
  const kinds = rows.map(({ view }) => `${view.kind} ${view.referralId ?? ''}`).join('\n')
  return keyedHash(keys, 'referral-import', Buffer.concat([bytes, Buffer.from(`\u0000${kinds}`)])).toString('base64url')
}
