import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoint, idParams } from '@onward/contracts/endpoint'
import { refreshSession, setLanguage } from '@onward/contracts/identity/identity'
import { listNotices, readNotices } from '@onward/contracts/messaging/messaging'
import {
  type ApiError,
  addressOf,
  call,
  callAs,
  createSubmission,
  filenameIn,
  listenToSession,
  refreshAccess,
} from './api-client'
import { listenToCalls } from './call-listener'
import { callerIn, declareCalls, directCallerIn } from './declared-calls'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
const realFetch = globalThis.fetch
const problem = (code: string, status: number) => ({
  type: `/problems/${code}`,
  code,
  title: code,
  status,
  detail: code,
  requestId: 'r1',
})
const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** A real server behind the page's own origin, which Node does not have. */
async function withServer(handle: Handler, run: () => Promise<void>): Promise<void> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${path}`, init)
  try {
    await run()
  } finally {
    globalThis.fetch = realFetch
    await new Promise((resolve) => server.close(resolve))
  }
}

const session = { user: { id: 'a' }, expiresAt: '2026-11-21T12:00:00.000Z' }
const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('the call did not fail')),
    (error: ApiError) => error,
  )

test('an address carries its parameters and only the query that is set', () => {
  const readThing = endpoint({
    service: 'jobs',
    method: 'GET',
    path: '/jobs/:id',
    summary: '',
    access: 'public',
    params: idParams,
  })
  const address = addressOf(readThing, {
    params: { id: 'a/b' },
    query: { q: 'care home', type: ['a', 'b'], none: undefined, empty: '' },
  })
  expect(address).toBe('/api/jobs/jobs/a%2Fb?q=care+home&type=a&type=b')
})

test('calls during a token refresh wait for it, so that none is refused', async () => {
  const order: string[] = []
  await withServer(
    (request, response) => {
      order.push(request.url ?? '')
      if (request.url === addressOf(refreshSession)) send(response, 200, session)
      else send(response, 200, { items: [], nextCursor: null, total: 0, unread: 0, lastSeq: 0 })
    },
    async () => {
      const refreshing = refreshAccess()
      await Promise.all([call(listNotices), call(listNotices), refreshing])
    },
  )
  expect(order).toEqual([addressOf(refreshSession), addressOf(listNotices), addressOf(listNotices)])
})

test('ten calls with an expired token refresh it once and then succeed with their own idempotency keys', async () => {
  let refreshed = 0
  const keys = new Map<string, number>()
  const onSessionRefreshed = jest.fn()
  listenToSession({ onSessionRefreshed, onSessionEnded: () => undefined })
  await withServer(
    (request, response) => {
      if (request.url === '/api/identity/refresh') {
        refreshed += 1
        return void send(response, 200, session)
      }
      const key = String(request.headers['idempotency-key'])
      keys.set(key, (keys.get(key) ?? 0) + 1)
      if (refreshed === 0) return void send(response, 401, problem('sign-in-required', 401))
      send(response, 200, { receipt: { reference: 'ONW-7K3F-9QXM', at: '' } })
    },
    async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, upTo) => call(readNotices, { body: { upTo } })))
      expect(answers[0]?.receipt.reference).toBe('ONW-7K3F-9QXM')
    },
  )
  expect(refreshed).toBe(1)
  expect(onSessionRefreshed).toHaveBeenCalledTimes(1)
  expect(keys.size).toBe(10)
  expect([...keys.values()].every((times) => times === 2)).toBe(true)
})

test('when the session itself is over, the portal is told and the call fails with the problem', async () => {
  const onSessionEnded = jest.fn()
  listenToSession({ onSessionRefreshed: () => undefined, onSessionEnded })
  await withServer(
    (_request, response) => send(response, 401, problem('sign-in-required', 401)),
    async () => expect((await failureOf(call(listNotices))).code).toBe('sign-in-required'),
  )
  expect(onSessionEnded).toHaveBeenCalledTimes(1)
})

test('wrong credentials do not count as an ended session: nothing is refreshed', async () => {
  let refreshed = 0
  await withServer(
    (request, response) => {
      if (request.url === '/api/identity/refresh') refreshed += 1
      send(response, 401, problem('invalid-credentials', 401))
    },
    async () => {
      const error = await failureOf(call(setLanguage, { body: { language: 'cy' } }))
      expect(error).toMatchObject({ kind: 'problem', status: 401, code: 'invalid-credentials' })
    },
  )
  expect(refreshed).toBe(0)
})

test.each<[string, Handler, object]>([
  ['no answer', (_request, response) => response.destroy(), { kind: 'network', transient: true, code: undefined }],
  [
    'a service that is away',
    (_, response) => send(response, 503, problem('not-ready', 503)),
    { code: 'not-ready', transient: true },
  ],
  ['too many requests', (_, response) => send(response, 429, problem('too-many-requests', 429)), { code: 'too-many-requests' }],
  [
    'the page of a train’s network',
    (_, response) => response.writeHead(200).end('<h1>Free Wi-Fi</h1>'),
    { kind: 'network', transient: true },
  ],
  [
    'a refusal of a train’s network',
    (_, response) => response.writeHead(403).end('<h1>Buy time</h1>'),
    { kind: 'http', status: 403 },
  ],
])(
  'a refresh that gets %s signs nobody out: each call fails with that, and works once the answer is there',
  async (_name, trouble, told) => {
    const onSessionEnded = jest.fn()
    listenToSession({ onSessionRefreshed: () => undefined, onSessionEnded })
    let isBack = false
    let isOver = true
    await withServer(
      (request, response) => {
        if (request.url !== addressOf(refreshSession)) {
          if (isOver) return void send(response, 401, problem('sign-in-required', 401))
          return void send(response, 200, { items: [], nextCursor: null, total: 0, unread: 0, lastSeq: 0 })
        }
        if (!isBack) return trouble(request, response)
        isOver = false
        send(response, 200, session)
      },
      async () => {
        const failures = await Promise.all([
          failureOf(call(listNotices)),
          failureOf(call(setLanguage, { body: { language: 'cy' } })),
        ])
        for (const failure of failures) expect(failure).toMatchObject(told)
        expect(failures.map(({ action }) => action)).toEqual([`GET ${addressOf(listNotices)}`, `PUT ${addressOf(setLanguage)}`])
        isBack = true
        expect(await call(listNotices)).toMatchObject({ items: [] })
      },
    )
    expect(onSessionEnded).not.toHaveBeenCalled()
  },
)

test('a refresh that fails for a service’s fault does not end the session', async () => {
  const onSessionEnded = jest.fn()
  listenToSession({ onSessionRefreshed: () => undefined, onSessionEnded })
  await withServer(
    (request, response) => {
      if (request.url === `/api/${refreshSession.service}${refreshSession.path}`) return void response.writeHead(503).end('busy')
      send(response, 401, problem('sign-in-required', 401))
    },
    async () => {
      expect(await refreshAccess()).toMatchObject({ kind: 'http', status: 503 })
      await failureOf(call(listNotices))
    },
  )
  expect(onSessionEnded).not.toHaveBeenCalled()
})

test('no answer is a temporary network failure; an answer without problem details is known by its status', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const lost = await failureOf(call(listNotices))
  globalThis.fetch = realFetch
  expect(lost).toMatchObject({ kind: 'network', transient: true })
  await withServer(
    (_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>'),
    async () => expect(await failureOf(call(listNotices))).toMatchObject({ kind: 'http', status: 502, transient: true }),
  )
})

test('a submit keeps its key while the same input is retried, and gets a new one afterwards', () => {
  const submission = createSubmission()
  const first = submission.keyFor({ name: 'A' })
  expect(submission.keyFor({ name: 'A' })).toBe(first)
  const other = submission.keyFor({ name: 'B' })
  expect(other).not.toBe(first)
  submission.done()
  expect(submission.keyFor({ name: 'B' })).not.toBe(other)
})

test('the name of a download comes from its header, in either form', () => {
  expect(filenameIn(`attachment; filename="cv.pdf"; filename*=UTF-8''Si%C3%A2n.pdf`)).toBe('Siân.pdf')
  expect(filenameIn('attachment; filename="cv.pdf"')).toBe('cv.pdf')
  expect(filenameIn(null)).toBeNull()
})

test('every attempt of an action has the same name, by which its success is reported', async () => {
  const done: string[] = []
  listenToCalls((action) => done.push(action))
  let status = 500
  await withServer(
    (_request, response) => send(response, status, status === 200 ? {} : problem('unexpected', status)),
    async () => {
      const failure = await failureOf(call(setLanguage, { body: { language: 'cy' } }))
      expect(failure.action).toBe(`PUT ${addressOf(setLanguage)}`)
      expect(done).toEqual([])
      status = 200
      await call(setLanguage, { body: { language: 'en' } })
      expect(done).toEqual([failure.action])
    },
  )
})

const LIST = 'GET /api/messaging/notices'
it('refuses a call that no manifest of the page declares, asks nobody, and tells it once', async () => {
  let asked = 0
  const told: string[] = []
  declareCalls({ 'training/0a': [LIST] }, (refused) => told.push(refused))
  await withServer(
    (_request, response) => {
      asked += 1
      send(response, 200, {})
    },
    async () => {
      await call(listNotices)
      const refused = await failureOf(call(readNotices, { body: { upTo: 1 } }))
      expect(refused.message).toMatch(/^POST \/api\/messaging\/notices\S* was refused: no manifest of this page declares it/)
      await failureOf(call(readNotices, { body: { upTo: 2 } }))
    },
  )
  expect([asked, told]).toEqual([1, [expect.stringMatching(/^POST \/api\/messaging\/notices/)]])
})

it('holds each remote to its own manifest and the shell’s, also on another’s page', async () => {
  const told: (string | undefined)[] = []
  declareCalls({ 'shell/1c': ['GET /api/identity/me'], 'training/0a': [LIST], 'agent/0b': [] }, (_call, _error, of) =>
    told.push(of?.name),
  )
  await withServer(
    (_request, response) => send(response, 200, {}),
    async () => {
      await callAs({ name: 'training', build: '0a' }, listNotices, {})
      await expect(callAs({ name: 'agent', build: '0b' }, listNotices, {})).rejects.toThrow(
        'the manifest of agent 0b does not declare it',
      )
      // The version before, in the place of one that failed, brought no list along.
      await callAs({ name: 'agent', build: '09' }, listNotices, {})
    },
  )
  expect(told).toEqual(['agent'])
})

it('knows whose code calls by the files of a stack', () => {
  const stack = (...files: string[]) => ['Error: x', ...files.map((file) => `    at f (https://portal${file}:1:20)`)].join('\n')
  const [client, remote, card] = ['/assets/shell/1c/2.0a.js', '/assets/training/0a/7.1b.js', '/assets/agent/0b/3.1c.js']
  expect(callerIn(stack(client, remote, card))).toEqual({ name: 'training', build: '0a' })
  expect(callerIn(stack(client))).toBeNull()
  const guard = '/assets/shell/1c/9.ff.js'
  expect(directCallerIn(stack(guard, guard, remote))).toEqual({ name: 'training', build: '0a' })
  expect(directCallerIn(stack(guard, guard, client, remote))).toBeNull()
  expect(directCallerIn(`f@https://portal${guard}:1:2\ng@https://portal${card}:3:4`)).toEqual({ name: 'agent', build: '0b' })
  expect(directCallerIn(stack(guard))).toBeNull()
})
