import { type DateParts, dateOf, partsOf } from '@onward/contracts/calendar-days'
import { londonInstant, londonInstants, londonTime, nearestLondonTimes } from '@onward/contracts/london-time'
import { SLOT_OFFSETS } from '@onward/contracts/slots'

/** A time: day, clock time and, in the hour that occurs twice when clocks go back, which one. */
export interface SlotDraft extends DateParts {
  /** `14:30`, as from the browser's time field. */
  time: string
  which: '' | (typeof SLOT_OFFSETS)[number]
}
export const EMPTY_SLOT: SlotDraft = { day: '', month: '', year: '', time: '', which: '' }

export const isEmptySlot = (draft: SlotDraft): boolean =>
  [draft.day, draft.month, draft.year, draft.time].every((text) => !text.trim())

/** The fields of an instant, in United Kingdom time. */
export function slotOf(instant: string): SlotDraft {
  const local = londonTime(new Date(instant))
  const twins = londonInstants(local)
  const which = twins.length > 1 ? (SLOT_OFFSETS[twins[0]?.getTime() === Date.parse(instant) ? 0 : 1] ?? '') : ''
  return { ...partsOf(local.slice(0, 10)), time: local.slice(11), which }
}

/** Whether this clock time occurs twice that day. */
export const comesTwice = (draft: SlotDraft): boolean => londonInstants(`${dateOf(draft)}T${draft.time}`).length > 1

export type SlotFault =
  | { fault: 'day' | 'time' | 'past' | 'which' }
  /** A clock time that does not exist when clocks go forward, with the times before and after. */
  | { fault: 'gap'; before: string; after: string }
export type ReadSlot = { ok: true; slot: string; instant: Date } | ({ ok: false } & SlotFault)

/** A valid time for the service, or its error. */
export function readSlot(draft: SlotDraft, now: Date): ReadSlot {
  const day = dateOf(draft)
  if (!day) return { ok: false, fault: 'day' }
  if (!/^\d\d:\d\d$/.test(draft.time)) return { ok: false, fault: 'time' }
  const local = `${day}T${draft.time}`
  const nearest = londonInstant(local) ? null : nearestLondonTimes(local)
  if (nearest) return { ok: false, fault: 'gap', before: nearest[0].slice(11), after: nearest[1].slice(11) }
  const [first, second] = londonInstants(local)
  if (!first) return { ok: false, fault: 'time' }
  if (!second) return checked(local, first, now)
  if (draft.which === '') return { ok: false, fault: 'which' }
  return checked(`${local}${draft.which}`, draft.which === SLOT_OFFSETS[0] ? first : second, now)
}

const checked = (slot: string, instant: Date, now: Date): ReadSlot =>
  instant <= now ? { ok: false, fault: 'past' } : { ok: true, slot, instant }
