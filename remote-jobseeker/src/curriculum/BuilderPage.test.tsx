import { type Curriculum, EMPTY_CURRICULUM } from '@onward/contracts/jobseekers/curriculum'
import { keepBuiltCv, readCurriculum, saveCurriculum } from '@onward/contracts/jobseekers/cv-builder'
import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cv, profile, receipt, savedCurriculum } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import BuilderPage from './BuilderPage'

let undo: () => void = () => {}
afterEach(() => {
  cleanup()
  undo()
  forgetQueries()
  window.sessionStorage.clear()
})
/** The service: keeps what it is sent, by version. */
function start(curriculum: Curriculum, version = 3) {
  const kept = { curriculum, version, cvs: 0 }
  undo = fakeApi(
    serve(listCvs, () => ({ items: [cv] })),
    serve(readProfile, () => profile),
    serve(readCurriculum, () => ({ curriculum: kept.curriculum, version: kept.version })),
    serve(saveCurriculum, ({ body }) => {
      if (body.version !== kept.version) return { problem: 'state-conflict' as const }
      kept.curriculum = body.curriculum
      kept.version += 1
      return { version: kept.version, receipt }
    }),
    serve(keepBuiltCv, () => {
      kept.cvs += 1
      return { id: cv.id, receipt }
    }),
  )
  render(
    <PortalFixture viewer="user" path="/cv-builder" messages={MESSAGES}>
      <BuilderPage />
    </PortalFixture>,
  )
  return kept
}
const isSaved = () => screen.findByText('Saved', {}, { timeout: 5_000 })

test('someone with nothing yet can start from a CV', async () => {
  start(EMPTY_CURRICULUM, 0)
  expect(await screen.findByRole('link', { name: 'Start from my CV' })).toHaveAttribute('href', `/profile/from-cv?cv=${cv.id}`)
})

test('jobs are added, moved and removed by keyboard, shown in the preview and saved by themselves', async () => {
  const kept = start(savedCurriculum)
  const user = userEvent.setup()
  ;(await screen.findByRole('button', { name: 'Move down: Carer' })).focus()
  await user.keyboard('{Enter}')
  // The button that was pressed is gone at the end of the list; its partner has the focus.
  expect(screen.getByRole('button', { name: 'Move up: Carer' })).toHaveFocus()
  expect(screen.getByText('Carer is now number 2 of 2.')).toBeVisible()
  screen.getByRole('button', { name: 'Add a job' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('group', { name: 'New job' })).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('Cook')
  expect(screen.getAllByText('Cook').length).toBeGreaterThan(1)
  await isSaved()
  expect(kept.curriculum.work.map(({ title }) => title)).toEqual(['Cleaner', 'Carer', 'Cook'])
  await user.click(screen.getByRole('button', { name: 'Remove: Cleaner' }))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('group', { name: 'Cleaner' })).toBeVisible()
})

test('what cannot be saved is named after a pause, and nothing wrong is sent', async () => {
  const kept = start(savedCurriculum)
  const user = userEvent.setup()
  await user.clear(await screen.findByDisplayValue('Carer'))
  expect(await screen.findByRole('link', { name: 'Home: Enter a job title' }, { timeout: 5_000 })).toBeVisible()
  expect(kept.version).toBe(3)
})

test('that the last changes must be saved first is said until they are', async () => {
  start(savedCurriculum)
  const user = userEvent.setup()
  const title = await screen.findByDisplayValue('Carer')
  await user.clear(title)
  await user.click(screen.getByRole('button', { name: 'Download as Word' }))
  expect(await screen.findByText(/Your last changes are not saved/)).toBeVisible()
  await user.type(title, 'Care worker')
  await isSaved()
  expect(screen.queryByText(/Your last changes are not saved/)).toBeNull()
})

test('a curriculum changed in another tab is never overwritten unasked', async () => {
  const kept = start(savedCurriculum)
  const user = userEvent.setup()
  const summary = await screen.findByRole('textbox', { name: 'Summary' })
  kept.version = 9
  kept.curriculum = { ...savedCurriculum, summary: 'From my phone' }
  await user.type(summary, ' Now.')
  expect(await screen.findByText('This was changed somewhere else', {}, { timeout: 5_000 })).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'What is saved' })).getByText('From my phone')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use what is saved' }))
  expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('From my phone')
  expect(kept.version).toBe(9)
})

test('a JSON Resume shows what it changes and what it leaves out, and can be taken back', async () => {
  start(savedCurriculum)
  const user = userEvent.setup()
  const resume = { basics: { summary: 'A cook.' }, work: [{ name: 'Cafe', position: 'Cook' }], projects: [{ name: 'Boat' }] }
  await user.upload(
    await screen.findByLabelText('Choose a JSON Resume file'),
    new File([JSON.stringify(resume)], 'me.json', { type: 'application/json' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Bring in me.json?' })
  expect(within(dialog).getByText('A cook.')).toBeVisible()
  expect(within(dialog).getByText(/Boat/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Summary', hidden: true })).toHaveValue('I like to help.')
  await user.click(within(dialog).getByRole('button', { name: 'Replace with the file' }))
  expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('A cook.')
  await user.click(screen.getByRole('button', { name: 'Put back what I had' }))
  expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('I like to help.')
})

test('a file that is no JSON Resume changes nothing', async () => {
  start(savedCurriculum)
  await userEvent.upload(
    await screen.findByLabelText('Choose a JSON Resume file'),
    new File(['<html>'], 'me.json', { type: 'application/json' }),
  )
  expect(await screen.findByText('This is not a JSON Resume file')).toBeVisible()
})

test('the last words are saved before the CV is kept, and its review is linked', async () => {
  const kept = start(savedCurriculum)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Summary' }), ' Now.')
  await user.click(screen.getByRole('button', { name: 'Keep as one of my CVs' }))
  expect(await screen.findByRole('link', { name: 'See its review' })).toHaveAttribute('href', `/cv-review?cv=${cv.id}`)
  expect(kept.curriculum.summary).toBe('I like to help. Now.')
  expect(kept.cvs).toBe(1)
})
