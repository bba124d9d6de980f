import type { CvFacts, EducationFact, Found, QualificationKind } from '@onward/contracts/jobseekers/curriculum'
import type { Piece } from './piece'
import { listed, say, told } from './piece'
import { quietName } from './wording'

/** Courses that are one thing by themselves: subjects beside one were read from somewhere else. */
const WITHOUT_SUBJECTS: ReadonlySet<QualificationKind> = new Set([
  'nvq',
  'svq',
  'city-and-guilds',
  'apprenticeship',
  'certificate',
  'hnc',
  'hnd',
  'teaching',
])

/** How a course was passed, which is no subject. */
const GRADE = /^(?:lower|upper|first|second|third|commendation|commended|credit|merit|distinction|pass|passed|honours|grade)\b/i

/** A qualification with its subjects or its grade, as the CV writes them. */
export function educationText(
  entry: EducationFact,
  words: { in: string; including: string; and: (last: string) => string },
): Piece | null {
  if (!entry.qualification || entry.qualification.value.length > 120 || /\b(?:I|my|got|am)\b/.test(entry.qualification.value))
    return null
  const graded = entry.results.length > 1
  const written = entry.qualification.value.replace(/[\s,;:.–-]+$/u, '').replace(/^GCSEs?$/i, (word) => (graded ? 'GCSEs' : word))
  const qualification = told(paperName(written), entry.qualification)
  const said = written.toLowerCase()
  const results = (WITHOUT_SUBJECTS.has(entry.kind) ? [] : entry.results).slice(0, 5).flatMap((result) => {
    const { grade } = result.value
    const subject = result.value.subject?.replace(/,? (?:and|where|which|but) (?:I|my)\b.*$/i, '').trim()
    if (!subject || !/\p{L}{2}/u.test(subject) || said.includes(subject.toLowerCase()) || GRADE.test(subject)) return []
    const name = /^\p{Lu}{4,}/u.test(subject)
      ? subject.replace(/\p{L}+/gu, (word) => (word.length > 3 ? word.charAt(0) + word.slice(1).toLowerCase() : word))
      : subject
    return [told(grade && subject.length + grade.length < 60 ? `${name} (${grade})` : name, result)]
  })
  const [only] = entry.results
  const grade =
    results.length === 0 &&
    entry.results.length === 1 &&
    only?.value.grade &&
    !only.value.subject &&
    !said.includes(only.value.grade.toLowerCase())
      ? told(only.value.grade, only)
      : null
  if (grade) return say`${qualification} (${grade})`
  return results.length > 0
    ? say`${qualification}${/^\d/.test(written) ? words.including : words.in} ${listed(results, words.and)}`
    : qualification
}

/** False for what the CV says is under way or was left, and for what it gives no end. */
export const isFinished = (entry: EducationFact): boolean =>
  (entry.until !== null || entry.from === null) &&
  !/\b(?:\d of \d|not completed|unfinished|incomplete|ongoing|in progress|studying|predicted|expected|working towards|currently|to date|year \d|yn astudio)\b/i.test(
    [entry.qualification?.quote ?? '', ...entry.results.map((result) => result.quote)].join(' '),
  )

/** An employer's name alone: "Addison Lee, then Uber" and "XPO Logistics (through Staffline)" say more than a sentence needs. */
export const employerName = (written: string): string => quietName(written.split(/, | \(| [-–|] /)[0] ?? written)

/** A few letters in capitals are a name: "WASSCE", "LLOP A2". */
const paperName = (written: string): string =>
  written.split(/\s+/).every((word) => word.length <= 6) && written.split(/\s+/).length < 4
    ? written.replace(/\s+/g, ' ')
    : quietName(written)

/** A name without a bracket that was opened and never closed, and without the comma that it ended with. */
export const wholeName = (written: string): string => {
  const open = written.lastIndexOf('(')
  const whole = open > 0 && !written.includes(')', open) ? written.slice(0, open) : written
  const tidy = paperName(whole.replace(/[\s,;:.–-]+$/u, ''))
  return /\bCompTIA (?:A|Network|Security|Server|Linux|Cloud)$/.test(tidy) ? `${tidy}+` : tidy
}

/** Ends like the name of a paper that one can have one of. */
export const isPaperName = (text: string): boolean =>
  /\b(?:licen[cs]e|card|certificate|permit|badge|check|qualification|award|diploma)$/i.test(text) && text.length <= 60

/** False for what ran out or is to come, and for a name that says nothing by itself: "allergen", "category B". */
export const isTellablePaper = (name: string, quote: string, skillId: string | null): boolean =>
  !/\b(?:expired|lapsed|ran out|run out|out of date|needs doing|booked|working towards|in progress|travel training)\b/i.test(
    `${name} ${quote}`,
  ) &&
  !/^\p{Ll}+$/u.test(name.trim()) &&
  (skillId !== null || !/^\p{Lu}{2,4}$/u.test(name.trim())) &&
  // "BIC" is a conference centre as well as a course.
  !/^BIC$/.test(name.trim()) &&
  !/^(?:cat(?:egory)?\.? ?)?[A-Z]1?E?(?:[ ,+]+[A-Z]1?E?)*$/i.test(name.trim())

/** How well a language is spoken, where its own words say so: nobody is called a beginner by mistake. */
export function levelOf({
  value: { level },
  quote,
}: CvFacts['languages'][number]): CvFacts['languages'][number]['value']['level'] {
  if (/\b(?:native|mother tongue|first language|iaith gyntaf)\b/i.test(quote)) return 'native'
  return level === 'basic' &&
    !/\b(?:basic|a little|little|beginner|elementary|some|school|learning|A[12]|sylfaenol|ychydig)\b/i.test(quote)
    ? null
    : level
}

/** Names a paper that somebody holds, not only the work that it allows: "fork lift" in a list of duties is no licence. */
export const saysPaper = (quote: string): boolean =>
  /licen[cs]|card|certificat|ticket|permit|award|qualif|check|regist|trwydded|tystysgrif|cerdyn|gwiriad/i.test(quote) ||
  /\b\p{Lu}{3,}\b/u.test(quote)

/** Interests that are names of things, short enough to stand in a list; a written sentence is left in the CV. */
export const interestsFit = (interests: readonly Found<string>[]): Found<string>[] =>
  interests
    .filter(
      ({ value }) =>
        value.length <= 60 &&
        !/\b(?:I|my|me|am|is|are|have|prison|church|mosque|temple|politic\w*|union)\b|[:;]|\. /i.test(value),
    )
    .slice(0, 3)
