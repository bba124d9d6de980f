import { notices } from '../notices/notices'
import { useSessionStore } from './session-store'
import { startSignedIn } from './signed-in'

let endSession = () => {}
jest.mock('@onward/portal-kit/host', () => ({
  ...jest.requireActual('@onward/portal-kit/host'),
  listenToSession: ({ onSessionEnded }: { onSessionEnded: () => void }) => {
    endSession = onSessionEnded
  },
}))
jest.mock('@onward/portal-kit/live-client', () => ({ startLive: () => ({ stop: () => {}, subscribe: () => () => {} }) }))
jest.mock('@onward/portal-kit/session-clock', () => ({ startSessionClock: () => () => {} }))

test('the end of a session is announced, except to people who sign out', () => {
  // jsdom logs that it cannot navigate.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const show = jest.spyOn(notices, 'show')
  startSignedIn({ shell: { build: 's1', base: '/', integrity: {} }, remotes: [], session: null })
  useSessionStore.setState({ signsOut: true })
  endSession()
  expect(show).not.toHaveBeenCalled()
  useSessionStore.setState({ signsOut: false })
  endSession()
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ title: 'session.ended' }))
})
