import type { ListedReading } from '@onward/contracts'
import { REVEALS_OUTSIDE_A_DAY } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { PgDialect } from 'drizzle-orm/pg-core'
import { actReasons } from '../act-reasons-store'
import { service } from '../app'
import { form, testOffice } from '../testing/office'

const NOW = new Date('2026-11-20T10:00:00.000Z')
let now = NOW
const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
beforeEach(() => {
  now = NOW
})

async function send(who: TestPerson, method: 'GET' | 'POST', path: string, payload?: object) {
  const { token } = server.tokens.issue(who, now)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await server.app.inject({ method, url: `/api/casework${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
const refer = async (agent: TestPerson, change = {}): Promise<string> =>
  (await send(agent, 'POST', '/referrals', form(change))).json.id
const several = (agent: TestPerson, count: number) => Promise.all(Array.from({ length: count }, () => refer(agent)))
const reveal = (agent: TestPerson, id: string, words: string) =>
  send(agent, 'POST', `/clients/${id}/reveals`, { what: 'ni-number', purpose: 'benefit-question', words })
const listed = async (admin: TestPerson) => (await send(admin, 'GET', '/admin/unusual-reading')).json
const kindsOf = (items: ListedReading[], agent: TestPerson) =>
  items.filter(({ agentId }) => agentId === agent.accountId).map(({ kind, personName, count }) => [kind, personName, count])

describe('a reveal', () => {
  it('outside the own caseload is one of ten a day, until an administrator allows more', async () => {
    const [coach, other] = (await testOffice(server, 2)).agents as [TestPerson, TestPerson]
    const admin = await server.person('admin')
    const clients = await several(coach, REVEALS_OUTSIDE_A_DAY + 2)
    // All at once: none slips past the count.
    const answers = await Promise.all(clients.map((id, n) => reveal(other, id, `The claim of client number ${n}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(REVEALS_OUTSIDE_A_DAY)
    const refused = answers.find(({ status }) => status !== 200)
    expect([refused?.status, refused?.json.code]).toEqual([409, 'state-conflict'])
    expect(refused?.json.detail).toMatch(/10 details.*Ask an administrator/)
    // Their own clients do not count.
    expect((await reveal(other, await refer(other), 'My own client asked me')).status).toBe(200)
    expect((await listed(admin)).atLimit).toMatchObject([{ agentId: other.accountId, revealed: 10, allowed: 10 }])
    const more = await send(admin, 'POST', `/admin/staff/${other.accountId}/reveal-allowances`)
    expect([more.status, more.json.allowed]).toEqual([200, 20])
    expect((await reveal(other, clients[0] as string, 'Once more, for the claim of the first')).status).toBe(200)
    expect((await send(other, 'POST', `/admin/staff/${other.accountId}/reveal-allowances`)).status).toBe(403)
    // A new day in London begins with ten.
    now = new Date('2026-11-21T10:00:00.000Z')
    expect((await listed(admin)).atLimit).toEqual([])
  })

  it('needs a reason of its own: the words for somebody else are refused', async () => {
    const [coach] = (await testOffice(server)).agents as [TestPerson]
    const [one, two] = (await several(coach, 2)) as [string, string]
    expect((await reveal(coach, one, 'Just checking this')).status).toBe(200)
    const again = await reveal(coach, two, 'just checking THIS')
    expect([again.status, again.json.errors[0].field]).toEqual([422, 'words'])
    expect(again.json.errors[0].message).toMatch(/this person/)
    // For the same person the reason may be the same.
    expect((await reveal(coach, one, 'Just checking this')).status).toBe(200)
  })
})

describe('unusual reading', () => {
  it('lists many people outside the caseload, the own surname, colleagues, and one person whom many read', async () => {
    const agents = (await testOffice(server, 5)).agents as [TestPerson, ...TestPerson[]]
    const [coach, reader] = agents as [TestPerson, TestPerson]
    const admin = await server.person('admin')
    const clients = await several(coach, 4)
    const namesake = await refer(coach, { firstName: 'Rhys', lastName: 'COACH1' })
    const colleague = await refer(coach, { firstName: 'Sian', lastName: 'Coach3' })
    for (const id of [...clients, namesake]) await send(reader, 'GET', `/referrals/${id}`)
    expect(kindsOf((await listed(admin)).items, reader).sort()).toEqual([
      ['outside-caseload', null, 5],
      ['same-surname', 'Rhys COACH1', 1],
    ])
    await send(reader, 'GET', `/referrals/${colleague}`)
    expect(kindsOf((await listed(admin)).items, reader)).toContainEqual(['colleague', 'Sian Coach3', 1])
    for (const one of agents.slice(2)) await send(one, 'GET', `/referrals/${clients[0]}`)
    expect((await listed(admin)).items).toContainEqual(
      expect.objectContaining({ kind: 'many-readers', agentId: null, referralId: clients[0], count: 4, day: '2026-11-20' }),
    )
    // Their own coach reads as usual.
    expect(kindsOf((await listed(admin)).items, coach)).toEqual([])
    now = new Date(NOW.getTime() + 31 * 86_400_000)
    expect((await listed(admin)).items.filter(({ referralId }: ListedReading) => referralId === colleague)).toEqual([])
  })

  it('is asked about once, and the answer noted once', async () => {
    const [coach, reader] = (await testOffice(server, 2)).agents as [TestPerson, TestPerson]
    const admin = await server.person('admin')
    const referralId = await refer(coach, { lastName: 'Coach1' })
    await send(reader, 'GET', `/referrals/${referralId}`)
    const about = { kind: 'same-surname', agentId: reader.accountId, referralId, day: '2026-11-20' }
    const ask = (change = {}) =>
      send(admin, 'POST', '/admin/unusual-reading/questions', { ...about, question: 'Are you related?', ...change })
    expect((await ask({ day: '2026-11-19' })).status).toBe(404)
    expect((await ask({ question: ' ' })).status).toBe(422)
    const { id } = (await ask()).json
    expect((await ask()).json.code).toBe('state-conflict')
    const answer = (to: string) =>
      send(admin, 'POST', `/admin/unusual-reading/questions/${to}/answer`, { answer: 'No; I was on duty' })
    expect((await answer(id)).status).toBe(200)
    expect((await answer(id)).status).toBe(404)
    const found = (await listed(admin)).items.find((one: ListedReading) => one.referralId === referralId)
    expect(found.question).toMatchObject({ text: 'Are you related?', answer: 'No; I was on duty', notedAt: NOW.toISOString() })
    expect(found.question.byAgent).toBe(false)
  })

  it('reaches the agent, whose answer stands beside the question and in the audit trail', async () => {
    const [coach, reader] = (await testOffice(server, 2)).agents as [TestPerson, TestPerson]
    const admin = await server.person('admin')
    const referralId = await refer(coach, { lastName: 'Coach1' })
    await send(reader, 'GET', `/referrals/${referralId}`)
    const about = { kind: 'same-surname', agentId: reader.accountId, referralId, day: '2026-11-20' }
    const { id } = (await send(admin, 'POST', '/admin/unusual-reading/questions', { ...about, question: 'Related to you?' })).json
    const told = (name: string) => owner`select payload from events.log where type = ${name} and subject = ${id}`
    expect(await told('reading.asked')).toMatchObject([{ payload: { agentAccountId: reader.accountId } }])
    const mine = async (who: TestPerson) => (await send(who, 'GET', '/reading-questions')).json.items
    expect(await mine(coach)).toEqual([])
    expect(await mine(reader)).toMatchObject([{ id, text: 'Related to you?', personName: expect.stringContaining('Coach1') }])

    const answer = (who: TestPerson) => send(who, 'POST', `/reading-questions/${id}/answer`, { answer: 'My aunt; I stopped' })
    expect((await answer(coach)).status).toBe(404)
    expect((await answer(reader)).status).toBe(200)
    expect((await answer(reader)).status).toBe(404)
    expect(await told('reading.answered')).toMatchObject([{ payload: { askedBy: admin.accountId } }])
    const found = (await listed(admin)).items.find((one: ListedReading) => one.referralId === referralId)
    expect(found.question).toMatchObject({ text: 'Related to you?', answer: 'My aunt; I stopped', byAgent: true })
    const said = await owner.unsafe(`select said from (${new PgDialect().sqlToQuery(actReasons).sql}) r
      where said in ('Related to you?', 'My aunt; I stopped') order by said`)
    expect(said.map((row) => row.said)).toEqual(['My aunt; I stopped', 'Related to you?'])
  })
})
