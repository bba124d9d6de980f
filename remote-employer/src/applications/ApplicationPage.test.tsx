import { grantCvDownload, moveApplication, readEmployerApplication } from '@onward/contracts/jobs'
import { downloadDisclosedCv } from '@onward/contracts/jobseekers'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { fullApplication, receipt } from '../testing/examples'
import ApplicationPage from './ApplicationPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})
const show = (language: 'en' | 'cy' = 'en') =>
  render(
    <PortalFixture
      viewer="employer"
      language={language}
      path={`/employer/applications/${fullApplication.id}`}
      route="/employer/applications/:id"
      messages={{ employer: { en, cy } }}
    >
      <ApplicationPage />
    </PortalFixture>,
  )
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('the whole application is there: letter, match with its parts, history, contact and what was shared', async () => {
  undo = fakeApi(serve(readEmployerApplication, () => fullApplication))
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Amina Okafor-Reed' })).toBeVisible()
  expect(screen.getByText(/I cared for my mother/)).toBeVisible()
  expect(screen.getByText('45 of 50')).toBeVisible()
  expect(screen.getByText('Disability Support')).toBeVisible()
  expect(screen.queryByText('Benefits Transition')).toBeNull()
  expect(screen.getByText('20 November 2026, 14:05, by the applicant')).toBeVisible()
  expect(screen.getByRole('link', { name: 'amina@example.org' })).toHaveAttribute('href', 'mailto:amina@example.org')
})

test('only steps that both sides can finish are offered, and a move says what it did', async () => {
  let state: 'submitted' | 'under_review' = 'submitted'
  let asked: unknown
  undo = fakeApi(
    serve(readEmployerApplication, () => ({ ...fullApplication, state })),
    serve(moveApplication, ({ body }) => {
      asked = body
      state = 'under_review'
      return { state, version: 4, receipt }
    }),
  )
  show()
  await press('Start review')
  expect(await screen.findByRole('status')).toHaveTextContent('is now: Under Review. Receipt ONW-7K3F-9QXM')
  expect(asked).toEqual({ to: 'under_review', version: 3, reason: '' })
  expect(screen.getByRole('button', { name: 'Shortlist' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /interview/i })).toBeNull()
})

test('who comes second is told who was first, and nothing of theirs is saved', async () => {
  let reads = 0
  const moved = {
    ...fullApplication,
    state: 'withdrawn' as const,
    next: [],
    version: 4,
    history: [
      ...fullApplication.history,
      { state: 'withdrawn' as const, at: '2026-11-21T09:12:00.000Z', by: 'jobseeker' as const },
    ],
  }
  undo = fakeApi(
    serve(readEmployerApplication, () => (reads++ === 0 ? fullApplication : moved)),
    serve(moveApplication, () => ({ problem: 'state-conflict' })),
  )
  show()
  await press('Shortlist')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Someone was first Meanwhile this application became Withdrawn, by the applicant, on 21 November 2026, 09:12.',
  )
  expect(screen.getByText(/This application has ended/)).toBeVisible()
})

test('nobody is rejected without kind words', async () => {
  let asked: { reason?: string } = {}
  undo = fakeApi(
    serve(readEmployerApplication, () => fullApplication),
    serve(moveApplication, ({ body }) => {
      asked = body
      return { state: 'rejected' as const, version: 4, receipt }
    }),
  )
  show()
  await press('Reject')
  const dialog = screen.getByRole('dialog')
  await press('Reject and send')
  expect(dialog).toHaveTextContent('Choose or write a reason')
  await userEvent.click(within(dialog).getByLabelText('In my own words'))
  await userEvent.type(within(dialog).getByLabelText(/Your words/), 'Thank you for applying.')
  await press('Reject and send')
  expect(await screen.findByText(/is now: Rejected/)).toBeInTheDocument()
  expect(asked).toEqual({ to: 'rejected', version: 3, reason: 'Thank you for applying.' })
})

test('a failed download says so', async () => {
  undo = fakeApi(
    serve(readEmployerApplication, () => fullApplication),
    serve(grantCvDownload, () => ({ problem: 'not-allowed' })),
  )
  show()
  await press(/Download CV/)
  expect(await screen.findByText(/The CV could not be downloaded/)).toBeInTheDocument()
})

test('a link that no longer works is said on the page', async () => {
  undo = fakeApi(
    serve(readEmployerApplication, () => fullApplication),
    serve(grantCvDownload, () => ({
      url: `/api/jobseekers/disclosures/${fullApplication.id}/cv?grant=x`,
      expiresAt: receipt.at,
    })),
    serve(downloadDisclosedCv, () => ({ problem: 'link-expired' }) as never),
  )
  show()
  await press(/Download CV/)
  expect(await screen.findByText(/This link has been used or has expired/)).toBeInTheDocument()
})

test('an application of another organisation cannot be shown', async () => {
  undo = fakeApi(serve(readEmployerApplication, () => ({ problem: 'not-found' })))
  show()
  expect(await screen.findByText('This application cannot be shown')).toBeVisible()
})

test('the page is Welsh in Welsh', async () => {
  undo = fakeApi(serve(readEmployerApplication, () => fullApplication))
  show('cy')
  expect(await screen.findByRole('button', { name: 'Dechrau adolygu' })).toBeVisible()
  expect(screen.getByText('Cymorth Anabledd')).toBeVisible()
})
