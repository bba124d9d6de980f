import { reportLoadEvent } from '@onward/contracts/gateway/gateway'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { cleanup, render, screen } from '@testing-library/react'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { SHELL_NAMESPACE } from '../messages/shell-messages'
import { ReportedFailure, type ReportedFailureProps } from './ReportedFailure'

type ReportAnswer = { recorded: boolean } | { problem: 'too-many-requests' }
let undo = () => {}
afterEach(() => {
  cleanup()
  undo()
})

let build = 0
/** A new version each time, because each report is sent only once. */
function failedPage(changes: Partial<ReportedFailureProps> = {}) {
  build += 1
  return (
    <PortalFixture messages={{ [SHELL_NAMESPACE]: { en, cy } }}>
      <ReportedFailure
        of={{ name: 'agent', build: `b${build}` }}
        path="/agent/clients/:id"
        page="Client"
        failure="render"
        message="TypeError: is not a function"
        elsewhere={[]}
        onAgain={() => undefined}
        {...changes}
      />
    </PortalFixture>
  )
}
/** Draws a failed page and records the reports to the gateway. */
function draw(answer: (nth: number) => ReportAnswer | Promise<ReportAnswer>, changes: Partial<ReportedFailureProps> = {}) {
  const reports: object[] = []
  undo = fakeApi(
    serve(reportLoadEvent, ({ body }) => {
      reports.push(body)
      return answer(reports.length)
    }),
  )
  const page = failedPage(changes)
  return { reports, page, ...render(page) }
}
const reportedText = () => screen.queryByText('We have been told.')

test('says that we have been told once the report is recorded, and not before', async () => {
  let answer: (body: ReportAnswer) => void = () => {}
  const { reports } = draw(() => new Promise((resolve) => (answer = resolve)))
  expect(await screen.findByText(/Something went wrong on this page and it stopped\./)).toBeVisible()
  expect(reportedText()).toBeNull()
  await screen.findByRole('status')
  answer({ recorded: true })
  expect(await screen.findByText('We have been told.')).toBeVisible()
  expect(reports).toEqual([
    {
      kind: 'remote-failed',
      path: '/agent/clients/:id',
      remote: 'agent',
      build: `b${build}`,
      failure: 'render',
      message: 'TypeError: is not a function',
      stack: '',
      // A page that no gateway made has none.
      proof: '',
    },
  ])
})

test.each<[string, ReportAnswer]>([
  ['the gateway does not have it', { recorded: false }],
  ['there were too many reports', { problem: 'too-many-requests' }],
])('says that we could not be told when %s', async (_when, answer) => {
  draw(() => answer)
  expect(await screen.findByText('We could not report this to our team. If it keeps happening, please tell us.')).toBeVisible()
  expect(reportedText()).toBeNull()
})

test('says so too when nothing answers', async () => {
  const real = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  render(failedPage())
  expect(await screen.findByText(/We could not report this to our team/)).toBeVisible()
  globalThis.fetch = real
})

test('the same failure is reported once per page load; a failed report is sent again', async () => {
  const { reports, page, unmount } = draw((nth) => (nth === 1 ? { problem: 'too-many-requests' } : { recorded: true }))
  expect(await screen.findByText(/We could not report this/)).toBeVisible()
  unmount()
  const again = render(page)
  expect(await screen.findByText('We have been told.')).toBeVisible()
  again.unmount()
  render(page)
  expect(await screen.findByText('We have been told.')).toBeVisible()
  expect(reports).toHaveLength(2)
})

test('does not mention a report when the fault is not ours, but sends it', async () => {
  const { reports } = draw(() => ({ recorded: true }), { failure: 'network', message: 'unreachable' })
  expect(await screen.findByText(/The connection was lost/)).toBeVisible()
  expect(screen.queryByText(/Everything else works/)).toBeNull()
  await Promise.resolve()
  expect(reportedText()).toBeNull()
  expect(reports).toHaveLength(1)
})
