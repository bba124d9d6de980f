import { fitCell, fitHeading, type ReadTable, UnreadableFile } from '@onward/documents/table'
import { tableOf } from './table'

const MAX_DEPTH = 12
/** Names under which other systems put their list. */
const LISTS = [
  'jobs',
  'job',
  'vacancies',
  'items',
  'results',
  'data',
  'positions',
  'postings',
  '@graph',
  'itemListElement',
  'dataFeedElement',
]
/** Type fields hold no facts of the job. */
const KINDS = new Set(['@type', '@context'])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPosting = (value: unknown) => isObject(value) && [value['@type']].flat().includes('JobPosting')

/** The list of jobs: the file itself, a list under a known name, or one posting alone. */
function listIn(value: unknown, depth = 0): unknown[] | null {
  if (Array.isArray(value)) return value
  if (!isObject(value) || depth > 3) return null
  if (isPosting(value)) return [value]
  for (const name of LISTS) {
    const found = listIn(value[name], depth + 1)
    if (found) return found
  }
  return null
}

/** An entry of a list may be wrapped: `{ position: 1, item: { … } }`. */
const unwrapped = (entry: unknown): unknown => (isObject(entry) && isObject(entry.item) ? entry.item : entry)

function collect(value: unknown, name: string, into: Map<string, string>, depth: number, mostColumns: number): void {
  if (depth > MAX_DEPTH) throw new UnreadableFile('too-deep')
  if (Array.isArray(value)) {
    for (const one of value) collect(one, name, into, depth + 1, mostColumns)
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (!KINDS.has(key)) collect(inner, name ? `${name}.${key}` : key, into, depth + 1, mostColumns)
    }
  } else if (value !== null && value !== undefined && value !== '') {
    const column = fitHeading(name)
    const before = into.get(column)
    if (before === undefined && into.size >= mostColumns) throw new UnreadableFile('too-many-columns')
    into.set(column, fitCell(before === undefined ? String(value) : `${before}\n${String(value)}`))
  }
}

/** Jobs of a JSON file: a list, a list under a name, or schema.org's JobPosting. What is nested gets a path as its column. */
export function readJson(text: string, most: { rows: number; columns: number }): ReadTable {
  let whole: unknown
  try {
    whole = JSON.parse(text)
  } catch {
    throw new UnreadableFile('not-json')
  }
  const list = listIn(whole)
  if (!list) throw new UnreadableFile('no-rows')
  if (list.length > most.rows) throw new UnreadableFile('too-many-rows')
  return tableOf(
    list.map((entry, i) => {
      const values = new Map<string, string>()
      const job = unwrapped(entry)
      if (!isObject(job)) return { row: i + 1, values, unfit: 'broken' as const }
      collect(job, '', values, 0, most.columns)
      return { row: i + 1, values }
    }),
    most,
  )
}
