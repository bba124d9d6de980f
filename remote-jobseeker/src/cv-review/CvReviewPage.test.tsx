import { readJob } from '@onward/contracts/jobs/board'
import { activateCv, listCvs, readCv, uploadCvForReview } from '@onward/contracts/jobseekers/cvs'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { analysis, cv, job, olderCv, receipt } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import CvReviewPage from './CvReviewPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})
const show = (viewer: 'user' | 'visitor', path = '/cv-review') =>
  render(
    <PortalFixture viewer={viewer} path={path} messages={MESSAGES}>
      <CvReviewPage />
    </PortalFixture>,
  )

test('a visitor is told to sign in, and comes back here', async () => {
  show('visitor')
  expect(screen.getByText('Authentication Required')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?next=%2Fcv-review')
})

test('a locked file gets its own sentence, and a picture is refused before it is sent', async () => {
  const refused = { ...cv, state: 'refused' as const, refusal: 'encrypted' as const, score: null }
  undo = fakeApi(
    serve(listCvs, () => ({ items: [refused] })),
    serve(readCv, () => ({ cv: refused, analysis: null, position: null, badgeCompleted: false })),
  )
  show('user')
  expect(await screen.findByText(/locked with a password/)).toBeVisible()
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(screen.getByLabelText('Upload your CV'), new File(['x'], 'cv.png'))
  expect(screen.getByText('Invalid File Type')).toBeVisible()
})

test('a file can be chosen only after the list has loaded, because the picker is replaced by then', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  undo = fakeApi(
    serve(listCvs, async () => {
      await asked
      return { items: [] }
    }),
  )
  show('user')
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByLabelText('Upload your CV')).toBeNull()
  answer()
  expect(await screen.findByLabelText('Upload your CV')).toBeVisible()
})

test('the link of a notice opens that CV, not the active one', async () => {
  const other = { ...cv, id: '22222222-2222-4222-8222-222222222223', filename: 'older.pdf', isActive: false }
  undo = fakeApi(
    serve(listCvs, () => ({ items: [cv, other] })),
    serve(readCv, ({ params }) => ({ cv: params.id === other.id ? other : cv, analysis, position: null, badgeCompleted: false })),
  )
  show('user', `/cv-review?cv=${other.id}`)
  expect(await screen.findByText(/^older.pdf, uploaded on/)).toBeVisible()
})

test('the link of a CV that was deleted says so', async () => {
  undo = fakeApi(serve(listCvs, () => ({ items: [cv] })))
  show('user', `/cv-review?cv=${job.id}`)
  expect(await screen.findByText('We could not find this CV')).toBeVisible()
})

test('someone who came from a job finds the way back to it', async () => {
  undo = fakeApi(
    serve(listCvs, () => ({ items: [cv] })),
    serve(readCv, () => ({ cv, analysis, position: null, badgeCompleted: false })),
    serve(readJob, () => job),
  )
  show('user', `/cv-review?for=${job.id}`)
  expect(await screen.findByRole('link', { name: 'Back to my application' })).toHaveAttribute('href', `/jobs/${job.id}/apply`)
})

test('a CV that is analysed before the page first asks still announces its score, once', async () => {
  const sent = { ...cv, id: '22222222-2222-4222-8222-222222222224', filename: 'zoë.docx' }
  let isSent = false
  undo = fakeApi(
    serve(listCvs, () => ({ items: isSent ? [sent] : [] })),
    serve(readCv, () => ({ cv: sent, analysis, position: null, badgeCompleted: false })),
    serve(uploadCvForReview, () => {
      isSent = true
      return { id: sent.id, receipt: { reference: 'ONW-7K3F-9QXM', at: cv.uploadedAt } }
    }),
  )
  show('user')
  await userEvent.setup().upload(await screen.findByLabelText('Upload your CV'), new File(['x'], 'zoë.docx'))
  expect(await screen.findByText(/^zoë.docx, uploaded on/)).toBeVisible()
  // The focus moves to the result for people who waited for it.
  expect(screen.getByRole('heading', { level: 1, name: 'Your CV scored 72 out of 100: Good' })).toHaveFocus()
  expect(await screen.findAllByText(/Your CV scored 72.100. Review the recommendations below./)).toHaveLength(1)
})

test('an interrupted upload is retried without choosing the file again, as the same upload', async () => {
  const file = new File(['%PDF-1.7'], 'zoe.pdf', { type: 'application/pdf' })
  const keys: (string | null)[] = []
  undo = fakeApi(
    serve(listCvs, () => ({ items: keys.length > 1 ? [cv] : [] })),
    serve(readCv, () => ({ cv, analysis, position: null, badgeCompleted: false })),
    serve(uploadCvForReview, ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      // The upload arrived and its answer was lost.
      if (keys.length === 1) throw new TypeError('network')
      return { id: cv.id, receipt }
    }),
  )
  show('user')
  await userEvent.upload(await screen.findByLabelText('Upload your CV'), file)
  expect(await screen.findByText('Analysis Failed')).toBeVisible()
  screen.getByRole('button', { name: 'Send it again' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('CV Analysis Complete!', { exact: false })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull()
})

test('an analysed CV beside the active one is offered for matching, and used with one press', async () => {
  let active = olderCv.id
  const items = () => [cv, olderCv].map((one) => ({ ...one, isActive: one.id === active }))
  undo = fakeApi(
    serve(listCvs, () => ({ items: items() })),
    serve(readCv, ({ params }) => ({
      cv: items().find(({ id }) => id === params.id) ?? cv,
      analysis,
      position: null,
      badgeCompleted: false,
    })),
    serve(activateCv, ({ params }) => {
      active = params.id ?? ''
      return { receipt }
    }),
  )
  show('user', `/cv-review?cv=${cv.id}`)
  expect(await screen.findByText('We do not use this CV to find jobs for you')).toBeVisible()
  expect(await screen.findByText('We use amina-first.docx.')).toBeVisible()
  screen.getByRole('button', { name: 'Use this CV to find jobs' }).focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(await screen.findByText('We use this CV to find jobs for you')).toBeVisible()
  expect(await screen.findByText(/Active CV updated/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use this CV to find jobs' })).toBeNull()
  expect(document.activeElement).toHaveTextContent('We use this CV to find jobs for you')
})
