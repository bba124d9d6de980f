import { type ProblemText, refuseField } from '@onward/contracts/problem'

/** Sort keys, then the id: all descending. */
export type CursorKey = readonly [...numbers: number[], id: string]

/** End of the year 9999, in milliseconds: PostgreSQL cannot read later instants in JavaScript's format. */
const LARGEST = Date.UTC(9999, 11, 31)
/** No key is before 1970. */
const SMALLEST = 0
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `list` names the order, so that a cursor is refused by other lists. */
export const writeCursor = (list: string, key: CursorKey): string =>
  Buffer.from(JSON.stringify([list, ...key])).toString('base64url')

/** The key of a cursor that `writeCursor` made for this list and number of keys; anything else is `invalid-input`. */
export function readCursor(
  list: string,
  numbers: number,
  cursor: string | undefined,
  changed: ProblemText = 'jobs.list-changed',
): { numbers: number[]; id: string } | null {
  if (cursor === undefined || cursor === '') return null
  const refuse = () => refuseField('cursor', changed)
  let parsed: unknown
  try {
    parsed = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw refuse()
  }
  if (!Array.isArray(parsed) || parsed.length !== numbers + 2 || parsed[0] !== list) throw refuse()
  const keys: unknown[] = parsed.slice(1, -1)
  const id: unknown = parsed[parsed.length - 1]
  if (!keys.every((value): value is number => typeof value === 'number' && value >= SMALLEST && value < LARGEST)) throw refuse()
  if (typeof id !== 'string' || !ID.test(id)) throw refuse()
  return { numbers: keys, id }
}

/** Descending by numbers, then by id. */
export function compareKeys(a: CursorKey, b: CursorKey): number {
  for (let i = 0; i < a.length; i += 1) {
    const x = a[i] as number | string
    const y = b[i] as number | string
    if (x !== y) return x < y ? 1 : -1
  }
  return 0
}
