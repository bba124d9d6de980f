import type { CvFacts, ExperienceFact } from '@onward/contracts/jobseekers/curriculum'
import type { SectionName } from '../facts/headings'
import type { Line } from '../facts/line'
import { linesOf } from '../facts/lines'
import { readFacts } from '../facts/read-facts'
import { tagLines } from '../facts/tagged-lines'
import { withoutCircumstances } from '../facts/without-circumstances'
import { withoutPlaceholders } from '../facts/without-placeholders'
import { withoutWordsToMachines } from '../facts/without-words-to-machines'
import type { Block } from '../read-document'
import type { CvStructure } from '../structure'
import { readStructure } from '../structure'
import { openingOf } from './verbs'

/** A line of the CV that is not a heading. */
export interface CvLine {
  text: string
  section: SectionName
  isItem: boolean
  /** It only names a role, a place or dates. */
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
/** A paid or unpaid role. */
export interface Entry {
  /** As written; the employer when there is no title. */
  title: string
  /** Title and employer. */
  name: string
  hasTitle: boolean
  /** Title and dates were found. */
  isComplete: boolean
  hasEnded: boolean
  dates: string[]
  statements: Statement[]
  lineNumber: number
  /** Offsets of its title, employer and dates. */
  namedAt: number[]
}
/** A CV as the rules read it, without repeated lines. */
export interface CvText {
  facts: CvFacts
  structure: CvStructure
  lines: CvLine[]
  headings: { text: string; section: SectionName; lineNumber: number }[]
  statements: Statement[]
  /** The latest first. */
  entries: Entry[]
  /** Written in paragraphs, without sections. */
  isLetter: boolean
  /** Words without contact details, referees and lists of keywords. */
  words: number
  allWords: number
  /** Less than half of what names a role was read, or nothing of a section about work: what is said of it may be wrong. */
  isUnsure: boolean
  /** The line that contains an offset of the facts. */
  lineNumberAt(offset: number): number
}

/** Counted as a word processor does. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[\p{Ll}\d)"”][.!?])\s+(?=\p{Lu})|(?<=\p{Ll}{4}[.!?])(?<!\b(?:approx|incl|dept|misc|temp|prep)\.)\s+(?=\p{Ll})/u)
    .map((s) => s.trim())
    .filter(Boolean)

const ROLES: ReadonlySet<SectionName> = new Set(['work', 'volunteering'])
const OUTSIDE_ROLES: ReadonlySet<SectionName> = new Set(['other', 'contact', 'summary', 'skills'])
/** An item of a skills list this long says how the skill was used. */
const SKILL_USE_WORDS = 6

/** Whether a line is a list of keywords: four or more short parts. */
export function isList(text: string): boolean {
  const parts = text.split(/[,;|•·/]/).filter((part) => /\p{L}/u.test(part))
  return parts.length >= 4 && wordCount(text) / parts.length <= 2.6
}

/** A longer line among contact details is a sentence. */
const SENTENCE_WORDS = 12
export const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= SENTENCE_WORDS && !isList(text)
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Shorter lines may be titles, employers or dates, which repeat rightly. */
const LEAST_REPEATED_WORDS = 6
/** Drops repeated lines, so that repeating a line changes no score. */
function withoutRepeats(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>()
  return blocks.filter(({ text, kind }) => {
    const key = keyOf(text)
    if ((key.match(/\p{L}{3,}/gu)?.length ?? 0) < (kind === 'item' ? 3 : LEAST_REPEATED_WORDS)) return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

export function readCvText(allBlocks: readonly Block[]): CvText {
  const blocks = withoutPlaceholders(withoutWordsToMachines(withoutRepeats(allBlocks)).left).left
  const facts = readFacts(blocks)
  const lineNumberAt = lineFinder(blocks)
  const roles = readEntries(facts, lineNumberAt)
  const headings: CvText['headings'] = []
  const lines: CvLine[] = []
  const others: Statement[] = []
  const seen = new Set<string>()
  for (const line of tagLines(linesOf(blocks))) {
    const text = line.text.trim()
    const { lineNumber, section } = line
    if (line.isHeading) {
      headings.push({ text, section, lineNumber })
      continue
    }
    const key = keyOf(text)
    if (seen.has(key)) continue
    seen.add(key)
    const isItem = line.kind === 'item'
    const isHeader = isHeadOf(line)
    const here: CvLine = { text, section, isItem, isHeader, lineNumber }
    lines.push(here)
    if (!isHeader && !roles.lines.has(lineNumber)) others.push(...statementsBeside(here, facts, line.start, roles.entries))
  }
  const statements = [...roles.statements, ...others]
  const isKeywords = (line: CvLine) => line.section === 'skills' || isList(line.text)
  const count = (of: CvLine[]) => of.reduce((sum, line) => sum + wordCount(line.text), 0)
  const isStory = (line: CvLine) => line.section !== 'references' && (line.section !== 'contact' || isSentence(line.text))
  return {
    facts,
    structure: readStructure(blocks, facts),
    lines,
    headings,
    statements,
    entries: roles.entries,
    isLetter: headings.length < 2 && lines.filter(({ text }) => isSentence(text)).length > lines.length / 3,
    words: count(lines.filter((l) => isStory(l) && !isKeywords(l))),
    isUnsure: isUnsureOf(facts, lines),
    allWords: allBlocks.reduce((sum, { text }) => sum + wordCount(text), 0),
    lineNumberAt,
  }
}

const HEAD_ROLES: ReadonlySet<string> = new Set(['head', 'more', 'group'])
function isHeadOf(line: Line): boolean {
  const text = line.text.trim()
  if (line.role !== null && HEAD_ROLES.has(line.role)) return true
  if (!ROLES.has(line.section) || line.kind === 'item') return false
  return (
    !openingOf(text).isAction && wordCount(text) <= 10 && !/[.!?]$/.test(text) && line.role !== 'body' && line.role !== 'goes-on'
  )
}

/** So many lines about work hold a role. */
const LINES_OF_A_ROLE = 4
function isUnsureOf({ work, volunteering }: CvFacts, lines: readonly CvLine[]): boolean {
  const roles = [...work, ...volunteering]
  if (roles.length === 0) return lines.filter(({ section }) => ROLES.has(section)).length >= LINES_OF_A_ROLE
  const read = roles.flatMap(({ title, employer, from }) => [title, employer, from]).filter((fact) => fact !== null)
  return read.length * 2 < roles.length * 3
}

/** Statements about work in lines outside the entries. */
function statementsBeside(
  { text, section, isItem, lineNumber }: CvLine,
  facts: CvFacts,
  start: number,
  entries: readonly Entry[],
): Statement[] {
  const isRole = ROLES.has(section)
  if (!isRole && !OUTSIDE_ROLES.has(section)) return []
  const learnt = [
    ...facts.education.flatMap(({ institution, qualification }) => [institution, qualification]),
    ...facts.certificates,
  ].flatMap((fact) => (fact ? [fact.start] : []))
  return (isItem ? [text] : sentencesOf(text)).flatMap((sentence): Statement[] => {
    const at = start + text.indexOf(sentence)
    const isWithin = (offset: number) => offset >= at && offset < at + sentence.length
    // A sentence that names a role is about that role.
    const entry = entries.findIndex(({ namedAt }) => namedAt.some(isWithin))
    const statement = { text: sentence, isAction: isActionOf(sentence), entry, lineNumber }
    if (entry >= 0) entries[entry]?.statements.push(statement)
    if (isRole || entry >= 0) return [statement]
    // Outside roles only "I did" counts; courses and papers do not.
    const isSkillUse =
      isItem &&
      (section === 'other' ||
        (section === 'skills' && openingOf(sentence).tense === 'past' && wordCount(sentence) >= SKILL_USE_WORDS))
    const isDone = statement.isAction && (/\bI /.test(sentence) || isSkillUse)
    return isDone && !learnt.some(isWithin) ? [statement] : []
  })
}

/** Breaks from work, which are no roles. */
const BREAK =
  /\b(?:career break|gap year|sabbatical|(?:maternity|paternity|parental|sick) leave|maternity|paternity|looking after|at home|stay[- ]at[- ]home|travell?ing|health break|unemployed|job ?seek(?:ing|er)|time out|seibiant)\b/i

/** Paid and unpaid roles with their statements, the latest first, without duplicates. */
function readEntries(
  facts: CvFacts,
  lineNumberAt: CvText['lineNumberAt'],
): { entries: Entry[]; statements: Statement[]; lines: Set<number> } {
  const lines = new Set<number>()
  const known = new Set<string>()
  const roles = [...facts.work, ...facts.volunteering]
    .flatMap((role) => {
      for (const { start, end } of role.bullets) for (let n = lineNumberAt(start); n <= lineNumberAt(end - 1); n++) lines.add(n)
      const named = role.title ?? role.employer ?? role.from
      if (!named || (!role.employer && BREAK.test(role.title?.value ?? ''))) return []
      const key = keyOf([role.title, role.employer, role.from].map((fact) => fact?.value ?? '').join(' '))
      if (known.has(key)) return []
      known.add(key)
      return [{ role, named }]
    })
    .sort((a, b) => lastOf(b.role).localeCompare(lastOf(a.role)))
  const seen = new Set<string>()
  const entries = roles.map(({ role, named }, entry): Entry => {
    const dates = [role.from, role.until].flatMap((date) => (date ? [date.quote] : []))
    const statements = role.bullets.flatMap((bullet) =>
      sentencesOf(bullet.value).flatMap((text): Statement[] => {
        const key = keyOf(text)
        if (seen.has(key)) return []
        seen.add(key)
        const at = Math.max(0, bullet.quote.replace(/\n/g, ' ').indexOf(text))
        return [{ text, entry, isAction: isActionOf(text), lineNumber: lineNumberAt(bullet.start + at) }]
      }),
    )
    return {
      title: role.title?.quote ?? role.employer?.quote ?? '',
      name: [role.title, role.employer].flatMap((fact) => (fact ? [fact.value] : [])).join(', '),
      hasTitle: role.title !== null,
      isComplete: role.title !== null && role.from !== null,
      hasEnded: !role.current && role.until !== null,
      dates,
      statements,
      lineNumber: lineNumberAt(named.start),
      namedAt: [role.title, role.employer, role.from].flatMap((fact) => (fact ? [fact.start] : [])),
    }
  })
  return { entries, statements: entries.flatMap((entry) => entry.statements), lines }
}
/** Sort key by end date; current roles come last. */
const lastOf = ({ from, until, current }: ExperienceFact): string =>
  `${current ? '9999' : (until?.value ?? from?.value ?? '')} ${from?.value ?? ''}`

/** Offsets of the facts refer to the lines joined by line breaks. */
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

/** Whether it states an action, at its start or as in "On Saturdays I help at a food bank". */
function isActionOf(sentence: string): boolean {
  if (wordCount(sentence) < 3 || (isList(sentence) && openingOf(sentence).tense !== 'past')) return false
  const inside = /\bI (?=\p{L})/u.exec(sentence)
  return openingOf(sentence).isAction || (inside !== null && openingOf(sentence.slice(inside.index)).isAction)
}
