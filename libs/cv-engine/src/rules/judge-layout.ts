import { skillById, skillName } from '@onward/taxonomy'
import { checkGrammar } from '../language/check-grammar'
import type { Slip } from '../language/check-spelling'
import { checkSpelling } from '../language/check-spelling'
import { isSentence, sentencesOf, wordCount } from './cv-text'
import type { Case, Finding, Findings } from './rule'
import { ENOUGH_WORDS, linesOf, share } from './rule'

const LONG_PARAGRAPH = 90
const LONG_SUMMARY = 130
const LONG_LINE = 35
const LONG_SENTENCE = 30
const SHORT_CV = 120
const LONG_CV = 900
const OFTEN = 6

export function judgeLayout({ cv, skills, skillsIn }: Case): Findings {
  const { lines, words, allWords } = cv
  const enough = share(words, ENOUGH_WORDS)
  // Leaves out headings without lines, and repeated ones such as "Achievements:" inside entries.
  const held = new Set(lines.map((l) => l.section))
  const headings = cv.headings.filter(
    ({ section, text }, at, all) =>
      section !== 'contact' &&
      held.has(section) &&
      !(section === 'other' && all.some((other, i) => i !== at && other.text === text)),
  )
  const first = headings.filter(
    ({ section }, at) => section === 'other' || headings.findIndex((other) => other.section === section) === at,
  )
  const sections = new Set(headings.map((h) => h.section))
  const long = lines.filter(
    (l) => wordCount(l.text) > (l.section === 'summary' || l.section === 'contact' ? LONG_SUMMARY : LONG_PARAGRAPH),
  )
  const items = lines.filter((l) => l.isItem || ((l.section === 'work' || l.section === 'volunteering') && !l.isHeader))
  const longItems = items.filter(
    (l) => wordCount(l.text) > LONG_LINE && !long.includes(l) && (l.isItem || sentencesOf(l.text).length === 1),
  )
  const letters = lines
    .map((l) => l.text)
    .join('')
    .replace(/[^\p{Lu}\p{Ll}]/gu, '')
  const upper = letters.replace(/\P{Lu}/gu, '').length / Math.max(1, letters.length)
  const shouted = lines.filter((l) => wordCount(l.text) > 4 && l.text === l.text.toUpperCase())
  const courses = cv.facts.education.flatMap(({ qualification, institution }) => {
    const named = qualification ?? institution
    return named ? [{ text: named.quote, lineNumber: cv.lineNumberAt(named.start) }] : []
  })
  const inEducation = lines.filter((l) => l.section === 'education' || l.section === 'certificates')
  const educated = courses.length > 0 ? courses : inEducation
  const papers = skills.filter((s) => skillById(s.skillId)?.kind !== 'skill' && s.skillId)
  const sectionAt = new Map(lines.map((l) => [l.lineNumber, l.section]))
  const listedPapers = cv.facts.certificates
    .map(({ quote, start }) => ({ text: quote, lineNumber: cv.lineNumberAt(start) }))
    .filter(({ lineNumber }) => /^(?:certificates|education|skills)$/.test(sectionAt.get(lineNumber) ?? ''))
  const placed = new Set(
    lines
      .filter((l) => l.section === 'certificates' || l.section === 'education' || l.section === 'skills')
      .flatMap((l) => skillsIn(l.text).map((m) => m.skillId)),
  )
  // "Clean licence" in a profile is not lost where the licences are listed.
  const lost =
    listedPapers.length > 0 ? undefined : papers.find((p) => skillById(p.skillId)?.kind === 'licence' && !placed.has(p.skillId))
  const lineOf = new Map(lines.map((l) => [l.text, l.lineNumber]))
  const paperLine = lost && lineOf.get(lost.quotes[0] ?? '')
  const offered = /^(?:references?|referees)\b.*\b(?:available|supplied|request)|^geirda ar gael/i
  const referees = [
    ...lines.filter((l) => l.section === 'references' || offered.test(l.text)),
    ...cv.headings.filter((h) => offered.test(h.text)),
  ]
  const perSkill = new Map<string, number>()
  for (const line of lines) for (const { skillId } of skillsIn(line.text)) perSkill.set(skillId, (perSkill.get(skillId) ?? 0) + 1)
  const stuffed = [...perSkill].filter(([, n]) => n > OFTEN * 2)
  const listed = sum(lines, (l) => (l.section === 'skills' ? wordCount(l.text) : 0))
  const isStuffed = stuffed.length > 0 || (perSkill.size > 30 && listed > allWords * 0.5)
  return {
    education: {
      part: educated.length > 0 ? 1 : 0,
      quotes: educated.slice(0, 2).map((l) => l.text),
      lines: linesOf(educated.slice(0, 2)),
    },
    certificates: lost
      ? {
          part: 0,
          quotes: lost.quotes.slice(0, 1),
          lines: paperLine === undefined ? [] : [paperLine],
          facts: { paper: `“${skillsIn(lost.quotes[0] ?? '').find((m) => m.skillId === lost.skillId)?.surface ?? lost.skill}”` },
        }
      : listedPapers.length > 0
        ? {
            part: 1,
            quotes: listedPapers.slice(0, 4).map((p) => p.text),
            lines: linesOf(listedPapers.slice(0, 4)),
            facts: { count: listedPapers.length },
          }
        : null,
    'repeated-words': isStuffed ? { part: 0, quotes: stuffed.map(([id, n]) => `${skillName(id)} × ${n}`) } : null,
    headings: {
      part: share(sections.size, 3),
      quotes: first.slice(0, 6).map((h) => h.text),
      lines: linesOf(first.slice(0, 6)),
      facts: { count: sections.size },
    },
    length: {
      part: words < SHORT_CV ? words / SHORT_CV : allWords <= LONG_CV ? 1 : Math.max(0.3, LONG_CV / allWords),
      facts: {
        words: allWords,
        short: words < SHORT_CV && words > 0 ? words : undefined,
        long: words >= SHORT_CV && allWords > LONG_CV ? allWords : undefined,
      },
    },
    'short-lines': { part: [1, 0.5][long.length] ?? 0, enough, quotes: long.map((l) => l.text), lines: linesOf(long) },
    'bullet-length': {
      part: Math.max(0, 1 - (2 * longItems.length) / Math.max(1, items.length)),
      enough,
      isQuiet: items.length < 3 || longItems.length > 0,
      quotes: longItems.map((l) => l.text),
      lines: linesOf(longItems),
    },
    capitals: { part: upper < 0.3 ? 1 : 0, enough, isQuiet: true, quotes: shouted.map((l) => l.text), lines: linesOf(shouted) },
    'date-format': judgeDates(cv),
    references: referees.length > 0 ? { part: 0, quotes: referees.map((l) => l.text), lines: linesOf(referees) } : null,
  }
}

const sum = <T>(list: readonly T[], of: (t: T) => number): number => list.reduce((total, t) => total + of(t), 0)

/** "03/2021" beside "March 2021" is inconsistent; years alone fit either. */
function judgeDates(cv: Case['cv']): Finding {
  const dates = cv.entries.flatMap(({ dates, lineNumber }) => dates.map((date) => ({ date, lineNumber })))
  const numbers = dates.find(({ date }) => /\b\d{1,2}[/.]\d{2,4}/.test(date))
  const names = dates.find(
    ({ date: d }) =>
      /\p{L}{3,}\.?,? ?['’]?\d{2,4}/u.test(d) &&
      !/\b\d{1,2}[/.]\d{4}/.test(d) &&
      !/\b(?:from|since|until|to|ers|hyd) \d{4}$/i.test(d),
  )
  const hasYearsAlone = dates.some(({ date }) => /^\d{4}$/.test(date))
  if (numbers && names)
    return {
      part: 0.4,
      quotes: [numbers.date, names.date],
      lines: linesOf([numbers, names]),
      facts: { one: numbers.date, other: names.date },
    }
  return {
    part: 1,
    enough: share(cv.words, ENOUGH_WORDS),
    isQuiet: dates.length < 2,
    quotes: dates.slice(0, 2).map(({ date }) => date),
    facts: { month: hasYearsAlone ? (numbers ?? names)?.date : undefined },
  }
}

/** Share of the rule that each slip costs. */
const PER_SLIP = 0.3
const MAX_SLIPS = 6
export function judgeLanguage({ cv, spelling }: Case): Findings {
  const enough = share(cv.words, ENOUGH_WORDS)
  const proseLines = cv.lines.filter(
    (l) => l.section !== 'references' && !l.isHeader && (l.section !== 'contact' || isSentence(l.text)),
  )
  const prose = proseLines.map((l) => l.text)
  const lineOf = new Map(proseLines.map((l) => [l.text, l.lineNumber]))
  const aboutSelf = [cv.structure.name ?? '', cv.structure.email ?? '', ...cv.lines.filter((l) => l.isHeader).map((l) => l.text)]
  const { slips, american } = checkSpelling(prose, aboutSelf, spelling)
  const grammar = checkGrammar(prose)
  const long = proseLines
    .flatMap(({ text, lineNumber }) => sentencesOf(text).map((sentence) => ({ text: sentence, lineNumber })))
    .filter(({ text }) => wordCount(text) > LONG_SENTENCE && text.split(/[,;•|]/).length < 8)
  const finding = (list: readonly Slip[]): Finding => ({
    part: Math.max(0, 1 - PER_SLIP * list.length),
    enough,
    quotes: [...new Set(list.map((s) => s.quote))].slice(0, MAX_SLIPS),
    lines: list.slice(0, MAX_SLIPS).flatMap((s) => lineOf.get(s.quote) ?? []),
    facts: { count: list.length, changes: changesOf(list) },
  })
  return {
    spelling: finding(slips),
    grammar: finding(grammar),
    'american-spelling': american.length > 0 ? { ...finding(american), part: 0 } : null,
    readability: {
      part: [1, 0.7, 0.4][long.length] ?? 0,
      enough,
      quotes: long.slice(0, 3).map((s) => s.text),
      lines: linesOf(long.slice(0, 3)),
      facts: { count: long.length, start: long[0] && `${long[0].text.split(' ').slice(0, 8).join(' ')} …` },
    },
  }
}
const changesOf = (list: readonly Slip[]): string =>
  list
    .slice(0, MAX_SLIPS)
    .map(({ wrong, right }) => `“${wrong}” → “${right}”`)
    .join('; ')
