import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import { findDates } from '../facts/dates'
import type { SectionName } from '../facts/headings'
import { linesOf } from '../facts/lines'
import { readFacts } from '../facts/read-facts'
import { withoutCircumstances } from '../facts/without-circumstances'
import type { Block } from '../read-document'
import type { CvStructure } from '../structure'
import { readStructure } from '../structure'
import { openingOf } from './verbs'

/** A line of the CV that is not a heading. */
export interface CvLine {
  text: string
  section: SectionName
  isItem: boolean
  /** It names a role, a place or dates; nothing is said in it. */
  isHeader: boolean
  lineNumber: number
}
/** A bullet or sentence about what the person did, paid or unpaid. */
export interface Statement {
  text: string
  isAction: boolean
  /** Index among the entries; -1 outside them. */
  entry: number
  lineNumber: number
}
/** A role with its dates. */
export interface Entry {
  title: string
  hasEnded: boolean
  dates: string[]
  statements: Statement[]
  /** Where its title stands. */
  lineNumber: number
}
/** What the rules look at. Lines that come twice are there once. */
export interface CvText {
  facts: CvFacts
  structure: CvStructure
  lines: CvLine[]
  headings: { text: string; section: SectionName; lineNumber: number }[]
  statements: Statement[]
  entries: Entry[]
  /** Words of the story: without contact details, referees and lists of keywords. */
  words: number
  allWords: number
  /** The line in which an offset of the facts stands. */
  lineNumberAt(offset: number): number
}

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[\p{Ll}\d)"”][.!?])\s+(?=\p{Lu})/u)
    .map((s) => s.trim())
    .filter(Boolean)

const ROLES: ReadonlySet<SectionName> = new Set(['work', 'volunteering'])
const TOLD_ELSEWHERE: ReadonlySet<SectionName> = new Set(['other', 'education', 'certificates'])

/** Four short pieces between commas, or more, with no sentence around them: a list of keywords. */
export function isList(text: string): boolean {
  const parts = text.split(/[,;|•·/]/).filter((part) => /\p{L}/u.test(part))
  return parts.length >= 4 && wordCount(text) / parts.length <= 2.6
}

/** A line of contact details this long is a sentence. */
const SENTENCE_WORDS = 12
export const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= SENTENCE_WORDS && !isList(text)
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Lines that are told twice are dropped, so that saying a thing again changes nothing. Short ones ("Leeds", "2019 - 2021") may repeat. */
function withoutRepeats(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>()
  return blocks.filter(({ text }) => {
    const key = keyOf(text)
    if ((key.match(/\p{L}{3,}/gu)?.length ?? 0) < 3) return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

export function readCvText(blocks: readonly Block[]): CvText {
  const structure = readStructure(blocks)
  const seen = new Set<string>()
  const lines: CvLine[] = []
  const headings: CvText['headings'] = []
  const statements: Statement[] = []
  const entries: Entry[] = []
  const known = new Set<string>()
  let before: CvLine | undefined
  for (const line of linesOf(withoutRepeats(blocks))) {
    if (line.isHeading) {
      headings.push({ text: line.text.trim(), section: line.section, lineNumber: line.lineNumber })
      before = undefined
      continue
    }
    const text = line.text.trim()
    const { lineNumber } = line
    const isRole = ROLES.has(line.section)
    const isItem = line.kind === 'item'
    const dates = findDates(text)
    const opening = openingOf(text)
    const isDated =
      isRole &&
      !isItem &&
      dates.length > 0 &&
      text.length <= 160 &&
      wordCount(text) <= 16 &&
      (dates[0]?.start === 0 || !/[.!?]$/.test(text.replace(/\b\p{L}{1,5}\.$/u, '')))
    const isHeader = isDated || (isRole && !isItem && !opening.isAction && wordCount(text) <= 10 && !/[.!?]$/.test(text))
    const here: CvLine = { text, section: line.section, isItem, isHeader, lineNumber }
    const key = keyOf(text)
    const isNew = !seen.has(key)
    seen.add(key)
    if (isNew) lines.push(here)
    if (isDated) {
      const rest = dates.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
      const own = rest.replace(/^[\s,|–—:()-]+|[\s,|–—:()-]+$/g, '')
      const title = /\p{L}{2}/u.test(own) ? own : before?.isHeader ? before.text : ''
      const last = dates.at(-1)
      const previous = entries.at(-1)
      if (own === '' && dates.length === 1 && last?.isSingle && before?.isHeader && previous?.statements.length === 0) {
        // "March 2021 – August" and, on the next line, "2025".
        previous.title = previous.title.replace(/[\s–—-]+\p{L}*$/u, '')
        previous.hasEnded = true
        previous.dates = [[...previous.dates, text].join(' ')]
        before = here
        continue
      }
      const told = dates.map(({ start, end }) => text.slice(start, end))
      const entryKey = `${keyOf(title)} ${told.join(' ')}`
      if (title === '' || !known.has(entryKey))
        entries.push({
          title,
          hasEnded: dates.every((d) => !d.current) && last?.isSingle === false,
          dates: told,
          statements: [],
          lineNumber: own === '' && title !== '' && before ? before.lineNumber : lineNumber,
        })
      known.add(entryKey)
    } else if (isNew && !isHeader) {
      const entry = isRole ? entries.length - 1 : -1
      const said = isItem ? [text] : sentencesOf(text)
      const toldHere = isRole || TOLD_ELSEWHERE.has(line.section) || line.section === 'contact' || line.section === 'summary'
      for (const sentence of toldHere ? said : []) {
        const statement = { text: sentence, isAction: isActionOf(sentence), entry, lineNumber }
        // Outside a role only what was done counts, and in the introduction only "I did".
        if (!isRole && !statement.isAction) continue
        if ((line.section === 'contact' || line.section === 'summary') && !/\bI /.test(sentence)) continue
        if (TOLD_ELSEWHERE.has(line.section) && !isItem && !/\bI /.test(sentence)) continue
        statements.push(statement)
        entries[entry]?.statements.push(statement)
      }
    } else if (isHeader && entries.at(-1)?.title === '') (entries.at(-1) as Entry).title = text
    before = here
  }
  const facts = readFacts(blocks)
  const lineNumberAt = lineFinder(blocks)
  if (entries.length === 0) entries.push(...entriesOf(facts, statements, lineNumberAt))
  const isKeywords = (line: CvLine) => line.section === 'skills' || isList(line.text)
  const count = (of: CvLine[]) => of.reduce((sum, line) => sum + wordCount(line.text), 0)
  const allWords = count(lines)
  // Who somebody is and where they live fills no page either.
  const isStory = (line: CvLine) => line.section !== 'references' && (line.section !== 'contact' || isSentence(line.text))
  const words = count(lines.filter((l) => isStory(l) && !isKeywords(l)))
  return { facts, structure, lines, headings, statements, entries, words, allWords, lineNumberAt }
}

/** Offsets of the facts count through the lines, joined by line breaks. */
function lineFinder(blocks: readonly Block[]): CvText['lineNumberAt'] {
  const left = withoutCircumstances(blocks)
  let end = 0
  const ends = left.map(({ text }) => {
    end += text.length + 1
    return end
  })
  return (offset) => {
    const i = ends.findIndex((each) => offset < each)
    return left[i]?.lineNumber ?? Math.max(0, i)
  }
}

/** It says what was done: at its start, or as "On Saturdays I help at a food bank". */
function isActionOf(sentence: string): boolean {
  if (wordCount(sentence) < 3 || isList(sentence)) return false
  const inside = /\bI (?=\p{L})/u.exec(sentence)
  return openingOf(sentence).isAction || (inside !== null && openingOf(sentence.slice(inside.index)).isAction)
}

/** Roles told without a line of their own for the dates, as in a letter. Their sentences join `statements`. */
function entriesOf(facts: CvFacts, statements: Statement[], lineNumberAt: CvText['lineNumberAt']): Entry[] {
  const said = new Set(statements.map((s) => s.text))
  return [...facts.work, ...facts.volunteering].map((role, entry) => {
    const own = role.bullets
      .flatMap((bullet) => sentencesOf(bullet.value).map((text) => ({ text, lineNumber: lineNumberAt(bullet.start) })))
      .map(({ text, lineNumber }): Statement => ({ text, entry, isAction: isActionOf(text), lineNumber }))
    statements.push(...own.filter((s) => !said.has(s.text)))
    const dates = [role.from, role.until].flatMap((date) => (date ? [date.quote] : []))
    const named = role.title ?? role.employer ?? role.from
    return {
      lineNumber: named ? lineNumberAt(named.start) : (own[0]?.lineNumber ?? 0),
      title: (role.title ?? role.employer)?.value ?? '',
      hasEnded: !role.current && role.until !== null,
      dates,
      statements: own,
    }
  })
}
