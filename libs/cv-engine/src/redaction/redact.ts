import { ADDRESS_FINDERS } from './address-finders'
import { type Finder, REDACTION_KINDS, type RedactionHit, TAKEN } from './finder'
import { nameFinders } from './name-finders'
import { aliasesIn } from './nicknames'
import { NUMBER_FINDERS } from './number-finders'
import { ONLINE_FINDERS } from './online-finders'
import { plainText } from './plain-text'

const PLACEHOLDER = new RegExp(`\\[(?:${REDACTION_KINDS.join('|')})\\]`, 'g')
/** The order counts: a driving licence holds what looks like a postcode. */
const FINDERS: readonly Finder[] = [...ONLINE_FINDERS, ...NUMBER_FINDERS, ...ADDRESS_FINDERS]

/** One pass; found text is overwritten, so that no later finder matches it. */
function findOnce(text: string, finders: readonly Finder[], hits: RedactionHit[]): string {
  let left = text
  for (const { kind, pattern, group = 0, accepts } of finders) {
    const found: RedactionHit[] = []
    for (const match of left.matchAll(pattern)) {
      const value = match[group] ?? ''
      const start = match.index + (group === 0 ? 0 : match[0].lastIndexOf(value))
      const end = start + value.length
      if (value.trim() === '' || value.includes(TAKEN)) continue
      if (accepts && !accepts(value, left.slice(Math.max(0, start - 60), start), left.slice(end, end + 60))) continue
      found.push({ kind, start, end })
    }
    if (found.length === 0) continue
    let masked = ''
    let at = 0
    for (const { start, end } of found) {
      masked += left.slice(at, start) + TAKEN.repeat(end - start)
      at = end
    }
    left = masked + left.slice(at)
    for (const hit of found) hits.push(hit)
  }
  return left
}

/**
 * The text with placeholders such as `[email]` for identifying data in UK forms; `hits` has their kinds and places. `known`: the holder's
 * names. Redacting twice changes nothing.
 */
export function redact(text: string, { known = [] }: { known?: readonly string[] } = {}): { text: string; hits: RedactionHit[] } {
  const plain = plainText(text)
  const finders = [...FINDERS, ...nameFinders([...known, ...(known.length > 0 ? aliasesIn(plain.text, known) : [])])]
  const found: RedactionHit[] = []
  let left = plain.text.replaceAll(TAKEN, ' ').replace(PLACEHOLDER, (placeholder) => TAKEN.repeat(placeholder.length))
  // Taking one thing out can expose another.
  for (;;) {
    const count = found.length
    left = findOnce(left, finders, found)
    if (found.length === count) break
  }
  const hits = found
    .map(({ kind, start, end }) => ({ kind, start: plain.origin[start] ?? 0, end: plain.origin[end] ?? text.length }))
    .sort((a, b) => a.start - b.start)
  let redacted = ''
  let at = 0
  for (const { kind, start, end } of hits) {
    redacted += `${text.slice(at, start)}[${kind}]`
    at = Math.max(at, end)
  }
  return { text: redacted + text.slice(at), hits }
}
