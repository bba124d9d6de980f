import type { Line } from '../facts/line'
import { linesOf } from '../facts/lines'
import { readFacts } from '../facts/read-facts'
import { withoutCircumstances } from '../facts/without-circumstances'
import type { Block } from '../read-document'
import { redact } from './redact'
import { isPersonalDetail, TAKEN_OUT, withOneMark } from './without-identity'

/** The text of a CV without its holder's identity. */
export interface AnonymousCv {
  /** In order; the heading is empty for lines before the first heading. */
  sections: { heading: string; lines: { text: string; isItem: boolean }[] }[]
}

/** Sentences among contact details are kept. */
const isProse = ({ text, kind }: Line): boolean => kind !== 'heading' && text.length >= 90 && /[.!?]$/.test(text.trim())

/**
 * The lines of a CV without its contact details, referees, personal details and what they say of their circumstances; names, addresses, numbers, links and birth dates elsewhere
 * are masked. `known`: the holder's names from the application; the CV's own are added. Schools, employers and dates stay to be judged.
 */
export function withoutHolder(blocks: readonly Block[], known: readonly string[]): AnonymousCv {
  const facts = readFacts(blocks)
  const lines = linesOf(withoutCircumstances(blocks)).filter(
    (line) =>
      line.section !== 'references' &&
      !(line.section === 'contact' && (line.isHeading || !isProse(line))) &&
      !isPersonalDetail(line.text),
  )
  const names = [...known, facts.name?.value ?? ''].filter((name) => name.trim() !== '')
  // All lines at once, because addresses span lines.
  const whole = lines.map(({ text }) => text).join('\n')
  const { hits } = redact(whole, { known: names })
  const links = new Set(facts.links.map(({ value }) => value))
  const sections: AnonymousCv['sections'] = []
  let at = 0
  let part: number | null = null
  for (const line of lines) {
    const text = withoutLinks(maskedLine(whole, at, at + line.text.length, hits), links)
    at += line.text.length + 1
    if (line.isHeading || line.part !== part || sections.length === 0) {
      sections.push({ heading: line.isHeading ? text : '', lines: [] })
      part = line.part
    }
    if (!line.isHeading && text.replaceAll(TAKEN_OUT, '').trim() !== '')
      sections.at(-1)?.lines.push({ text: text, isItem: line.kind === 'item' })
  }
  return { sections: sections.filter(({ lines: kept }) => kept.length > 0) }
}

function maskedLine(whole: string, from: number, until: number, hits: readonly { start: number; end: number }[]): string {
  let masked = ''
  let at = from
  for (const { start, end } of hits) {
    if (end <= from || start >= until) continue
    masked += whole.slice(at, Math.max(at, start)) + (start >= from ? TAKEN_OUT : '')
    at = Math.min(until, Math.max(at, end))
  }
  return (masked + whole.slice(at, until)).replace(/\s+/g, ' ').trim()
}

/** Masks the links of the contact details, which no pattern alone recognises. */
const withoutLinks = (text: string, links: ReadonlySet<string>): string => {
  let masked = text
  for (const link of links) if (link.length > 3) masked = masked.replaceAll(link, TAKEN_OUT)
  return withOneMark(masked)
}
