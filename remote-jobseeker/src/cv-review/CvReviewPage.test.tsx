import { listCvs, readCv } from '@onward/contracts/jobseekers'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { cv } from '../testing/examples'
import { fakeApi, serve } from '../testing/fake-api'
import CvReviewPage from './CvReviewPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})
const show = (viewer: 'user' | 'visitor') =>
  render(
    <PortalFixture viewer={viewer} path="/cv-review" messages={{ jobseeker: { en, cy } }}>
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
    serve(readCv, () => ({ cv: refused, analysis: null, position: null })),
  )
  show('user')
  expect(await screen.findByText(/locked with a password/)).toBeVisible()
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(screen.getByLabelText('Upload your CV'), new File(['x'], 'cv.png'))
  expect(screen.getByText('Invalid File Type')).toBeVisible()
})
