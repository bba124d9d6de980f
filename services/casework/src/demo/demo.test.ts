import { DEMO_ACCOUNTS, DEMO_OFFICE, niNumber, placementStatus, readAgentDashboard } from '@onward/contracts'
import { servicesUnderTest } from '@onward/testing/services'
import * as v from 'valibot'
import { service } from '../app'
import { refreshCases } from '../cases/history'
import {
  activationsIn,
  applicationsByState,
  firstReferralAt,
  happenedIn,
  interviewsIn,
  officeFunnel,
  quietCases,
  quietForgotten,
  referralsIn,
  startsIn,
  sustainedIn,
} from '../figures/store'
import { comparedWeeks, londonDay, londonWeek, mondayOf, type Week } from '../figures/weeks'
import { demoCalendar } from './calendar'
import { loadDemo } from './load'
import { datedReferral, planOffice, SAMPLE } from './plan'

// Early on a Monday nothing of the week has happened yet; this one began with the clocks going back the night before.
const NOW = new Date('2026-10-26T00:05:00.000Z')
let now = NOW

const { server, owner } = servicesUnderTest({ services: [service], clock: () => now })
beforeAll(async () => {
  await loadDemo({ db: server.kit('casework').db, clock: () => NOW, keys: server.keys })
})

it('shows the demo agent the documented figures, from the queries that everybody gets', async () => {
  const nia = await server.person('agent', { accountId: DEMO_ACCOUNTS.agent.id })
  const answer = await server.app.inject({ url: '/api/casework/dashboard', headers: nia.headers })
  const { office, day } = v.parse(readAgentDashboard.response, answer.json())
  if (!day) throw new Error('The demo agent has an office')
  expect([day.referralsThisWeek, day.referralsThisWeek - day.referralsWeekBefore]).toEqual([156, 12])
  expect([day.activeCases, day.pendingReferrals, day.clients.length]).toEqual([43, 8, 4])
  expect([office?.name, day.total > 9_500, day.total < 10_500]).toEqual([DEMO_OFFICE.name, true, true])
  // Tile, stages and trend say the same.
  expect(day.stages.reduce((sum, { count }) => sum + count, 0)).toBe(43)
  expect(day.referralWeeks.at(-1)).toBe(156)
})

it('gives everybody a number that nobody can have, each their own, sealed', async () => {
  const [numbers] = await owner`select count(*)::int as people, count(distinct ni_hash)::int as numbers,
    bool_or(ni_number ~ 'ZZ[0-9]{6}') as clear from casework.referrals`
  expect([numbers?.numbers, numbers?.clear]).toEqual([numbers?.people, false])
  const planned = planOffice([]).map((one) => one.niNumber)
  expect(planned.filter((one) => !one.startsWith('ZZ') || !v.is(niNumber, one))).toEqual([])
})

it('writes a history for each of them that says how they stand', async () => {
  const wrong = await owner`select r.state, s.kind from casework.referrals r
    cross join lateral (select kind from casework.referral_steps where referral_id = r.id order by id desc limit 1) s
    where s.kind <> case r.state when 'active' then 'activated' when 'complete' then 'completed' when 'withdrawn' then 'withdrawn'
      when 'bounced' then 'bounced' when 'expired' then 'expired' else 'sms-sent' end limit 5`
  expect([...wrong]).toEqual([])
  const [cases] = await owner`select count(*) filter (where (c.closed_at is null) <> (r.state = 'active'))::int as wrong,
    count(distinct c.agent_id) filter (where c.closed_at is null)::int as agents
    from casework.cases c join casework.referrals r on r.id = c.referral_id`
  expect(cases).toEqual({ wrong: 0, agents: 6 })
})

it('follows everybody who started in a job, as the milestones that have come would have it', async () => {
  const placed =
    await owner`select p.*, (select json_agg(json_build_object('weeks', weeks, 'jobseeker', jobseeker, 'employer', employer,
      'settled', settled, 'askedOn', (asked_at at time zone 'Europe/London')::date) order by weeks)
    from casework.placement_checks where placement_id = p.id) as checks, to_char(started_on, 'YYYY-MM-DD') as day,
    to_char(next_on, 'YYYY-MM-DD') as next from casework.placements p`
  const today = londonDay(NOW)
  for (const one of placed) {
    const status = placementStatus({ startedOn: one.day, endedByAgent: false, checks: one.checks ?? [] }, today)
    expect([one.state, one.conflict, one.confirmed_weeks, one.next]).toEqual([
      status.state,
      status.conflict,
      status.confirmedWeeks,
      status.nextOn,
    ])
  }
  const count = (state: string) => placed.filter((one) => one.state === state).length
  expect(['started', 'weeks-4', 'weeks-13', 'sustained', 'ended'].filter((state) => count(state) < 10)).toEqual([])
  expect(placed.filter(({ conflict }) => conflict)).toHaveLength(2)
})

it('is loaded once: a second time changes nothing', async () => {
  const count = async () => (await owner`select count(*)::int as n from casework.referral_steps`)[0]?.n
  const before = await count()
  await loadDemo({ db: server.kit('casework').db, clock: () => NOW, keys: server.keys })
  expect(await count()).toBe(before)
})

const MOMENTS = {
  'the first second of a Monday': '2026-11-16T00:00:00.000Z',
  'a Monday in summer, which begins an hour earlier in London': '2026-07-05T23:00:01.000Z',
  'a Wednesday at noon': '2026-11-18T12:00:00.000Z',
  'the last second of a Sunday': '2026-11-22T23:59:59.999Z',
  'a week of 167 hours': '2027-03-28T20:00:00.000Z',
  'the Monday after a week of 169 hours': '2026-10-26T08:45:00.000Z',
  Christmas: '2026-12-26T11:00:00.000Z',
}
it.each(Object.entries(MOMENTS))('has the documented figures on %s', (_, moment) => {
  const at = new Date(moment)
  const calendar = demoCalendar(at)
  const rows = planOffice([]).map((row) => datedReferral(row, calendar))
  const submitted = ({ from, until }: Week) => rows.filter(({ createdAt }) => createdAt >= from && createdAt < until).length
  const own = (...states: string[]) => rows.filter(({ agent, state }) => agent === 0 && states.includes(state)).length
  const [week, before] = comparedWeeks(londonWeek(at), londonWeek(at, 1), at)
  // In the first second of a week there is no time before it.
  const thisWeek = { ...week, until: londonWeek(at).until }
  expect([submitted(thisWeek), submitted(before)]).toEqual([SAMPLE.thisWeek, at > week.from ? SAMPLE.weekBefore : 0])
  expect([own('active'), own('invited', 'bounced', 'expired')]).toEqual([SAMPLE.ownCases, SAMPLE.ownPending])
  // Nothing lies ahead, and everybody's times follow each other.
  const wrong = rows.filter(({ createdAt, activatedAt, endedAt }) => {
    const times = [createdAt, activatedAt, endedAt, at].filter((one) => one !== null).map(Number)
    return times.some((time, i) => i > 0 && time < (times[i - 1] ?? 0))
  })
  expect(wrong).toEqual([])
})

it('keeps of each open case what its history says, with everything that a weekly report counts', async () => {
  const { db } = server.kit('casework')
  const summaries =
    () => owner`select id, stage, stage_follows, stage_because, applications, interviews, interview_times, last_activity_at,
    last_activity from casework.cases where closed_at is null order by id limit 60`
  const before = await summaries()
  const people = await owner<
    { id: string }[]
  >`select account_id as id from casework.cases where closed_at is null order by id limit 60`
  await db.withSystem(async (tx) => {
    for (const { id } of people) await refreshCases(tx, id)
  })
  expect(await summaries()).toEqual(before)
  const kinds = await owner<{ kind: string }[]>`select distinct coalesce(facts->>'state', kind) as kind from casework.case_entries
    where at <= ${NOW} and at >= ${new Date(NOW.getTime() - 28 * 86_400_000)}`
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['cv-analysed', 'badge-awarded', 'application-sent', 'interviewed', 'offered', 'placement-started']),
  )
  expect([...(await owner`select 1 from casework.case_entries where at > ${NOW}`)]).toEqual([])
})

const YEARS_MS = 730 * 86_400_000
it('loses none that is younger than the time for which ended referrals are kept, and years later not one figure of a week', async () => {
  const { db } = server.kit('casework')
  const nia = await server.person('agent', { accountId: DEMO_ACCOUNTS.agent.id })
  const tidy = () => server.background.tasks['casework.retention']?.({})
  const left = async () =>
    (await owner`select state, count(*)::int as n from casework.referrals group by state order by state`).map((row) => row)
  const loaded = await left()
  await tidy()
  expect(await left()).toEqual(loaded)

  // One in six of those who are gone says as much as all of them.
  await owner`delete from casework.referrals r using (select id, row_number() over (order by created_at, id) as n
    from casework.referrals where ended_at is not null) gone where gone.id = r.id and gone.n % 6 > 0`
  now = new Date(NOW.getTime() + YEARS_MS + 86_400_000)
  const weeks = Array.from({ length: 90 }, (_, before) => londonWeek(NOW, before))
  const figures = (agentId?: string) =>
    db.withSession(nia.sessionId, async (tx) => {
      const scope = { officeId: DEMO_OFFICE.id, ...(agentId && { agentId }) }
      const quiet: number[] = []
      for (const week of weeks.filter((_, i) => i % 6 === 1)) {
        const there = await quietCases(tx, scope, week.until, 1)
        quiet.push(there.total + (await quietForgotten(tx, scope, week)))
      }
      const first = await firstReferralAt(tx, scope)
      return {
        quiet,
        first: first && mondayOf(londonDay(first)),
        referrals: await referralsIn(tx, scope, weeks),
        activations: (await activationsIn(tx, scope, weeks)).map(({ count, medianDays }) => [count, medianDays?.toFixed(1)]),
        happened: await happenedIn(tx, scope, weeks),
        states: await applicationsByState(tx, scope, weeks),
        interviews: await interviewsIn(tx, scope, weeks),
        starts: await startsIn(tx, scope, weeks),
        sustained: await sustainedIn(tx, scope, weeks),
        funnel: await officeFunnel(tx, null, agentId ?? null),
      }
    })
  const before = [await figures(), await figures(nia.accountId)]
  const sums = Object.values(before[0] ?? {}).map((one) => JSON.stringify(one))
  expect(sums.filter((one) => !/[1-9]/.test(one))).toEqual([])
  await tidy()
  expect([await figures(), await figures(nia.accountId)]).toEqual(before)
  // Of every kind there was something to keep.
  const kinds = await owner`select distinct what from casework.week_counts order by what`
  expect(kinds.map(({ what }) => what).join(' ')).toBe(
    'activations applications badges cvs funnel interviews offers quiet referrals starts states sustained',
  )
  // Whose case is open stays, and whoever still waits for an answer about their job.
  const still = new Set((await left()).map(({ state }) => state))
  expect([still.has('active'), still.has('invited'), still.has('withdrawn'), still.has('expired')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
