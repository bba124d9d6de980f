import { DOUBTFUL_LABELS, PRIVATE_LABELS, STATEMENTS } from '../data/circumstances/headings'
import {
  beginsWithVerb,
  describesWork,
  FOLLOWS_ON,
  GOES_ON,
  hasFacts,
  hasOwnSubject,
  judgeClause,
  LEADS_IN,
  LIMITS,
  namesCareSetting,
  namesOthers,
  OF_RELATIVE,
  type Place,
  plainOf,
  type Verdict,
} from './clause'
import { allPatterns } from './patterns'
import { LEAD, phraseCuts } from './phrases'
import { clausesOf, isPrivateVerdict, splitAtWork } from './split-clauses'

export type { Place } from './clause'

interface Clause {
  start: number
  end: number
  verdict: Verdict
  isPrivate: boolean
}
/** A range to remove; with `capital`, the next letter becomes a capital; `instead` stands in its place. */
export interface Cut {
  start: number
  end: number
  capital: boolean
  instead?: string
}

const SENTENCE_END = /(?:[.!?…]+(?=[\s"”)]|$)|\n|\r|;|\||•|·|▪|●| {2,})/gu
const LABELS = new Set(PRIVATE_LABELS)
const labelKey = (text: string): string =>
  plainOf(text)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[&+/]/g, ' and ')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a heading announces private circumstances: "Health", "Personal circumstances", "Anabledd". */
export const isCircumstanceHeading = (text: string): boolean =>
  text.length <= 60 && LABELS.has(labelKey(text)) && !STATEMENTS.has(labelKey(text))

/** The same for a line that is not styled as a heading: without labels that also occur elsewhere in a CV. */
export const isSureHeading = (text: string): boolean => isCircumstanceHeading(text) && !DOUBTFUL_LABELS.has(labelKey(text))

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/
/** Whether a text mentions caring for a relative, or time with a family; with a year it is an entry. */
export function mentionsCaring(text: string): boolean {
  const plain = plainOf(text)
  return clausesOf(plain, 0, plain.length).some(({ start, end }) => {
    const clause = plain
      .slice(start, end)
      .trim()
      .replace(/^[\d\s/.–—-]+/, '')
    return AT_HOME.test(clause) || allPatterns().ofCaring.some((one) => one.test(clause))
  })
}
const AT_HOME =
  /\b(?:full[- ]time|stay[- ]at[- ]home) (?:mum|mam|mother|dad|father|parent|carer)\b|\b(?:family|unpaid|home) carer\b|\b(?:rais(?:e|ed|ing)|bring(?:ing)? up|brought up|at home with|home with|car(?:e|ed|ing) for|look(?:ed|ing)? after|nurs(?:e|ed|ing)) (?:my|our|the|his|her|both|an?) |\bcarer\b.*\b(?:my|our|his|her|mum|mam|mammy|mother|dad|father|parents|husband|wife|brother|sister|nan)\b|\b(?:his|her|their|my \p{L}+'?s) (?:full[- ]time )?carer\b|\b(?:gofalu am|gofalwr i|gofalwraig i|magu) (?:fy|ein)\b/u
export const hasYear = (text: string): boolean => YEAR.test(text)
/** A duration, which counts like years. */
const HOW_LONG = /\b(?:for|over) (?:\w+ ){1,3}(?:years|months)\b/i

/**
 * The text without the writer's own protected characteristics (Equality Act 2010, section 4) and health, benefits, care, housing, immigration,
 * convictions and family. Where a sentence also mentions work, the work is kept. `isDatedCare`: the text belongs to an entry, with years, about caring for a
 * relative.
 */
export function withoutCircumstances(text: string, place: Place = 'anywhere', isDatedCare = false): string {
  return cutOut(text, circumstanceCuts(text, place, isDatedCare))
}

/** The text without `cuts`, and without separators left with nothing after them. */
export function cutOut(text: string, cuts: readonly Cut[]): string {
  if (cuts.length === 0) return text
  let left = ''
  let at = 0
  let isCapital = false
  const add = (piece: string) => {
    left += isCapital
      ? piece.replace(/^(\s*)(\p{Ll})/u, (_, space: string, firstLetter: string) => space + firstLetter.toUpperCase())
      : piece
    if (piece.trim() !== '') isCapital = false
  }
  for (const { start, end, capital, instead = '' } of cuts) {
    if (start > at) add(text.slice(at, start))
    if (instead !== '' && start >= at) add(instead)
    isCapital = isCapital || capital
    at = Math.max(at, end)
  }
  add(text.slice(at))
  return left.replace(/^[\s,;|–—-]+/, '').replace(/[\s,;|]+$/, '')
}

/** Whether any part of the text is private. */
export const mentionsCircumstances = (text: string, place: Place = 'anywhere'): boolean =>
  circumstanceCuts(text, place).length > 0

/** The private stretches, in order; they may touch and overlap. */
export function circumstanceCuts(text: string, place: Place = 'anywhere', isDatedCare = false): Cut[] {
  const whole = sentencesCuts(text, place, isDatedCare)
  const isCut = (at: number) => whole.some(({ start, end }) => start <= at && at < end)
  const inner: Cut[] = [
    ...leadCuts(text),
    ...phraseCuts(text).map((one) => ({ ...one, capital: opensSentence(text, one.start) })),
  ]
  return [...whole, ...inner.filter(({ start }) => !isCut(start))].sort((a, b) => a.start - b.start || b.end - a.end)
}

const opensSentence = (text: string, at: number): boolean => /(?:^|[.!?\n])\s*$/.test(text.slice(0, at))
function leadCuts(text: string): Cut[] {
  return [...text.matchAll(LEAD)].flatMap((found) =>
    withinPrivate(`I am ${/^(?:as|being) an? /i.test(found[0]) ? 'a ' : ''}${found[1]}`)
      ? [{ start: found.index, end: found.index + found[0].length, capital: true }]
      : [],
  )
}
const withinPrivate = (clause: string): boolean =>
  isPrivateVerdict(judgeClause(clause, { place: 'anywhere', isGoverned: false, isDatedCare: false })) ||
  phraseCuts(clause).length > 0

function sentencesCuts(text: string, place: Place, isDatedCare: boolean): Cut[] {
  const labelled = labelCuts(text)
  const cuts: Cut[] = [...labelled]
  let isAfterPrivate = false
  let isAfterOthers = false
  for (const [start, end, stop] of sentencesOf(text)) {
    if (labelled.some((cut) => start >= cut.start && end <= cut.end)) continue
    const first = labelled.find((cut) => cut.start > start && cut.start < end)
    const to = first ? first.start : end
    const sentence = text.slice(start, to)
    if (sentence.trim() === '') continue
    const said = plainOf(sentence).trim()
    if (isAfterPrivate && (FOLLOWS_ON.test(said) || OF_RELATIVE.test(said))) {
      cuts.push({ start, end: stop, capital: false })
      continue
    }
    const found = sentenceCuts(text, start, to, stop, {
      place,
      isInDatedCare: isDatedCare,
      // "I go to one gentleman. He has motor neurone disease."
      isOfOthers: isAfterOthers && /^\s*(?:he|she|they|his|her|their|both|one|some|most)\s/i.test(sentence),
    })
    isAfterOthers = namesOthers(sentence) || (isAfterOthers && /^\s*(?:he|she|they)\s/i.test(sentence))
    cuts.push(...found.cuts)
    isAfterPrivate = found.isWhole
  }
  return cuts.sort((a, b) => a.start - b.start)
}

/** Longer sentences are processed in pieces, to bound the time. */
const LONGEST_SENTENCE = 1_000
/** For each sentence: its start, the end of its words, and the end of its closing punctuation with the space after it. */
function sentencesOf(text: string): [start: number, end: number, stop: number][] {
  const sentences: [number, number, number][] = []
  let from = 0
  const add = (end: number, stop: number) => {
    while (end - from > LONGEST_SENTENCE) {
      const space = text.lastIndexOf(' ', from + LONGEST_SENTENCE)
      const at = space > from ? space : from + LONGEST_SENTENCE
      sentences.push([from, at, at])
      from = at
    }
    if (end > from) sentences.push([from, end, stop])
    from = stop
  }
  for (const match of text.matchAll(SENTENCE_END)) {
    const after = match.index + match[0].length
    const space = /^[ \t\u00a0]*/.exec(text.slice(after))?.[0].length ?? 0
    add(match.index, after + space)
  }
  add(text.length, text.length)
  return sentences
}

const LABEL_AT = /(?<=^|[\n|;,.•·(] {0,3}| {2,})([\p{L}][\p{L}’'/& -]{2,50}?)(?:\s*[:：]\s*|\s+[–—-]\s+|\s{2,}|\s*=\s*)(?=\S)/gu
/** "Marital status: single", to the next label, bar or line. */
function labelCuts(text: string): Cut[] {
  const cuts: Cut[] = []
  for (const match of text.matchAll(LABEL_AT)) {
    const key = labelKey(match[1] ?? '')
    if (!LABELS.has(key)) continue
    const from = match.index + match[0].length
    const rest = text.slice(from, from + LONGEST_SENTENCE)
    const stop = /\||\n|;| {2,}|[.!?](?=\s|$)|,\s+(?=[\p{Lu}][\p{L}’' ]{1,30}:)|\)/u.exec(rest)
    const end = from + (stop?.index ?? rest.length)
    if (
      DOUBTFUL_LABELS.has(key) &&
      judgeClause(text.slice(from, end), { place: 'private', isGoverned: false, isDatedCare: false }) === 'about-work'
    )
      continue
    const after = stop ? from + stop.index + stop[0].length : end
    // When both sides have a bar or full stop, one is kept.
    const space = /^\s*/.exec(text.slice(after))?.[0].length ?? 0
    cuts.push({ start: match.index, end: stop && stop[0] !== ')' ? after + space : end, capital: false })
  }
  return cuts
}

/** The years must be near the mention of caring, not anywhere in a long list. */
const NEAR_CLAUSES = 3
function isDatedCaring(sentence: string, place: Place): boolean {
  const isTimed = (text: string) => hasYear(text) || (place === 'work' && HOW_LONG.test(text))
  if (!isTimed(sentence)) return false
  const parts = clausesOf(sentence, 0, sentence.length).map(({ start, end }) => sentence.slice(start, end))
  const timed = parts.flatMap((part, at) => (isTimed(part) ? [at] : []))
  return parts.some((part, at) => timed.some((other) => Math.abs(other - at) <= NEAR_CLAUSES) && mentionsCaring(part))
}

function sentenceCuts(
  text: string,
  from: number,
  to: number,
  stop: number,
  { place, isInDatedCare, isOfOthers }: { place: Place; isInDatedCare: boolean; isOfOthers: boolean },
): { cuts: Cut[]; isWhole: boolean } {
  const sentence = text.slice(from, to)
  const isDatedCare = isInDatedCare || isDatedCaring(sentence, place)
  const clauses: Clause[] = []
  let isGoverned = isDatedCare || isOfOthers
  let isAmongWork = false
  for (const piece of clausesOf(text, from, to)) {
    const judge = (one: { start: number; end: number }): Verdict =>
      judgeClause(text.slice(one.start, one.end).trim(), { place, isGoverned, isAmongWork, isDatedCare })
    const whole = judge(piece)
    const parts = isPrivateVerdict(whole) ? splitAtWork(text, piece) : [piece]
    for (const part of parts) {
      const verdict = parts.length === 1 ? whole : judge(part)
      clauses.push({ ...part, verdict, isPrivate: isPrivateVerdict(verdict) })
      // Only a clause of several words governs the items after it ("supporting adults with autism, epilepsy"); a list item does not.
      if (verdict === 'about-work' && wordCount(text.slice(part.start, part.end)) >= GOVERNING_MIN_WORDS) isGoverned = true
      if (!isPrivateVerdict(verdict) && governs(text.slice(part.start, part.end))) isAmongWork = true
    }
  }
  // An entry in a list of courses: "Epilepsy and buccal midazolam, 02/2024".
  if (/\d\d?\/(?:19|20)\d\d\W*$/.test(sentence))
    for (const clause of clauses) if (clause.verdict === 'bare') clause.isPrivate = false
  takeBack(text, clauses)
  if (!clauses.some(({ isPrivate }) => isPrivate)) return { cuts: [], isWhole: false }
  spread(text, clauses)
  if (clauses.every(({ isPrivate }) => isPrivate)) return { cuts: [{ start: from, end: stop, capital: false }], isWhole: true }
  return { cuts: runs(text, from, to, clauses), isWhole: false }
}

const LONG_CLAUSE_MIN_WORDS = 5
const GOVERNING_MIN_WORDS = 3
const wordCount = (text: string): number => text.trim().split(/\s+/).length
/** A longer clause governs the items after it: "twenty years in council tax, housing benefit and licensing". */
const governs = (clause: string): boolean =>
  namesCareSetting(clause) ||
  (wordCount(clause) >= LONG_CLAUSE_MIN_WORDS && /\s(?:in|of|with|including|covering|across|for|on)\s/i.test(clause))

/** "Epilepsy and buccal midazolam training": both parts joined by "and" are subjects of the training. */
function takeBack(text: string, clauses: Clause[]): void {
  for (let at = clauses.length - 2; at >= 0; at--) {
    const [one, next] = [clauses[at], clauses[at + 1]]
    if (!one || !next || one.verdict !== 'bare' || next.isPrivate) continue
    const joint = text.slice(one.end, next.start)
    const isOfClaims = /\s(?:applications?|claims?|forms|appeals|tribunals?|caseloads?)\W*$/i.test(
      text.slice(clauses[0]?.start, clauses.at(-1)?.end),
    )
    if (isOfClaims && !clauses.slice(at + 1).some(({ isPrivate }) => isPrivate)) {
      one.isPrivate = false
      continue
    }
    if (!/^\s+(?:and|&|a|ac)\s+$|^\s*\/\s*$/i.test(joint)) continue
    if (
      next.verdict === 'about-work' ||
      /(?:^|\s)(?:training|awareness|care|support|courses?|certificates?|management|workers?|medication|services?|nursing|hyfforddiant|cymorth|gofal)\W*$/i.test(
        text.slice(next.start, next.end),
      )
    )
      one.isPrivate = false
  }
}

/** "Care homes and hostels": one or two words joined to a private clause are private as well. */
const isPairedWith = (text: string, before: Clause, clause: Clause): boolean =>
  before.verdict !== 'bare' &&
  /^\s+(?:and|&|or)\s+$/i.test(text.slice(before.end, clause.start)) &&
  text.slice(clause.start, clause.end).trim().split(/\s+/).length <= 3 &&
  !describesWork(text.slice(clause.start, clause.end))

/** Marks clauses that continue or introduce a private clause as private, unless they describe work. */
function spread(text: string, clauses: Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    if (clause.isPrivate) continue
    const before = clauses[at - 1]
    const clauseText = text.slice(clause.start, clause.end).trim()
    if (before?.isPrivate && clause.verdict !== 'about-work') {
      const goesOn =
        GOES_ON.test(plainOf(clauseText)) ||
        LIMITS.test(plainOf(clauseText)) ||
        isPairedWith(text, before, clause) ||
        /\(\s*$/.test(text.slice(before.end, clause.start))
      const isHelpedWith =
        before.verdict === 'of-caring' &&
        !OWN_SUBJECT.test(plainOf(clauseText)) &&
        !beginsWithVerb(clauseText) &&
        !hasFacts(clauseText)
      const isAnotherThing =
        before.verdict === 'bare' ||
        hasOwnSubject(clauseText) ||
        beginsAnotherDoing(clauseText) ||
        !OPENING_I.test(text.slice(before.start, before.end).trim())
      if (isHelpedWith || goesOn || !(isAnotherThing || describesWork(clauseText))) {
        clause.isPrivate = true
        if (isHelpedWith) clause.verdict = 'of-caring'
      }
    }
  }
  for (let at = clauses.length - 2; at >= 0; at--) {
    const [clause, next] = [clauses[at], clauses[at + 1]]
    if (!clause || clause.isPrivate || !next?.isPrivate || next.verdict === 'bare') continue
    const clauseText = plainOf(text.slice(clause.start, clause.end)).trim()
    if (LEADS_IN.test(clauseText) && !describesWork(clauseText)) clause.isPrivate = true
  }
}

const beginsAnotherDoing = (text: string): boolean =>
  beginsWithVerb(text) &&
  !/^(?:need|want|wish|hope|like|enjoy|love|know|understand|take|took|get|got|have|had|am|was|can)\b/i.test(text)
const OWN_SUBJECT =
  /^(?:i|i'm|i've|i'd|im|ive|my|we|he|she|it|this|there|they|rwy|rwy'n|rwyf|rydw|dw|mae|roeddwn|bûm)(?![\p{L}])/u
const OPENING_I =
  /^((?:(?:although|though|while|whilst|because|since|as|but|and|so|when)\s+)?)(I)((?:[’']m|\s+am|\s+have|[’']ve|\s+was)?)(?![\p{L}’'])/u

/** The stretches to remove from a sentence of which a part is kept. */
function runs(text: string, from: number, to: number, clauses: readonly Clause[]): Cut[] {
  const cuts: Cut[] = []
  for (let at = 0; at < clauses.length; at++) {
    if (!clauses[at]?.isPrivate) continue
    let last = at
    while (clauses[last + 1]?.isPrivate) last++
    const [first, end] = [clauses[at], clauses[last]]
    const [before, next] = [clauses[at - 1], clauses[last + 1]]
    if (!first || !end) break
    if (before) {
      const opener = text.slice(before.end, first.start)
      const closer = /^\s*\)/.exec(text.slice(end.end, to))?.[0].length ?? 0
      const isInBrackets = opener.includes('(') && closer > 0
      cuts.push({
        start: before.end,
        end: isInBrackets ? end.end + closer : next || !opener.includes('(') ? end.end : end.end + closer,
        capital: false,
      })
    } else if (next) cuts.push(openingCut(text, from, first, next))
    at = last
  }
  return cuts
}

/** The sentence starts with a private clause: its "I" is kept where the rest has no subject. */
function openingCut(text: string, from: number, first: Clause, next: Clause): Cut {
  const rest = text.slice(next.start, next.end)
  const opening = OPENING_I.exec(text.slice(first.start, first.end))
  const joint = text.slice(first.end, next.start)
  const isWith = /\bwith\s*$/i.test(joint)
  const whole = { start: from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0), end: next.start, capital: true }
  if (!opening || isWith || OWN_SUBJECT.test(plainOf(rest))) return whole
  const [, lead = '', i = '', am = ''] = opening
  const cutStart = first.start + lead.length + i.length + (beginsWithVerb(rest) ? 0 : am.length)
  if (am === '' && !beginsWithVerb(rest)) return whole
  if (lead !== '') return whole
  const space = text[cutStart] === ' ' ? 1 : 0
  return { start: cutStart + space, end: next.start, capital: false }
}
