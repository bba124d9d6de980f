import { type ProblemText, REFERRAL_IMPORT_MAX_COLUMNS, REFERRAL_IMPORT_MAX_ROWS, refuseField } from '@onward/contracts'
import { readCsv } from '@onward/documents/csv'
import { decodeFile } from '@onward/documents/encoding'
import { type FileFault, isText, type ReadTable, UnreadableFile } from '@onward/documents/table'
import { type NeededField, placesOf, REQUIRED } from './columns'

const MOST = { rows: REFERRAL_IMPORT_MAX_ROWS, columns: REFERRAL_IMPORT_MAX_COLUMNS }

const FAULTS: Readonly<Record<FileFault, ProblemText>> = {
  empty: 'casework.import-empty',
  'no-rows': 'casework.import-no-rows',
  'too-many-rows': 'casework.import-too-many-rows',
  'too-many-columns': 'casework.import-too-many-columns',
  'too-deep': 'casework.import-not-csv',
  'not-json': 'casework.import-not-csv',
  'not-xml': 'casework.import-not-csv',
  'not-text': 'casework.import-not-csv',
}
const HEADINGS: Readonly<Record<NeededField, ProblemText>> = {
  firstName: 'casework.import-heading-first-name',
  lastName: 'casework.import-heading-last-name',
  niNumber: 'casework.import-heading-ni-number',
  location: 'casework.import-heading-location',
  email: 'casework.import-heading-email',
  phone: 'casework.import-heading-phone',
  benefitsStatus: 'casework.import-heading-benefits-status',
}

/** The rows of a CSV file. Throws `invalid-input` where the file as a whole cannot be used. */
export function readTable(bytes: Buffer): ReadTable {
  try {
    const { text } = decodeFile(bytes)
    if (text.trim() === '') throw new UnreadableFile('empty')
    if (!isText(text.trimStart())) throw new UnreadableFile('not-text')
    const table = readCsv(text, MOST)
    const places = placesOf(table.columns)
    const headings = { texts: REQUIRED.filter((field) => places[field] === undefined).map((field) => HEADINGS[field]) }
    if (headings.texts.length > 0) throw refuseField('file', 'casework.import-columns-missing', { headings })
    return table
  } catch (error) {
    throw error instanceof UnreadableFile ? refuseField('file', FAULTS[error.fault]) : error
  }
}
