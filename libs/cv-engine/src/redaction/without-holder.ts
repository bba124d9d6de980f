import type { Line } from '../facts/line'
import { linesOf } from '../facts/lines'
import { readFacts } from '../facts/read-facts'
import type { Block } from '../read-document'
import { redact } from './redact'

/** A CV without what says whose it is, to be read as text. */
export interface AnonymousCv {
  /** Its sections in order; the heading as the person wrote it, empty of what stands before the first one. */
  sections: { heading: string; lines: { text: string; isItem: boolean }[] }[]
}

/** Stands for each thing that was taken out, whatever it was: its kind would tell, too. */
export const TAKEN_OUT = '[…]'
/** What a person says of who they are and not of what they can do. */
const PERSONAL =
  /^\W*(?:age|gender|sex|pronouns?|title|marital status|civil status|nationality|citizenship|ethnicity|ethnic origin|religion|place of birth|height|weight|children|dependants?|photo(?:graph)?|oed|rhywedd|cenedligrwydd|statws priodasol|crefydd|man geni|plant|llun)\s*[:–-]/iu
/** The header of a CV is addresses, numbers and names. Somebody's sentences in it are worth reading. */
const isProse = ({ text, kind }: Line): boolean => kind !== 'heading' && text.length >= 90 && /[.!?]$/.test(text.trim())

/**
 * The lines of a CV without its holder: the contact header, referees and personal details go whole; names, addresses, numbers, links and
 * birth dates are taken out wherever else they stand. `known` are the holder's names as an application gives them; those that the CV itself
 * gives are added. Schools, employers and dates stay: they are what is judged.
 */
export function withoutHolder(blocks: readonly Block[], known: readonly string[]): AnonymousCv {
  const facts = readFacts(blocks)
  const lines = linesOf(blocks).filter(
    (line) =>
      line.section !== 'references' &&
      !(line.section === 'contact' && (line.isHeading || !isProse(line))) &&
      !PERSONAL.test(line.text),
  )
  const names = [...known, facts.name?.value ?? ''].filter((name) => name.trim() !== '')
  // All at once, because an address runs over lines; each found piece then leaves its mark on the line where it begins.
  const whole = lines.map(({ text }) => text).join('\n')
  const { hits } = redact(whole, { known: names })
  const links = new Set(facts.links.map(({ value }) => value))
  const sections: AnonymousCv['sections'] = []
  let at = 0
  let part: number | null = null
  for (const line of lines) {
    const shown = withoutLinks(shownLine(whole, at, at + line.text.length, hits), links)
    at += line.text.length + 1
    if (line.isHeading || line.part !== part || sections.length === 0) {
      sections.push({ heading: line.isHeading ? shown : '', lines: [] })
      part = line.part
    }
    if (!line.isHeading && shown.replaceAll(TAKEN_OUT, '').trim() !== '')
      sections.at(-1)?.lines.push({ text: shown, isItem: line.kind === 'item' })
  }
  return { sections: sections.filter(({ lines: kept }) => kept.length > 0) }
}

function shownLine(whole: string, from: number, until: number, hits: readonly { start: number; end: number }[]): string {
  let shown = ''
  let at = from
  for (const { start, end } of hits) {
    if (end <= from || start >= until) continue
    shown += whole.slice(at, Math.max(at, start)) + (start >= from ? TAKEN_OUT : '')
    at = Math.min(until, Math.max(at, end))
  }
  return (shown + whole.slice(at, until)).replace(/\s+/g, ' ').trim()
}

/** What the parsed contact knows as links, in forms that no pattern alone tells from other words. */
const withoutLinks = (text: string, links: ReadonlySet<string>): string => {
  let shown = text
  for (const link of links) if (link.length > 3) shown = shown.replaceAll(link, TAKEN_OUT)
  // "[…] […], […]" is one thing.
  return shown.replace(/\[…\](?:[\s\-–,'’.]{0,2}\[…\])+/gu, TAKEN_OUT)
}
