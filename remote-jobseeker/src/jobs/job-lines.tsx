import type { BoardJob } from '@onward/contracts/jobs/board'
import { matchBand } from '@onward/contracts/jobs/match-scores'
import { hoursOf, poundsAWeek } from '@onward/contracts/jobs/stated-hours'
import { formatMoney } from '@onward/portal-kit/i18n'
import { Dot, MatchBand, OnPhone, OnWide } from '@onward/ui/job'
import type { ReactNode } from 'react'
import { type Messages, useMessages } from '../catalogue'
import { BOARD_BANDS, jobPayText, placeText, tooFarText, typeText } from '../facts'
import { type JobsMessages, useJobsMessages } from './catalogue'
import { LEAST_SHOWN } from './fit'
import styles from './jobs.module.css'

/** Approximate weekly pay before tax; null where hours or hourly pay are not stated. */
export function weeklyPay(job: Pick<BoardJob, 'pay' | 'hoursPerWeek' | 'salary'>): string | null {
  const pounds = poundsAWeek(job)
  return pounds === null ? null : formatMoney(pounds)
}

/** No travel time above this: nobody commutes that long. */
const MOST_MINUTES = 120
/** "10 to 15 min by car"; empty where it cannot be estimated. */
export const minutesText = (w: JobsMessages, { travel }: Pick<BoardJob, 'travel'>): string[] =>
  travel?.minutes && travel.minutes.from < MOST_MINUTES
    ? [w(`travel.${travel.minutes.by}`, { from: travel.minutes.from, to: travel.minutes.to })]
    : []

/**
 * The two lines of a card: pay with type and hours; place, and travel time where there is no button beside it. A phone has no room for all of
 * it: there the type stands before the place, and the time in the opened card.
 */
export function cardLines(
  t: Messages,
  w: JobsMessages,
  job: BoardJob,
  isBesideButton = false,
): readonly (readonly ReactNode[])[] {
  const hours = hoursOf(job)
  const type = typeText(t, job.type)
  const minutes = isBesideButton ? [] : minutesText(w, job)
  const times = timesText(w, job)
  return [
    [
      <b key="pay">{jobPayText(t, job)}</b>,
      hours ? (
        <>
          <OnWide>{w('job.typeAndHours', { type, hours })}</OnWide>
          <OnPhone>{w('job.hours', { hours })}</OnPhone>
        </>
      ) : (
        type
      ),
    ],
    [
      <>
        {hours && !isBesideButton && !times && (
          <OnPhone>
            {type}
            <Dot />
          </OnPhone>
        )}
        {placeText(t, job)}
        {times && (
          <>
            <Dot />
            {times}
          </>
        )}
        {!times &&
          minutes.map((text) => (
            <OnWide key={text}>
              <Dot />
              {text}
            </OnWide>
          ))}
      </>,
    ],
  ]
}

const MOST_TIMES = 2
/** When the work is, as far as the advert says: "nights, no weekends". */
export function timesText(w: JobsMessages, { times = [] }: Pick<BoardJob, 'times'>): string {
  const [first = '', ...others] = times.slice(0, MOST_TIMES).map((time) => w(`times.${time}`))
  return [first, ...others].filter(Boolean).join(', ')
}
const COLOURS = ['perfect', 'strong', 'good'] as const
/** The score with its band, or that the job is too far. `bands`: lower limits of the bands. */
export function Fit({
  job,
  wide = false,
  further = false,
  bands = BOARD_BANDS,
}: {
  job: Pick<BoardJob, 'match' | 'travel'>
  wide?: boolean
  /** Its list says that it is further away, and its place how far. */
  further?: boolean
  bands?: readonly number[]
}) {
  const t = useMessages()
  const w = useJobsMessages()
  if (further) return null
  const far = tooFarText(t, job)
  if (far !== null) return <span className={styles.far}>{far}</span>
  if (!job.match) return null
  const { score } = job.match
  if (score < LEAST_SHOWN) return <span className={styles.soft}>{w('fit.little')}</span>
  const colour = COLOURS[bands.findIndex((from) => score >= from)] ?? 'potential'
  return <MatchBand score={score} band={colour} label={t(`match.band.${matchBand(score)}`)} wide={wide} />
}
