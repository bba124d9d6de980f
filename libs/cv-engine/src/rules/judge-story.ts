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
  /£\s?\d|\b\d+(?:[.,]\d+)?\s?%|\b\d{1,3}(?:,\d{3})+\b|\b(?!(?:19|20)\d\d\b)\d{1,5}(?:[.,]\d+)?(?:\+|st|nd|rd|th|k|m|kg|t|g)?\b(?!\s*(?:january|february|march|april|may|june|july|august|september|october|november|december|level))|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|dozens?|thousands?|half|halved|doubled|trebled|tripled|(?:a|one|two|three)[ -](?:third|quarter|fifth|tenth)s?|daily|nightly|weekly|monthly|(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night|week|weekend|month|term|year|shift|delivery|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|one \p{L}+ (?:a|per|each|every) (?:day|night|shift|week|fortnight|month|term|year)|(?:once|twice|times?) (?:a|per|each|every) (?:day|night|shift|week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|bob (?:dydd|wythnos|bore|nos|mis|sifft)|(?:dd|d)au|dd?wy|d?ri|t?air|b?edwar|p?edair|[pb]um|pump|chwech|chwe|saith|wyth|naw|deg|deuddeg|pymtheg|ugain|hugain|cant|gannoedd|(?:dd)?wywaith)\b(?! (?:old|olds)\b)/iu
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
/** Whether a line has a figure; outside roles only actions count. */
const hasNumber = (s: Statement): boolean =>
  (s.isAction || s.entry >= 0) && NUMBER.test(withoutDates(s.text).replace(NAMES_A_THING, ' ').replace(NAMED_IN_CAPITALS, ' '))
/** False for short lines, and for lists of keywords without a figure. */
const isSubstantial = (s: Statement): boolean => wordCount(s.text) >= 3 && (s.isAction || !isList(s.text) || hasNumber(s))
const substantialStatements = ({ statements }: CvText): Statement[] => statements.filter(isSubstantial)

/** Lines with figures, out of all lines about what the person did. */
export function evidenceIn(cv: CvText): NonNullable<CvAnalysis['detailedAnalysis']['content']['evidence']> {
  const ofLines = (list: readonly Statement[]) => [...new Set(linesOf(list))]
  const statements = substantialStatements(cv)
  return {
    lines: ofLines(statements.filter(hasNumber)),
    of: ofLines([...statements.filter((s) => s.isAction), ...cv.statements.filter((s) => s.entry >= 0)]).length,
  }
}

/** Actions that happen once, so that "how often?" is a wrong question. */
const HAPPENED_ONCE =
  /^(?:I |then I |after [^,]* I )?(?:started|joined|won|awarded|nominated|elected|chosen|left|was|were|promoted|began|became|moved|took on|learned|learnt|completed|passed|qualified|opened a|worked as|went)\b|\bgweithio fel\b/i
/** How much a role tells, from 0 to 1, counting each of several duties in one line: it may still be worth saying more. */
function told({ statements }: CvText['entries'][number]): number {
  const duties = statements.flatMap(({ text }) => text.split(/[,;.]|\b(?:and|a)\b/)).filter((piece) => /\p{L}{3}/u.test(piece))
  const words = statements.reduce((sum, { text }) => sum + wordCount(text), 0)
  return Math.min(duties.length / ENOUGH_OF_ONE.lines, words / ENOUGH_OF_ONE.least)
}

/** Sentences about somebody or something else start with no verb of the writer's. */
const OF_OTHERS = /^(?:she|he|they|it|this|that|these|those|there|we|you|my|our|his|her|their)\b/i
/** Words or lines that are enough for one role. */
const ENOUGH_OF_ONE = { words: 30, lines: 3, least: 8 }
const ACTIONS = 8
/** For CVs ordered by skill instead of by role: the statements wanted, and the share of the points they can earn. */
const BY_SKILL = { statements: 6, part: 0.8 }
/** Full points need this many lines with figures, in this share of the latest entries; in half of them or fewer, at most `withoutMost`. */
const EVIDENCE = { lines: 8, entries: 0.6, latest: 5, withoutMost: 0.65 }

export function judgeStory({ cv, skills, skillsIn }: Case): Findings {
  const { entries, lines } = cv
  const statements = substantialStatements(cv)
  const actions = statements.filter((s) => s.isAction)
  const results = statements.filter(hasNumber)
  const linesIn = (list: readonly Statement[]): number => new Set(list.map(({ text }) => text)).size
  // The advice quotes the first.
  const idle = [
    ...statements.filter((s) => !s.isAction && fromTheAction(s.text)),
    ...statements.filter((s) => !s.isAction && s.entry >= 0 && !fromTheAction(s.text) && !OF_OTHERS.test(s.text)),
  ]
  const weak = cv.isLetter ? undefined : idle[0]
  const bareActions = actions.filter((s) => !results.includes(s))
  const ofRoles = statements.filter((s) => s.entry >= 0 && !results.includes(s))
  // Prefers actions in roles; a letter describes its actions outside them.
  const inRoles = bareActions.filter((s) => s.entry >= 0)
  const lists = cv.isLetter ? [inRoles, bareActions, ofRoles] : [inRoles, ofRoles, bareActions]
  const uncounted = lists.find((list) => list.length > 0) ?? []
  const plain = uncounted.find((s) => !HAPPENED_ONCE.test(s.text) && (openingOf(s.text).isAction || !s.isAction))
  const experience = lines.filter((l) => l.section === 'work' || l.section === 'volunteering')
  const latest = entries.slice(0, MAX_QUOTES)
  const filled = (e: (typeof entries)[number]): number => {
    const own = e.statements.filter(isSubstantial)
    const wordTotal = own.reduce((sum, s) => sum + wordCount(s.text), 0)
    return Math.min(1, Math.max(wordTotal / ENOUGH_OF_ONE.words, Math.min(own.length / ENOUGH_OF_ONE.lines, wordTotal / 12)))
  }
  const bare = latest.filter((e) => Math.max(filled(e), told(e)) < 0.5)[0]
  const unclear = entries.filter((e) => !e.isComplete)
  const named = entries.filter(({ title }) => title !== '')
  const entriesConsidered = Math.min(EVIDENCE.latest, Math.max(1, entries.length))
  const beside = statements.filter((s) => s.entry < 0 && s.isAction)
  const evidenceShare = Math.max(
    entries.filter((e) => e.statements.some(hasNumber)).length / entriesConsidered,
    BY_SKILL.part * share(beside.filter(hasNumber).length, 3),
  )
  const isExperience = experience.length > 0 || entries.length > 0
  // A missing role is reported once, by the rule that misses it.
  const withEntries = {
    reportedWith: entries.length > 0 ? undefined : isExperience ? ('experience-details' as const) : ('experience' as const),
  }
  const withLines = {
    reportedWith:
      statements.length > 0 ? undefined : entries.length > 0 ? ('experience-lines' as const) : withEntries.reportedWith,
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
      reportedWith: isExperience ? undefined : 'experience',
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
      ...passages(latest.flatMap((e) => e.statements.filter(isSubstantial).slice(0, 1))),
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
        evidenceShare > 0.5 ? 1 : EVIDENCE.withoutMost,
        0.4 * share(evidenceShare, EVIDENCE.entries) + 0.6 * share(results.length, EVIDENCE.lines),
      ),
      ...withLines,
      ...passages(results),
      change: passages(uncounted),
      facts: { count: linesIn(results), line: plain && short(plain.text) },
    },
    ...judgePhrasing(cv, statements),
    ...judgeEvidence(
      cv,
      skills,
      skillsIn,
      statements.filter((s) => s.isAction || s.entry >= 0),
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
  // Fewer words are a job title.
  const summaryWords = counted < 5 ? 0 : counted
  const part =
    summaryWords === 0 ? 0 : summaryWords < 12 ? 0.4 : summaryWords < SUMMARY.least ? 0.7 : summaryWords <= SUMMARY.most ? 1 : 0.7
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
      ...(summaryWords === 0 && name ? { change: { quotes: [], lines: [cv.lineNumberAt(name.start)] } } : {}),
      facts: {
        words: summaryWords,
        short: summaryWords > 0 && summaryWords < SUMMARY.least ? summaryWords : undefined,
        long: summaryWords > SUMMARY.most ? summaryWords : undefined,
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
function judgePhrasing(cv: CvText, statements: readonly Statement[]): Findings {
  const enough = share(cv.words, ENOUGH_WORDS)
  const ended = statements.filter((s) => cv.entries[s.entry]?.hasEnded)
  const present = ended.filter((s) => openingOf(s.text).tense === 'present')
  const openings = new Map<string, Statement[]>()
  for (const s of statements) {
    const { word } = openingOf(s.text)
    if (word.length > 2) openings.set(word, [...(openings.get(word) ?? []), s])
  }
  const [word, same = []] = [...openings].sort((a, b) => b[1].length - a[1].length)[0] ?? []
  const isSame = same.length > 3 && same.length > statements.length * 0.4
  const mine = statements.filter((s) => /^I /.test(s.text))
  // A letter says "I" rightly.
  const isMine = !cv.isLetter && mine.length >= 5 && mine.length > statements.length * 0.6
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
      : { part: 1, enough, isQuiet: statements.length < 5 },
    'first-person': isMine
      ? {
          part: 0.3,
          enough,
          ...passages(mine),
          facts: { count: mine.length, line: mine[0] && short(mine[0].text), better: mine[0] && short(withoutI(mine[0].text)) },
        }
      : { part: 1, enough, isQuiet: mine.length > 0 || statements.length < 5 },
  }
}

const passageOf = ({ text, lineNumber }: Passage): Passage => ({ text, lineNumber })
const uniqueLines = (list: readonly Passage[]): Passage[] => [...new Map(list.map((each) => [each.text, each])).values()]

const SKILLS_WANTED = 8
/** Most skills that one line can show. */
const SKILLS_A_LINE = 3
function judgeEvidence(
  cv: CvText,
  skills: Case['skills'],
  skillsIn: Case['skillsIn'],
  statements: readonly Statement[],
): Findings {
  const passageBySkill = new Map<string, Passage>()
  for (const { text, lineNumber } of statements)
    for (const { skillId } of skillsIn(text).slice(0, SKILLS_A_LINE))
      if (!passageBySkill.has(skillId)) passageBySkill.set(skillId, { text, lineNumber })
  const lists = cv.lines.filter((l) => l.section === 'skills' && /\p{L}/u.test(l.text))
  const listed = lists.flatMap((l) => skillsIn(l.text).map((match) => ({ ...match, ...passageOf(l) })))
  const unusedSkill = listed.find((m) => !passageBySkill.has(m.skillId))
  const count = skills.filter((s) => passageBySkill.has(s.skillId)).length
  const hasSection = lists.length > 0
  const named = (language: 'en' | 'cy') =>
    [...passageBySkill.keys()]
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
      part: share(count, SKILLS_WANTED),
      reportedWith: statements.length > 0 || cv.entries.length > 0 ? undefined : 'experience',
      ...passages(uniqueLines([...passageBySkill.values()])),
      ...(unusedSkill ? { change: passages([unusedSkill]) } : {}),
      facts: { count, skill: unusedSkill?.surface },
    },
  }
}
