import { csvOf, IMPORT_FIELDS, type ImportField } from '@onward/contracts/jobs/job-import'

/** Columns of the template, in the posting form's order, without those that only other boards' files have. */
export const TEMPLATE_FIELDS = IMPORT_FIELDS.filter(
  (field) => field !== 'postcode' && field !== 'salaryMaximum' && field !== 'salaryPeriod',
)
/** Required in each row, or as a default for all rows. */
export const NEEDED: readonly ImportField[] = ['title', 'department', 'location', 'jobType', 'description', 'contactEmail']

export const templateCsv = (label: (field: ImportField) => string): string => csvOf([TEMPLATE_FIELDS.map(label)])

/** The faulty rows as they were sent, with what to correct in a last column. */
export const faultyCsv = (
  columns: readonly string[],
  reasons: { heading: string; of(row: FaultyRow): string },
  rows: readonly FaultyRow[],
): string => csvOf([[...columns, reasons.heading], ...rows.map((row) => [...(row.cells ?? []), reasons.of(row)])])
interface FaultyRow {
  cells?: readonly string[] | undefined
}

/** Offers a generated file as a download. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers still need the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
