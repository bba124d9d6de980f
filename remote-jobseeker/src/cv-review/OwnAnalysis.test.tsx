import { readCvLines } from '@onward/contracts/jobseekers/cv-lines'
import { readOwnPage, readOwnPages } from '@onward/contracts/jobseekers/document-pages'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cv } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import { cvLines, finishedAnalysis, lowAnalysis, markedAnalysis, unsureAnalysis } from './examples'
import { OwnAnalysis } from './OwnAnalysis'

// jsdom lays nothing out, so it has no scrolling.
Element.prototype.scrollIntoView ??= () => undefined
const { matchMedia } = window
afterEach(() => {
  cleanup()
  forgetQueries()
  window.matchMedia = matchMedia
})
const show = (analysis = markedAnalysis, { isWide = false, language = 'en' as 'en' | 'cy', lines = cvLines } = {}) => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: isWide })
  render(
    <JobseekerStory language={language} served={[serve(readCvLines, () => lines)]}>
      <OwnAnalysis cvId={cv.id} analysis={analysis} />
    </JobseekerStory>,
  )
}
const advice = (text: string) => screen.getByRole('heading', { level: 3, name: text }).closest('li')
const markOf = (line: string, name: RegExp) => {
  const place = within(screen.getByRole('region', { name: 'Your CV, line by line' })).getByText(line).parentElement
  return within(place as HTMLElement).getByRole('button', { name })
}
const DUTY = 'Helped residents with washing, dressing and meals'

test('where there is room, a mark leads to its advice and the advice back to its line', async () => {
  show(markedAnalysis, { isWide: true })
  const user = userEvent.setup()
  await screen.findByText(DUTY)
  const mark = markOf(DUTY, /^Mark 2: Add numbers/)
  mark.focus()
  await user.keyboard('{Enter}')
  expect(advice('Add numbers to more of your lines')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '2. Show the line: Add numbers to more of your lines' }))
  expect(mark).toHaveFocus()
})

test('on a phone a mark opens its advice in place, and closes it again', async () => {
  show()
  const user = userEvent.setup()
  await screen.findByText(DUTY)
  const mark = markOf(DUTY, /^Mark 2/)
  expect(mark).toHaveAttribute('aria-expanded', 'false')
  await user.click(mark)
  expect(mark).toHaveAttribute('aria-expanded', 'true')
  const page = screen.getByRole('region', { name: 'Your CV, line by line' })
  // The same advice at another line stays closed.
  expect(within(page).getByText('Add numbers to more of your lines')).toBeVisible()
  await user.click(mark)
  expect(within(page).queryByText('Add numbers to more of your lines')).toBeNull()
})

test('the page marks what the open tab is about: the first three suggestions, all of them, or the strong lines', async () => {
  show()
  const user = userEvent.setup()
  await screen.findByText(DUTY)
  const marks = () => screen.queryAllByRole('button', { name: /^Mark \d/ }).length
  expect(marks()).toBe(4)
  expect(screen.getAllByRole('img', { name: 'Strong line' })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'All 5 suggestions' }))
  expect(marks()).toBe(6)
  // No heading level is skipped.
  expect(screen.getByRole('heading', { level: 2, name: 'All 5 suggestions' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Strengths' }))
  expect(marks()).toBe(0)
  expect(screen.getAllByRole('button', { name: /^Strong line: / }).length).toBeGreaterThan(1)
})

test('a line with several strengths has one tick that counts and tells them', async () => {
  show({ ...markedAnalysis, strengths: markedAnalysis.strengths.map((point) => ({ ...point, lines: [7] })) })
  const user = userEvent.setup()
  await screen.findByText(DUTY)
  await user.click(screen.getByRole('tab', { name: 'Strengths' }))
  const [tick, ...others] = screen.getAllByRole('button', { name: /^Strong line/ })
  expect(others).toEqual([])
  expect(tick).toHaveTextContent('3')
  await user.click(tick as HTMLElement)
  const page = screen.getByRole('region', { name: 'Your CV, line by line' })
  expect(within(page).getByText('Your email address is there.')).toBeVisible()
  expect(within(page).getByText('You show where you used 4 of your skills.')).toBeVisible()
})

test('a phone shows the parts of the page that the review speaks of, and the whole of it when asked', async () => {
  show()
  const user = userEvent.setup()
  await screen.findByText(DUTY)
  const page = within(screen.getByRole('region', { name: 'Your CV, line by line' }))
  expect(page.getByText('Training')).not.toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show the whole page: 4 more lines' }))
  expect(page.getByText('Training')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show less of the page' }))
  expect(page.getByText('Training')).not.toBeVisible()
})

test('each advice opens the CV builder at its line, and all of them at the first', async () => {
  show()
  await screen.findByText(DUTY)
  const first = `/cv-builder?cv=${cv.id}&advice=cliches%2Ffix`
  expect(screen.getByRole('link', { name: 'Make these changes' })).toHaveAttribute('href', first)
  const [change] = screen.getAllByRole('link', { name: /^Change the line: / })
  expect(change).toHaveAttribute('href', first)
})

test('an analysis of another engine version than the page’s has no marks, and says why', async () => {
  show({ ...markedAnalysis, engineVersion: '3.5' })
  expect(await screen.findByText('Our rules have changed since we read this CV')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Your CV, line by line' })).toHaveTextContent(DUTY)
  expect(screen.queryByRole('button', { name: /^Mark|Show the line/ })).toBeNull()
})

test('a CV whose file cannot be read any more keeps its advice with its quotes', async () => {
  show(markedAnalysis, { lines: { ...cvLines, lines: [] } })
  expect(await screen.findByText(/We cannot show your page just now/)).toBeVisible()
  expect(screen.getByText('“Hard-working person looking for a new challenge.”')).toBeVisible()
})

test('without suggestions the next step is jobs', async () => {
  show(finishedAnalysis)
  expect(screen.getByRole('heading', { name: 'We have no more suggestions' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See matches' })).toHaveAttribute('href', '/jobs')
})

test('improvements are three and the rest on demand, which is announced and takes the focus', async () => {
  show()
  const user = userEvent.setup()
  await screen.findByText(DUTY)
  await user.click(screen.getByRole('tab', { name: 'Improvements' }))
  expect(screen.queryByRole('heading', { level: 3, name: 'Add your phone number' })).toBeNull()
  screen.getByRole('button', { name: 'Show more: 2 suggestions' }).focus()
  await user.keyboard('{Enter}')
  expect(advice('Add your phone number')).toHaveFocus()
  expect(screen.getByText('All 5 suggestions are shown.')).toHaveAttribute('role', 'status')
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull()
})

test('under 50 the review begins with what the CV has', async () => {
  show(lowAnalysis)
  await screen.findByText(DUTY)
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings()).toEqual(['What your CV has already', 'First three things to do'])
  expect(screen.getByText('Skills we found: Personal care.')).toBeVisible()
  cleanup()
  show()
  await screen.findByText(DUTY)
  expect(headings()).toEqual(['First three things to do'])
})

test.each([
  ['en', 'We could not read all of your jobs'],
  ['cy', 'Ni allem ddarllen pob un o’ch swyddi'],
] as const)('a CV that was not read for certain says so in %s', async (language, notice) => {
  show(unsureAnalysis, { language })
  expect(screen.getByText(notice)).toBeVisible()
  cleanup()
  show(markedAnalysis, { language })
  expect(screen.queryByText(notice)).toBeNull()
})

test('beside the total no other score is shown before the details, which say what two scores are based on, also in Welsh', async () => {
  show(markedAnalysis, { language: 'cy' })
  expect(screen.queryByRole('progressbar')).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Manwl' }))
  expect(screen.getByText('Mae 2 o’r 6 llinell am eich gwaith yn dweud faint neu ba mor aml.')).toBeVisible()
})

test('a PDF is shown as employers see it, with the marks beside its lines; a line that is not found there is shown in the text', async () => {
  const numbered = cvLines.lines.flatMap(({ number, text }) => (number === null ? [] : [{ line: number, text }]))
  const lines = numbered
    .filter(({ text }) => text !== DUTY)
    .map(({ line }) => ({ line, marks: [{ page: 1, left: 60, top: 20 * line, width: 300, height: 12 }] }))
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: true })
  render(
    <JobseekerStory
      served={[
        serve(readCvLines, () => cvLines),
        serve(readOwnPages, () => ({ asPlainText: false, total: 1, pages: [{ width: 595, height: 842, text: '' }], lines })),
        serve(readOwnPage, () => ({ text: 'picture', filename: 'page.webp' }) as never),
      ]}
    >
      <OwnAnalysis cvId={cv.id} fileType="pdf" analysis={markedAnalysis} />
    </JobseekerStory>,
  )
  expect(await screen.findByRole('img', { name: 'Page 1 of 1: Your CV as employers see it' })).toBeVisible()
  const [mark] = await screen.findAllByRole('button', { name: /^Mark 1: / })
  if (mark) await userEvent.click(mark)
  expect(document.activeElement).toHaveAttribute('id', expect.stringMatching(/^advice-/))
  await userEvent.click(screen.getByRole('button', { name: '2. Show the line: Add numbers to more of your lines' }))
  expect(await screen.findByText(DUTY)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Line by line' })).toHaveAttribute('aria-pressed', 'true')
  expect(document.activeElement).toHaveAccessibleName(/^Mark 2/)
})
