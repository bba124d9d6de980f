import type { CvFacts, EducationFact, Found, QualificationKind } from '@onward/contracts/jobseekers/curriculum'
import { nameCase } from './grammar'
import type { Piece } from './piece'
import { factPiece, listed, say } from './piece'

/** Qualifications without subjects; a subject found beside one is a misreading. */
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

const GRADE = /^(?:lower|upper|first|second|third|commendation|commended|credit|merit|distinction|pass|passed|honours|grade)\b/i

/** A qualification with its subjects or its grade. */
export function educationText(
  entry: EducationFact,
  connectives: { in: string; including: string; and: (last: string) => string },
): Piece | null {
  if (!entry.qualification || entry.qualification.value.length > 120 || /\b(?:I|my|got|am)\b/.test(entry.qualification.value))
    return null
  const graded = entry.results.length > 1
  const written = entry.qualification.value.replace(/[\s,;:.–-]+$/u, '').replace(/^GCSEs?$/i, (word) => (graded ? 'GCSEs' : word))
  const qualification = factPiece(paperName(written), entry.qualification)
  const lower = written.toLowerCase()
  const results = (WITHOUT_SUBJECTS.has(entry.kind) ? [] : entry.results).slice(0, 5).flatMap((result) => {
    const { grade } = result.value
    const subject = result.value.subject?.replace(/,? (?:and|where|which|but) (?:I|my)\b.*$/i, '').trim()
    if (!subject || !/\p{L}{2}/u.test(subject) || lower.includes(subject.toLowerCase()) || GRADE.test(subject)) return []
    const name = /^\p{Lu}{4,}/u.test(subject)
      ? subject.replace(/\p{L}+/gu, (word) => (word.length > 3 ? word.charAt(0) + word.slice(1).toLowerCase() : word))
      : subject
    return [factPiece(grade && subject.length + grade.length < 60 ? `${name} (${grade})` : name, result)]
  })
  const [only] = entry.results
  const grade =
    results.length === 0 &&
    entry.results.length === 1 &&
    only?.value.grade &&
    !only.value.subject &&
    !lower.includes(only.value.grade.toLowerCase())
      ? factPiece(only.value.grade, only)
      : null
  if (grade) return say`${qualification} (${grade})`
  return results.length > 0
    ? say`${qualification}${/^\d/.test(written) ? connectives.including : connectives.in} ${listed(results, connectives.and)}`
    : qualification
}

/** False where the CV says it is under way or was left, or gives a start and no end. */
export const isFinished = (entry: EducationFact): boolean =>
  (entry.until !== null || entry.from === null) &&
  !/\b(?:\d of \d|not completed|unfinished|incomplete|ongoing|in progress|studying|predicted|expected|working towards|currently|to date|year \d|yn astudio)\b/i.test(
    [entry.qualification?.quote ?? '', ...entry.results.map((result) => result.quote)].join(' '),
  )

/** The first name of "Addison Lee, then Uber" and "XPO Logistics (through Staffline)". */
export const employerName = (written: string): string => nameCase(written.split(/, | \(| [-–|] /)[0] ?? written)

/** Short names in capitals stay: "WASSCE", "LLOP A2". */
const paperName = (written: string): string =>
  written.split(/\s+/).every((word) => word.length <= 6) && written.split(/\s+/).length < 4
    ? written.replace(/\s+/g, ' ')
    : nameCase(written)

/** A name without an unclosed bracket and without punctuation at its end. */
export const wholeName = (written: string): string => {
  const open = written.lastIndexOf('(')
  const whole = open > 0 && !written.includes(')', open) ? written.slice(0, open) : written
  const tidy = paperName(whole.replace(/[\s,;:.–-]+$/u, ''))
  return /\bCompTIA (?:A|Network|Security|Server|Linux|Cloud)$/.test(tidy) ? `${tidy}+` : tidy
}

/** Whether "I have a …" fits before the name. */
export const isPaperName = (text: string): boolean =>
  /\b(?:licen[cs]e|card|certificate|permit|badge|check|qualification|award|diploma)$/i.test(text) && text.length <= 60

/** False for expired or future papers, and for names that mean nothing alone: "allergen", "category B". */
export const isUsablePaper = (name: string, quote: string, skillId: string | null): boolean =>
  !/\b(?:expired|lapsed|ran out|run out|out of date|needs doing|booked|working towards|in progress|travel training)\b/i.test(
    `${name} ${quote}`,
  ) &&
  !/^\p{Ll}+$/u.test(name.trim()) &&
  (skillId !== null || !/^\p{Lu}{2,4}$/u.test(name.trim())) &&
  // "BIC" is a conference centre as well as a course.
  !/^BIC$/.test(name.trim()) &&
  !/^(?:cat(?:egory)?\.? ?)?[A-Z]1?E?(?:[ ,+]+[A-Z]1?E?)*$/i.test(name.trim())

/** The level of a language; null where the CV does not say "basic" or "good" itself: B1 is not yet good. */
export function levelOf({
  value: { level },
  quote,
}: CvFacts['languages'][number]): CvFacts['languages'][number]['value']['level'] {
  if (/\b(?:native|mother tongue|first language|iaith gyntaf)\b/i.test(quote)) return 'native'
  if (level === 'good' && !/\b(?:good|well|B2|conversational(?:ly)?|intermediate|competent|da|canolradd|yn dda)\b/i.test(quote))
    return null
  return level === 'basic' &&
    !/\b(?:basic|a little|little|beginner|elementary|some|school|learning|A[12]|sylfaenol|ychydig)\b/i.test(quote)
    ? null
    : level
}

/** Whether the words name a paper and not only the work it allows: "fork lift" is no licence. */
export const namesPaper = (quote: string): boolean =>
  /licen[cs]|card|certificat|ticket|permit|award|qualif|check|regist|trwydded|tystysgrif|cerdyn|gwiriad/i.test(quote) ||
  /\b\p{Lu}{3,}\b/u.test(quote)

/** Up to three interests that are short names and private to nobody. */
export const interestsFit = (interests: readonly Found<string>[]): Found<string>[] =>
  interests
    .filter(
      ({ value }) =>
        value.length <= 60 &&
        !/\b(?:I|my|me|am|is|are|have|prison|church|mosque|temple|politic\w*|union)\b|[:;]|\. /i.test(value),
    )
    .slice(0, 3)
