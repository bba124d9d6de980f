import type { Appointment } from '@onward/contracts/casework/appointments'
import { londonTime } from '@onward/contracts/london-time'
import { formatTime } from '@onward/portal-kit/i18n'
import type { Tone } from '@onward/ui/frame'
import type { AppointmentMessages } from './catalogue'

export const hasBegun = ({ startsAt }: Pick<Appointment, 'startsAt'>, now: Date): boolean => Date.parse(startsAt) <= now.getTime()
const isOver = ({ startsAt, minutes }: Pick<Appointment, 'startsAt' | 'minutes'>, now: Date): boolean =>
  Date.parse(startsAt) + minutes * 60_000 <= now.getTime()
/** Planned and not over yet. */
export const isToCome = (one: Pick<Appointment, 'state' | 'startsAt' | 'minutes'>, now: Date): boolean =>
  one.state === 'planned' && !isOver(one, now)

/** `10:00 to 10:30`. */
export function spanOf(t: AppointmentMessages, { startsAt, minutes }: Pick<Appointment, 'startsAt' | 'minutes'>): string {
  const starts = new Date(startsAt)
  return t('common.span', { from: formatTime(starts), until: formatTime(new Date(starts.getTime() + minutes * 60_000)) })
}

const TONES = {
  planned: 'information',
  over: 'warning',
  attended: 'success',
  missed: 'danger',
  rearranged: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<string, Tone>
/** Label and colour of the state. */
export function appointmentStatus(
  one: Pick<Appointment, 'state' | 'startsAt' | 'minutes'>,
  now: Date,
): { key: keyof typeof TONES; tone: Tone } {
  const key = one.state === 'planned' && isOver(one, now) ? 'over' : one.state
  return { key, tone: TONES[key] }
}

/** Appointments grouped by day in the United Kingdom, in the given order. */
export function byDay(items: readonly Appointment[]): [day: string, ofDay: Appointment[]][] {
  const days = new Map<string, Appointment[]>()
  for (const one of items) {
    const day = londonTime(new Date(one.startsAt)).slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return [...days]
}
