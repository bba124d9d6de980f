import type { CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import { skillName } from '@onward/taxonomy'
import { findDates } from '../facts/dates'
import { CLICHES } from '../language/dictionary'
import type { CvText, Statement } from './cv-text'
import { isList, isSentence, sentencesOf, wordCount } from './cv-text'
import type { Case, Findings } from './rule'
import { ENOUGH_WORDS, linesOf, share } from './rule'
import { fromTheAction, openingInThePast, openingOf, withoutI } from './verbs'

/** A figure that only names something: "Level 2", "NVQ 3", "Year 9", "Op HERRICK 8". */
const NAMES_A_THING =
  /\b(?:level|lefel|year|blwyddyn|grade|gradd|stage|step|part|class|category|cat|unit|module|no\.?|number|nvq|svq|btec|ks|key stage|group|grŵp|windows|office|tier|band|room|ward|phase|version|series|standard|terminal|route|junction|challenge|think|op \p{Lu}+)[ -]?\d[\d.]*(?:(?:,| and| &|-) ?\d+)*/giu
/** "HERRICK 8 and 14" in a line that is not in capitals. */
const NAMED_IN_CAPITALS =
  /(?<=\p{Ll}.*)\b\p{Lu}{4,} \d+(?:(?:,| and| &) ?\d+)*|\b\p{Lu}{4,} \d+(?:(?:,| and| &) ?\d+)*(?=.*\p{Ll})/gu
const NUMBER =
  /£\s?\d|\b\d+(?:[.,]\d+)?\s?%|\b\d{1,3}(?:,\d{3})+\b|\b(?!(?:19|20)\d\d\b)\d{1,5}(?:[.,]\d+)?(?:\+|st|nd|rd|th|k|m|kg|t|g)?\b(?!\s*(?:january|february|march|april|may|june|july|august|september|october|november|december|level))|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|dozens?|thousands?|half|daily|nightly|weekly|monthly|(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night|week|weekend|month|term|year|shift|delivery|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|one \p{L}+ (?:a|per|each|every) (?:day|night|shift|week|fortnight|month|term|year)|(?:once|twice|times?) (?:a|per|each|every) (?:day|night|shift|week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|bob (?:dydd|wythnos|bore|nos|mis|sifft)|(?:dd|d)au|dd?wy|d?ri|t?air|b?edwar|p?edair|[pb]um|pump|chwech|chwe|saith|wyth|naw|deg|deuddeg|pymtheg|ugain|hugain|cant|gannoedd|(?:dd)?wywaith)\b(?! (?:old|olds)\b)/iu
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
/** In a role any line may hold a number; elsewhere one of something done. */
const hasNumber = (s: Statement): boolean =>
  (s.isAction || s.entry >= 0) && NUMBER.test(withoutDates(s.text).replace(NAMES_A_THING, ' ').replace(NAMED_IN_CAPITALS, ' '))
/** A list of keywords tells nothing, unless it says how much. */
const isTold = (s: Statement): boolean => wordCount(s.text) >= 3 && (s.isAction || !isList(s.text) || hasNumber(s))
const toldIn = ({ statements }: CvText): Statement[] => statements.filter(isTold)

/** Lines that say how much, how many or how often, of all that say what the person did. */
export function evidenceIn(cv: CvText): NonNullable<CvAnalysis['detailedAnalysis']['content']['evidence']> {
  const ofLines = (list: readonly Statement[]) => [...new Set(linesOf(list))]
  const told = toldIn(cv)
  return { lines: ofLines(told.filter(hasNumber)), of: ofLines(told.filter((s) => s.isAction || s.entry >= 0)).length }
}

/** Of what happened once nobody asks how often. */
const HAPPENED_ONCE =
  /^(?:I |then I |after [^,]* I )?(?:started|joined|left|was|were|promoted|began|became|moved|took on|learned|learnt|completed|passed|qualified|opened a|worked as|went)\b|\bgweithio fel\b/i
/** So many words, or so many lines, tell enough of one role. */
const ENOUGH_OF_ONE = { words: 30, lines: 3 }
const ACTIONS = 8
/** Said by skill instead of by role, this much of a role's points can be had. */
const BY_SKILL = { statements: 6, part: 0.8 }
/** How many lines with evidence, and in what part of the latest entries, give all of its points; less than most of them gives at most so much. */
const EVIDENCE = { lines: 8, entries: 0.6, latest: 5, withoutMost: 0.65 }

export function judgeStory({ cv, skills, skillsIn }: Case): Findings {
  const { entries, lines } = cv
  const told = toldIn(cv)
  const actions = told.filter((s) => s.isAction)
  const results = told.filter(hasNumber)
  const linesIn = (list: readonly Statement[]): number => new Set(list.map(({ text }) => text)).size
  // The one that the advice names comes first.
  const idle = [
    ...told.filter((s) => !s.isAction && fromTheAction(s.text)),
    ...told.filter((s) => !s.isAction && s.entry >= 0 && !fromTheAction(s.text)),
  ]
  // A letter is written in sentences.
  const weak = cv.isLetter ? undefined : idle[0]
  const bareActions = actions.filter((s) => !results.includes(s))
  const ofRoles = told.filter((s) => s.entry >= 0 && !results.includes(s))
  // Best is what was done in a role; a letter tells elsewhere what was done, and of roles only their names.
  const inRoles = bareActions.filter((s) => s.entry >= 0)
  const lists = cv.isLetter ? [inRoles, bareActions, ofRoles] : [inRoles, ofRoles, bareActions]
  const uncounted = lists.find((list) => list.length > 0) ?? []
  const plain = uncounted.find((s) => !HAPPENED_ONCE.test(s.text) && (openingOf(s.text).isAction || !s.isAction))
  const experience = lines.filter((l) => l.section === 'work' || l.section === 'volunteering')
  const latest = entries.slice(0, MAX_QUOTES)
  const filled = (e: (typeof entries)[number]): number => {
    const own = e.statements.filter(isTold)
    const words = own.reduce((sum, s) => sum + wordCount(s.text), 0)
    return Math.min(1, Math.max(words / ENOUGH_OF_ONE.words, Math.min(own.length / ENOUGH_OF_ONE.lines, words / 12)))
  }
  const bare = latest.filter((e) => filled(e) < 0.5)[0]
  const unclear = entries.filter((e) => !e.isComplete)
  const named = entries.filter(({ title }) => title !== '')
  const looked = Math.min(EVIDENCE.latest, Math.max(1, entries.length))
  const beside = told.filter((s) => s.entry < 0 && s.isAction)
  const shown = Math.max(
    entries.filter((e) => e.statements.some(hasNumber)).length / looked,
    BY_SKILL.part * share(beside.filter(hasNumber).length, 3),
  )
  const isExperience = experience.length > 0 || entries.length > 0
  // What no role can tell is told once: that there is none.
  const withEntries = {
    toldWith: entries.length > 0 ? undefined : isExperience ? ('experience-details' as const) : ('experience' as const),
  }
  const withLines = {
    toldWith: told.length > 0 ? undefined : entries.length > 0 ? ('experience-lines' as const) : withEntries.toldWith,
  }
  return {
    ...judgeSummary(cv),
    experience: {
      part: isExperience ? 1 : share(actions.length, 4) * 0.5,
      ...passages(
        named.length > 0 ? named.map(({ title, lineNumber }) => ({ text: title, lineNumber })) : experience.slice(0, 1),
      ),
    },
    'experience-details': {
      part: entries.length > 0 ? 1 - unclear.length / entries.length : 0,
      toldWith: isExperience ? undefined : 'experience',
      isGood: unclear.length === 0,
      ...passages(
        named
          .filter((e) => e.isComplete)
          .map(({ title, dates, lineNumber }) => ({ text: `${title} (${dates.join(' – ')})`, lineNumber })),
      ),
      change: passages(unclear.map(({ title, dates, lineNumber }) => ({ text: title || dates.join(' – '), lineNumber }))),
      facts: {
        at: unclear[0] && !unclear[0].hasTitle ? short(unclear[0].name || unclear[0].dates.join(' – ')) : undefined,
        undated: unclear[0]?.hasTitle ? short(unclear[0].name) : undefined,
      },
    },
    'experience-lines': {
      part: Math.max(
        latest.length > 0 ? latest.reduce((sum, e) => sum + filled(e), 0) / latest.length : 0,
        latest.length > 0 ? BY_SKILL.part * share(beside.length, BY_SKILL.statements) : 0,
      ),
      ...withEntries,
      isGood: !bare,
      ...passages(latest.flatMap((e) => e.statements.filter(isTold).slice(0, 1))),
      change: bare
        ? { quotes: [bare.title].filter(Boolean), lines: [bare.lineNumber] }
        : passages(latest.filter((e) => filled(e) < 1).map(({ title, lineNumber }) => ({ text: title, lineNumber }))),
      facts: { entry: bare?.name ? short(bare.name) : undefined },
    },
    'experience-actions': {
      part: share(actions.length, ACTIONS),
      ...withLines,
      ...passages(actions),
      change: passages(idle),
      facts: {
        count: linesIn(actions),
        line: weak && short(weak.text),
        better: weak && shortOrNone(fromTheAction(weak.text)),
        some: actions.length > 0 ? linesIn(actions) : undefined,
      },
    },
    'experience-results': {
      part: Math.min(
        shown > 0.5 ? 1 : EVIDENCE.withoutMost,
        0.4 * share(shown, EVIDENCE.entries) + 0.6 * share(results.length, EVIDENCE.lines),
      ),
      ...withLines,
      ...passages(results),
      change: passages(uncounted),
      facts: { count: linesIn(results), line: plain && short(plain.text) },
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

const SUMMARY = { least: 25, most: 120 }
function judgeSummary(cv: CvText): Findings {
  const { name, summary } = cv.facts
  const own = cv.lines.filter((l) => l.section === 'summary' && !l.isHeader && !isList(l.text))
  const opening = own.length > 0 ? own : cv.lines.filter((l) => l.section === 'contact' && isSentence(l.text))
  const counted = wordCount(summary?.value ?? '')
  // A job title alone is no summary.
  const words = counted < 5 ? 0 : counted
  const part = words === 0 ? 0 : words < 12 ? 0.4 : words < SUMMARY.least ? 0.7 : words <= SUMMARY.most ? 1 : 0.7
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
      ...(summary
        ? passages([{ text: summary.value, lineNumber: cv.lineNumberAt(summary.start) }])
        : passages(opening.slice(0, 1))),
      ...(words === 0 && name ? { change: { quotes: [], lines: [cv.lineNumberAt(name.start)] } } : {}),
      facts: {
        words,
        short: words > 0 && words < SUMMARY.least ? words : undefined,
        long: words > SUMMARY.most ? words : undefined,
      },
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
  // A letter is told by somebody.
  const isMine = !cv.isLetter && mine.length >= 5 && mine.length > told.length * 0.6
  return {
    tense: {
      part: 1 - present.length / Math.max(1, ended.length),
      enough,
      isGood: present.length === 0,
      isQuiet: !ended.some((s) => openingOf(s.text).tense === 'past'),
      ...passages(present),
      facts: { line: present[0] && short(present[0].text), verb: present[0] && openingInThePast(present[0].text) },
    },
    openings: isSame
      ? { part: 0.3, enough, ...passages(same), facts: { count: same.length, word } }
      : { part: 1, enough, isQuiet: told.length < 5 },
    'first-person': isMine
      ? {
          part: 0.3,
          enough,
          ...passages(mine),
          facts: { count: mine.length, line: mine[0] && short(mine[0].text), better: mine[0] && short(withoutI(mine[0].text)) },
        }
      : { part: 1, enough, isQuiet: mine.length > 0 || told.length < 5 },
  }
}

const passageOf = ({ text, lineNumber }: Passage): Passage => ({ text, lineNumber })
const uniqueLines = (list: readonly Passage[]): Passage[] => [...new Map(list.map((each) => [each.text, each])).values()]

const SKILLS_SHOWN = 8
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
  const named = (language: 'en' | 'cy') =>
    [...shown.keys()]
      .slice(0, 4)
      .map((id) => skillName(id, language))
      .join(', ')
  return {
    'skills-section': {
      part: hasSection ? 1 : 0,
      ...passages(lists.slice(0, 2)),
      facts: hasSection ? {} : { skills: named('en'), skillsCy: named('cy') },
    },
    'skills-known': {
      part: share(skills.length, 8),
      quotes: skills.slice(0, 8).map((s) => s.skill),
      lines: linesOf(lists.slice(0, 1)),
      facts: { count: skills.length },
    },
    'skills-evidence': {
      part: share(count, SKILLS_SHOWN),
      toldWith: shownIn.length > 0 || cv.entries.length > 0 ? undefined : 'experience',
      ...passages(uniqueLines([...shown.values()])),
      ...(unshown ? { change: passages([unshown]) } : {}),
      facts: { count, skill: unshown?.surface },
    },
  }
}
