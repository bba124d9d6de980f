import { listNotices } from '@onward/contracts/messaging/messaging'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, serve } from './fake-api'
import { PortalFixture } from './fixture'
import { usePortal } from './hooks'
import { forgetQueries, useEndpoint } from './queries'

afterEach(forgetQueries)

function Total() {
  const { setLanguage } = usePortal()
  const { data } = useEndpoint(listNotices)
  return (
    <button type="button" onClick={() => void setLanguage('cy')}>
      {data?.total}
    </button>
  )
}

test('answers are fetched again in the language that the reader switches to', async () => {
  let asked = 0
  const stop = fakeApi(
    serve(listNotices, () => {
      asked += 1
      return { items: [], nextCursor: null, total: asked, unread: 0, lastSeq: 0 }
    }),
  )
  render(
    <PortalFixture>
      <Total />
    </PortalFixture>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '1' }))
  expect(await screen.findByRole('button', { name: '2' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '2' }))
  expect(asked).toBe(2)
  stop()
})
