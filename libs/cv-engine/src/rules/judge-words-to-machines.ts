import type { WordsToMachines } from '../facts/without-words-to-machines'
import { toMachinesIn } from '../words-to-machines'
import type { Finding } from './rule'
import { linesOf } from './rule'

/** Words that speak to a machine, on the page or where nobody sees them; null without any. They change no other finding. */
export function judgeWordsToMachines(found: readonly WordsToMachines[], unseen: readonly string[]): Finding | null {
  const hidden = unseen.flatMap((text) => toMachinesIn(text).map(({ start, end }) => text.slice(start, end).trim()))
  if (found.length === 0 && hidden.length === 0) return null
  return {
    part: 0,
    quotes: [...found.map(({ text }) => text), ...hidden],
    lines: linesOf(found),
    facts: { hidden: hidden.length || undefined },
  }
}
