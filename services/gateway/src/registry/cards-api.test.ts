import { PORTAL_CONTRACT, VISITOR } from '@onward/contracts'
import { inEachLanguage } from '@onward/contracts/language'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import type postgres from 'postgres'
import { service } from '../app'
import { readSlots } from './cards-store'
import { remotesFor, resolveRegistry } from './resolve'
import { askOf, readLive } from './store'

const now = new Date()
let admin: TestPerson
let agent: TestPerson
const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
beforeAll(async () => {
  admin = await server.person('admin')
  agent = await server.person('agent')
})

const title = inEachLanguage((language) => (language === 'cy' ? 'Cerdyn' : 'Card'))
const card = (id: string) => ({ slot: 'jobseeker.dashboard', id, title, access: ['user'], order: 50 })
beforeEach(async () => {
  await owner`truncate gateway.revisions, gateway.rollouts, gateway.versions, gateway.remotes, gateway.slots, gateway.acts cascade`
  const portal = {
    name: 'training',
    contract: PORTAL_CONTRACT,
    pages: [],
    navigation: [],
    slots: [card('near-me'), card('tips')],
    uses: [],
  }
  await owner`insert into gateway.remotes (name) values ('training')`
  await owner`insert into gateway.versions (name, build, entry, integrity, portal)
    values ('training', 't1', 'remoteEntry.js', '{}', ${owner.json(portal as postgres.JSONValue)})`
  await owner`insert into gateway.rollouts (name, stable) values ('training', 't1')`
  await owner`insert into gateway.revisions (name, action, stable) values ('training', 'publish', 't1')`
})

async function ask(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, who: TestPerson = admin) {
  const answer = await server.app.inject({
    method,
    url: `/api/gateway/admin/${path}`,
    headers: { authorization: `Bearer ${server.tokens.issue(who, now).token}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const placeNow = async () =>
  (await ask('GET', 'cards')).json.items.find(({ slot }: { slot: string }) => slot === 'jobseeker.dashboard')
const decide = (version: number, ...cards: object[]) => ask('PUT', 'cards/jobseeker.dashboard', { version, cards })
const of = (id: string, shown = true) => ({ remote: 'training', id, shown })
/** What the page of a jobseeker, or of somebody else, would be told. */
async function cardsOf(viewer: 'user' | 'agent' | typeof VISITOR) {
  const asked = askOf(owner)
  const remotes = remotesFor(resolveRegistry(await readLive(asked), null), viewer, await readSlots(asked))
  return remotes.flatMap(({ manifest }) => [...manifest.slots].sort((a, b) => a.order - b.order).map(({ id }) => id))
}

it('offers what live versions have, and shows nobody a card before it is decided', async () => {
  expect(await placeNow()).toMatchObject({
    version: 0,
    cards: [{ id: 'near-me', state: 'waiting', viewers: ['user'] }, { id: 'tips' }],
  })
  expect(await cardsOf('user')).toEqual([])
})

it('shows decided cards in their order to those who see the page, and hides them again', async () => {
  expect((await decide(0, of('tips'), of('near-me'))).json.version).toBe(1)
  expect(await cardsOf('user')).toEqual(['tips', 'near-me'])
  expect([await cardsOf('agent'), await cardsOf(VISITOR)]).toEqual([[], []])
  expect((await decide(1, of('tips', false), of('near-me'))).json.version).toBe(2)
  expect(await cardsOf('user')).toEqual(['near-me'])
  // A decision outlives the version that offered the card.
  await owner`update gateway.versions set portal = jsonb_set(portal, '{slots}', '[]')`
  expect((await decide(2)).status).toBe(200)
  expect((await owner`select cards from gateway.slots`)[0]?.cards).toEqual([of('tips', false), of('near-me')])
})

it('refuses a decision over another one, an unknown place, and anybody but an administrator', async () => {
  expect((await decide(0, of('tips'))).status).toBe(200)
  expect((await decide(0, of('tips'))).json.code).toBe('state-conflict')
  expect((await ask('PUT', 'cards/agent.nowhere', { version: 0, cards: [] })).status).toBe(422)
  expect((await ask('GET', 'cards', undefined, agent)).status).toBe(403)
  expect((await ask('PUT', 'cards/public.home', { version: 0, cards: [] }, agent)).status).toBe(403)
})

it('explains what somebody sees; the act names the account', async () => {
  await decide(0, of('tips'))
  const viewer = { role: 'user', accountId: agent.accountId }
  const { json } = await ask('POST', 'explanations', { viewer, kind: 'card', what: 'near-me' })
  expect(json).toMatchObject({
    isSeen: false,
    reasons: [{ code: 'exists' }, { code: 'version-stable' }, { code: 'for-role' }, { code: 'card-waiting' }],
  })
  const [act] = await owner`select resource from gateway.acts where method_path = 'POST /api/gateway/admin/explanations'`
  expect(act?.resource).toBe(`accounts/${agent.accountId}`)
  expect((await ask('POST', 'explanations', { viewer, kind: 'card', what: 'tips' })).json.isSeen).toBe(true)
  expect((await ask('POST', 'explanations', { viewer, kind: 'card', what: 'tips' }, agent)).status).toBe(403)
})
