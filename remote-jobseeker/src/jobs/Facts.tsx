import type { BoardJob } from '@onward/contracts/jobs/board'
import { hoursOf } from '@onward/contracts/jobs/stated-hours'
import { formatDay } from '@onward/portal-kit/i18n'
import { KeyFacts } from '@onward/ui/job'
import { useMessages } from '../catalogue'
import { jobPayText, typeText } from '../facts'
import { placeName } from '../welsh-places'
import { useJobsMessages } from './catalogue'
import { minutesText, weeklyPay } from './job-lines'

/** Pay, hours, travel and start date: the facts that decide first. */
export function Facts({ job }: { job: BoardJob }) {
  const t = useMessages()
  const w = useJobsMessages()
  const hours = hoursOf(job)
  const week = weeklyPay(job)
  const type = typeText(t, job.type)
  return (
    <KeyFacts
      facts={[
        { icon: 'pound', name: w('common.pay'), value: jobPayText(t, job), note: week && w('facts.week', { amount: week }) },
        {
          icon: 'clock',
          name: w('facts.hours'),
          value: hours ? w('facts.hoursAWeek', { hours }) : w('facts.hoursNotStated'),
          note: type,
        },
        { icon: 'pin', name: w('facts.travel'), ...travelFact(w, job) },
        {
          icon: 'calendar',
          name: w('facts.start'),
          value: job.startsOn ? formatDay(job.startsOn) : w('common.notStated'),
          note: !job.startsOn && w('facts.ask'),
        },
      ]}
    />
  )
}

function travelFact(w: ReturnType<typeof useJobsMessages>, job: BoardJob) {
  const [minutes] = minutesText(w, job)
  const place = placeName(job.location)
  if (job.isRemoteAvailable) return { value: w('facts.home'), note: place }
  if (job.miles === null) return { value: place }
  const count = Math.round(job.miles)
  return { value: count < 1 ? w('facts.near') : w('facts.miles', { count }), note: minutes ?? place }
}
