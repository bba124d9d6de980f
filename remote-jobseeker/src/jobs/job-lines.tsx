import type { BoardJob } from '@onward/contracts/jobs/board'
import { matchBand } from '@onward/contracts/jobs/match-scores'
import { formatMoney } from '@onward/portal-kit/i18n'
import { MatchBand } from '@onward/ui/job'
import type { ReactNode } from 'react'
import { type Messages, useMessages } from '../catalogue'
import { BOARD_BANDS, jobPayText, placeText, tooFarText, typeText } from '../facts'
import type { JobsMessages } from './catalogue'
import styles from './jobs.module.css'

/** Hours a week: "24", or "16 to 30" as adverts write them within their pay; null where they are not stated. */
export function hoursOf({ hoursPerWeek, salary }: Pick<BoardJob, 'hoursPerWeek' | 'salary'>): string | null {
  if (hoursPerWeek != null) return String(hoursPerWeek)
  return /\b(\d{1,2}(?:\.\d+)?(?: to \d{1,2}(?:\.\d+)?)?) hours a week/i.exec(salary)?.[1] ?? null
}

/** About what a week pays, before tax; null where the hours or the pay of an hour are not stated. */
export function weeklyPay(job: Pick<BoardJob, 'pay' | 'hoursPerWeek' | 'salary'>): string | null {
  const hours = Number(hoursOf(job))
  const hourly = job.pay?.period === 'hour' ? (job.pay.minimum ?? job.pay.maximum) : null
  return hours > 0 && hourly ? formatMoney(Math.round(hours * hourly)) : null
}

/** Further than this nobody travels every day, and the estimate says nothing that the miles do not. */
const MOST_MINUTES = 120
/** "10 to 15 min by car", where it can be estimated. */
export const minutesText = (w: JobsMessages, { travel }: Pick<BoardJob, 'travel'>): string[] =>
  travel?.minutes && travel.minutes.from < MOST_MINUTES
    ? [w(`travel.${travel.minutes.by}`, { from: travel.minutes.from, to: travel.minutes.to })]
    : []

/** The two lines of a card: pay with type and hours, then where, and how long that takes where no button stands beside it. */
export function cardLines(
  t: Messages,
  w: JobsMessages,
  job: BoardJob,
  isBesideButton = false,
): readonly (readonly ReactNode[])[] {
  const hours = hoursOf(job)
  const type = typeText(t, job.type)
  return [
    [<b key="pay">{jobPayText(t, job)}</b>, hours ? w('job.typeAndHours', { type, hours }) : type],
    [placeText(t, job), ...(isBesideButton ? [] : minutesText(w, job))],
  ]
}

const COLOURS = ['perfect', 'strong', 'good'] as const
/** The score with the word of its band; of a job beyond the distance, that it is too far. `bands`: where the colours begin. */
export function Fit({
  job,
  wide = false,
  bands = BOARD_BANDS,
}: {
  job: Pick<BoardJob, 'match' | 'travel'>
  wide?: boolean
  bands?: readonly number[]
}) {
  const t = useMessages()
  const far = tooFarText(t, job)
  if (far !== null) return <span className={styles.far}>{far}</span>
  if (!job.match) return null
  const { score } = job.match
  const colour = COLOURS[bands.findIndex((from) => score >= from)] ?? 'potential'
  return <MatchBand score={score} band={colour} word={t(`match.band.${matchBand(score)}`)} wide={wide} />
}
