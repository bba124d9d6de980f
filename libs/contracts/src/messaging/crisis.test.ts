import fc from 'fast-check'
import { hasCrisisPhrase } from './crisis'
import { CALM_PHRASES, CRISIS_PHRASES } from './crisis.test-data'

const LANGUAGES = ['en', 'cy'] as const

test('messages of somebody who may be in danger are recognised, in both languages', () => {
  for (const language of LANGUAGES) expect(CRISIS_PHRASES[language].filter((phrase) => !hasCrisisPhrase(phrase))).toEqual([])
})

test('the same words about work and everyday life are not', () => {
  for (const language of LANGUAGES) expect(CALM_PHRASES[language].filter(hasCrisisPhrase)).toEqual([])
})

test('they are recognised in capitals, with other apostrophes and dashes, over lines, and within a longer message', () => {
  const phrases = LANGUAGES.flatMap((language) => CRISIS_PHRASES[language])
  const drawn = [
    (phrase: string) => phrase.toUpperCase(),
    (phrase: string) => phrase.replace(/’/g, "'"),
    (phrase: string) => phrase.replace(/’/g, ''),
    (phrase: string) => phrase.replace(/-/g, ' '),
    (phrase: string) => phrase.replace(/ /g, '  '),
    (phrase: string) => `Hello, I uploaded my CV on Monday.\n${phrase}\nCan you ring me about the course?`,
  ]
  for (const draw of drawn) expect(phrases.map(draw).filter((phrase) => !hasCrisisPhrase(phrase))).toEqual([])
})

test('harmless sentences stay harmless in any order', () => {
  const calm = LANGUAGES.flatMap((language) => CALM_PHRASES[language]).filter((phrase) => /\w/.test(phrase))
  fc.assert(
    fc.property(fc.subarray(calm, { minLength: 1, maxLength: 8 }), (some) => !hasCrisisPhrase(some.join('. '))),
    { numRuns: 500 },
  )
})

test('any text is judged, however long and strange', () => {
  fc.assert(fc.property(fc.string({ maxLength: 4_000 }), (text) => typeof hasCrisisPhrase(text) === 'boolean'))
})
