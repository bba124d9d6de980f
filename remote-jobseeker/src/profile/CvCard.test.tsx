import { listCvs, uploadCv } from '@onward/contracts/jobseekers'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cv, receipt } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import { CvCard } from './CvCard'

afterEach(forgetQueries)

test('an upload that broke off goes again without choosing the file anew, as the same upload; a refused one is not offered again', async () => {
  const keys: (string | null)[] = []
  render(
    <JobseekerStory
      served={[
        serve(listCvs, () => ({ items: keys.length === 2 ? [cv] : [] })),
        serve(uploadCv, ({ idempotencyKey }) => {
          keys.push(idempotencyKey)
          if (keys.length === 1) throw new TypeError('network')
          return keys.length === 2 ? { id: cv.id, receipt } : { problem: 'invalid-input' }
        }),
      ]}
    >
      <CvCard />
    </JobseekerStory>,
  )
  const choose = () => userEvent.upload(screen.getByLabelText('Upload a CV'), new File(['%PDF-1.7'], 'zoe.pdf'))
  await choose()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(cv.filename)).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
  await choose()
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(await screen.findAllByText('Upload failed', { exact: false })).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
