import { DEMO_ACCOUNTS } from '@onward/contracts'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { londonDay, mondayOf } from '../figures/weeks'
import { demoCalendar, WRITTEN_AT } from './calendar'
import { historyOf } from './history'
import { loadDemo } from './load'
import { datedReferral, planOffice } from './plan'
import { seeded } from './random'

/** Seven days in a row over the end of a month, the end of a year, and days that are odd. */
const MOMENTS = {
  'a Monday before work': '2026-11-30T00:20:00.000Z',
  'a Tuesday': '2026-12-01T07:00:00.000Z',
  'a Wednesday at noon': '2026-12-02T12:00:00.000Z',
  'a Thursday evening': '2026-12-03T18:20:00.000Z',
  'a Friday before midnight': '2026-12-04T23:30:00.000Z',
  'a Saturday after midnight': '2026-12-05T00:10:00.000Z',
  'a Sunday evening': '2026-12-06T22:00:00.000Z',
  'the last second of a Sunday': '2026-12-06T23:59:59.999Z',
  'the last minute of a year': '2026-12-31T23:59:00.000Z',
  'the night in which the clocks go back': '2027-10-30T22:30:00.000Z',
  'the day on which the clocks go forward': '2027-03-28T20:00:00.000Z',
  'the week after it': '2027-04-01T01:30:00.000Z',
  '29 February': '2028-02-29T09:15:00.000Z',
}

/** One in four of them, and all of the last weeks. */
const PLAN = planOffice([]).filter((_, n) => n < 1_200 || n % 4 === 0)
const WEEK_MS = 7 * 86_400_000
const mondayMs = (at: Date) => Date.parse(mondayOf(londonDay(at)))
/** Of each moment: how many weeks ago it was, and whether it is older than one, two and four weeks. */
const agesOf = (moments: readonly Date[], at: Date) =>
  moments.map((moment) =>
    [
      Math.round((mondayMs(at) - mondayMs(moment)) / WEEK_MS),
      ...[1, 2, 4].filter((weeks) => at.getTime() - moment.getTime() > weeks * WEEK_MS),
    ].join(),
  )
const momentsOf = (rows: readonly Pick<(typeof PLAN)[number], 'createdAt' | 'activatedAt' | 'endedAt'>[]): Date[] =>
  rows.flatMap(({ createdAt, activatedAt, endedAt }) => [createdAt, activatedAt ?? createdAt, endedAt ?? createdAt])
const WRITTEN = momentsOf(PLAN)
const AGES = agesOf(WRITTEN, WRITTEN_AT)
const ORDER = WRITTEN.map((_, n) => n).sort((a, b) => Number(WRITTEN[a]) - Number(WRITTEN[b]))
/** Of the people tried: entries, interviews to come within five days, and all interviews to come. */
const HISTORY = [323, 2, 2]

it.each(Object.entries(MOMENTS))('keeps weeks, ages and order of everything that happened on %s', (_, moment) => {
  const at = new Date(moment)
  const calendar = demoCalendar(at)
  const moved = momentsOf(PLAN.map((row) => datedReferral(row, calendar)))
  expect(agesOf(moved, at)).toEqual(AGES)
  expect(ORDER.filter((n, i) => i > 0 && Number(moved[n]) < Number(moved[ORDER[i - 1] ?? 0]))).toEqual([])
  expect(moved.filter((one) => one > at)).toEqual([])
  const random = seeded(1)
  const entries = PLAN.slice(0, 400).flatMap((row) => historyOf(random, row, calendar))
  const kinds = entries.map(({ kind }) => kind)
  const ahead = entries.flatMap((entry) => {
    const startsAt = entry.kind === 'application-moved' && entry.facts.interview?.startsAt
    return startsAt && new Date(startsAt) > at ? [new Date(startsAt).getTime() - at.getTime()] : []
  })
  expect([kinds.length, ahead.filter((ms) => ms < 5 * 86_400_000).length, ahead.length]).toEqual(HISTORY)
})
let now = new Date(0)
const { server, owner } = servicesUnderTest({ services: [service], clock: () => now })

/**
 * What follows the calendar itself: people of the department's year, which begins in April; interviews of the whole week, days to come
 * included; days until an account was opened, of which there are few early in a week; and the dates that the next page begins with.
 */
const BY_THE_CALENDAR = ['outcomes', 'interview-week', 'activationDays', 'nextCursor']
const withoutDates = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, one) => (BY_THE_CALENDAR.includes(key) || (key === 'id' && one) ? undefined : one)).replace(
      /\d{4}-\d\d-\d\d(T[\d:.]+Z?)?/g,
      'a day',
    ),
  )

async function figuresAt(moment: string) {
  now = new Date(moment)
  const tables = await owner<
    { name: string }[]
  >`select table_name as name from information_schema.tables where table_schema = 'casework' and table_type = 'BASE TABLE'`
  await owner.unsafe(`truncate ${tables.map(({ name }) => `casework.${name}`).join()} cascade`)
  await loadDemo({ db: server.kit('casework').db, clock: () => now, keys: server.keys })
  // Without knowing how much there is now, the planner reads whole tables again and again.
  await owner`analyze`
  const { headers } = await server.person('agent', { accountId: DEMO_ACCOUNTS.agent.id })
  const get = async (url: string) => (await server.app.inject({ url: `/api/casework${url}`, headers })).json()
  const search = async (what: string, payload: object) =>
    (await server.app.inject({ method: 'POST', url: `/api/casework/${what}/search?limit=100`, headers, payload })).json()
  return withoutDates({
    dashboard: await get('/dashboard'),
    report: await get('/weekly-report?scope=office'),
    mine: await get('/weekly-report?scope=mine'),
    funnel: await get('/placements/funnel'),
    placements: await search('placements', { whose: 'office' }),
    cases: await search('cases', {}),
    referrals: await search('referrals', {}),
    counts: [
      ...(await owner`select 'referrals' as of, state, count(*)::int from casework.referrals group by 2 order by 2`),
      ...(await owner`select 'cases' as of, stage, count(*)::int from casework.cases group by 2 order by 2`),
      ...(await owner`select 'placements' as of, state, conflict, count(*)::int from casework.placements group by 2, 3 order by 2, 3`),
      ...(await owner`select 'steps' as of, kind, count(*)::int from casework.referral_steps group by 2 order by 2`),
      ...(await owner`select 'entries' as of, kind, count(*)::int from casework.case_entries group by 2 order by 2`),
      ...(await owner`select 'checks' as of, weeks, jobseeker, employer, count(*)::int, count(reminded_at)::int as reminded
        from casework.placement_checks group by 2, 3, 4 order by 2, 3, 4`),
    ],
  })
}

it('gives everybody the same figures and the same lists early on a Monday, late on a Sunday and at the end of a year', async () => {
  const monday = await figuresAt(MOMENTS['a Monday before work'])
  expect(await figuresAt(MOMENTS['a Sunday evening'])).toEqual(monday)
  expect(await figuresAt(MOMENTS['the last minute of a year'])).toEqual(monday)
})
