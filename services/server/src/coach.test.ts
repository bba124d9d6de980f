import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CONSENTS } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { form, testOffice } from '@onward/service-casework/testing/office'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { ALL_SERVICES } from './services'

/** A work coach's acts in one service, and their effects in the others. */
let agent: TestPerson
let person: TestPerson
let referralId: string

const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PUT', url: string, payload: object = {}) =>
  server.app.inject({ method, url: `/api${url}`, headers: who.headers, ...(method !== 'GET' && { payload }) })
const share = async (cv: boolean, matches: boolean) => {
  const versions = { cv: CONSENTS['coach-cv'].version, matches: CONSENTS['coach-matches'].version }
  const answer = await ask(person, 'PUT', '/jobseekers/work-coach/sharing', { cv, matches, versions, language: 'en' })
  expect(answer.statusCode).toBe(200)
}
const notices = async (who: TestPerson) =>
  (await ask(who, 'GET', '/messaging/notices')).json().items.map(({ kind }: { kind: string }) => kind)
const history = async () => {
  const { items } = (await ask(agent, 'GET', `/casework/clients/${referralId}/history`)).json()
  return items.map(({ kind }: { kind: string }) => kind)
}

const { server, owner } = servicesUnderTest({ services: ALL_SERVICES, config: { rateFactor: 1_000 } })
beforeAll(async () => {
  const office = await testOffice(server)
  ;[agent] = office.agents as [TestPerson]
  person = await server.person('user')
  const { accountId } = person
  const names = { firstName: 'Amina', lastName: 'Okafor', organisationName: '' }
  await server.kit('identity').db.withSystem(async (tx) => {
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names })
    await emitEvent(tx, 'account.email', accountId, 1, { accountId, email: 'amina@test.example' })
    const contact = { email: 'amina@test.example', firstName: 'Amina', language: 'en' as const, active: true }
    await emitEvent(tx, 'account.contact', accountId, 1, { accountId, ...contact })
  })
  referralId = (await ask(agent, 'POST', '/casework/referrals', form())).json().id
  await server.kit('identity').db.withSystem((tx) => emitEvent(tx, 'account.activated', referralId, 1, { referralId, accountId }))
  await server.runJobs()
})

it('informs the person, the agent and the case of a CV that was added and used, and the person of every access', async () => {
  const file = await readFile(fileURLToPath(new URL('../../../libs/cv-engine/fixtures/zoe.docx', import.meta.url)))
  const body = new FormData()
  body.append('file', new Blob([file]), 'zoe.docx')
  const request = new Request('http://x', { method: 'POST', body })
  const url = `/api/jobseekers/clients/${referralId}/cvs`
  const headers = { ...agent.headers, 'content-type': request.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await request.arrayBuffer())
  const { id } = (await server.app.inject({ method: 'POST', url, headers, payload })).json()
  await server.runJobs()
  expect(await notices(person)).toContain('coach-cv-added')
  expect((await ask(person, 'POST', `/jobseekers/proposed-cvs/${id}/use`)).statusCode).toBe(200)
  await server.runJobs()
  await share(true, false)
  expect((await ask(agent, 'POST', `/jobseekers/clients/${referralId}/cv-looks`)).statusCode).toBe(200)
  await server.runJobs()
  expect(await notices(agent)).toContain('client-cv-used')
  expect(await history()).toEqual(
    expect.arrayContaining(['cv-uploaded-for-client', 'cv-used-by-client', 'cv-analysed', 'cv-reviewed-for-client']),
  )
  const { items } = (await ask(person, 'GET', '/casework/looks')).json()
  expect(items).toMatchObject([{ what: 'cv-review', agentName: 'Sian Coach0' }])
})

it('copies what the agent typed to the profile, as the person changed it, once, for that person only', async () => {
  const { told } = (await ask(person, 'GET', '/casework/my-referral/facts')).json()
  expect(told.facts).toMatchObject({ referralId, benefitsStatus: 'universal-credit', disability: 'none', phone: '07700 900123' })
  expect((await ask(person, 'GET', '/jobseekers/profile/from-referral')).json()).toEqual({ referralId })
  const { version } = (await ask(person, 'GET', '/jobseekers/profile')).json()
  const confirmed = { currentBenefits: ['Other'], disabilityStatus: 'prefer-not-to-say', phone: '', version }
  const send = (who: TestPerson, handover: string) =>
    ask(who, 'POST', '/jobseekers/profile/from-referral', { ...confirmed, handover })
  const stranger = await server.person('user')
  expect((await send(stranger, told.handover)).statusCode).toBe(404)
  expect((await send(person, `${told.handover}x`)).statusCode).toBe(400)
  expect((await ask(stranger, 'GET', '/casework/my-referral/facts')).json()).toEqual({ told: null })
  expect((await send(person, told.handover)).statusCode).toBe(200)
  expect((await ask(person, 'GET', '/jobseekers/profile')).json()).toMatchObject({
    currentBenefits: ['Other'],
    disabilityStatus: 'prefer-not-to-say',
  })
  expect((await send(person, told.handover)).statusCode).toBe(409)
  expect((await ask(person, 'GET', '/jobseekers/profile/from-referral')).json()).toEqual({ referralId: null })
  // The values are in no event, no job and no act on the way.
  const text = await owner`select string_agg(payload::text, '') as all from events.log`
  const acts = await owner`select string_agg(answer::text, '') as all from jobseekers.acts`
  expect(`${text[0]?.all}${acts[0]?.all}`).not.toMatch(/universal-credit|Universal Credit|prefer-not-to-say/)
})

it('matches people who agreed, from then on, and stops with the case', async () => {
  await ask(agent, 'POST', `/jobseekers/clients/${referralId}/questions`)
  const found = async () => {
    const { id } = (await ask(agent, 'POST', '/jobs/match-runs')).json()
    await server.runJobs()
    return (await ask(agent, 'GET', `/jobs/match-runs/${id}/clients`)).json().items[0]
  }
  await server.runJobs()
  expect(await notices(person)).toContain('coach-asked')
  expect((await found()).state).toBe('not-shared')
  await share(true, true)
  await server.runJobs()
  expect(await notices(agent)).toContain('client-agreed')
  expect(['found', 'nothing']).toContain((await found()).state)
  expect((await ask(agent, 'GET', '/casework/caseload')).json().items).toEqual([
    { referralId, firstName: 'Amina', lastName: 'Okafor' },
  ])
  expect(await history()).toEqual(expect.arrayContaining(['client-shares', 'matches-found']))
  expect((await ask(person, 'GET', '/casework/looks')).json().items[0].what).toBe('job-matches')
  await ask(agent, 'POST', `/casework/referrals/${referralId}/withdrawal`, { reason: 'moved-away' })
  // At once, before the event has been handled.
  expect((await ask(agent, 'GET', `/jobseekers/clients/${referralId}/cv`)).statusCode).toBe(404)
  await server.runJobs()
  const run = (await ask(agent, 'GET', '/jobs/match-runs/latest')).json().run
  expect((await ask(agent, 'GET', `/jobs/match-runs/${run.id}/clients`)).json().items).toEqual([])
  expect((await ask(person, 'GET', '/jobseekers/work-coach')).json()).toMatchObject({
    coach: null,
    sharing: { cv: false, matches: false },
  })
})
