import { BELIEF } from '../data/circumstances/belief'
import { BENEFITS } from '../data/circumstances/benefits'
import { CARING } from '../data/circumstances/caring'
import { DISABILITY } from '../data/circumstances/disability'
import { FAMILY } from '../data/circumstances/family'
import { HEALTH } from '../data/circumstances/health'
import { HOME } from '../data/circumstances/home'
import { LAW } from '../data/circumstances/law'
import { ORIGIN } from '../data/circumstances/origin'
import { PERSON } from '../data/circumstances/person'
import type { Subject } from '../data/circumstances/subject'
import { PhraseIndex } from '../phrase-index'
import { textsOf } from '../tokenise'
import { mutations } from '../word-forms'

const SUBJECTS: readonly Subject[] = [HEALTH, DISABILITY, BENEFITS, HOME, ORIGIN, LAW, BELIEF, PERSON]
/** Statements about relatives. With years of caring for them, they count as part of that work. */
const OF_RELATIVES: readonly Subject[] = [FAMILY, CARING]

export const listed = (text = ''): string[] => text.split(/[|\n]/).filter(Boolean)
export const anyOf = (text: string): string => listed(text).join('|')
/** Matches whole words only; letters are Unicode letters. */
export const wholeWordPattern = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u')

export const ADVERBS =
  'also|still|now|currently|only|just|always|recently|sadly|unfortunately|previously|formerly|once|myself|both|really|actually|quite|very|slightly|partly|partially|severely|profoundly|mildly|moderately|totally|completely|registered|clinically|legally|openly|proudly|proud|newly|heavily|mostly|mainly|basically|officially|technically|temporarily|permanently|presently|sometimes|often|already|myself|never|not|to be|been|being|a bit|at present|at the moment|hefyd|nawr|bellach'
const OPENERS =
  'and|but|so|also|or|plus|although|though|even though|while|whilst|because|since|as|despite|due to|owing to|because of|after|before|until|when|if|that|given that|having|being|currently|at the moment|at present|now|recently|previously|formerly|unfortunately|sadly|please note that|please note|note that|note|personally|however|then|later|where|who|which|whose|hello|hi|yes|well|ac|ond|achos|oherwydd'
const RELATIVES =
  'mums?|mams?|moms?|mummy|mammy|mothers?|dads?|daddy|fathers?|sons?|daughters?|husbands?|wife|partner|brothers?|sisters?|nans?|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|grandfather|grandsons?|granddaughters?|grandchildren|grandkids|aunts?|auntie|aunty|uncles?|cousins?|nieces?|nephews?|children|kids?|child|baby|twins|boys?|girls?|little one|little girl|little boy|parents?|family|spouse|boyfriend|girlfriend|fiancee?|ex|in-laws|mother-in-law|father-in-law|siblings?|household'
const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|both|several|many|a few|\\d{1,2}'
const KINDS_OF =
  'own|bad|poor|good|long-term|long term|ongoing|mental|physical|general|health|medical|current|daily|regular|chronic|severe|mild|main|past|previous|first|old|recent|new|serious|criminal|work|only|hidden|late|young|personal|full|valid|british|uk|irish|eu|spouse|student|partner'
/** The start of a clause about the writer: "I", "I also", or nothing. */
const I = `^(?:(?:${OPENERS}),? )*(?:(?:i|we|she|he|they|who)(?:'ve|'m|'d|'s|'ll)? |im |ive )?(?:(?:${ADVERBS}) )*`

const withMacros = (source: string): string =>
  source
    .replaceAll('<few>', "(?:[\\p{L}\\d'-]+ ){0,3}")
    .replaceAll('<kind>', `(?:${KINDS_OF}) `)
    .replaceAll('<relative>', RELATIVES)
    .replaceAll('<number>', NUMBERS)
/** Groups the lines by their start into three expressions, so that each start is matched once. */
function patternsOf(subjects: readonly Subject[], part: 'anySubject' | 'firstPerson'): RegExp[] {
  const lines = subjects.flatMap((subject) =>
    (subject[part] ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  const startsWith = (start: string, others: readonly string[]) =>
    lines
      .filter((line) => line.startsWith(start) && !others.some((other) => line.startsWith(other)))
      .map((line) => line.slice(start.length))
  return [
    [I, startsWith('<I>', [])],
    ['^', startsWith('^', ['<I>'])],
    ['', startsWith('', ['<I>', '^'])],
  ]
    .filter(([, rests]) => (rests?.length ?? 0) > 0)
    .map(([start, rests]) => new RegExp(`${start}(?:${[...(rests ?? [])].map((rest) => withMacros(rest)).join('|')})`, 'u'))
}

export interface Patterns {
  anySubject: readonly RegExp[]
  firstPerson: readonly RegExp[]
  ofRelatives: readonly RegExp[]
  ofRelativesAndMe: readonly RegExp[]
  ofCaring: readonly RegExp[]
}
let patterns: Patterns | undefined
export function allPatterns(): Patterns {
  patterns ??= {
    anySubject: patternsOf(SUBJECTS, 'anySubject'),
    firstPerson: patternsOf(SUBJECTS, 'firstPerson'),
    ofRelatives: patternsOf([FAMILY], 'anySubject'),
    ofRelativesAndMe: patternsOf(OF_RELATIVES, 'firstPerson'),
    ofCaring: patternsOf([CARING], 'anySubject'),
  }
  return patterns
}

/** How a phrase makes a clause private; see `Subject`. */
export type TermKind = 'has' | 'as' | 'is' | 'isOnly' | 'hasOnly'
const KINDS: readonly TermKind[] = ['has', 'as', 'is', 'isOnly', 'hasOnly']
export interface Term {
  kind: TermKind
  isOfRelatives: boolean
  start: number
  end: number
  surface: string
}
let index: PhraseIndex | undefined
/** Circumstances mentioned in a text, found like skills. */
export function termsIn(text: string): Term[] {
  index ??= new PhraseIndex(
    KINDS.flatMap((kind) =>
      [...SUBJECTS, ...OF_RELATIVES].flatMap((subject) =>
        [...listed(subject[kind]), ...welshOf(subject, kind)].map(
          (phrase) => [OF_RELATIVES.includes(subject) ? `${kind} ${RELATIVE}` : kind, phrase] as const,
        ),
      ),
    ),
    [],
    [],
    // Misspellings are accepted only of English words: mutated Welsh words are one letter from too many others ("ganser", "ganger").
    new Set(circumstancePhrases().flatMap(textsOf)),
  )
  return (
    index
      .find(text)
      // "RLSS UK - National Lifeguard" is not a nationality.
      .filter(({ surface }) => !/\s[-–—+/(]|[-–—+/(]\s/.test(surface))
      .map(({ id, ...where }) => ({ kind: id.split(' ')[0] as TermKind, isOfRelatives: id.endsWith(RELATIVE), ...where }))
  )
}
const RELATIVE = 'of-relatives'
const welshOf = (subject: Subject, kind: TermKind): string[] =>
  kind === 'isOnly' || kind === 'hasOnly' ? [] : listed(subject.welsh?.[kind]).flatMap(mutated)
function mutated(phrase: string): string[] {
  const [first = '', ...rest] = phrase.split(' ')
  return mutations(first).map((form) => [form, ...rest].join(' '))
}

/** Every English phrase, to find the real words that must not be read as misspellings of them. */
export const circumstancePhrases = (): string[] =>
  [...SUBJECTS, ...OF_RELATIVES].flatMap((subject) => KINDS.flatMap((kind) => listed(subject[kind])))
