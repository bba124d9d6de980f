import { reportLoadEvent } from '@onward/contracts/gateway/gateway'
import { inEachLanguage } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { Slot } from '@onward/portal-kit/slot'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { useEffect } from 'react'
import type { BootRemote } from '../boot/boot-document'
import type { PageLoad, PageLoader } from '../loader/page-loader'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { SHELL_NAMESPACE } from '../messages/shell-messages'
import { slotCards } from './slot-cards'

let undo = () => {}
afterEach(() => {
  cleanup()
  undo()
})

let build = 0
/** A remote with a card at the page of a client. */
const remoteWith = (name: string, order: number): BootRemote => {
  build += 1
  return {
    name,
    build: `b${build}`,
    base: `/assets/${name}/b${build}/`,
    entry: `/assets/${name}/b${build}/remoteEntry.js`,
    container: name,
    integrity: {},
    manifest: {
      name,
      contract: 1,
      pages: [],
      navigation: [],
      slots: [{ slot: 'agent.client', id: 'card', title: inEachLanguage(() => `Card of ${name}`), access: ['agent'], order }],
      uses: [],
    },
    reason: 'stable',
  }
}
type Outcome = PageLoad | ComponentType<{ clientId: string }>
async function draw(outcomes: Record<string, Outcome | Outcome[]>) {
  const reports: object[] = []
  undo = fakeApi(
    serve(reportLoadEvent, ({ body }) => {
      reports.push(body)
      return { recorded: true }
    }),
  )
  const loads: string[] = []
  const remotes = Object.keys(outcomes).map((name, index) => remoteWith(name, 9 - index))
  const loader: PageLoader = {
    instead: async () => null,
    peek: () => null,
    async load(of, key) {
      const { name } = of
      loads.push(`${name} ${key}`)
      const all = [outcomes[name] ?? []].flat()
      const outcome = all[Math.min(loads.filter((one) => one.startsWith(`${name} `)).length, all.length) - 1] as Outcome
      return typeof outcome === 'function' ? { kind: 'ready', Page: outcome as ComponentType, of } : outcome
    },
  }
  const Cards = await slotCards({ remotes, loader })
  const drawn = render(
    <PortalFixture
      viewer="agent"
      messages={{ [SHELL_NAMESPACE]: { en, cy } }}
      portal={{ cards: { Cards, count: (name) => (name === 'agent.client' ? remotes.length : 0) } }}
    >
      <h1>Client</h1>
      <Slot name="agent.client" clientId="c1" />
      <Slot name="public.home" />
    </PortalFixture>,
  )
  return { ...drawn, reports, loads, remotes }
}
const lost: PageLoad = { kind: 'failed', failure: 'network', fatal: false, message: 'unreachable' }
const Fine = ({ clientId }: { clientId: string }) => <p>Fine for {clientId}</p>
const Throwing = (): never => {
  throw new TypeError('x is not a function')
}
const ThrowingLater = () => {
  useEffect(() => {
    throw new TypeError('x is not a function')
  }, [])
  return <p>drawn</p>
}

test('cards come in their order, each with what its place knows', async () => {
  const { container, loads } = await draw({ first: Fine, second: Fine })
  expect(await screen.findAllByText('Fine for c1')).toHaveLength(2)
  expect([...container.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card'))).toEqual([
    'second card',
    'first card',
  ])
  expect(loads.sort()).toEqual(['first card:card', 'second card:card'])
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test.each([
  ['while it is drawn', Throwing],
  ['in an effect', ThrowingLater],
])('a card that throws %s harms neither the page nor other cards, and is reported with its version', async (_when, Broken) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { reports, remotes } = await draw({ broken: Broken, fine: Fine })
  expect(await screen.findByText('“Card of broken” could not be shown. The rest of this page works.')).toBeVisible()
  expect(await screen.findByText('Fine for c1')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Client' })).toBeVisible()
  expect(reports).toEqual([
    expect.objectContaining({
      kind: 'remote-failed',
      path: 'card:card',
      remote: 'broken',
      build: remotes[0]?.build,
      failure: 'render',
    }),
  ])
  jest.restoreAllMocks()
})

test('a card that did not load is tried again when asked', async () => {
  const { reports } = await draw({ slow: [lost, Fine] })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Fine for c1')).toBeVisible()
  expect(reports).toEqual([expect.objectContaining({ remote: 'slow', failure: 'network', message: 'unreachable' })])
})

test('a place without cards draws nothing', async () => {
  const { container } = await draw({})
  expect(container.querySelector('ul')).toBeNull()
})
