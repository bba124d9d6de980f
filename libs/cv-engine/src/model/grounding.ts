import { findOccupations, findSkillNames, mentionsCircumstances } from '@onward/taxonomy'
import { isPrivate } from '../letter/rephrase'

/** What a reworded letter says and its source does not. */
export type Ungrounded = 'skill' | 'occupation' | 'number' | 'name' | 'qualification' | 'private' | 'markup'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘ʼ]/g, "'").toLowerCase()
const wordsIn = (text: string): string[] =>
  (plain(text).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []).map((word) => word.replace(/'s$/, ''))

const NUMBER_WORDS: readonly (readonly [RegExp, number | null])[] = [
  [/^(?:two|twice|dau|dwy|pair|couple)$/, 2],
  [/^(?:three|tri|tair)$/, 3],
  [/^(?:four|pedwar|pedair)$/, 4],
  [/^(?:five|pump|pum)$/, 5],
  [/^(?:six|chwech|chwe)$/, 6],
  [/^(?:seven|saith)$/, 7],
  [/^(?:eight|wyth)$/, 8],
  [/^(?:nine|naw)$/, 9],
  [/^(?:ten|deg)$/, 10],
  [/^(?:eleven)$/, 11],
  [/^(?:twelve|dozen|dozens|deuddeg)$/, 12],
  [/^(?:fifteen|pymtheg)$/, 15],
  [/^(?:twenty|ugain)$/, 20],
  [
    /^(?:thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|cannoedd|miloedd|cant|mil|thirteen|fourteen|sixteen|seventeen|eighteen|nineteen|half|double[ds]?|triple[ds]?)$/,
    null,
  ],
]
/** Lengths of time, ranks and praise are claims, even without a number. */
const CLAIMS =
  /\b(?:years?|months?|decades?|blynyddoedd|blwyddyn|flynyddoedd|degawd|awards?|award-winning|prizes?|gwobrau?|promoted|dyrchafiad|best|top|leading|expert|experts|expertise|specialist|specialise[ds]?|senior|director|head|chief|manager|fluent|native|bilingual|rhugl|dwyieithog|percent|per cent|%|£|€|\$)(?![\p{L}])/giu
const QUALIFICATIONS =
  /\b(?:GCSEs?|O levels?|AS levels?|A[- ]levels?|T levels?|BTEC|NVQs?|SVQs?|HNC|HND|PhD|doctorate|masters?|MSc|MA|MBA|BA|BSc|BEng|BEd|PGCE|degrees?|graduate[ds]?|diplomas?|certificates?|certified|certifications?|qualified|qualifications?|accredited|chartered|registered|apprentice(?:ship)?s?|licen[cs]e[ds]?|cards?|DBS|trained|TGAU|gradd|tystysgrifau?|dystysgrif|trwydded(?:au)?|drwydded|cymwysterau|chymwysterau|cymhwyster|university|college|prifysgol|coleg)\b/gi
const MARKUP = /[<>{}[\]*#`|\\]|https?:|www\.|^\s*[-•]\s/m

/** Words that may open a sentence with a capital though the source does not have them. */
const OPENERS = new Set(
  `i i'm i've my mine me in at as during while with from the this that these those it its you your please thank thanks for there here having being working both also when where
since after before over through throughout across alongside outside beyond to of on by and but so if each all now today currently previously earlier more most among amongst together
another what which because whether although though then next later first finally further besides between much part day every one some many within under apart aside along
dear kind yours sincerely faithfully would could can may we our they their he she no not yes just even still such other others rather only above below below instead equally
similarly likewise moreover furthermore additionally overall perhaps until once how who whose
rwyf rwy'n rwy rydw bum bu bues mae mae'r mae'n roedd yn yno yng ym fel gyda gydag hoffwn byddwn diolch ysgrifennaf dyma fy cefais hefyd ar am dros wrth os mewn o ac a y yr
daw gallaf defnyddiais dysgais yna felly ond pan lle i er cyn ar-ol tra gan mi fe ceir credaf gobeithio edrychaf cysylltwch bydd roeddwn oeddwn yn ogystal rwyf'n eich chi`.split(
    /\s+/,
  ),
)

interface Token {
  text: string
  plain: string
  capital: boolean
  /** Opens a sentence or a quotation. */
  opens: boolean
  /** Stands right after the word before it. */
  joined: boolean
}
function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:['’&.-][\p{L}\p{N}]+)*/gu)) {
    const between = text.slice(end, match.index)
    const word = match[0]
    tokens.push({
      text: word,
      plain: plain(word).replace(/'s$/, ''),
      capital: /^\p{Lu}/u.test(word) || /\p{Lu}/u.test(word.slice(1)) || /^\p{Lo}/u.test(word),
      opens: tokens.length === 0 || /[.!?:;…\n“"(]/.test(between),
      joined: tokens.length > 0 && /^[ \u00a0]$/.test(between),
    })
    end = match.index + word.length
  }
  return tokens
}

/** Each name must occur in the source; adjacent names must be adjacent there. */
function hasUnknownName(text: string, source: string): boolean {
  const sourceTokens = tokensOf(source).map((token) => token.plain)
  const known = new Set([...sourceTokens, ...wordsIn(source)])
  const pairs = new Set(sourceTokens.map((word, i) => `${word} ${sourceTokens[i + 1] ?? ''}`))
  const tokens = tokensOf(text)
  return tokens.some((token, i) => {
    if (!token.capital || /^I(?:['’].*)?$/.test(token.text)) return false
    if (!known.has(token.plain)) return !(token.opens && OPENERS.has(token.plain))
    const before = tokens[i - 1]
    if (!before || !token.joined || token.opens || !before.capital || /^I$/.test(before.text)) return false
    if (before.opens && OPENERS.has(before.plain)) return false
    return !pairs.has(`${before.plain} ${token.plain}`)
  })
}

/** Employers in lower case: the words after "worked at" must occur in the source. */
function hasUnknownEmployer(text: string, source: string): boolean {
  const known = new Set(wordsIn(source))
  const little = new Set(
    'a an the my your our this that these it there home which where who all both each any one you me least first last times present'.split(
      ' ',
    ),
  )
  for (const match of plain(text).matchAll(
    /\b(?:work(?:ed|ing)?|jobs?|roles?|employed|time|position|post|shifts?|volunteer(?:ed|ing)?|placement|stud(?:y|ied)|gweithio|swydd) (?:at|for|with|in|gyda|gydag) ([\p{L}\p{N}']+)/gu,
  )) {
    const word = (match[1] ?? '').replace(/'s$/, '')
    if (!little.has(word) && !known.has(word) && !/(?:ing|ly)$/.test(word)) return true
  }
  return false
}

/**
 * The kind of claim that the text makes beyond its source, or null. Skills, occupations, numbers, qualifications and names must occur in
 * the source; doubt counts as a new claim.
 */
export function findUngrounded(text: string, source: string): Ungrounded | null {
  if (MARKUP.test(text)) return 'markup'
  if (isPrivate(text)) return 'private'
  const words = new Set(wordsIn(source))
  const numbers = new Set(source.match(/\d+/g) ?? [])
  for (const number of text.match(/\d+/g) ?? []) if (!numbers.has(number)) return 'number'
  for (const word of wordsIn(text)) {
    const number = NUMBER_WORDS.find(([pattern]) => pattern.test(word))
    if (number && !words.has(word) && (number[1] === null || !numbers.has(String(number[1])))) return 'number'
  }
  const lowerSource = plain(source)
  for (const [claim] of text.matchAll(CLAIMS)) if (!lowerSource.includes(plain(claim).replace(/s$/, ''))) return 'number'
  for (const [qualification] of text.matchAll(QUALIFICATIONS))
    if (!lowerSource.includes(plain(qualification).replace(/s$/, ''))) return 'qualification'
  // A word with a second meaning is a claim to whoever reads it.
  const skills = new Set(findSkillNames(source).map((match) => match.id))
  // What everybody writes in a letter is no claim to write well.
  const claimed = text.replace(/\b(?:I am|I'm|I’m) writing\b/g, 'I apply')
  if (findSkillNames(claimed).some((match) => !skills.has(match.id))) return 'skill'
  const occupations = new Set(findOccupations(source).map((match) => match.occupationId))
  if (findOccupations(text).some((match) => !occupations.has(match.occupationId))) return 'occupation'
  if (hasUnknownName(text, source) || hasUnknownEmployer(text, source)) return 'name'
  return mentionsCircumstances(text) ? 'private' : null
}
