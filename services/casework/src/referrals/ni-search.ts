import { maskNiNumberForAgent } from '@onward/contracts'
import { type Keys, keyedHash } from '@onward/service-kit/keys'

/** Shorter parts would find half the office. */
const SHORTEST_PART = 3
const FULL = /^[A-Z]{2}\d{6}[A-D]$/
const VISIBLE = 5
/** What can be typed of "AB123****C": an end of the visible part, asterisks, the last letter. */
const MASKED = /^([A-Z0-9]{0,5})\*{1,4}([A-D]?)$/

type HashToken = (keys: Pick<Keys, 'hash'>, token: string) => bigint
export const hashToken: HashToken = (keys, token) => keyedHash(keys, 'ni-part', token).readBigInt64BE(0)

const ends = (visible: string): string[] => Array.from({ length: visible.length }, (_, i) => `end ${visible.slice(i)}`)
function inside(visible: string): string[] {
  const parts: string[] = []
  for (let from = 0; from + SHORTEST_PART <= visible.length; from += 1)
    for (let to = from + SHORTEST_PART; to <= visible.length; to += 1) parts.push(`in ${visible.slice(from, to)}`)
  return parts
}

/** Keyed hashes of all parts of a number that `niQuery` can ask for: the table alone reveals no part. `hash` may remember parts that many share. */
export function niParts(keys: Pick<Keys, 'hash'>, niNumber: string, hash = hashToken): bigint[] {
  const mask = maskNiNumberForAgent(niNumber)
  const visible = mask.slice(0, VISIBLE)
  return [`full ${niNumber}`, ...inside(visible), ...ends(visible), `last ${mask.slice(-1)}`].map((token) => hash(keys, token))
}

/** The hashes that a number must have to match a full number, or at least three characters of a mask. Null for any other text. */
export function niQuery(keys: Pick<Keys, 'hash'>, typed: string): bigint[] | null {
  const text = typed.toUpperCase().replace(/[\s.\u2010-\u2015-]/g, '')
  if (text.length < SHORTEST_PART) return null
  if (FULL.test(text)) return [hashToken(keys, `full ${text}`)]
  if (text.length <= VISIBLE && /^[A-Z0-9]+$/.test(text)) return [hashToken(keys, `in ${text}`)]
  const [, end = '', last = ''] = MASKED.exec(text) ?? []
  if (end && last && !text.includes('****')) return null
  const tokens = [...(end ? [`end ${end}`] : []), ...(last ? [`last ${last}`] : [])]
  return tokens.length > 0 ? tokens.map((token) => hashToken(keys, token)) : null
}
