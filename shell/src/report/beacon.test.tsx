import { type LoadReport, reportLoads } from '@onward/contracts/gateway/gateway'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import type { Seen } from './watch'

const BASE = '/assets/agent/0b/'
const thrown = Object.assign(new TypeError('x is not a function'), {
  stack: `TypeError: x is not a function\n    at draw (https://portal.example${BASE}12.0a1b2c3d.js:1:20)`,
})
const version = { remote: 'agent', build: '0b' } as const
const drawn: Seen = { kind: 'ok', ...version, at: 340.4 }
const failed: Seen = { kind: 'failed', ...version, failure: 'render', error: thrown }

/** A fresh page, in a browser without beacons: what it sends. */
async function page() {
  const sent: LoadReport[][] = []
  undo = fakeApi(
    serve(reportLoads, ({ body }) => {
      sent.push(body.reports)
      return { counted: body.reports.length }
    }),
  )
  let beacon: (seen: Seen) => void = () => undefined
  await jest.isolateModulesAsync(async () => {
    beacon = (await import('./beacon')).beacon
  })
  return { beacon, sent }
}
const settle = () => jest.advanceTimersByTimeAsync(1_500)
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})
let undo = () => {}
afterEach(() => {
  undo()
  jest.useRealTimers()
})

test('a version that drew its page counts once in the life of the page, with its load time', async () => {
  const { beacon, sent } = await page()
  beacon(drawn)
  beacon({ ...drawn, at: 900 })
  await settle()
  beacon(drawn)
  await settle()
  expect(sent).toEqual([[{ kind: 'ok', ...version, ms: 340 }]])
})

test('an error of the first effects is a failed load, at once; one after that is an error of a page that stood', async () => {
  const first = await page()
  first.beacon(drawn)
  first.beacon(failed)
  await jest.advanceTimersByTimeAsync(0)
  expect(first.sent).toEqual([[{ kind: 'failed', ...version, failure: 'render' }]])

  const second = await page()
  second.beacon(drawn)
  await settle()
  second.beacon(failed)
  await settle()
  expect(second.sent[1]).toEqual([
    {
      kind: 'after',
      ...version,
      error: 'render',
      message: 'TypeError: is not a function (12.0a1b2c3d.js:1:20)',
      stack: `at draw (${BASE}12.0a1b2c3d.js:1:20)`,
    },
  ])
})

test('an error of the window belongs to the version whose files it names, and to nobody without any', async () => {
  const { beacon, sent } = await page()
  beacon({ kind: 'error', event: new ErrorEvent('error', { error: thrown }) })
  beacon({ kind: 'error', event: new ErrorEvent('error', { error: new Error('of an extension') }) })
  for (let n = 0; n < 20; n += 1) beacon({ kind: 'error', event: { reason: thrown } as PromiseRejectionEvent })
  await settle()
  const [reports = []] = sent
  expect(reports[0]).toMatchObject({ kind: 'after', ...version, error: 'script' })
  expect(reports[1]).toMatchObject({ kind: 'after', ...version, error: 'rejection' })
  expect(reports).toHaveLength(10)
})

test('a refused call is told of the version that made it, and is no failed load', async () => {
  const { beacon, sent } = await page()
  beacon({
    kind: 'undeclared',
    ...version,
    error: Object.assign(new Error('GET /api/x'), { name: 'UndeclaredCallError', stack: thrown.stack }),
  })
  await settle()
  const message = 'UndeclaredCallError (12.0a1b2c3d.js:1:20)'
  expect(sent).toEqual([
    [{ kind: 'after', ...version, error: 'undeclared', message, stack: `at draw (${BASE}12.0a1b2c3d.js:1:20)` }],
  ])
})

test('the version that stands in for a failed one is told with it', async () => {
  const { beacon, sent } = await page()
  beacon({ kind: 'ok', remote: 'agent', build: '0a', at: 500, insteadOf: '0b' })
  beacon({ ...failed, failure: 'integrity' })
  await settle()
  expect(sent).toEqual([
    [
      { kind: 'ok', remote: 'agent', build: '0a', ms: 500, insteadOf: '0b' },
      { kind: 'failed', ...version, failure: 'integrity' },
    ],
  ])
})

test('what waits is sent when the page is left', async () => {
  const { beacon, sent } = await page()
  beacon(drawn)
  window.dispatchEvent(new Event('pagehide'))
  await jest.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
})
