import { type Curriculum, EMPTY_CURRICULUM } from '@onward/contracts/jobseekers/curriculum'
import { keepBuiltCv, readCurriculum, readCvFacts, saveCurriculum } from '@onward/contracts/jobseekers/cv-builder'
import { readCvLines } from '@onward/contracts/jobseekers/cv-lines'
import { listCvs, readCv } from '@onward/contracts/jobseekers/cvs'
import { readProfile, saveProfilePart } from '@onward/contracts/jobseekers/profile'
import { readSkillWords } from '@onward/contracts/jobseekers/skill-words'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cvLines, markedAnalysis } from '../cv-review/examples'
import { cv, facts, profile, receipt, savedCurriculum } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import BuilderPage from './BuilderPage'

// jsdom lays nothing out, so it has no scrolling.
Element.prototype.scrollIntoView ??= () => undefined
let undo: () => void = () => {}
afterEach(() => {
  cleanup()
  undo()
  forgetQueries()
  window.sessionStorage.clear()
})
/** The service: stores what it is sent, by version. */
function start(curriculum: Curriculum, version = 3, path = '/cv-builder') {
  const store = { curriculum, version, cvs: 0 }
  undo = fakeApi(
    serve(listCvs, () => ({ items: [cv] })),
    serve(readProfile, () => profile),
    serve(readCurriculum, () => ({ curriculum: store.curriculum, version: store.version })),
    serve(saveCurriculum, ({ body }) => {
      if (body.version !== store.version) return { problem: 'state-conflict' as const }
      store.curriculum = body.curriculum
      store.version += 1
      return { version: store.version, receipt }
    }),
    serve(saveProfilePart, ({ body }) => ({ version: body.version + 1, receipt })),
    serve(readSkillWords, ({ query }) => ({
      items: (query.get('skills') ?? '').split('\n').map((typed) => ({
        typed,
        spelling: typed === 'loading lorrys' ? 'loading lorries' : null,
        isKnown: true,
      })),
    })),
    serve(readCv, () => ({ cv, analysis: markedAnalysis, position: null, badgeCompleted: false })),
    serve(readCvLines, () => cvLines),
    serve(readCvFacts, () => ({ facts })),
    serve(keepBuiltCv, () => {
      store.cvs += 1
      return { id: cv.id, receipt }
    }),
  )
  render(
    <PortalFixture viewer="user" path={path} messages={MESSAGES}>
      <BuilderPage />
    </PortalFixture>,
  )
  return store
}
const partOf = (name: string) => screen.getByText(name, { selector: 'summary *' }).closest('details')
const openPart = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'summary *' }))
const isSaved = () => screen.findByText('Saved')

test('someone with nothing yet can start from a CV', async () => {
  start(EMPTY_CURRICULUM, 0)
  expect(await screen.findByRole('link', { name: 'Start from my CV' })).toHaveAttribute('href', `/profile/from-cv?cv=${cv.id}`)
})

test('five answers become a CV of the person, with a spelling offered first', async () => {
  const store = start(EMPTY_CURRICULUM, 0, '/cv-builder?start=questions')
  const user = userEvent.setup()
  await screen.findByRole('button', { name: 'Make my CV' })
  await user.type(screen.getByLabelText('What you did'), 'Loaded lorries')
  await user.click(screen.getByRole('button', { name: 'Make my CV' }))
  expect(await screen.findByRole('link', { name: 'Say what the work was' })).toBeVisible()
  await user.type(screen.getByLabelText('Work or role'), 'Warehouse hand')
  await user.type(screen.getByLabelText('Things you can do'), 'loading lorrys')
  await user.click(screen.getByRole('button', { name: 'Make my CV' }))
  await user.click(await screen.findByRole('button', { name: 'Use “loading lorries”' }))
  await user.click(screen.getByRole('button', { name: 'Make my CV' }))
  await waitFor(() => expect(store.cvs).toBe(1))
  expect(store.curriculum.work[0]).toMatchObject({ title: 'Warehouse hand', bullets: ['Loaded lorries'] })
})

const leave = () => {
  cleanup()
  undo()
  forgetQueries()
}
test('answers to the five questions stay when the page is left, until the CV is made', async () => {
  const user = userEvent.setup()
  start(EMPTY_CURRICULUM, 0, '/cv-builder?start=questions')
  await user.type(await screen.findByLabelText('Work or role'), 'Kitchen porter')
  await user.type(screen.getByLabelText('Things you can do'), 'Cooking{Enter}washing up')
  leave()
  const store = start(EMPTY_CURRICULUM, 0, '/cv-builder?start=questions')
  expect(await screen.findByLabelText('Work or role')).toHaveValue('Kitchen porter')
  expect(screen.getByText('Cooking')).toBeVisible()
  expect(screen.getByLabelText('Things you can do')).toHaveValue('washing up')
  await user.click(screen.getByRole('button', { name: 'Make my CV' }))
  await waitFor(() => expect(store.cvs).toBe(1))
  leave()
  start(EMPTY_CURRICULUM, 0, '/cv-builder?start=questions')
  expect(await screen.findByLabelText('Work or role')).toHaveValue('')
})

const DUTY = 'Helped residents with washing, dressing and meals'
const ADVISED = `/cv-builder?cv=${cv.id}&advice=experience-results%2Ffix`

test('a change that the review advises starts at the line it speaks of, whose text is chosen, and the next one follows', async () => {
  const [job] = savedCurriculum.work
  if (!job) throw new Error('The example has no job')
  start({ ...savedCurriculum, work: [{ ...job, bullets: ['Was early', DUTY] }] }, 3, ADVISED)
  const what = (await screen.findAllByRole<HTMLTextAreaElement>('textbox', { name: 'What you did there' }))[0]
  await waitFor(() => expect(what).toHaveFocus())
  expect(what?.value.slice(what.selectionStart, what.selectionEnd)).toBe(DUTY)
  const advice = within(screen.getByRole('region', { name: 'What to change' }))
  expect(advice.getByText('Add numbers to more of your lines')).toBeVisible()
  await userEvent.click(advice.getByRole('button', { name: 'Next suggestion' }))
  expect(advice.getByText('Start lines with what you did')).toBeVisible()
  expect(advice.getByText(/That line is not in the builder yet/)).toHaveTextContent('Was responsible for medicines')
})

test('an empty builder takes the CV whose advice somebody came to follow', async () => {
  const store = start(EMPTY_CURRICULUM, 0, ADVISED)
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', expect.stringMatching(/^work-\d+-bullets$/)))
  await isSaved()
  expect(store.curriculum.work).not.toEqual([])
})

test('jobs are added, moved and removed by keyboard, shown in the preview and saved automatically', async () => {
  const store = start(savedCurriculum)
  const user = userEvent.setup()
  await openPart('Work')
  await openPart('Carer')
  ;(await screen.findByRole('button', { name: 'Move down: Carer' })).focus()
  await user.keyboard('{Enter}')
  // At the end of the list the pressed button is gone, so its partner has the focus.
  expect(screen.getByRole('button', { name: 'Move up: Carer' })).toHaveFocus()
  expect(screen.getByText('Carer is now number 2 of 2.')).toBeVisible()
  screen.getByRole('button', { name: 'Add a job' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('group', { name: 'New job' })).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('Cook')
  expect(screen.getAllByText('Cook').length).toBeGreaterThan(1)
  await isSaved()
  expect(store.curriculum.work.map(({ title }) => title)).toEqual(['Cleaner', 'Carer', 'Cook'])
  await user.click(screen.getByRole('button', { name: 'Remove: Cleaner' }))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('group', { name: 'Cleaner' })).toBeVisible()
})

test('one part is open at a time, says what it holds while closed, and keeps what was typed', async () => {
  start(savedCurriculum)
  const isOpen = (name: string) => partOf(name)?.open
  await openPart('Summary')
  await userEvent.type(screen.getByRole('textbox', { name: 'Summary' }), ' Now.')
  expect(isOpen('Summary')).toBe(true)
  await openPart('Work')
  await waitFor(() => expect(isOpen('Summary')).toBe(false))
  expect(isOpen('Work')).toBe(true)
  expect(screen.getByText('I like to help. Now.', { selector: 'summary *' })).toBeVisible()
  await openPart('Carer')
  await openPart('Cleaner')
  await waitFor(() => expect(isOpen('Carer')).toBe(false))
  expect(isOpen('Work')).toBe(true)
  expect(screen.getByText('Carer, Cleaner', { selector: 'summary *' })).toHaveTextContent('2 Carer, Cleaner')
})

test('an error in a closed part leads into it', async () => {
  start({ ...savedCurriculum, links: [] })
  const user = userEvent.setup()
  await openPart('Work')
  await openPart('Carer')
  await user.clear(await screen.findByDisplayValue('Carer'))
  await openPart('Education')
  const fault = await screen.findByRole('link', { name: 'Home: Enter a job title' })
  await user.click(fault)
  expect(document.activeElement).toHaveAttribute('id', 'work-0-title')
  expect(document.activeElement).toBeVisible()
})

test('errors are shown after a pause, and nothing invalid is sent', async () => {
  const store = start(savedCurriculum)
  const user = userEvent.setup()
  await user.clear(await screen.findByDisplayValue('Carer'))
  expect(await screen.findByRole('link', { name: 'Home: Enter a job title' })).toBeVisible()
  expect(store.version).toBe(3)
})

test('the notice to save the last changes first stays until they are saved', async () => {
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
  const store = start(savedCurriculum)
  const user = userEvent.setup()
  const summary = await screen.findByRole('textbox', { name: 'Summary' })
  store.version = 9
  store.curriculum = { ...savedCurriculum, summary: 'From my phone' }
  await user.type(summary, ' Now.')
  expect(await screen.findByText('This was changed somewhere else')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'What is saved' })).getByText('From my phone')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use what is saved' }))
  expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('From my phone')
  expect(store.version).toBe(9)
})

test('an import of a JSON Resume shows what it changes and leaves out, and can be undone', async () => {
  start(savedCurriculum)
  const user = userEvent.setup()
  await openPart('Bring in a JSON Resume')
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
  await openPart('Bring in a JSON Resume')
  await userEvent.upload(
    await screen.findByLabelText('Choose a JSON Resume file'),
    new File(['<html>'], 'me.json', { type: 'application/json' }),
  )
  expect(await screen.findByText('This is not a JSON Resume file')).toBeVisible()
})

test('the last text is saved before the CV is added to my CVs, and its review is linked', async () => {
  const store = start(savedCurriculum)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Summary' }), ' Now.')
  await user.click(screen.getByRole('button', { name: 'Keep as one of my CVs' }))
  expect(await screen.findByRole('link', { name: 'See its review' })).toHaveAttribute('href', `/cv-review?cv=${cv.id}`)
  expect(store.curriculum.summary).toBe('I like to help. Now.')
  expect(store.cvs).toBe(1)
})
