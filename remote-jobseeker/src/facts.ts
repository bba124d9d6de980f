import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import type { BoardJob } from '@onward/contracts/jobs/board'
import { ACCESSIBILITY_FEATURES, JOB_TYPES, WORKPLACE_FEATURES } from '@onward/contracts/jobs/job-facts'
import { matchBand } from '@onward/contracts/jobs/match-scores'
import { salaryText } from '@onward/contracts/jobs/pay'
import { HOURS_IN_PAY } from '@onward/contracts/jobs/stated-hours'
import { isWithinMiles, tooFar } from '@onward/contracts/jobs/travel'
import { currentLanguage } from '@onward/portal-kit/i18n'
import type { BarTone, Tone } from '@onward/ui/frame'
import type { Messages } from './catalogue'
import { placeName } from './welsh-places'

const known = <T extends string>(values: readonly T[], value: string): T | undefined => values.find((one) => one === value)

/** Specification section 9: green at 90, blue at 75, orange at 60, grey below. */
export const BOARD_BANDS = [90, 75, 60] as const
/** The dashboard's match list has other limits. */
export const DASHBOARD_BANDS = [90, 80, 70] as const

export function matchTone(score: number, bands: readonly [number, number, number] = BOARD_BANDS): BarTone {
  const tones: readonly BarTone[] = ['green', 'blue', 'orange']
  return tones[bands.findIndex((from) => score >= from)] ?? 'grey'
}
export const matchText = (t: Messages, score: number): string => t(`match.band.${matchBand(score)}`, { score })

/** Empty or null where the employer did not say. */
export function typeText(t: Messages, type: string | null): string {
  const found = known(JOB_TYPES, type ?? '')
  return found ? t(`common.jobType.${found}`) : type || t('jobType.unsaid')
}

export function featureText(t: Messages, feature: string): string {
  const found = known([...ACCESSIBILITY_FEATURES, ...WORKPLACE_FEATURES], feature)
  return found ? t(`feature.${found}`) : feature
}

/** The pay in figures, else as the employer wrote it, else "not stated". */
export function jobPayText(t: Messages, job: Pick<BoardJob, 'pay' | 'salary'>): string {
  // Hours are shown beside the pay.
  return salaryText(job.pay, null, '', currentLanguage()) || job.salary.replace(HOURS_IN_PAY, '') || t('pay.unknown')
}

type Placed = Pick<BoardJob, 'location' | 'miles' | 'isRemoteAvailable'> & Partial<Pick<BoardJob, 'travel'>>

/**
 * Place and distance. The person's own town shows no "0 miles". For remote work the distance is shown only where the person would travel that far.
 */
export function placeText(t: Messages, { location: written, miles, isRemoteAvailable, travel }: Placed): string {
  const location = placeName(written)
  const wished = travel?.wishedMiles ?? null
  if (isRemoteAvailable && (miles === null || wished === null || !isWithinMiles(miles, wished)))
    return t('job.fromHome', { location })
  if (miles === null) return location
  const count = Math.round(miles)
  const place = count < 1 ? t('job.near', { location }) : t('job.miles', { location, count })
  return isRemoteAvailable ? t('job.orHome', { place }) : place
}

/** Shown instead of the match band when a job is too far away; null otherwise. */
export function tooFarText(t: Messages, { travel }: Pick<BoardJob, 'travel'>): string | null {
  const far = tooFar(travel)
  if (far === null) return null
  if (far.kind === 'workplace') return t('travel.workplace')
  if (far.kind === 'miles') return t('travel.tooFar', { count: far.miles, wished: far.wished })
  if (far.kind === 'beyond') return t('travel.beyond', { count: far.miles })
  if (far.kind === 'unknown') return t('travel.unknown')
  return far.miles === null ? t('travel.outside') : t('travel.outsideMiles', { count: far.miles })
}

/** Whole days since an advert was posted, in the browser's time zone. */
export const daysSince = (posted: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(posted).getTime()) / 86_400_000))

export function postedText(t: Messages, posted: string, now = new Date()): string {
  const count = daysSince(posted, now)
  return count === 0 ? t('job.postedToday') : t('job.posted', { count })
}

/** Colour of an application's badge. */
export function stateTone(state: ApplicationState): Tone {
  if (state === 'interview_invited' || state === 'interview_scheduled' || state === 'interviewed') return 'information'
  if (state === 'offered' || state === 'accepted' || state === 'placed') return 'success'
  if (state === 'under_review' || state === 'shortlisted') return 'warning'
  return 'neutral'
}

const MAX_INITIALS = 2
/** Initials: "Amina Okafor-Reed" → "AO". */
export const initialsOf = (...names: readonly string[]): string =>
  names
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .slice(0, MAX_INITIALS)
    .toLocaleUpperCase('en-GB')
