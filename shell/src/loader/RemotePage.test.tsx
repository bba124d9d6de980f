import { reportLoadEvent, reportLoads } from '@onward/contracts/gateway/gateway'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { BootRemote } from '../boot/boot-document'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { SHELL_NAMESPACE } from '../messages/shell-messages'
import { useSessionStore } from '../session/session-store'
import type { PageLoad, ReadyLoad } from './page-loader'
import { RemotePage } from './RemotePage'

const remote: BootRemote = {
  name: 'agent',
  build: '0b',
  base: '/assets/agent/0b/',
  entry: '/assets/agent/0b/remoteEntry.1a2b3c4d.js',
  container: 'agent_0b',
  integrity: {},
  manifest: { name: 'agent', contract: 1, pages: [], navigation: [], slots: [], uses: [] },
  reason: 'stable',
}
const page = {
  id: 'cases',
  path: '/agent/cases',
  access: ['agent' as const],
  title: { en: 'Cases', cy: 'Achosion' },
  layout: 'frame' as const,
}
const Page = () => <h1>Cases of today</h1>
const error = new TypeError('x is not a function')
const Broken = (): never => {
  throw error
}

let undo = () => {}
afterEach(() => {
  cleanup()
  undo()
})

/** Draws the page that a loader gives, and what is reported of it. */
function draw(load: PageLoad, instead: ReadyLoad | null = null) {
  const events: object[] = []
  undo = fakeApi(
    serve(reportLoadEvent, ({ body }) => {
      events.push(body)
      return { recorded: true }
    }),
    serve(reportLoads, ({ body }) => ({ counted: body.reports.length })),
  )
  render(
    <PortalFixture messages={{ [SHELL_NAMESPACE]: { en, cy } }}>
      <RemotePage
        remote={remote}
        page={page}
        title="Cases"
        elsewhere={[]}
        loader={{ load: async () => load, instead: async () => instead, peek: () => null }}
      />
    </PortalFixture>,
  )
  return events
}

test('a page that is late says so, is shown when it comes, and is announced', async () => {
  let come: (load: PageLoad) => void = () => undefined
  const late = new Promise<PageLoad>((resolve) => {
    come = resolve
  })
  draw({ kind: 'failed', failure: 'timeout', fatal: false, message: 'no answer in time', late })
  expect(await screen.findByText(/This page took too long to load\./)).toBeVisible()
  come({ kind: 'ready', Page, of: remote })
  expect(await screen.findByRole('heading', { name: 'Cases of today' })).toBeVisible()
  expect(useSessionStore.getState().announcement).toBe('“Cases” is here now.')
})

test('the person sees the page of the version before; the failed one is reported all the same', async () => {
  const error = Object.assign(new TypeError('x is not a function'), {
    stack: `at draw (https://portal.example${remote.entry}:1:20)`,
  })
  const insteadOf = {
    kind: 'failed',
    failure: 'evaluation',
    fatal: true,
    message: 'TypeError: is not a function',
    error,
  } as const
  const events = draw({ kind: 'ready', Page, of: { ...remote, build: '0a' }, insteadOf })
  expect(await screen.findByRole('heading', { name: 'Cases of today' })).toBeVisible()
  await waitFor(() => expect(events).toHaveLength(1))
  expect(events).toEqual([
    expect.objectContaining({
      kind: 'remote-failed',
      remote: 'agent',
      build: '0b',
      failure: 'evaluation',
      message: 'TypeError: is not a function',
      stack: 'at draw (/assets/agent/0b/remoteEntry.1a2b3c4d.js:1:20)',
    }),
  ])
})

test('a page that throws while it is drawn gives way to the version before, and its failure is told', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const insteadOf = { kind: 'failed', failure: 'render', fatal: false, message: '', error } as const
  const events = draw(
    { kind: 'ready', Page: Broken, of: remote },
    { kind: 'ready', Page, of: { ...remote, build: '0a' }, insteadOf },
  )
  expect(await screen.findByRole('heading', { name: 'Cases of today' })).toBeVisible()
  await waitFor(() => expect(events).toHaveLength(1))
  expect(events[0]).toMatchObject({ build: '0b', failure: 'render', message: 'TypeError: is not a function' })
  jest.restoreAllMocks()
})
