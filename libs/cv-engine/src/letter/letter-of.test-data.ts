import type { LetterInput, WrittenLetter } from './write-letter'
import { writeLetter } from './write-letter'

/** The letter, where the CV says enough for one. */
export function letterOf(input: LetterInput): WrittenLetter {
  const outcome = writeLetter(input)
  if (outcome.letter) return outcome.letter
  throw new Error(`No letter: ${JSON.stringify(outcome.shortfall)}`)
}
