import { type Language, londonInstants, nearestLondonTimes, Problem } from '@onward/contracts'
import { INTERVIEW_WORDS } from './words'

/** The clock time and, where somebody said so, which of two such hours is meant. */
const parted = (text: string): [local: string, offset: string | null] => [text.slice(0, 16), text.slice(16) || null]

/**
 * Instants of clock times that somebody suggests: each exists, is still to come, and is named once. In the order given. Refusals name the field of
 * that time. Where `asks`, an hour that comes twice needs its offset; otherwise the first one is taken.
 */
export function readSlots(
  local: readonly string[],
  field: string,
  { now, language, asks }: { now: Date; language: Language; asks: boolean },
): Date[] {
  const words = INTERVIEW_WORDS[language]
  const slots: Date[] = []
  for (const [index, text] of local.entries()) {
    const refuse = (message: string) => new Problem('invalid-input', message, [{ field: `${field}.${index}`, message }])
    const at = instantOf(text, asks, words, refuse)
    if (at <= now) throw refuse(words.suggestedPassed)
    if (slots.some((other) => other.getTime() === at.getTime())) throw refuse(words.twice)
    slots.push(at)
  }
  return slots
}

export const inOrder = (slots: readonly Date[]): Date[] => [...slots].sort((a, b) => a.getTime() - b.getTime())

function instantOf(
  text: string,
  asks: boolean,
  words: (typeof INTERVIEW_WORDS)[Language],
  refuse: (message: string) => Problem,
): Date {
  const [clock, offset] = parted(text)
  const [first, second] = londonInstants(clock)
  if (!first) {
    const nearest = nearestLondonTimes(clock)
    throw refuse(nearest ? words.noSuchHour(clock, nearest) : words.noSuchDay)
  }
  if (offset === null) {
    if (second && asks) throw refuse(words.whichHour(clock))
    return first
  }
  const meant = new Date(`${clock}:00${offset}`)
  const isShown = [first, second].some((one) => one?.getTime() === meant.getTime())
  // The offset of the other half of the year: nobody chose that from the two.
  if (!isShown) throw refuse(words.wrongOffset(clock))
  return meant
}
