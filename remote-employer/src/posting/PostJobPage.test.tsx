import { listEmployerJobs, postJob, readEmployerSummary } from '@onward/contracts/jobs'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { receipt } from '../testing/examples'
import PostJobPage from './PostJobPage'

const id = '5b0f1a52-9c1e-4c39-8f53-00000000000f'
let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
  window.sessionStorage.clear()
})
const show = () =>
  render(
    <PortalFixture viewer="employer" path="/employer/post-job" messages={{ employer: { en, cy } }}>
      <PostJobPage />
    </PortalFixture>,
  )
async function fill() {
  await userEvent.type(screen.getByLabelText(/Job title/), 'Cook')
  await userEvent.type(screen.getByLabelText(/Department/), 'Kitchen')
  await userEvent.type(screen.getByLabelText(/Location/), 'Leeds')
  await userEvent.selectOptions(screen.getByLabelText(/Job type/), 'Part-time')
  await userEvent.type(screen.getByLabelText(/Job description/), 'Cook lunch.')
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('an empty form is answered by a summary that takes focus and names each field', async () => {
  show()
  await press('Post Job')
  const summary = screen.getByRole('alert')
  expect(summary).toHaveTextContent('Missing Information')
  expect(summary).toHaveTextContent('Please fill in all required fields.')
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter a job title', 'Enter a department', 'Enter a location', 'Choose a job type', 'Enter a job description'])
  expect(screen.getByLabelText(/Job title/)).toHaveAccessibleDescription(/Enter a job title/)
})

test.each([
  ['active', 'Job Posted Successfully!', 'Cook is now live.'],
  ['pending_check', 'Job Posted Successfully!', 'Cook waits for a check'],
  ['draft', 'Job saved as a draft', 'Cook is kept as a draft'],
] as const)('a posted job that is %s is announced as such', async (state, title, text) => {
  undo = fakeApi(serve(postJob, () => ({ id, state, receipt })))
  show()
  await fill()
  await press('Post Job')
  const notice = await screen.findByText(new RegExp(title))
  expect(notice).toHaveTextContent(text)
  expect(notice).toHaveTextContent('ONW-7K3F-9QXM')
  expect(window.sessionStorage).toHaveLength(0)
})

test('while it is sent the button says so, and what was sent is what was typed', async () => {
  let answer: () => void = () => {}
  let sent: unknown
  undo = fakeApi(
    serve(postJob, async ({ body }) => {
      sent = body
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return { id, state: 'active' as const, receipt }
    }),
    serve(listEmployerJobs, () => ({ items: [], nextCursor: null, total: 0 })),
    serve(readEmployerSummary, () => ({ problem: 'unexpected' })),
  )
  show()
  await fill()
  await userEvent.click(screen.getByLabelText('Disability-friendly workplace'))
  await userEvent.click(screen.getByLabelText('Quiet workspace'))
  await press('Post Job')
  expect(await screen.findByRole('button', { name: 'Posting Job...' })).toBeDisabled()
  expect(sent).toMatchObject({
    title: 'Cook',
    department: 'Kitchen',
    location: 'Leeds',
    jobType: 'part-time',
    contactEmail: 'amina@example.org',
    isDisabilityFriendly: true,
    accessibilityFeatures: ['Quiet workspace'],
    applicationDeadline: null,
  })
  answer()
  await screen.findByText(/is now live/)
})

test('accessibility features are offered only when disability-friendly is ticked', async () => {
  show()
  expect(screen.queryByLabelText('Quiet workspace')).toBeNull()
  await userEvent.click(screen.getByLabelText('Disability-friendly workplace'))
  expect(screen.getByLabelText('Quiet workspace')).toBeVisible()
})

test('typed text survives a failure and a reload, until it is thrown away', async () => {
  undo = fakeApi(serve(postJob, () => ({ problem: 'sign-in-required' })))
  const first = show()
  await fill()
  await press('Post Job')
  await screen.findByText(/That did not work/)
  first.unmount()
  show()
  expect(screen.getByLabelText(/Job title/)).toHaveValue('Cook')
  expect(screen.getByText(/We kept what you typed before/)).toBeVisible()
  await press('Start again with an empty form')
  expect(screen.getByLabelText(/Job title/)).toHaveValue('')
})

test('what the service refuses stands at its field, in the reader’s words', async () => {
  undo = fakeApi(
    serve(postJob, () => ({ problem: 'invalid-input', errors: [{ field: 'salary', message: 'Use 100 characters or fewer' }] })),
  )
  show()
  await fill()
  await press('Post Job')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please check these answers'))
  expect(screen.getByLabelText(/Salary/)).toHaveAccessibleDescription(/Use 100 characters or fewer/)
})
