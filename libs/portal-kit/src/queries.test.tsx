import { listNotices, readNotices } from '@onward/contracts/messaging/messaging'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, serve } from './fake-api'
import { PortalFixture } from './fixture'
import { usePortal } from './hooks'
import { forgetQueries, useEndpoint, useWrite } from './queries'
import { useLocation, useNavigate } from './router'

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

/** A form that goes as soon as its list says that nothing is left to do, as a live update may say too. */
function Form({ notify }: { notify(text: string): void }) {
  const { data } = useEndpoint(listNotices)
  return (
    <>
      <output>{data?.total}</output>
      {data?.unread === 1 && <Press notify={notify} />}
    </>
  )
}
function Press({ notify }: { notify(text: string): void }) {
  const write = useWrite(readNotices)
  const navigate = useNavigate()
  const { search } = useLocation()
  const press = () =>
    write.mutate(
      { body: { upTo: 1 } },
      {
        onSuccess: (answer) => {
          notify(answer.receipt.reference)
          navigate('?done')
        },
        onError: (error) => notify(`failed: ${error.code}`),
      },
    )
  return (
    <>
      <button type="button" onClick={press}>
        Send
      </button>
      {search}
    </>
  )
}
const Where = () => <em>{useLocation().search}</em>

describe('a receipt given to a write', () => {
  const receipt = { reference: 'ONW-0000-0001', at: '2026-11-27T10:00:00.000Z' }
  function show(fails = false) {
    let unread = 1
    let sent = 0
    let arrive: () => void = () => undefined
    const isThere = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const stop = fakeApi(
      serve(listNotices, () => ({ items: [], nextCursor: null, total: sent, unread, lastSeq: 0 })),
      serve(readNotices, async () => {
        await isThere
        if (fails) return { problem: 'unexpected' }
        unread = 0
        sent += 1
        return { receipt }
      }),
    )
    const notify = jest.fn()
    const page = render(
      <PortalFixture>
        <Form notify={notify} />
        <Where />
      </PortalFixture>,
    )
    return { stop, notify, arrive, page, sent: () => sent }
  }
  afterEach(() => window.history.replaceState(null, '', '/'))

  test('is told although the form has gone by the time, once for a double click, and the form’s next page is opened', async () => {
    const { stop, notify, arrive, sent } = show()
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Send' }))
    arrive()
    await waitFor(() => expect(notify).toHaveBeenCalledWith(receipt.reference))
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    expect(await screen.findByText('?done')).toBeVisible()
    expect([notify.mock.calls.length, sent()]).toEqual([1, 1])
    stop()
  })

  test('is told after the page was left, and takes nobody away from where they are', async () => {
    const { stop, notify, arrive, page } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    window.history.replaceState(null, '', '/elsewhere')
    page.rerender(
      <PortalFixture>
        <Where />
      </PortalFixture>,
    )
    arrive()
    await waitFor(() => expect(notify).toHaveBeenCalledWith(receipt.reference))
    expect(screen.queryByText('?done')).toBeNull()
    stop()
  })

  test('has its counterpart: a failure is told after the form has gone, too', async () => {
    const { stop, notify, arrive, page } = show(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    page.rerender(
      <PortalFixture>
        <Where />
      </PortalFixture>,
    )
    arrive()
    await waitFor(() => expect(notify).toHaveBeenCalledWith('failed: unexpected'))
    stop()
  })
})
