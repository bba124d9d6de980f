import { addDays, mondayOf } from '@onward/contracts/calendar-days'
import type { InterviewInWeek } from '@onward/contracts/jobs/interview-week'
import { londonTime } from '@onward/contracts/london-time'
import { type WeekEvent, WeekGrid, WeekNav } from '@onward/ui/plan'
import { Answer } from '../parts/Answer'
import { useWeek } from './api'
import { type InterviewMessages, useInterviewMessages } from './catalogue'
import { dayPath } from './views'

/** The interview that comes next stands out; one that is over and not recorded asks. */
function kindOf({ id, state, startsAt, minutes }: InterviewInWeek, now: number, nextId: string | undefined): WeekEvent['kind'] {
  if (state === 'proposed') return 'blocked'
  if (state === 'held') return 'done'
  if (state === 'no_show') return 'missed'
  if (new Date(startsAt).getTime() + minutes * 60_000 <= now) return 'ask'
  return id === nextId ? 'next' : 'planned'
}

export function eventsOf(items: readonly InterviewInWeek[], at: Date, t: InterviewMessages): WeekEvent[] {
  const now = at.getTime()
  const next = items.find(
    ({ state, startsAt, minutes }) => state === 'confirmed' && new Date(startsAt).getTime() + minutes * 60_000 > now,
  )
  return items.map((one) => {
    const { id, applicationId, name, jobTitle, startsAt, minutes, way } = one
    const kind = kindOf(one, now, next?.id)
    return {
      id: `${id} ${startsAt}`,
      starts: londonTime(new Date(startsAt)),
      minutes,
      title: name,
      note: `${jobTitle}, ${t(`common.way.${way}`)}`,
      kind,
      ...(kind !== 'planned' && { word: t(`week.${kind as 'ask'}`) }),
      to: `/employer/applications/${applicationId}#interviews`,
    }
  })
}

const LEGEND = ['planned', 'blocked', 'ask', 'done', 'missed'] as const

/** The organisation's interviews of one week, on a phone of one day. */
export function WeekOfInterviews({ day }: { day: string }) {
  const t = useInterviewMessages()
  const found = useWeek(day)
  const now = new Date()
  return (
    <Answer of={found} lines={8}>
      {({ items }) => (
        <WeekGrid
          week={mondayOf(day)}
          now={londonTime(now)}
          events={eventsOf(items, now, t)}
          day={day}
          dayTo={dayPath}
          legend={LEGEND.map((kind) => ({ kind, label: t(`week.${kind}`) }))}
          empty={t('week.empty')}
        />
      )}
    </Answer>
  )
}

export function WeekLinks({ day, today }: { day: string; today: string }) {
  const week = (days: number) => dayPath(addDays(day, days))
  return <WeekNav before={week(-7)} today={dayPath(today)} after={week(7)} />
}
