import type { DiaryAppointment, DiaryInterview } from '@onward/contracts/casework/appointments'
import { londonTime } from '@onward/contracts/london-time'
import { addDays, mondayOf, type WeekEvent } from '@onward/ui/plan'
import type { AppointmentMessages } from './catalogue'

export const PAGE = '/agent/appointments'

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** The week of an address, and the day of it that a phone shows: the one named, today, or the Monday. */
export function weekOf(search: URLSearchParams, now: Date): { monday: string; day: string; today: string } {
  const today = londonTime(now).slice(0, 10)
  const [week, day] = [search.get('week'), search.get('day')]
  const monday = mondayOf(isDay(week) ? week : isDay(day) ? day : today)
  const shown = isDay(day) && mondayOf(day) === monday ? day : monday === mondayOf(today) ? today : monday
  return { monday, day: shown, today }
}

interface Change {
  list?: boolean
  whose?: 'mine' | 'office'
  /** The week so many after this Monday; left out: this week. */
  from?: string
  weeks?: number
  day?: string
  /** The appointment beside the grid. */
  open?: string
}
/** Another address of the page; whose appointments stays, unless it changes. */
export function addressOfWeek(search: URLSearchParams, { list, whose, from, weeks = 0, day, open }: Change): string {
  const of = whose ?? (search.get('whose') === 'office' ? 'office' : 'mine')
  const next = new URLSearchParams({
    ...(from && { week: addDays(from, 7 * weeks) }),
    ...(day && { day }),
    ...(list && { list: 'all' }),
    ...(of === 'office' && { whose: of }),
    ...(open && { open }),
  })
  return next.size > 0 ? `${PAGE}?${next}` : PAGE
}

/** Appointments and interviews as the grid draws them: what became of each as a shape and a word. */
export function eventsOf(
  t: AppointmentMessages,
  { appointments, interviews }: { appointments: readonly DiaryAppointment[]; interviews: readonly DiaryInterview[] },
  { now, toOpen }: { now: Date; toOpen(id: string): string },
): WeekEvent[] {
  const at = now.getTime()
  const endsAt = ({ startsAt, minutes }: DiaryAppointment) => Date.parse(startsAt) + minutes * 60_000
  const next = appointments.find((one) => one.mine && one.state === 'planned' && Date.parse(one.startsAt) > at)?.id
  return [
    ...appointments.map((one): WeekEvent => {
      const { id, state, startsAt, minutes, way, clientName, agentName, mine, wish } = one
      const shown = { id, starts: londonTime(new Date(startsAt)), minutes, title: clientName, to: toOpen(id) }
      const note = [t(`common.way.${way}`), !mine && agentName].filter(Boolean).join(', ')
      if (state === 'missed') return { ...shown, note, kind: 'missed', word: t('week.word.missed') }
      if (state !== 'planned') return { ...shown, note, kind: 'done', word: t(`week.word.${state}`) }
      if (endsAt(one) <= at) return { ...shown, note, kind: 'ask', word: t('week.word.ask') }
      if (wish) return { ...shown, note, kind: 'ask', word: t('wish.asked') }
      return id === next ? { ...shown, note, kind: 'next', word: t('common.next') } : { ...shown, note, kind: 'planned' }
    }),
    ...interviews.map(
      ({ referralId, clientName, startsAt }): WeekEvent => ({
        id: `${referralId} ${startsAt}`,
        starts: londonTime(new Date(startsAt)),
        minutes: INTERVIEW_SHOWN,
        title: clientName,
        note: t('week.interview'),
        kind: 'theirs',
        to: `/agent/clients/${referralId}/case`,
      }),
    ),
  ]
}
/** Minutes: a case knows when an interview begins, not how long it takes. */
const INTERVIEW_SHOWN = 45
