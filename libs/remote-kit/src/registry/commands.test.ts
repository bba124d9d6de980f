import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { run } from '../run'

interface Asked {
  method: string
  url: string
  authorization: string
  body: unknown
}
const asked: Asked[] = []
let status = 200
let answer: object = {}
const state = {
  name: 'training',
  revision: 7,
  stable: 'aaaaaaaaaaaa',
  rollout: { build: 'bbbbbbbbbbbb', percent: 10, audience: { roles: [], offices: [], testers: [] }, paused: true },
  versions: [
    { build: 'bbbbbbbbbbbb', publishedAt: '2026-11-20T09:12:00.000Z', rolledBack: true, refusal: null, health: 'quarantined' },
    {
      build: 'aaaaaaaaaaaa',
      publishedAt: '2026-11-19T09:12:00.000Z',
      rolledBack: false,
      refusal: 'x is live already.',
      health: null,
    },
  ],
  history: [],
}
const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
/** Speaks the registry's protocol. */
const portal = createServer(async (request, response) => {
  const text = await textOf(request)
  const { method = '', url = '', headers } = request
  asked.push({ method, url, authorization: headers.authorization ?? '', body: text && JSON.parse(text) })
  const isRead = method === 'GET'
  response.writeHead(isRead ? 200 : status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(isRead ? state : answer))
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => portal.close(resolve)))
beforeEach(() => {
  asked.length = 0
  status = 200
  answer = { revision: 8, build: 'aaaaaaaaaaaa' }
})
async function called(...args: string[]) {
  const lines: string[] = []
  const env = { ONWARD_PORTAL: origin, ONWARD_TOKEN: 'onw.training.secret' }
  const code = await run(args, { cwd: '/', env, log: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

it('lists versions with what is live and what is being rolled out', async () => {
  const { code, text } = await called('list', 'training')
  expect(code).toBe(0)
  expect(text.split('\n')).toEqual([
    'bbbbbbbbbbbb  2026-11-20T09:12:00.000Z  rollout 10% (paused)  quarantined',
    'aaaaaaaaaaaa  2026-11-19T09:12:00.000Z  live',
  ])
  expect(asked[0]).toMatchObject({ url: '/api/gateway/registry/remotes/training', authorization: 'Bearer onw.training.secret' })
})

it('starts a rollout over the revision that it saw', async () => {
  expect(await called('rollout', 'training', 'start', '--build', 'bbbbbbbbbbbb', '--percent', '25', '--role', 'agent')).toEqual({
    code: 0,
    text: 'training bbbbbbbbbbbb is being rolled out',
  })
  const audience = { roles: ['agent'], offices: [], testers: [] }
  expect(asked[1]).toMatchObject({
    url: '/api/gateway/registry/remotes/training/rollout',
    body: { revision: 7, action: 'start', build: 'bbbbbbbbbbbb', percent: 25, audience },
  })
})

it('goes back, and removes', async () => {
  expect((await called('rollback', 'training', '--why', 'slow', '--note', 'A minute')).text).toBe(
    'training is back at aaaaaaaaaaaa',
  )
  expect(asked[1]?.body).toEqual({ revision: 7, build: null, code: 'slow', note: 'A minute' })
  expect((await called('remove', 'training')).text).toContain('training is removed')
  expect(asked[3]?.body).toMatchObject({ action: 'remove' })
})

it('prints why the registry refuses, and ends with 1', async () => {
  status = 422
  answer = { detail: 'The registry refuses this version.', errors: [{ field: 'file', message: 'Nothing of it is live.' }] }
  expect(await called('remove', 'training')).toEqual({
    code: 1,
    text: 'The registry refuses this version.\n- Nothing of it is live.',
  })
})

it.each([
  [['rollout', 'training', 'grow'], /There is no "grow": write start, promote/],
  [['rollout', 'training', 'start', '--percent', '700'], /--percent takes a whole number/],
  [['rollout', 'training', 'start', '--role', 'boss'], /There is no role "boss"/],
  [['rollback', 'training', '--why', 'because'], /--why takes broken/],
  [['publish', 'training'], /Set ONWARD_KEY/],
  [['list'], /Name the remote/],
  [['list', 'training', '--portal', 'nowhere'], /Name the portal/],
  [['list', 'training', '--portal', 'http://127.0.0.1:1'], /does not answer/],
])('%j is refused in a sentence', async (args, sentence) => {
  const { code, text } = await called(...args)
  expect([code, text]).toEqual([1, expect.stringMatching(sentence)])
})

it('makes a preview of the newest version for whom it names, and gives the link', async () => {
  answer = { id: 'p1', address: '/preview/p1.1.x', expiresAt: '2026-11-21T09:12:00.000Z' }
  const { code, text } = await called('preview', 'training', '--role', 'agent', '--hours', '4', '--label', 'The list')
  expect([code, text]).toEqual([0, expect.stringContaining(`${origin}/preview/p1.1.x`)])
  const audience = { roles: ['agent'], offices: [], testers: [] }
  expect(asked[1]).toMatchObject({
    url: '/api/gateway/registry/remotes/training/previews',
    body: { build: 'bbbbbbbbbbbb', hours: 4, audience, label: 'The list' },
  })
  expect(await called('preview', 'training', '--revoke', 'p1')).toMatchObject({ code: 0 })
  expect(asked.at(-1)?.url).toBe('/api/gateway/registry/remotes/training/previews/p1/revocation')
  expect((await called('preview', 'training')).text).toContain('Say who may open it')
  expect((await called('preview', 'training', '--role', 'boss')).text).toContain('There is no role "boss"')
})
