import { Problem } from '@onward/contracts'
import * as v from 'valibot'

/** The last row of a page as an opaque text: the next page starts after it. */
export const writeCursor = (place: readonly unknown[]): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** The last row that a cursor names; null without a cursor. Throws `malformed-request` for any other text. */
export function readCursor<const S extends v.GenericSchema>(schema: S, cursor: string | undefined): v.InferOutput<S> | null {
  if (cursor === undefined) return null
  let place: unknown
  try {
    place = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw new Problem('malformed-request')
  }
  const found = v.safeParse(schema, place)
  if (!found.success) throw new Problem('malformed-request')
  return found.output
}

const LATEST_MS = Date.UTC(9999, 0)
/** A time within a cursor, in milliseconds. */
export const cursorMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST_MS))
export const cursorId = v.pipe(v.string(), v.uuid())
