import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, createElement, type ReactNode, Suspense } from 'react'
import { PortalFixture } from './fixture'
import { lazyPart } from './lazy-part'

const setOnline = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})
const NoConnection = () => <p role="status">No connection</p>
const Page = ({ part }: { part: ReactNode }) => (
  <PortalFixture portal={{ PartWaits: NoConnection }}>
    <p>The list</p>
    <Suspense fallback={<p>Loading</p>}>{part}</Suspense>
  </PortalFixture>
)

test('a part without a connection leaves the page as it is, and comes with the connection', async () => {
  setOnline(false)
  const load = jest
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => <p>The job</p> })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<Page part={createElement(lazyPart<object>(load))} />)
  expect(await screen.findByText('No connection')).toBeVisible()
  expect(screen.getByText('The list')).toBeVisible()
  setOnline(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('The job')).toBeVisible()
  expect(screen.queryByText('No connection')).toBeNull()
  expect(load).toHaveBeenCalledTimes(2)
})

class Whole extends Component<{ children: ReactNode }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render = () => (this.state.isBroken ? <p>Broken</p> : this.props.children)
}
test('any other failure is thrown, so that the page says what is wrong', async () => {
  setOnline(true)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const part = createElement(lazyPart<object>(() => Promise.reject(new Error('changed on the way'))))
  render(
    <Whole>
      <Suspense fallback={null}>{part}</Suspense>
    </Whole>,
  )
  expect(await screen.findByText('Broken')).toBeVisible()
})
