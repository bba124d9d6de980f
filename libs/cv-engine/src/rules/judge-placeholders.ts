import type { PlaceholderText } from '../facts/without-placeholders'
import type { Block } from '../read-document'
import type { Finding } from './rule'
import { linesOf } from './rule'

/** Placeholder text of a template; `most` when it is most of the document. */
export function judgePlaceholders(found: readonly PlaceholderText[], left: readonly Block[]): Finding {
  if (found.length === 0) return { part: 1, isQuiet: true }
  const isMost = found.length >= left.length / 2
  return {
    part: found.length === 1 ? 0.5 : 0,
    quotes: found.map(({ text }) => text),
    lines: linesOf(found),
    facts: { count: found.length, most: isMost ? found.length : undefined, first: found[0] && shortened(found[0].text) },
  }
}
const LONG = 60
const shortened = (text: string): string => (text.length <= LONG ? text : `${text.slice(0, text.lastIndexOf(' ', LONG))} …`)
