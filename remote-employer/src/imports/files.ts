import { csvOf, IMPORT_FIELDS, type ImportField } from '@onward/contracts/jobs/job-import'

/** Columns of the template, in the order of the posting form; those that only other boards' files have are left out. */
export const TEMPLATE_FIELDS = IMPORT_FIELDS.filter(
  (field) => field !== 'postcode' && field !== 'salaryMaximum' && field !== 'salaryPeriod',
)
/** A row must have these, or a word for all rows that leave them empty. */
export const NEEDED: readonly ImportField[] = ['title', 'department', 'location', 'jobType', 'description', 'contactEmail']

export const templateCsv = (label: (field: ImportField) => string): string => csvOf([TEMPLATE_FIELDS.map(label)])

/** The rows that need work as they were sent, with what to put right in a last column. */
export const faultyCsv = (
  columns: readonly string[],
  reasons: { heading: string; of(row: FaultyRow): string },
  rows: readonly FaultyRow[],
): string => csvOf([[...columns, reasons.heading], ...rows.map((row) => [...(row.cells ?? []), reasons.of(row)])])
interface FaultyRow {
  cells?: readonly string[] | undefined
}

/** Hands a file that was made here to the browser's downloads. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
