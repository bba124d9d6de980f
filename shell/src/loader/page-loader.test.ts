import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import type { BootRemote } from '../boot/boot-document'
import type { Probe } from './classify'
import { createPageLoader, LOAD_LIMIT_MS, type LoaderEdge } from './page-loader'

const remote: BootRemote = {
  name: 'jobseeker',
  build: 'abc',
  base: '/assets/jobseeker/abc/',
  entry: '/assets/jobseeker/abc/remoteEntry.1a2b3c4d.js',
  container: 'jobseeker_abc',
  integrity: {},
  manifest: { name: 'jobseeker', contract: PORTAL_CONTRACT, pages: [], navigation: [], slots: [], uses: [] },
  reason: 'stable',
}
const Page = () => null
const entryWith = (routes: object, contract = PORTAL_CONTRACT) => ({ default: { contract, routes } })
const good = entryWith({ jobs: async () => ({ default: Page }) })
const lost = new Error('#RUNTIME-008 ScriptNetworkError')

/** A fake environment: the entry gives these answers in turn, and waits end at once (the overall limit only when `late`). */
function world(
  answers: unknown[],
  probe: Probe = { kind: 'unreachable' },
  { late = false, previous = null }: { late?: boolean; previous?: BootRemote | null } = {},
) {
  const waits: number[] = []
  const asked: boolean[] = []
  const printed: unknown[] = []
  const failed: string[] = []
  const edge: LoaderEdge = {
    async loadEntry(_remote, again) {
      asked.push(again)
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      if (answer instanceof Error) throw answer
      return answer
    },
    probe: async () => probe,
    expectedHash: () => 'sha256-good',
    addCatalogue: async () => undefined,
    previous: async ({ build }) => {
      failed.push(build)
      return previous
    },
    print: (error) => printed.push(error),
    wait(ms) {
      if (ms === LOAD_LIMIT_MS) return late ? Promise.resolve() : new Promise(() => undefined)
      waits.push(ms)
      return Promise.resolve()
    },
    random: () => 0.5,
  }
  return { loader: createPageLoader(edge), waits, asked, printed, failed }
}

test('a page is loaded once and then cached', async () => {
  const { loader, asked } = world([good])
  expect(loader.peek(remote, 'jobs')).toBeNull()
  expect(await loader.load(remote, 'jobs')).toEqual({ kind: 'ready', Page, of: remote })
  expect(loader.peek(remote, 'jobs')).toEqual({ kind: 'ready', Page, of: remote })
  await loader.load(remote, 'jobs')
  expect(asked).toEqual([false])
})

test('a lost connection is retried with growing waits, then reported; a later try may succeed', async () => {
  const { loader, waits, asked } = world([lost, lost, lost, good])
  expect(await loader.load(remote, 'jobs')).toMatchObject({
    kind: 'failed',
    failure: 'network',
    fatal: false,
    message: 'unreachable (remoteEntry.1a2b3c4d.js)',
  })
  expect(waits).toEqual([400, 800])
  expect(asked).toEqual([false, true, true])
  expect(await loader.load(remote, 'jobs')).toMatchObject({ kind: 'ready' })
})

test('wrong bytes are fatal for the version: they are not fetched again', async () => {
  const { loader, asked } = world([lost, good], { kind: 'bytes', sha256: 'sha256-bad' })
  const message = 'other bytes than published (remoteEntry.1a2b3c4d.js)'
  const outcome = { kind: 'failed', failure: 'integrity', fatal: true, message }
  expect(await loader.load(remote, 'jobs')).toMatchObject(outcome)
  expect(await loader.load(remote, 'profile')).toMatchObject(outcome)
  expect(asked).toHaveLength(1)
})

test('another version of the same remote starts afresh', async () => {
  const { loader } = world([new Error('boom'), good])
  expect(await loader.load(remote, 'jobs')).toMatchObject({ failure: 'evaluation', fatal: true })
  expect(await loader.load({ ...remote, build: 'def' }, 'jobs')).toMatchObject({ kind: 'ready' })
})

test('a missing entry is reported at once and may be retried by hand', async () => {
  const { loader, asked } = world([lost], { kind: 'http', status: 404 })
  expect(await loader.load(remote, 'jobs')).toMatchObject({
    kind: 'failed',
    failure: 'http',
    fatal: false,
    message: 'HTTP 404 (remoteEntry.1a2b3c4d.js)',
  })
  expect(asked).toHaveLength(1)
})

test.each([
  ['of another contract', entryWith({}, PORTAL_CONTRACT + 1), 'another portal contract'],
  ['without a default export', {}, 'another portal contract'],
  ['that is nothing', null, 'another portal contract'],
  ['without the page', entryWith({ other: async () => ({ default: Page }) }), 'no such page'],
  ['whose page exports nothing', entryWith({ jobs: async () => ({}) }), 'no component'],
])('an entry %s does not fit', async (_which, entry, message) => {
  const outcome = { kind: 'failed', failure: 'contract', fatal: true, message }
  expect(await world([entry]).loader.load(remote, 'jobs')).toMatchObject(outcome)
})

test('a broken page does not affect the other pages of its remote', async () => {
  const broken = entryWith({
    jobs: () => Promise.reject(new TypeError('x is undefined')),
    profile: async () => ({ default: Page }),
  })
  const { loader } = world([broken])
  expect(await loader.load(remote, 'jobs')).toMatchObject({ failure: 'evaluation' })
  expect(await loader.load(remote, 'profile')).toMatchObject({ kind: 'ready' })
})

test('the whole load has a limit', async () => {
  const { loader } = world([new Promise(() => undefined)], undefined, { late: true })
  expect(await loader.load(remote, 'jobs')).toMatchObject({ failure: 'timeout', fatal: false })
})

test('what comes after the limit is still taken', async () => {
  let come: (entry: unknown) => void = () => undefined
  const entry = new Promise((resolve) => {
    come = resolve
  })
  const { loader } = world([entry], undefined, { late: true })
  const outcome = await loader.load(remote, 'jobs')
  if (outcome.kind !== 'failed') throw new Error('it was not late')
  come(good)
  expect(await outcome.late).toEqual({ kind: 'ready', Page, of: remote })
  expect(loader.peek(remote, 'jobs')).toMatchObject({ kind: 'ready' })
})

test('whoever asks meanwhile gets the same cause of an entry that throws, printed once', async () => {
  const boom = new TypeError('x is undefined')
  // The module that threw is half there for whoever asks a second time.
  const { loader, asked, printed } = world([boom, {}])
  const [first, second] = await Promise.all([loader.load(remote, 'jobs'), loader.load(remote, 'profile')])
  for (const outcome of [first, second, await loader.load(remote, 'jobs')])
    expect(outcome).toMatchObject({ failure: 'evaluation', error: boom })
  expect([asked.length, printed]).toEqual([1, [boom]])
})

test.each([
  ['evaluation', [new Error('boom'), good], undefined],
  ['contract', [entryWith({}, PORTAL_CONTRACT + 1), good], undefined],
  ['integrity', [lost, good], { kind: 'bytes', sha256: 'sha256-bad' }],
] as const)(
  'a version that fails by %s is replaced by the one before, for the rest of the page’s life',
  async (failure, answers, probe) => {
    const previous = { ...remote, build: 'before' }
    const { loader, failed } = world([...answers], probe, { previous })
    const ready = { kind: 'ready', Page, of: previous }
    expect(await loader.load(remote, 'jobs')).toMatchObject({ ...ready, insteadOf: { failure } })
    expect(loader.peek(remote, 'jobs')).toEqual(ready)
    expect(await loader.load(remote, 'jobs')).toMatchObject({ ...ready, insteadOf: { failure } })
    expect(failed).toEqual(['abc'])
  },
)

test('a page that the version before has not stays failed, and so does one that only a connection was lost for', async () => {
  const previous = { ...remote, build: 'before' }
  expect(await world([new Error('boom'), entryWith({})], undefined, { previous }).loader.load(remote, 'jobs')).toMatchObject({
    failure: 'evaluation',
  })
  const { loader, failed } = world([lost], undefined, { previous })
  expect(await loader.load(remote, 'jobs')).toMatchObject({ failure: 'network' })
  expect(failed).toEqual([])
})

test('a page that threw while it was drawn is replaced by the version before, once, for the rest of the page’s life', async () => {
  const previous = { ...remote, build: 'before' }
  const error = new TypeError('x is undefined')
  const { loader, failed } = world([good], undefined, { previous })
  const drawn = await loader.load(remote, 'jobs')
  if (drawn.kind !== 'ready') throw new Error('it did not load')
  const instead = await loader.instead(drawn, 'jobs', error)
  expect(instead).toMatchObject({ of: previous, insteadOf: { failure: 'render', error } })
  expect(await loader.load(remote, 'jobs')).toMatchObject({ of: previous })
  expect(instead && (await loader.instead(instead, 'jobs', error))).toBeNull()
  expect(failed).toEqual(['abc'])
})

test('without a version before it, or where that one has no such page, what threw stays failed', async () => {
  const ready = { kind: 'ready', Page, of: remote } as const
  expect(await world([good]).loader.instead(ready, 'jobs', new Error('x'))).toBeNull()
  const previous = { ...remote, build: 'before' }
  expect(await world([entryWith({})], undefined, { previous }).loader.instead(ready, 'jobs', new Error('x'))).toBeNull()
})
