import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '@onward/contracts/jobs/job-import'
import { readCsv } from '@onward/documents/csv'
import { decodeFile } from '@onward/documents/encoding'
import { isText, UnreadableFile } from '@onward/documents/table'
import { readJson } from './json'
import type { ImportTable } from './table'
import { readXml } from './xml'

const MOST = { rows: IMPORT_MAX_ROWS, columns: IMPORT_MAX_COLUMNS }
/** The table of a file. Its first bytes decide the format, not its name. Throws `UnreadableFile`. */
export function readImport(bytes: Uint8Array): ImportTable {
  const { text, encoding } = decodeFile(bytes)
  const start = text.trimStart()
  if (start === '') throw new UnreadableFile('empty')
  if (!isText(start)) throw new UnreadableFile('not-text')
  if (start.startsWith('<')) return { format: 'xml', encoding, ...readXml(start, MOST) }
  if (/^[[{]/.test(start)) return { format: 'json', encoding, ...readJson(start, MOST) }
  return { format: 'csv', encoding, ...readCsv(start, MOST) }
}
