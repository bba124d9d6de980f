import { fixtureSession } from '@onward/portal-kit/fixture'
import { accessIsOver } from './session-store'

test('the access token of a boot document may have expired while the session lives', () => {
  const session = { ...fixtureSession('user'), expiresAt: '2026-11-21T12:00:00.000Z' }
  const at = (time: string) => accessIsOver(session, Date.parse(time))
  expect([at('2026-11-21T11:59:59.999Z'), at('2026-11-21T12:00:00.000Z')]).toEqual([false, true])
  expect(accessIsOver(null, Date.parse('2099-01-01'))).toBe(false)
})
