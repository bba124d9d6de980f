import type { CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import { findDates } from '../facts/dates'
import { CLICHES } from '../language/dictionary'
import type { CvText, Statement } from './cv-text'
import { isList, isSentence, sentencesOf, wordCount } from './cv-text'
import type { Case, Findings } from './rule'
import { ENOUGH_WORDS, linesOf, share } from './rule'
import { fromTheAction, openingInThePast, openingOf, withoutI } from './verbs'

const NUMBER =
  /£\s?\d|\b\d+(?:[.,]\d+)?\s?%|\b\d{1,3}(?:,\d{3})+\b|\b(?!(?:19|20)\d\d\b)\d{1,5}\+?(?:st|nd|rd|th)?\b(?!\s*(?:january|february|march|april|may|june|july|august|september|october|november|december|level))|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|dozens?|thousands?|daily|weekly|every (?:day|morning|evening|night|week|weekend|month|shift|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|bob (?:dydd|wythnos|bore)|dau|dwy|tri|tair|pedwar|pump|chwech|saith|wyth|naw|deg|ugain|cant)\b/iu
const SUPPORTED = /\d|\b(?:for example|such as|because|shown by|when I|as I|having|after|by)\b/i
const LONG_FACT = 90
const short = (text: string): string => {
  if (text.length <= LONG_FACT) return text.replace(/[.;,]$/, '')
  return `${text.slice(0, text.lastIndexOf(' ', LONG_FACT))} …`
}
const MAX_QUOTES = 3
interface Passage {
  text: string
  lineNumber: number
}
/** The first few, with the lines that they stand in. */
const passages = (list: readonly Passage[]) => {
  const first = list.slice(0, MAX_QUOTES)
  return { quotes: first.map((s) => s.text), lines: linesOf(first) }
}
const toldIn = ({ statements }: CvText): Statement[] => statements.filter((s) => wordCount(s.text) >= 3 && !isList(s.text))
const hasNumber = (s: Statement): boolean => s.isAction && NUMBER.test(withoutDates(s.text))

/** Lines that say how much, how many or how often, of all that say what the person did. */
export function evidenceIn(cv: CvText): NonNullable<CvAnalysis['detailedAnalysis']['content']['evidence']> {
  const ofLines = (list: readonly Statement[]) => [...new Set(linesOf(list))]
  const told = toldIn(cv)
  return { lines: ofLines(told.filter(hasNumber)), of: ofLines(told.filter((s) => s.isAction || s.entry >= 0)).length }
}

export function judgeStory({ cv, skills, skillsIn }: Case): Findings {
  const { statements, entries, lines } = cv
  const told = toldIn(cv)
  const actions = statements.filter((s) => s.isAction)
  const results = actions.filter(hasNumber)
  // The one that the advice names comes first.
  const idle = [
    ...told.filter((s) => !s.isAction && fromTheAction(s.text)),
    ...told.filter((s) => !s.isAction && s.entry >= 0 && !fromTheAction(s.text)),
  ]
  const weak = idle[0]
  const uncounted = actions.filter((s) => !results.includes(s)).sort((a, b) => Number(b.entry >= 0) - Number(a.entry >= 0))
  const plain = uncounted[0]
  const experience = lines.filter((l) => l.section === 'work' || l.section === 'volunteering')
  const roles = [...cv.facts.work, ...cv.facts.volunteering]
  const detailed = entries.filter((e) => /\p{L}{2}/u.test(e.title))
  const latest = entries.slice(0, MAX_QUOTES)
  const filled = (e: (typeof entries)[number]) =>
    share(
      e.statements.reduce((sum, s) => sum + Math.min(1, wordCount(s.text) / 6), 0),
      2,
    )
  const bare = latest.find((e) => filled(e) < 0.8)
  return {
    ...judgeSummary(cv),
    experience: {
      part: experience.length > 0 || roles.length > 0 ? 1 : share(actions.length, 4) * 0.7,
      ...passages(
        entries.length > 0
          ? entries.map(({ title, lineNumber }) => ({ text: title, lineNumber })).filter(({ text }) => text !== '')
          : experience.slice(0, 1),
      ),
    },
    'experience-details': {
      part:
        entries.length > 0
          ? detailed.length / entries.length
          : share(roles.filter((r) => r.from && (r.title ?? r.employer)).length, Math.max(1, roles.length)),
      ...passages(detailed.map(({ title, dates, lineNumber }) => ({ text: `${title} (${dates.join(', ')})`, lineNumber }))),
      change: passages(
        entries.filter((e) => !detailed.includes(e)).map(({ dates, lineNumber }) => ({ text: dates.join(', '), lineNumber })),
      ),
    },
    'experience-lines': {
      part: latest.length > 0 ? latest.reduce((sum, e) => sum + filled(e), 0) / latest.length : share(actions.length, 6),
      quotes: bare ? [bare.title].filter(Boolean) : [],
      lines: bare ? [bare.lineNumber] : [],
      facts: { entry: bare?.title ? short(bare.title) : undefined },
    },
    'experience-actions': {
      part: share(actions.length, 5),
      ...passages(actions),
      change: passages(idle),
      facts: { count: actions.length, line: weak && short(weak.text), better: weak && shortOrNone(fromTheAction(weak.text)) },
    },
    'experience-results': {
      part: share(results.length, 2),
      ...passages(results),
      change: passages(uncounted),
      facts: { count: results.length, line: plain && short(plain.text) },
    },
    ...judgeWording(cv, told),
    ...judgeEvidence(
      cv,
      skills,
      skillsIn,
      told.filter((s) => s.isAction || s.entry >= 0),
    ),
  }
}

const shortOrNone = (text: string | null): string | undefined => (text === null ? undefined : short(text))
const withoutDates = (text: string): string =>
  findDates(text).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)

function judgeSummary(cv: CvText): Findings {
  const { name } = cv.facts
  const own = cv.lines.filter((l) => l.section === 'summary' && !isList(l.text))
  const opening = own.length > 0 ? own : cv.lines.filter((l) => l.section === 'contact' && isSentence(l.text))
  const counted = opening.reduce((sum, l) => sum + wordCount(l.text), 0)
  // A job title alone is no summary.
  const words = counted < 5 ? 0 : counted
  const part = words === 0 ? 0 : words < 12 ? 0.4 : words < 25 ? 0.7 : words <= 120 ? 1 : 0.7
  const found = cv.lines
    .filter((l) => l.section !== 'references')
    .flatMap(({ text, lineNumber }) =>
      sentencesOf(text)
        .filter((s) => !SUPPORTED.test(s))
        .flatMap((s) => [...s.matchAll(CLICHES)].map((m) => ({ phrase: m[0].toLowerCase(), text: s, lineNumber }))),
    )
  const phrases = [...new Set(found.map((f) => f.phrase))]
  return {
    summary: {
      part,
      ...passages(opening.slice(0, 1)),
      ...(words === 0 && name ? { change: { quotes: [], lines: [cv.lineNumberAt(name.start)] } } : {}),
      facts: { words, short: words > 0 && words < 25 ? words : undefined, long: words > 120 ? words : undefined },
    },
    cliches: {
      part: [1, 0.7, 0.35][phrases.length] ?? 0,
      enough: share(cv.words, ENOUGH_WORDS),
      quotes: [...new Set(found.map((f) => f.text))].slice(0, MAX_QUOTES),
      lines: linesOf(found),
      facts: {
        phrases: phrases
          .slice(0, 4)
          .map((p) => `“${p}”`)
          .join(', '),
        phrase: phrases[0] && `“${phrases[0]}”`,
      },
    },
  }
}

/** Tense, openings and "I" of the lines about experience. */
function judgeWording(cv: CvText, told: readonly Statement[]): Findings {
  const enough = share(cv.words, ENOUGH_WORDS)
  const ended = told.filter((s) => cv.entries[s.entry]?.hasEnded)
  const present = ended.filter((s) => openingOf(s.text).tense === 'present')
  const openings = new Map<string, Statement[]>()
  for (const s of told) {
    const { word } = openingOf(s.text)
    if (word.length > 2) openings.set(word, [...(openings.get(word) ?? []), s])
  }
  const [word, same = []] = [...openings].sort((a, b) => b[1].length - a[1].length)[0] ?? []
  const isSame = same.length > 3 && same.length > told.length * 0.4
  const mine = told.filter((s) => /^I /.test(s.text))
  const isMine = mine.length >= 5 && mine.length > told.length * 0.6
  return {
    tense: {
      part: 1 - present.length / Math.max(1, ended.length),
      enough,
      ...passages(present),
      facts: { line: present[0] && short(present[0].text), verb: present[0] && openingInThePast(present[0].text) },
    },
    openings: isSame ? { part: 0.3, enough, ...passages(same), facts: { count: same.length, word } } : { part: 1, enough },
    'first-person': isMine
      ? {
          part: 0.3,
          enough,
          ...passages(mine),
          facts: { count: mine.length, line: mine[0] && short(mine[0].text), better: mine[0] && short(withoutI(mine[0].text)) },
        }
      : { part: 1, enough },
  }
}

const passageOf = ({ text, lineNumber }: Passage): Passage => ({ text, lineNumber })
const uniqueLines = (list: readonly Passage[]): Passage[] => [...new Map(list.map((each) => [each.text, each])).values()]

/** At most so many skills count as shown by one line. */
const SKILLS_A_LINE = 3
function judgeEvidence(cv: CvText, skills: Case['skills'], skillsIn: Case['skillsIn'], shownIn: readonly Statement[]): Findings {
  const shown = new Map<string, Passage>()
  for (const { text, lineNumber } of shownIn)
    for (const { skillId } of skillsIn(text).slice(0, SKILLS_A_LINE))
      if (!shown.has(skillId)) shown.set(skillId, { text, lineNumber })
  const lists = cv.lines.filter((l) => l.section === 'skills')
  const listed = lists.flatMap((l) => skillsIn(l.text).map((match) => ({ ...match, ...passageOf(l) })))
  const unshown = listed.find((m) => !shown.has(m.skillId))
  const count = skills.filter((s) => shown.has(s.skillId)).length
  const hasSection = lists.length > 0
  return {
    'skills-section': {
      part: hasSection ? 1 : 0,
      ...passages(lists.slice(0, 2)),
      facts: {
        skills: hasSection
          ? undefined
          : [...shown]
              .slice(0, 4)
              .map(([id, { text }]) =>
                skillsIn(text)
                  .find((m) => m.skillId === id)
                  ?.surface.toLowerCase(),
              )
              .filter(Boolean)
              .join(', '),
      },
    },
    'skills-known': {
      part: share(skills.length, 8),
      quotes: skills.slice(0, 8).map((s) => s.skill),
      lines: linesOf(lists.slice(0, 1)),
      facts: { count: skills.length },
    },
    'skills-evidence': {
      part: share(count, 4),
      ...passages(uniqueLines([...shown.values()])),
      ...(unshown ? { change: passages([unshown]) } : {}),
      facts: { count, skill: unshown?.surface },
    },
  }
}
