import type { ApplicationState } from '@onward/contracts/application-states'
import { listMyApplications, readMyApplication, withdrawApplication } from '@onward/contracts/jobs'
import type { LiveTopic } from '@onward/contracts/messaging'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { application, applications, receipt } from '../testing/examples'
import ApplicationPage from './ApplicationPage'
import ApplicationsPage from './ApplicationsPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})
const heard = new Map<LiveTopic, Set<(change: { topic: LiveTopic }) => void>>()
const portal = {
  subscribe: (topic: LiveTopic, callback: (change: { topic: LiveTopic }) => void) => {
    const listeners = heard.get(topic) ?? new Set()
    heard.set(topic, listeners.add(callback))
    return () => void listeners.delete(callback)
  },
}
const tell = (topic: LiveTopic) => {
  for (const callback of heard.get(topic) ?? []) callback({ topic })
}
const show = (list = false) =>
  render(
    <PortalFixture
      viewer="user"
      path={list ? '/applications' : `/applications/${application.id}`}
      route={list ? '/applications' : '/applications/:id'}
      messages={{ jobseeker: { en, cy } }}
      portal={portal}
    >
      {list ? <ApplicationsPage /> : <ApplicationPage />}
    </PortalFixture>,
  )

test('withdrawing asks first, sends once, and gives a receipt', async () => {
  let state: ApplicationState = 'submitted'
  let sent = 0
  undo = fakeApi(
    serve(readMyApplication, () => ({ ...application, state })),
    serve(withdrawApplication, () => {
      sent++
      state = 'withdrawn'
      return { state, receipt }
    }),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/will no longer consider you/)).toBeVisible()
  expect(sent).toBe(0)
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('You withdrew this application.')).toBeVisible()
  expect(screen.getByText(/Application withdrawn/)).toHaveTextContent('ONW-7K3F-9QXM')
  expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull()
  expect(sent).toBe(1)
})

test('a withdrawal that fails says so in the dialog and changes nothing', async () => {
  undo = fakeApi(
    serve(readMyApplication, () => application),
    serve(withdrawApplication, () => ({ problem: 'unexpected' })),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await dialog.findByRole('button', { name: 'Keep it' })).toBeVisible()
  expect(screen.getByText('The employer has your application.')).toBeVisible()
})

test('an employer’s answer shows without a reload, on the page and in the list', async () => {
  let state: ApplicationState = 'submitted'
  undo = fakeApi(
    serve(readMyApplication, () => ({ ...application, state })),
    serve(listMyApplications, () => ({ ...applications, items: [{ ...application, state }] })),
  )
  const page = show()
  expect(await screen.findByText('The employer has your application.')).toBeVisible()
  state = 'interview_invited'
  act(() => tell('applications'))
  expect(await screen.findByText('The employer would like to meet you.')).toBeVisible()
  page.unmount()
  show(true)
  expect(await screen.findByText('Interview invitation')).toBeVisible()
})
