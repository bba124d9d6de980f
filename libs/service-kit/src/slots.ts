import { type Language, londonInstants, londonTime, nearestLondonTimes, Problem } from '@onward/contracts'

/** Times that people suggest or choose for a meeting, as the clock of the United Kingdom shows them. */

const MINUTE_MS = 60_000
/** `01:30`, and `28/03/2027`. */
const clockOf = (local: string) => local.slice(11)
const dayOf = (local: string) => local.slice(0, 10).split('-').reverse().join('/')

interface SlotWords {
  noSuchHour: (when: string, nearest: readonly [string, string]) => string
  noSuchDay: string
  whichHour: (when: string) => string
  wrongOffset: (when: string) => string
  passed: string
  twice: string
  span: (from: string, until: string) => string
}
const WORDS: Readonly<Record<Language, SlotWords>> = {
  en: {
    noSuchHour: (when, [before, after]) =>
      `There is no such time: ${clockOf(when)} on ${dayOf(when)}. The clocks go forward from 1am to 2am. The nearest times are ${clockOf(before)} and ${clockOf(after)}.`,
    noSuchDay: 'There is no such time: the calendar does not have that day. Check the day, the month and the year.',
    whichHour: (when) =>
      `${clockOf(when)} comes twice on ${dayOf(when)}, because the clocks go back. Say which one you mean: the first (summer time) or the second (winter time).`,
    wrongOffset: (when) => `${clockOf(when)} on ${dayOf(when)} comes once. Choose it again.`,
    passed: 'Suggest times that are still to come.',
    twice: 'Each time can be suggested once.',
    span: (from, until) => `${from} to ${until}`,
  },
  cy: {
    noSuchHour: (when, [before, after]) =>
      `Nid oes amser o’r fath: ${clockOf(when)} ar ${dayOf(when)}. Mae’r clociau’n mynd ymlaen o 1yb i 2yb. Yr amseroedd agosaf yw ${clockOf(before)} a ${clockOf(after)}.`,
    noSuchDay: 'Nid oes amser o’r fath: nid yw’r diwrnod hwnnw yn y calendr. Gwiriwch y diwrnod, y mis a’r flwyddyn.',
    whichHour: (when) =>
      `Mae ${clockOf(when)} yn dod ddwywaith ar ${dayOf(when)}, am fod y clociau’n mynd yn ôl. Dywedwch pa un: y cyntaf (amser haf) neu’r ail (amser gaeaf).`,
    wrongOffset: (when) => `Unwaith yn unig y daw ${clockOf(when)} ar ${dayOf(when)}. Dewiswch ef eto.`,
    passed: 'Awgrymwch amseroedd sydd eto i ddod.',
    twice: 'Gellir awgrymu pob amser unwaith.',
    span: (from, until) => `${from} i ${until}`,
  },
}

/** The clock time and, where somebody said so, which of two such hours is meant. */
const parted = (text: string): [local: string, offset: string | null] => [text.slice(0, 16), text.slice(16) || null]

/**
 * Instants of clock times that somebody suggests: each exists, is still to come, and is named once. In the order given. Refusals name the field of
 * that time. Where `asks`, an hour that comes twice needs its offset; otherwise the first one is taken.
 */
export function readSlots(
  local: readonly string[],
  field: string,
  how: { now: Date; language: Language; asks: boolean },
): Date[] {
  const slots: Date[] = []
  for (const [index, text] of local.entries()) {
    const at = readSlot(text, `${field}.${index}`, how)
    if (slots.some((other) => other.getTime() === at.getTime())) throw refuse(`${field}.${index}`, WORDS[how.language].twice)
    slots.push(at)
  }
  return slots
}

/** The instant of one such time; `passed` is what is said of one that is over. */
export function readSlot(
  text: string,
  field: string,
  { now, language, asks, passed }: { now: Date; language: Language; asks: boolean; passed?: string },
): Date {
  const at = instantOf(text, asks, WORDS[language], (message) => refuse(field, message))
  if (at <= now) throw refuse(field, passed ?? WORDS[language].passed)
  return at
}

const refuse = (field: string, message: string): Problem => new Problem('invalid-input', message, [{ field, message }])

export const inOrder = (slots: readonly Date[]): Date[] => [...slots].sort((a, b) => a.getTime() - b.getTime())

function instantOf(text: string, asks: boolean, words: SlotWords, refusal: (message: string) => Problem): Date {
  const [clock, offset] = parted(text)
  const [first, second] = londonInstants(clock)
  if (!first) {
    const nearest = nearestLondonTimes(clock)
    throw refusal(nearest ? words.noSuchHour(clock, nearest) : words.noSuchDay)
  }
  if (offset === null) {
    if (second && asks) throw refusal(words.whichHour(clock))
    return first
  }
  const meant = new Date(`${clock}:00${offset}`)
  const isShown = [first, second].some((one) => one?.getTime() === meant.getTime())
  // The offset of the other half of the year: nobody chose that from the two.
  if (!isShown) throw refusal(words.wrongOffset(clock))
  return meant
}

interface Stretch {
  startsAt: Date
  minutes: number
}
const endOf = ({ startsAt, minutes }: Stretch): Date => new Date(startsAt.getTime() + minutes * MINUTE_MS)
/** Whether two meetings share a moment; one may begin when the other ends. */
export const overlaps = (one: Stretch, other: Stretch): boolean => one.startsAt < endOf(other) && other.startsAt < endOf(one)
/** `24/03/2027, 10:00 to 10:30`, on the clock of the United Kingdom. */
export function spanWords(stretch: Stretch, language: Language): string {
  const from = londonTime(stretch.startsAt)
  return WORDS[language].span(`${dayOf(from)}, ${clockOf(from)}`, clockOf(londonTime(endOf(stretch))))
}
