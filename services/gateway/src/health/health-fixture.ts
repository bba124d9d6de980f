import type { LoadReport } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { OWN_ORIGIN } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import type { Reporter } from '../load-events/proof'
import { signProof } from '../load-events/proof'

export const START = new Date('2099-11-28T10:00:30.000Z')
export const MINUTE_MS = 60_000
export let now = START
export let admin: TestPerson
export const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
}

export const { server, owner } = servicesUnderTest({
  services: [service],
  clock: () => now,
  config: { rateFactor: 1000, privateWebhooks: true },
})
beforeAll(async () => {
  admin = await server.person('admin')
})

export const title = { en: 'Training', cy: 'Hyfforddiant' }
export const pages = [{ id: 'list', path: '/agent/training', access: ['agent'], title, layout: 'frame' }]
export const portal = { name: 'training', contract: 1, pages, navigation: [], slots: [], uses: [] }
beforeEach(async () => {
  now = START
  server.mails.length = 0
  await owner`truncate gateway.load_counts, gateway.load_senders, gateway.pins, gateway.version_health, gateway.load_events, gateway.team_notices,
    gateway.revisions, gateway.rollouts, gateway.deploy_tokens, gateway.versions, gateway.remotes cascade`
  await owner`insert into gateway.remotes (name, webhook, mail) values ('shell', '', ''), ('training', '', 'team@test.example')`
  for (const build of ['0a', '0b', '0c'])
    await owner`insert into gateway.versions (name, build, entry, integrity, portal)
      values ('training', ${build}, 'remoteEntry.0a1b2c3d.js', '{"remoteEntry.0a1b2c3d.js": "sha256-x"}', ${owner.json(portal)})`
  await owner`insert into gateway.versions (name, build, integrity, portal) values ('shell', '51', '{}', '{"contract": 1, "lends": []}')`
  await live('51', null, 'shell')
})
export const revision = async (name = 'training') =>
  Number((await owner`select coalesce(max(id), 0) as id from gateway.revisions where name = ${name}`)[0]?.id)
export async function live(stable: string, canary: string | null = null, name = 'training') {
  const next = { stable, canary, percent: canary ? 50 : 0, audience: {}, paused: false }
  const by = { account: null, token: null, why: null, note: '' }
  await owner`select gateway.set_live(${name}, ${await revision(name)}, ${canary ? 'canary' : 'publish'}, ${owner.json(next)}, ${owner.json(by)})`
}
export const rollout = async () => (await owner`select stable, canary from gateway.rollouts where name = 'training'`)[0]

export const HERE: Reporter = { sender: 'here', network: '', isSignedIn: false }
export const proofOf = (reporter: Reporter = HERE) => signProof(server.kit('gateway').keys, reporter, '51', now)
export async function report(reports: LoadReport[], proof = proofOf()) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/gateway/loads',
    headers: { ...OWN_ORIGIN },
    payload: { proof, reports },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().counted as number
}
export const ok = (build: string, ms = 300): LoadReport => ({ kind: 'ok', remote: 'training', build, ms })
export const failed = (
  build: string,
  failure: Extract<LoadReport, { kind: 'failed' }>['failure'] = 'evaluation',
): LoadReport => ({
  kind: 'failed',
  remote: 'training',
  build,
  failure,
})
export const after = (build: string): LoadReport & { kind: 'after' } => ({
  kind: 'after',
  remote: 'training',
  build,
  error: 'rejection',
  message: 'TypeError: is not a function',
  stack: 'at draw (/assets/training/0a/12.0a1b2c3d.js:1:20)',
})
/** So many loads, as earlier reports of this machine left them. */
export async function counted(build: string, count: number, failures: number) {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
  for (const [what, sum] of [
    ['ok', count - failures],
    ['failed:evaluation', failures],
  ] as const)
    await owner`insert into gateway.load_counts as c values ('training', ${build}, ${minute}, ${what}, ${sum})
      on conflict (name, build, at, what) do update set count = c.count + excluded.count`
  if (failures > 0)
    await owner`insert into gateway.load_senders values (${`${build} ${minute.getTime()}`}, 'training', ${build}, ${minute}, true, 'here', '', false)
      on conflict do nothing`
}
/** The same, of which the last is reported now. */
export async function loads(build: string, count: number, failures: number) {
  const lastFails = failures === count
  await counted(build, count - 1, lastFails ? failures - 1 : failures)
  await report([lastFails ? failed(build) : ok(build)])
}
export const health = () => owner`select build, state, facts, revision::int, cleared_at from gateway.version_health order by id`
export const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const answer = await server.app.inject({
    method,
    url: `/api/gateway${url}`,
    headers: { ...admin.headers },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
export const training = async () =>
  (await ask('GET', '/admin/remotes')).json.items.find(({ name }: { name: string }) => name === 'training')
export const versionOf = async (build: string) =>
  (await training()).versions.find((one: { build: string }) => one.build === build)
