import { londonInstants, nearestLondonTimes, type ProblemText, refuseField } from '@onward/contracts'

/** Times that people suggest or choose for a meeting, as the clock of the United Kingdom shows them. */

const MINUTE_MS = 60_000
/** `01:30`, and `28/03/2027`. */
const clockOf = (local: string) => local.slice(11)
const dayOf = (local: string) => local.slice(0, 10).split('-').reverse().join('/')

/** The clock time and, optionally, its offset, for hours that occur twice. */
const parted = (text: string): [local: string, offset: string | null] => [text.slice(0, 16), text.slice(16) || null]

/**
 * Instants of the suggested clock times, in the given order: each exists, lies in the future, and is named once. Refusals name the
 * field of that time. With `asks`, an hour that occurs twice needs its offset; otherwise the first one is taken.
 */
export function readSlots(local: readonly string[], field: string, how: { now: Date; asks: boolean }): Date[] {
  const slots: Date[] = []
  for (const [index, text] of local.entries()) {
    const at = readSlot(text, `${field}.${index}`, how)
    if (slots.some((other) => other.getTime() === at.getTime())) throw refuseField(`${field}.${index}`, 'common.same-time-twice')
    slots.push(at)
  }
  return slots
}

/** The instant of one such time; `passed` is the refusal of a past one. */
export function readSlot(
  text: string,
  field: string,
  { now, asks, passed = 'common.time-passed' }: { now: Date; asks: boolean; passed?: ProblemText },
): Date {
  const at = instantOf(text, field, asks)
  if (at <= now) throw refuseField(field, passed)
  return at
}

export const inOrder = (slots: readonly Date[]): Date[] => [...slots].sort((a, b) => a.getTime() - b.getTime())

function instantOf(text: string, field: string, asks: boolean): Date {
  const [local, offset] = parted(text)
  const facts = { clock: clockOf(local), date: dayOf(local) }
  const [first, second] = londonInstants(local)
  if (!first) {
    const nearest = nearestLondonTimes(local)
    if (!nearest) throw refuseField(field, 'common.no-such-day')
    const [before, after] = nearest.map(clockOf) as [string, string]
    throw refuseField(field, 'common.no-such-hour', { ...facts, before, after })
  }
  if (offset === null) {
    if (second && asks) throw refuseField(field, 'common.which-hour', facts)
    return first
  }
  const meant = new Date(`${local}:00${offset}`)
  const exists = [first, second].some((one) => one?.getTime() === meant.getTime())
  // An offset of the other half of the year was not chosen by a person.
  if (!exists) throw refuseField(field, 'common.wrong-offset', facts)
  return meant
}

interface Stretch {
  startsAt: Date
  minutes: number
}
const endOf = ({ startsAt, minutes }: Stretch): Date => new Date(startsAt.getTime() + minutes * MINUTE_MS)
/** Whether two meetings overlap; one may begin when the other ends. */
export const overlaps = (one: Stretch, other: Stretch): boolean => one.startsAt < endOf(other) && other.startsAt < endOf(one)
/** Start and end of a meeting, as a fact of a problem. */
export const spanOf = (stretch: Stretch): { from: string; until: string } => ({
  from: stretch.startsAt.toISOString(),
  until: endOf(stretch).toISOString(),
})
