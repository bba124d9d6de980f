import { activateCv, type Cv, deleteCv, listCvs, uploadCv } from '@onward/contracts/jobseekers/cvs'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { fakeLive, PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cv, olderCv, receipt } from '../testing/examples'
import { JobseekerStory, MESSAGES } from '../testing/JobseekerStory'
import { CvCard } from './CvCard'

let undo: () => void = () => {}
afterEach(() => {
  cleanup()
  undo()
  forgetQueries()
})

test('an interrupted upload is retried without choosing the file again, as the same upload; a refused one is not', async () => {
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

const waiting: Cv = { ...cv, isActive: false, state: 'waiting', score: null }
const refused: Cv = { ...waiting, state: 'refused', refusal: 'scan-without-text' }
const READY = 'Your CV has been uploaded and is ready for job matching.'

/** The card with CVs as the service stores them; `becomes` changes them and announces it. */
function card(items: Cv[], ...served: Parameters<typeof fakeApi>) {
  const { subscribe, tell } = fakeLive()
  const list = { items }
  undo = fakeApi(
    ...served,
    serve(listCvs, () => list),
  )
  render(
    <PortalFixture messages={MESSAGES} portal={{ subscribe }}>
      <CvCard />
    </PortalFixture>,
  )
  return {
    list,
    becomes: (next: Cv[]) =>
      act(async () => {
        list.items = next
        tell('cv')
      }),
  }
}
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li')
  if (!row) throw new Error(`${name} has no row`)
  return within(row)
}
const upload = () => userEvent.upload(screen.getByLabelText('Upload a CV'), new File(['x'], 'amina.pdf'))

test('“ready for job matching” is said once a CV was read, and not when it was sent', async () => {
  const { list, becomes } = card(
    [],
    serve(uploadCv, () => {
      list.items = [waiting]
      return { id: cv.id, receipt }
    }),
  )
  await upload()
  const row = await rowOf(cv.filename)
  expect(row.getByText(/Waiting to be read. It becomes your active CV when we have read it./)).toBeVisible()
  expect(row.queryByRole('button', { name: /as active/ })).toBeNull()
  await becomes([{ ...waiting, state: 'reading' }])
  expect(screen.queryByText(READY, { exact: false })).toBeNull()
  await becomes([cv])
  expect(await screen.findByText(READY, { exact: false })).toBeVisible()
  expect((await rowOf(cv.filename)).getByText('Active')).toBeVisible()
})

test('a CV that is analysed before the list has it is announced too, and an older one is not', async () => {
  const { list } = card(
    [olderCv],
    serve(uploadCv, () => {
      list.items = [cv, olderCv]
      return { id: cv.id, receipt }
    }),
  )
  await screen.findByText(olderCv.filename)
  expect(screen.queryByText('CV uploaded successfully', { exact: false })).toBeNull()
  await upload()
  expect(await screen.findAllByText(READY, { exact: false })).toHaveLength(1)
})

test('the notice for an analysed CV names the active one that jobs are matched with', async () => {
  const active = { ...olderCv, isActive: true }
  const { becomes } = card([waiting, active])
  await rowOf(cv.filename)
  await becomes([{ ...cv, isActive: false }, active])
  expect(await screen.findByText(/We still use amina-first.docx to find jobs for you, until you set another/)).toBeVisible()
  expect(screen.queryByText(READY, { exact: false })).toBeNull()
})

test('a CV that could not be read says so with what to do, and cannot be set as active', async () => {
  const { becomes } = card([waiting])
  await rowOf(cv.filename)
  await becomes([refused])
  const row = await rowOf(cv.filename)
  expect(row.getByText('We could not read this file, so we cannot find jobs with it')).toBeVisible()
  expect(row.getByText(/This file is a picture of a page, so there is no text to read. Save your CV from Word/)).toBeVisible()
  expect(row.getAllByRole('button')).toHaveLength(1)
  expect(screen.getByText(/You have no active CV/)).toBeVisible()
  expect(screen.queryByText('CV uploaded successfully', { exact: false })).toBeNull()
  // A later readable CV replaces it.
  await becomes([{ ...cv, id: olderCv.id, filename: 'better.pdf' }, refused])
  expect((await rowOf('better.pdf')).getByText('Active')).toBeVisible()
  expect(screen.queryByText(/You have no active CV/)).toBeNull()
})

test('deleting the active CV says which one is active now, and keeps the focus in the card', async () => {
  const { list } = card(
    [cv, olderCv],
    serve(deleteCv, () => {
      list.items = [{ ...olderCv, isActive: true }]
      return { nowActive: olderCv.id, receipt }
    }),
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: `Delete ${cv.filename}` }))
  await user.dblClick(screen.getByRole('button', { name: 'Delete CV' }))
  expect(await screen.findByText('CV deleted Your CV has been removed successfully.')).toBeVisible()
  expect(screen.getByText('amina-first.docx is your active CV now')).toBeVisible()
  expect(screen.queryByText(cv.filename)).toBeNull()
  expect(document.activeElement).toContainElement(screen.getByText('amina-first.docx'))
  expect(document.activeElement).not.toBe(document.body)
})

test('a CV deleted in another window goes here too, and cannot be set as active', async () => {
  const gone = { problem: 'not-found' as const }
  const { list } = card(
    [cv, olderCv],
    serve(deleteCv, () => {
      list.items = [cv]
      return gone
    }),
    serve(activateCv, () => {
      list.items = [cv, { ...olderCv, filename: 'amina-second.docx' }]
      return gone
    }),
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: `Set as active: ${olderCv.filename}` }))
  expect(await screen.findByText('Update failed Failed to set CV as active')).toBeVisible()
  expect(await screen.findByText('amina-second.docx')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete amina-second.docx' }))
  await user.click(screen.getByRole('button', { name: 'Delete CV' }))
  expect(await screen.findByText('CV deleted Your CV has been removed successfully.')).toBeVisible()
  expect(screen.queryByText('amina-second.docx')).toBeNull()
})

test('setting a CV as active says so in the documented words', async () => {
  const { list } = card(
    [cv, olderCv],
    serve(activateCv, () => {
      list.items = [
        { ...cv, isActive: false },
        { ...olderCv, isActive: true },
      ]
      return { receipt }
    }),
  )
  await userEvent.dblClick(await screen.findByRole('button', { name: `Set as active: ${olderCv.filename}` }))
  expect(await screen.findByText('Active CV updated This CV is now set as your active CV for job applications.')).toBeVisible()
})
