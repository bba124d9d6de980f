import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import type { LetterChoices } from '@onward/contracts/jobseekers/letters'
import type { LetterAdvert, LetterOutcome } from '@onward/cv-engine'
import { writeLetter } from '@onward/cv-engine'

const pathOf = (name: string): string => fileURLToPath(new URL(`../letters/${name}`, import.meta.url))

/** A letter that was drawn: a person of the corpus, and an advert of the demo data or none. */
export interface AskedLetter extends LetterChoices {
  person: string
  advert: LetterAdvert | null
}

/** The letters that are read, as `letters/asked.json` has them: forty in English, then ten in Welsh. */
export const readAsked = (): AskedLetter[] => JSON.parse(readFileSync(pathOf('asked.json'), 'utf8'))

/** The letter, or why there is none. */
export function letterFor({ advert, language, tone, length, person }: AskedLetter, facts: CvFacts): LetterOutcome {
  const [firstName = person, ...others] = (facts.name?.value ?? person).split(' ')
  return writeLetter({
    facts,
    person: { firstName, lastName: others.join(' ') },
    advert,
    choices: { tone, length, language },
    asOf: '2026-01',
  })
}

/** What a reader said of the letters in English, by `letters/criteria.md`. */
export interface JudgedLetter {
  person: string
  before: { untrue: number; sent: boolean }
  after: { untrue: number; sent: boolean }
}
export function readJudged(): JudgedLetter[] {
  const judgement = (text = '') => ({ untrue: Number.parseInt(text, 10), sent: / yes$/.test(text.trim()) })
  return readFileSync(pathOf('judged.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [person = '', before, after] = line.split(/\s*\|\s*/)
      return { person, before: judgement(before), after: judgement(after) }
    })
}

/** All letters as one readable text, which is kept as it was judged. */
export const LETTERS_FILE = pathOf('letters.txt')
export function pageOf({ person, advert, language, tone, length }: AskedLetter, outcome: LetterOutcome): string {
  const { missing, partly } = outcome.letter ?? outcome.shortfall
  const beside = [...missing.map((line) => `[not shown] ${line}`), ...partly.map((line) => `[in part] ${line}`)]
  return [
    `=== ${person}, ${advert ? `${advert.title} at ${advert.company}` : 'in general'}, ${language}, ${tone}, ${length}`,
    outcome.letter ? outcome.letter.body : `No letter: ${outcome.shortfall.facts} facts fit.`,
    ...(beside.length > 0 ? [beside.join('\n')] : []),
  ].join('\n\n')
}

/** Sentences between the opening and the close: what a letter says of the person. */
export const sentencesOf = (body: string): number =>
  body
    .split('\n\n')
    .slice(2, -2)
    .join(' ')
    .split(/[.”]\s+(?=\p{Lu})/u)
    .filter((sentence) => sentence.trim() !== '').length
