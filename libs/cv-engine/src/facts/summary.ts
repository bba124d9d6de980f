import type { Found } from '@onward/contracts/jobseekers/curriculum'
import { findDates } from './dates'
import type { Entry } from './experience'
import type { Line } from './line'
import { cut, foundIn, SENTENCE, trimmed } from './pieces'

const MIN_WORDS = 12
const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** The summary: below its heading, at the top, or in a letter the sentence on what the writer is or looks for. */
export function readSummary(
  lines: readonly Line[],
  text: string,
  entries: readonly Entry[],
  isUsed: (line: Line) => boolean,
): Found<string> | null {
  const parts = new Map<number, Line[]>()
  for (const line of lines)
    if (line.section === 'summary' && !line.isHeading) parts.set(line.part, [...(parts.get(line.part) ?? []), line])
  const all = [...parts.values()]
  const own = all.find((part) => part.some((line) => countWords(line.text) >= MIN_WORDS && !isUsed(line))) ?? all[0] ?? []
  if (own.length > 0) return spanOf(own, text, 0.93)
  const letter = lines.filter(({ role }) => role === 'prose')
  if (letter.length > 0) return inLetter(letter)
  const isInEntry = (line: Line) => entries.some(({ start, end }) => start < line.start + line.text.length && end > line.start)
  const opening = lines.find(
    (line) =>
      line.section === 'contact' &&
      !line.isHeading &&
      line.kind !== 'item' &&
      countWords(line.text) >= MIN_WORDS &&
      !isInEntry(line) &&
      (!isUsed(line) || countWords(line.text) >= 20) &&
      /[.!?]/.test(line.text),
  )
  if (!opening) return null
  const whole = [opening]
  // The page broke the sentence.
  for (const next of lines.slice(lines.indexOf(opening) + 1)) {
    if (
      next.isHeading ||
      next.section !== 'contact' ||
      !/[\p{L}\p{N},]$/u.test(whole.at(-1)?.text ?? '') ||
      !/^\p{Ll}/u.test(next.text)
    )
      break
    whole.push(next)
  }
  return spanOf(whole, text, 0.6)
}

/** A letter's greeting, or a heading that stands in the line of its text. */
const BEFORE_SUMMARY =
  /^(?:(?:Dear|Annwyl)\s[^,.\n]{2,40}[,\n]\s*|(?:(?:Personal|Professional|Career) )?(?:[Pp]rofile|[Ss]tatement|[Ss]ummary)\s+(?=\p{Lu}\p{Ll}))/u
/** From the first to the last of the lines, as one text. */
function spanOf(lines: readonly Line[], text: string, confidence: number): Found<string> | null {
  const first = lines[0]
  if (!first) return null
  // Beside columns a section may go on elsewhere; only adjoining lines are quoted.
  let end = first.start + first.text.length
  for (const line of lines.slice(1)) {
    if (line.start - end > 2) break
    end = line.start + line.text.length
  }
  const whole = trimmed({ text: text.slice(first.start, end), start: first.start }, ' \n\t')
  const piece = trimmed(cut(whole, BEFORE_SUMMARY.exec(whole.text)?.[0].length ?? 0), ' \n\t')
  return piece.text === '' ? null : foundIn(piece, piece.text.replace(/\s+/g, ' '), confidence)
}

const AIM =
  /\b(?:look(?:ing|s)? (?:for|to)|looking work|search work|i search|seek(?:s|ing)?|searching for|in search of|hop(?:e|ing) (?:to|for)|wish to|(?:would|should) (?:very much )?(?:like|love)|would go for|['’]d (?:very much )?(?:like|love|be happy|do a|take)|what (?:I|he|she) (?:wants?|hopes?|am after|['’]d like)|(?:i|and|still|he|she|they) (?:just )?wants?\b|my (?:aim|goal|dream) is|apply(?:ing)? (?:for|to)|appl(?:y|ication) for|after (?:a|an|any|some|work|something|warehouse)\b|ready to|desirous of|who wants?|give (?:me|us) a (?:start|chance)|suit me|candidature|to ask (?:if|whether|would) you|to ask for)\b/i
const OF_WORK =
  /\b(?:work|jobs?|posts?|positions?|roles?|vacanc(?:y|ies)|apprenticeships?|placements?|hours|part[- ]time|full[- ]time|start|career|profession|trade|shifts?|kitchens?|care|warehouse|driving|cleaning|office|shops?|school)\b/i
const IS_ONE =
  /(?:^|[,;:]\s|\band )(?:i['’]?m|i am|im|myself|(?:he|she|they)(?: is| are|['’]s)|(?!(?:It|That|This|There|Here|What|My|The|Everything)\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? is|my name is [^,.]{2,40} and i am) (?:also |now |just |by profession |at present )?(?:an? |the |\d\d\b|(?:six|seven|eight|nine)teen|(?:twenty|thirty|forty|fifty|sixty)|hard[- ]?work|reliable|friendly|experienced|qualified|recently|currently|very |patient|strong|professional|compassionate|economist|electrician|painter|tailor|mechanic|\p{L}+er\b|\p{L}+ician\b)/iu
const HAS_YEARS =
  /\b(?:\d{1,2}|some|many|several|over|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty)\b\S*) (?:years|yrs)\b|\b(?:most|all) of my life\b|by (?:trade|profession)\b|years? of age|years? old/i
const GREETS =
  /^(?:dear|hi|hiya|hello|greetings|thank|thanks|yours|kind|further to|as (?:discussed|requested|promised|agreed)|you asked|i was (?:asked|isInEntry)|my work coach|please|sorry|i enclose|i (?:also )?(?:hold|have (?:a|an|the|my|got) )|i speak|my (?:english|hobbies|interests|languages)|in my (?:free|spare))\b/i

/** Longest summary taken from a letter. */
const MOST = 320

/** The sentence of a letter on what its writer is or looks for, with those after it that continue it. */
function inLetter(lines: readonly Line[]): Found<string> | null {
  let best: { points: number; line: Line; from: number; to: number } | null = null
  let seen = 0
  for (const line of lines) {
    const sentences = [...line.text.matchAll(SENTENCE)]
    for (const [i, match] of sentences.entries()) {
      const own = match[0].trim()
      if (countWords(own) < 3 || /@|\d{5}/.test(own)) continue
      const points = aboutPoints(own) - Math.min(0.8, seen * 0.05)
      seen++
      if (points <= (best?.points ?? 1.1)) continue
      let to = match.index + match[0].length
      for (const next of sentences.slice(i + 1)) {
        if (next.index + next[0].length - match.index > MOST || !SAYS_MORE.test(next[0]) || findDates(next[0]).length > 0) break
        to = next.index + next[0].length
      }
      best = { points, line, from: match.index, to: to + 1 }
    }
  }
  if (!best) return null
  const piece = trimmed(cut(best.line, best.from, best.to), ' ,;\n\t')
  return foundIn(piece, piece.text.replace(/\s+/g, ' '), best.points >= 3 ? 0.75 : 0.55)
}
/** "I type at 70 words a minute, I am never late." */
const SAYS_MORE =
  /^\s*(?:I(?:['’]m)?|im|my|he|she|they|what I|so)\s(?!(?:left|went|worked|started|began|was|hold|speak|passed|did)\b)/i

/** How much a sentence is about what somebody is or looks for. */
function aboutPoints(sentence: string): number {
  const isAim = AIM.test(sentence)
  const dates = findDates(sentence).length
  return (
    (isAim ? (OF_WORK.test(sentence) ? 3 : 1.5) : 0) +
    (IS_ONE.test(sentence) ? 2 : 0) +
    (HAS_YEARS.test(sentence) ? 1 : 0) -
    (GREETS.test(sentence) ? (isAim ? 0.5 : 2) : 0) -
    dates * 1.5
  )
}
