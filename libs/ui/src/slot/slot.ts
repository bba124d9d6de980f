import { londonInstant, londonInstants, londonTime, nearestLondonTimes } from '@onward/contracts/london-time'
import { SLOT_OFFSETS } from '@onward/contracts/slots'

/** A day as people type it, in three fields. */
export interface DayDraft {
  day: string
  month: string
  year: string
}
/** A time: a day, a clock time, and in the hour that comes twice which one. */
export interface SlotDraft extends DayDraft {
  /** `14:30`, as the browser's own field gives it. */
  time: string
  which: '' | (typeof SLOT_OFFSETS)[number]
}
export const EMPTY_SLOT: SlotDraft = { day: '', month: '', year: '', time: '', which: '' }

export const isEmptySlot = (draft: SlotDraft): boolean =>
  [draft.day, draft.month, draft.year, draft.time].every((text) => !text.trim())

/** The fields of an instant, on the clock of the United Kingdom. */
export function slotOf(instant: string): SlotDraft {
  const local = londonTime(new Date(instant))
  const [year = '', month = '', day = ''] = local.slice(0, 10).split('-')
  const twins = londonInstants(local)
  const which = twins.length > 1 ? (SLOT_OFFSETS[twins[0]?.getTime() === Date.parse(instant) ? 0 : 1] ?? '') : ''
  return { day: String(Number(day)), month: String(Number(month)), year, time: local.slice(11), which }
}

/** The day as the browser's picker takes it; empty while it is none. */
export function pickedDay({ day, month, year }: DayDraft): string {
  const text = `${year.trim()}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ? text : ''
}

/** Whether the clock shows this time twice, so that somebody must say which one. */
export const comesTwice = (draft: SlotDraft): boolean => londonInstants(`${pickedDay(draft)}T${draft.time}`).length > 1

export type SlotFault =
  | { fault: 'day' | 'time' | 'past' | 'which' }
  /** Left out when the clocks go forward: the clock times on both sides of it. */
  | { fault: 'gap'; before: string; after: string }
export type ReadSlot = { ok: true; slot: string; instant: Date } | ({ ok: false } & SlotFault)

/** A time to offer, as the service takes it, or what is wrong with it. */
export function readSlot(draft: SlotDraft, now: Date): ReadSlot {
  const day = pickedDay(draft)
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
