import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '@onward/contracts/job-import'
import { readCsv } from './csv'
import { decodeFile } from './encoding'
import { readJson } from './json'
import { type ImportTable, UnreadableFile } from './table'
import { readXml } from './xml'

const MOST = { rows: IMPORT_MAX_ROWS, columns: IMPORT_MAX_COLUMNS }
/** Programs, pictures, archives and documents: no text has these. A spreadsheet's own file is an archive. */
const isText = (text: string): boolean => {
  const start = text.slice(0, 4000)
  const odd = [...start].filter((sign) => sign < ' ' && !'\t\n\r\f'.includes(sign)).length
  return odd <= start.length / 200 && !/^(?:PK\x03\x04|%PDF-|MZ)/.test(start)
}

/** The table in a file. What it starts with decides, not its name. Throws `UnreadableFile`. */
export function readImport(bytes: Uint8Array): ImportTable {
  const { text, encoding } = decodeFile(bytes)
  const start = text.trimStart()
  if (start === '') throw new UnreadableFile('empty')
  if (!isText(start)) throw new UnreadableFile('not-text')
  if (start.startsWith('<')) return { format: 'xml', encoding, ...readXml(start, MOST) }
  if (/^[[{]/.test(start)) return { format: 'json', encoding, ...readJson(start, MOST) }
  return { format: 'csv', encoding, ...readCsv(start, MOST) }
}
