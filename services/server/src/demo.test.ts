import {
  DEMO_ACCOUNTS,
  DEMO_APPLICATION,
  DEMO_CANDIDATES,
  DEMO_COLLEAGUES,
  DEMO_OFFICE,
  DEMO_POOL,
  listBadges,
  listCourses,
} from '@onward/contracts'
import { loadDemo as loadCasework } from '@onward/service-casework/demo/load'
import { loadDemo as loadIdentity } from '@onward/service-identity/demo/load'
import { loadDemo as loadJobs } from '@onward/service-jobs/demo/load'
import { loadDemo as loadJobseekers } from '@onward/service-jobseekers/demo/load'
import type { TestPerson } from '@onward/service-kit/testing'
import { loadDemo as loadLearning } from '@onward/service-learning/demo/load'
import { loadDemo as loadMessaging } from '@onward/service-messaging/demo/load'
import { servicesUnderTest } from '@onward/testing/services'
import * as v from 'valibot'
import { ALL_SERVICES } from './services'

// Product behaviour: the specification's sample figures come out of the real queries.
const NOW = new Date()

const { server } = servicesUnderTest({ services: ALL_SERVICES, clock: () => NOW })
beforeAll(async () => {
  const clock = () => NOW
  await loadIdentity({ db: server.kit('identity').db, clock })
  await loadJobs({ db: server.kit('jobs').db, clock })
  const { db, files } = server.kit('jobseekers')
  await loadJobseekers({ db, clock, files })
  const { keys, config } = server
  await loadLearning({ db: server.kit('learning').db, clock, keys, config })
  await loadMessaging({ db: server.kit('messaging').db, clock })
  await loadCasework({ db: server.kit('casework').db, clock, keys })
  await server.runJobs()
})

it('shows the demo jobseeker 12 matches, 85% on average, 3 of them posted today', async () => {
  const { id: accountId } = DEMO_ACCOUNTS.jobseeker
  const amina = await server.person('user', { accountId })
  const summary = (await server.app.inject({ url: '/api/jobs/match-summary', headers: amina.headers })).json()
  expect([summary.matches, summary.averageScore, summary.postedToday]).toEqual([12, 85, 3])
})

it('shows the demo jobseeker 2 of 3 badges, both genuine, the third course half read, and a badge to come that they wait for', async () => {
  const amina = await server.person('user', { accountId: DEMO_ACCOUNTS.jobseeker.id })
  const ask = async (url: string) => (await server.app.inject({ url: `/api/learning${url}`, headers: amina.headers })).json()
  const { items: badges } = v.parse(listBadges.response, await ask('/badges'))
  expect(badges.map(({ badge, way }) => [badge, way]).sort()).toEqual([
    ['cv-cover-letter-basics', 'course'],
    ['interview-preparation', 'course'],
  ])
  for (const { credentialId } of badges) expect(await ask(`/credentials/${credentialId}`)).toMatchObject({ status: 'valid' })
  const { email } = DEMO_ACCOUNTS.jobseeker
  const holder = {
    method: 'POST',
    url: `/api/learning/credentials/${badges[0]?.credentialId}/holder`,
    payload: { email },
  } as const
  expect((await server.app.inject(holder)).json()).toEqual({ isHolder: true })
  const { items, future } = v.parse(listCourses.response, await ask('/courses'))
  const progress = items.map(({ id, percent, quiz }) => [id, percent, quiz.tries])
  expect(progress.slice(0, 2)).toEqual([
    ['cv-cover-letter-basics', 100, 1],
    ['interview-preparation', 100, 1],
  ])
  const [id, percent, tries] = progress[2] ?? []
  expect([id, tries]).toEqual(['workplace-readiness', 0])
  expect(percent).toBeGreaterThanOrEqual(40)
  expect(percent).toBeLessThanOrEqual(60)
  expect(future.filter(({ waitingSince }) => waitingSince).map((one) => one.id)).toEqual(['customer-service'])
})

it('shows the demo jobseeker and the demo employer the application that they write to each other about, with the CV that was sent', async () => {
  const { jobseeker, employer } = DEMO_ACCOUNTS
  const amina = await server.person('user', { accountId: jobseeker.id })
  const gareth = await server.person('employer', { accountId: employer.id })
  const get = async (url: string, { headers }: TestPerson) => (await server.app.inject({ url: `/api${url}`, headers })).json()
  const { items } = await get('/jobs/applications', amina)
  expect(items).toMatchObject([{ id: DEMO_APPLICATION.id, state: 'under_review', cvFilename: DEMO_APPLICATION.cvFilename }])
  for (const who of [amina, gareth]) {
    const threads = (await get('/messaging/threads', who)).items as { type: string; applicationId: string }[]
    expect(threads.filter(({ type }) => type === 'employer').map(({ applicationId }) => applicationId)).toEqual([
      DEMO_APPLICATION.id,
    ])
  }
  const asked = { method: 'POST', url: `/api/jobs/employer/applications/${DEMO_APPLICATION.id}/cv-link` } as const
  const { url } = (await server.app.inject({ ...asked, headers: gareth.headers })).json()
  const file = await server.app.inject({ url, headers: gareth.headers })
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining(DEMO_APPLICATION.cvFilename),
  ])
})

it('names in the audit trail whose CV the demo employer opened', async () => {
  const gareth = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
  const morwenna = await server.person('admin')
  const { headers } = gareth
  const { items } = (await server.app.inject({ url: '/api/jobs/employer/applications?limit=50', headers })).json()
  const { id } = items.find(({ name }: { name: string }) => name === 'Priya Nandakumar')
  const asked = { method: 'POST', url: `/api/jobs/employer/applications/${id}/cv-link`, headers } as const
  await server.app.inject({ url: (await server.app.inject(asked)).json().url, headers })
  for (const service of ['jobs', 'jobseekers']) {
    const acts = await server.app.inject({
      url: `/api/${service}/admin/acts?person=${gareth.accountId}`,
      headers: morwenna.headers,
    })
    expect(acts.json().items[0]).toMatchObject({ actor: gareth.accountId, about: { person: { name: 'Priya Nandakumar' } } })
  }
})

it('shows the demo agent 3 unread notices, the tiles of the dashboard, and the message that one of the notices tells of', async () => {
  const nia = await server.person('agent', { accountId: DEMO_ACCOUNTS.agent.id })
  const get = async (url: string) => (await server.app.inject({ url: `/api${url}`, headers: nia.headers })).json()
  const { unread, items } = await get('/messaging/notices')
  expect([unread, items.map(({ kind }: { kind: string }) => kind)]).toEqual([
    3,
    ['message-received', 'referral-bounced', 'referral-bounced'],
  ])
  const { day } = await get('/casework/dashboard')
  const { referralsThisWeek, referralsWeekBefore, activeCases, pendingReferrals } = day
  expect([referralsThisWeek, referralsThisWeek - referralsWeekBefore, activeCases, pendingReferrals]).toEqual([156, 12, 43, 8])
  for (const { href } of items.slice(1))
    expect((await get(`/casework/referrals/${href.split('/').at(-1)}`)).state).toBe('bounced')
  const threads = (await get('/messaging/threads')).items as { id: string; unread: number }[]
  expect(threads.filter(({ unread }) => unread > 0).map(({ id }) => `/agent/messages?thread=${id}`)).toEqual([items[0].href])
})

it('shows the demo employer people of the pool for several of its jobs, and none of them by name', async () => {
  const gareth = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
  const ask = async (url: string) => (await server.app.inject({ url: `/api/jobs${url}`, headers: gareth.headers })).json()
  const { items: jobs } = await ask('/employer/jobs?state=Active&limit=50')
  const found = await Promise.all(jobs.map(({ id }: { id: string }) => ask(`/employer/candidates?jobId=${id}&limit=100`)))
  const codes = new Set(found.flatMap(({ items }) => items.map(({ code }: { code: string }) => code)))
  expect([found.filter(({ total }) => total > 0).length >= 4, codes.size]).toEqual([
    true,
    DEMO_CANDIDATES.length + DEMO_POOL.length,
  ])
  expect(JSON.stringify(found)).not.toMatch(/Wilk|Nasser|Chaudhry|Achebe|Keane|Nowicka|Parry|people\.example/)
})

it('shows the administrator as many agents of an office as the list of its colleagues has', async () => {
  const morwenna = await server.person('admin')
  const get = async (url: string) => (await server.app.inject({ url: `/api${url}`, headers: morwenna.headers })).json()
  const { items } = await get('/casework/admin/offices')
  for (const { id, agents } of items) {
    const { total, items: people } = await get(`/identity/admin/staff?office=${id}`)
    expect([agents, people.length]).toEqual([total, total])
  }
  expect(items).toMatchObject([{ id: DEMO_OFFICE.id, agents: 1 + DEMO_COLLEAGUES.length }])
})
