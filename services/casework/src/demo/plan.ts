import type { BenefitsStatus, ReferralDisability, ReferralForm, ReferralState, ReferralWithdrawalReason } from '@onward/contracts'
import { londonWeek, type Week, weekEarlier } from '../figures/weeks'
import { type DemoCalendar, WRITTEN_AT, workingHours } from './calendar'
import { AREAS, NAME_GROUPS, type NameGroup } from './names'
import { about, oneOf, type Random, seeded, uuidOf, weighted } from './random'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LINK_DAYS = 7

/** The documented sample figures; of the week before, until the same hour. Specification section 9. */
export const SAMPLE = { thisWeek: 156, weekBefore: 144, ownCases: 43, ownPending: 8 } as const
/** Referrals of the week before after that hour, were all of its working time left. */
const REST_OF_WEEK = 40
/** Eighteen months. */
const WEEKS = 78
/** Who takes the office's referrals beside the demo agent. */
const COLLEAGUES = 5
/** People whose referral the demo agent completed in that time. */
const OWN_ENDED = 320

/** How long a case is open, and of how many cases the person starts in a job. */
export const CASE_DAYS = { least: 14, more: 36 } as const
export const STARTS = 0.34

/** A referral as of `WRITTEN_AT`. */
export interface PlannedReferral
  extends Pick<ReferralForm, 'firstName' | 'lastName' | 'location' | 'niNumber' | 'email' | 'phone' | 'language'> {
  id: string
  accountId: string
  disability: ReferralDisability
  benefitsStatus: BenefitsStatus
  benefitsAmount: number | null
  /** 0 for the demo agent, else a colleague. */
  agent: number
  state: ReferralState
  createdAt: Date
  activatedAt: Date | null
  endedAt: Date | null
  withdrawnReason: ReferralWithdrawalReason | null
}
/** A person of the demo's other data. */
export type NamedReferral = Partial<PlannedReferral> &
  Pick<PlannedReferral, 'firstName' | 'lastName' | 'location' | 'niNumber' | 'email' | 'state' | 'createdAt'>

const GROUPS = NAME_GROUPS.map((group): [NameGroup, number] => [group, group.weight])
const DISABILITIES: readonly [ReferralDisability, number][] = [
  ['none', 66],
  ['mental', 10],
  ['mobility', 9],
  ['learning', 5],
  ['hearing', 3],
  ['visual', 3],
  ['multiple', 3],
  ['other', 1],
]
const BENEFITS: readonly [BenefitsStatus, number][] = [
  ['universal-credit', 64],
  ['jsa', 12],
  ['esa', 9],
  ['pip', 5],
  ['multiple', 5],
  ['carers-allowance', 2],
  ['housing-benefit', 2],
  ['none', 1],
]
const REASONS: readonly [ReferralWithdrawalReason, number][] = [
  ['no-contact', 44],
  ['no-longer-claiming', 20],
  ['other-support', 13],
  ['moved-away', 10],
  ['asked-to-stop', 7],
  ['health', 5],
  ['made-by-mistake', 1],
]

/** Distinct for every `n` below a million. The prefix ZZ is never given out, and nobody else in the demo has the letter D. */
const niNumberOf = (n: number): string => `ZZ${String((n * 7_919 + 104_729) % 1_000_000).padStart(6, '0')}D`
const mailName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase() || 'client'

/** Working hours of a week, as far as they lie before `at`. */
const workingTime = (week: Week, at: Date): [from: number, until: number][] =>
  workingHours(week)
    .map(([opens, closes]): [number, number] => [opens, Math.min(closes, at.getTime())])
    .filter(([opens, closes]) => closes > opens)
function momentIn(random: Random, windows: readonly [number, number][]): Date {
  let left = random() * lengthOf(windows)
  for (const [from, until] of windows) {
    if (left <= until - from) return new Date(Math.floor(from + left))
    left -= until - from
  }
  return new Date(windows[0]?.[0] ?? 0)
}

/** More as the office grew. */
function submittedIn(weeksBefore: number): number {
  if (weeksBefore === 0) return SAMPLE.thisWeek
  if (weeksBefore === 1) return SAMPLE.weekBefore
  return 120 - Math.round(weeksBefore * 0.12) + ((weeksBefore * 37) % 23)
}

/** Opened their account so many days after they were invited, while the link worked. */
const activation = (random: Random, createdAt: Date): Date | null => {
  const after = Math.min(0.02 + about(random, 2), LINK_DAYS - 0.1)
  const on = new Date(createdAt.getTime() + after * DAY_MS)
  return on < WRITTEN_AT ? on : null
}

/** The state of a referral by now. */
function statusAndTimes(
  random: Random,
  createdAt: Date,
): Pick<PlannedReferral, 'state' | 'activatedAt' | 'endedAt' | 'withdrawnReason'> {
  const none = { activatedAt: null, endedAt: null, withdrawnReason: null }
  const age = (WRITTEN_AT.getTime() - createdAt.getTime()) / DAY_MS
  const comes = random() < 0.74
  const activatedAt = comes ? activation(random, createdAt) : null
  if (activatedAt) {
    const endedAt = new Date(activatedAt.getTime() + (CASE_DAYS.least + about(random, CASE_DAYS.more)) * DAY_MS)
    if (endedAt >= WRITTEN_AT) return { ...none, state: 'active', activatedAt }
    if (random() < STARTS) return { ...none, state: 'complete', activatedAt, endedAt }
    return { state: 'withdrawn', activatedAt, endedAt, withdrawnReason: weighted(random, REASONS) }
  }
  const bounces = !comes && random() < 0.08
  const endedAt = new Date(createdAt.getTime() + (LINK_DAYS + 1 + random() * 20) * DAY_MS)
  if (endedAt < WRITTEN_AT) return { ...none, state: 'withdrawn', endedAt, withdrawnReason: weighted(random, REASONS) }
  if (bounces) return { ...none, state: age < 0.01 ? 'invited' : 'bounced' }
  return { ...none, state: age < LINK_DAYS ? 'invited' : 'expired' }
}

/**
 * The referrals of 18 months as of `WRITTEN_AT`: the demo agent's `named` people first, then as many as the documented figures need.
 * The same each time.
 */
export function planOffice(named: readonly NamedReferral[]): PlannedReferral[] {
  const random = seeded(20_261)
  const ids = seeded(1_997)
  const weeks = Array.from({ length: WEEKS }, (_, before) => londonWeek(WRITTEN_AT, before))
  let made = 0
  const person = () => {
    const group = weighted(random, GROUPS)
    const other = random() < 0.12 ? weighted(random, GROUPS) : group
    const firstName = oneOf(random, group.first)
    const lastName = oneOf(random, other.last)
    const n = made
    made += 1
    const benefitsStatus = weighted(random, BENEFITS)
    return {
      id: uuidOf(ids),
      accountId: uuidOf(ids),
      firstName,
      lastName,
      location: oneOf(random, AREAS),
      niNumber: niNumberOf(n),
      email: `${mailName(firstName)}.${mailName(lastName)}.${n}@people.example`,
      phone: `07700 900${String(n % 1000).padStart(3, '0')}`,
      language: group.first.includes('Siân') && random() < 0.5 ? ('cy' as const) : ('en' as const),
      disability: weighted(random, DISABILITIES),
      benefitsStatus,
      benefitsAmount: benefitsStatus === 'none' ? null : Math.round(6_000 + random() * 12_000) / 100,
    }
  }
  const someTime = (weeksBefore: number): Date => {
    const week = weeks[weeksBefore]
    if (!week) throw new Error('no such week')
    return momentIn(random, workingTime(week, WRITTEN_AT))
  }

  const own: PlannedReferral[] = named.map((one) => ({
    ...person(),
    phone: '07700 900123',
    language: 'en' as const,
    agent: 0,
    activatedAt: null,
    endedAt: null,
    withdrawnReason: null,
    ...one,
  }))
  const ownOf = (...states: ReferralState[]) => own.filter(({ state }) => states.includes(state)).length
  // Open accounts of the last four months, most of them recent.
  while (ownOf('active') < SAMPLE.ownCases) {
    const createdAt = someTime(1 + Math.min(15, Math.floor(about(random, 6))))
    own.push({
      ...person(),
      ...STILL,
      agent: 0,
      state: 'active',
      createdAt,
      activatedAt: activation(random, createdAt) ?? new Date(createdAt.getTime() + HOUR_MS),
    })
  }
  while (ownOf('invited', 'bounced', 'expired') < SAMPLE.ownPending) {
    own.push({ ...person(), ...STILL, agent: 0, state: 'invited', createdAt: someTime(0) })
  }
  for (let n = 0; n < OWN_ENDED; n += 1) {
    const createdAt = someTime(8 + Math.floor(random() * (WEEKS - 8)))
    const activatedAt = activation(random, createdAt)
    // Within six weeks, and never in the future.
    const endedAt = new Date((activatedAt ?? createdAt).getTime() + (10 + random() * 22) * DAY_MS)
    const isComplete = random() < STARTS
    own.push({
      ...person(),
      agent: 0,
      state: isComplete ? 'complete' : 'withdrawn',
      createdAt,
      activatedAt,
      endedAt,
      withdrawnReason: isComplete ? null : weighted(random, REASONS),
    })
  }

  return weeks.flatMap((week, before) => {
    const sameHour = before === 1 ? weekEarlier(WRITTEN_AT) : WRITTEN_AT
    const windows = workingTime(week, sameHour)
    const submitted = fill(windows, submittedIn(before), {
      from: week.from,
      until: before === 1 ? sameHour : week.until,
    })
    if (before !== 1) return submitted
    const rest = workingTime(week, WRITTEN_AT)
      .map(([from, until]): [number, number] => [Math.max(from, sameHour.getTime()), until])
      .filter(([from, until]) => until > from)
    const share = lengthOf(rest) / lengthOf(workingTime(week, WRITTEN_AT))
    return [...submitted, ...fill(rest, Math.round(REST_OF_WEEK * share), { from: sameHour, until: week.until })]
  })

  /** The demo agent's own of a time, and as many of colleagues as make the count. */
  function fill(windows: readonly [number, number][], wanted: number, { from, until }: Week): PlannedReferral[] {
    const ofAgent = own.filter(({ createdAt }) => createdAt >= from && createdAt < until)
    const left = Math.max(0, wanted - ofAgent.length)
    const ofColleagues = Array.from({ length: left }, (): PlannedReferral => {
      const createdAt = momentIn(random, windows)
      return { ...person(), agent: 1 + Math.floor(random() * COLLEAGUES), createdAt, ...statusAndTimes(random, createdAt) }
    })
    return [...ofAgent, ...ofColleagues]
  }
}
const lengthOf = (windows: readonly [number, number][]): number => windows.reduce((sum, [from, until]) => sum + until - from, 0)
const STILL = { activatedAt: null, endedAt: null, withdrawnReason: null } as const

/** The planned referrals as of another moment. */
export const datedReferral = <Row extends Pick<PlannedReferral, 'createdAt' | 'activatedAt' | 'endedAt'>>(
  row: Row,
  { moved }: DemoCalendar,
): Row => ({
  ...row,
  createdAt: moved(row.createdAt),
  activatedAt: row.activatedAt && moved(row.activatedAt),
  endedAt: row.endedAt && moved(row.endedAt),
})
