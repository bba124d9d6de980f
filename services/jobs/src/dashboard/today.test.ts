import { randomUUID } from 'node:crypto'
import { employerToday, employerViews, INVITATION_DAYS, VIEWS_DAYS } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import * as v from 'valibot'
import { service } from '../app'
import { addViews } from '../vacancies/counts-store'

const NOW = new Date('2027-03-20T10:00:00.000Z')
const DAY_MS = 24 * 3_600_000

const { server, owner } = servicesUnderTest({ services: [service], clock: () => NOW, config: { rateFactor: 100 } })

async function employer(): Promise<TestPerson & { organisationId: string }> {
  const person = await server.person('employer')
  const organisationId = randomUUID()
  await owner`insert into jobs.organisations (id, name) values (${organisationId}, 'Calder Care')`
  await owner`insert into jobs.members (account_id, organisation_id, first_name, last_name)
    values (${person.accountId}, ${organisationId}, 'Gareth', 'Vaughan')`
  return { ...person, organisationId }
}
const today = async (who: TestPerson) => {
  const answer = await server.app.inject({ url: '/api/jobs/employer/today', headers: who.headers })
  return v.parse(employerToday, answer.json())
}
async function job(
  organisationId: string,
  facts: { state?: string; closesOn?: string; note?: string; by?: string } = {},
): Promise<string> {
  const id = randomUUID()
  await owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, type, description, posted_at, closes_on, check_note, posted_by)
    values (${id}, ${organisationId}, ${facts.state ?? 'active'}, 'Carer', 'Calder Care', 'Leeds', 'full-time', 'Care', ${NOW},
      ${facts.closesOn ?? null}, ${facts.note ?? null}, ${facts.by ?? null})`
  return id
}
async function applied(organisationId: string, jobId: string, daysAgo: number, accountId: string = randomUUID()): Promise<void> {
  await owner`insert into jobs.applications (id, job_id, organisation_id, account_id, disclosure_id, job_title, company, location, state, live,
      first_name, last_name, email, phone, area, cover_letter, cv_filename, cv_file_type, applied_at)
    values (${randomUUID()}, ${jobId}, ${organisationId}, ${accountId}, ${randomUUID()}, 'x', 'x', 'x', 'submitted', true, 'A', 'B', 'a@x.example',
      '', '', '', 'cv.pdf', 'pdf', ${new Date(NOW.getTime() - daysAgo * DAY_MS)})`
}

it('says to a new organisation that it has no job, and is empty without an organisation', async () => {
  const nothing = {
    overdue: { count: 0, longestDays: 0 },
    closingSoon: [],
    sentBack: 0,
    accepted: 0,
    postedBy: {},
    adverts: { open: 0, withoutFeatures: 0 },
    answerDays: null,
    hasJobs: false,
  }
  expect(await today(await employer())).toEqual(nothing)
  expect(await today(await server.person('employer'))).toEqual(nothing)
})

it('counts the open work of this organisation only', async () => {
  const [by, other] = [await employer(), await employer()]
  const soon = await job(by.organisationId, { closesOn: '2027-03-23', by: by.accountId })
  const last = await job(by.organisationId, { closesOn: '2027-03-20' })
  await job(by.organisationId, { closesOn: '2027-03-24' })
  await job(by.organisationId, { state: 'draft', note: 'Say what the pay is' })
  for (const days of [13, 14, 30]) await applied(by.organisationId, soon, days)
  await applied(other.organisationId, await job(other.organisationId, { closesOn: '2027-03-21' }), 40)
  const accepted = { applied: randomUUID(), waiting: randomUUID() }
  for (const accountId of Object.values(accepted)) {
    await owner`insert into jobs.pool_invitations (id, account_id, organisation_id, job_id, job_title, company, score, matching_skills, message,
        state, sent_by, sent_at, expires_at, name)
      values (${randomUUID()}, ${accountId}, ${by.organisationId}, ${soon}, 'Carer', 'Calder Care', 80, '{}', 'x', 'accepted', ${by.accountId},
        ${NOW}, ${new Date(NOW.getTime() + INVITATION_DAYS * DAY_MS)}, 'Zoë L')`
  }
  await applied(by.organisationId, soon, 0, accepted.applied)
  expect(await today(by)).toEqual({
    overdue: { count: 2, longestDays: 30 },
    closingSoon: [
      { id: last, title: 'Carer', closesOn: '2027-03-20' },
      { id: soon, title: 'Carer', closesOn: '2027-03-23' },
    ],
    sentBack: 1,
    accepted: 1,
    postedBy: { [soon]: 'Gareth Vaughan' },
    adverts: { open: 3, withoutFeatures: 3 },
    answerDays: null,
    hasJobs: true,
  })
})

it('says how long applicants wait for a first answer, and which adverts say nothing of the workplace', async () => {
  const by = await employer()
  const one = await job(by.organisationId)
  await job(by.organisationId)
  await owner`update jobs.jobs set accessibility_features = '{Quiet workspace}' where id = ${one}`
  for (const days of [2, 6, 40, 200]) await applied(by.organisationId, one, days)
  await owner`update jobs.applications set answered_at = applied_at + interval '3 days' where organisation_id = ${by.organisationId}
    and applied_at < ${new Date(NOW.getTime() - 5 * DAY_MS)}`
  await owner`update jobs.applications set answered_at = applied_at + interval '50 days' where organisation_id = ${by.organisationId}
    and applied_at < ${new Date(NOW.getTime() - 100 * DAY_MS)}`
  expect(await today(by)).toMatchObject({ adverts: { open: 2, withoutFeatures: 1 }, answerDays: 3 })
})

it('is refused to a suspended organisation like everything else', async () => {
  const by = await employer()
  await server
    .kit('jobs')
    .db.withSystem((tx) =>
      tx.execute(`update jobs.organisations set suspended_at = now(), suspended_reason = 'x' where id = '${by.organisationId}'`),
    )
  const answer = await server.app.inject({ url: '/api/jobs/employer/today', headers: by.headers })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'organisation-suspended'])
})

it('gives views and applications of this organisation for each of the last days, none left out', async () => {
  const [by, other] = [await employer(), await employer()]
  const [one, two, theirs] = [await job(by.organisationId), await job(by.organisationId), await job(other.organisationId)]
  await server.kit('jobs').db.withSystem(async (tx) => {
    await addViews(tx, [
      { id: one, day: '2027-03-20', seen: 9, opened: 4 },
      { id: two, day: '2027-03-20', seen: 3, opened: 1 },
      { id: one, day: '2027-03-18', seen: 5, opened: 2 },
      { id: one, day: '2027-01-01', seen: 50, opened: 20 },
      { id: theirs, day: '2027-03-20', seen: 7, opened: 7 },
    ])
    await addViews(tx, [{ id: one, day: '2027-03-20', seen: 1, opened: 1 }])
  })
  await applied(by.organisationId, one, 2)
  await applied(other.organisationId, theirs, 2)
  const answer = await server.app.inject({ url: '/api/jobs/employer/views', headers: by.headers })
  const { days } = v.parse(employerViews, answer.json())
  expect([days.length, days[0]?.day]).toEqual([VIEWS_DAYS, '2027-02-21'])
  expect(days.slice(-3)).toEqual([
    { day: '2027-03-18', reached: 5, viewed: 2, applied: 1 },
    { day: '2027-03-19', reached: 0, viewed: 0, applied: 0 },
    { day: '2027-03-20', reached: 13, viewed: 6, applied: 0 },
  ])
  const counts = await owner`select seen, opened from jobs.job_counts where job_id = ${one}`
  expect(counts.map(({ seen, opened }) => [Number(seen), Number(opened)])).toEqual([[65, 27]])
})
