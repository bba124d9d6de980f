import { readCvLines } from '@onward/contracts/jobseekers/cv-lines'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cv } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import { cvLines, finishedAnalysis, markedAnalysis } from './examples'
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
  expect(advice('Add numbers to two of your lines')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Show the line: Add numbers to two of your lines' }))
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
  // The same advice stands at another line too, which stays closed.
  expect(within(page).getByText('Add numbers to two of your lines')).toBeVisible()
  await user.click(mark)
  expect(within(page).queryByText('Add numbers to two of your lines')).toBeNull()
})

test('the page marks what the open tab speaks of: three things first, then all, or the strong lines', async () => {
  show()
  const user = userEvent.setup()
  await screen.findByText(DUTY)
  const marks = () => screen.queryAllByRole('button', { name: /^Mark \d/ }).length
  expect(marks()).toBe(4)
  expect(screen.getAllByRole('img', { name: 'Strong line' })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'All 5 suggestions' }))
  expect(marks()).toBe(6)
  // No heading is skipped on the way to the advice.
  expect(screen.getByRole('heading', { level: 2, name: 'All 5 suggestions' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Strengths' }))
  expect(marks()).toBe(0)
  expect(screen.getAllByRole('button', { name: /^Strong line: / }).length).toBeGreaterThan(1)
})

test('an analysis by other rules than those that read the page has no marks, and says why', async () => {
  show({ ...markedAnalysis, engineVersion: '3.5' })
  expect(await screen.findByText('Our rules have changed since we read this CV')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Your CV, line by line' })).toHaveTextContent(DUTY)
  expect(screen.queryByRole('button', { name: /^Mark|^Show the line/ })).toBeNull()
})

test('a CV whose file cannot be read any more keeps its advice with its quotes', async () => {
  show(markedAnalysis, { lines: { ...cvLines, lines: [] } })
  expect(await screen.findByText(/We cannot show your page just now/)).toBeVisible()
  expect(screen.getByText('“Hard-working person looking for a new challenge.”')).toBeVisible()
})

test('with nothing left to suggest, the way leads on to jobs', async () => {
  show(finishedAnalysis)
  expect(screen.getByRole('heading', { name: 'We have nothing left to suggest' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See matches' })).toHaveAttribute('href', '/jobs')
})

test('two scores say in words what they rest on, in Welsh too', () => {
  show(markedAnalysis, { language: 'cy' })
  expect(screen.getByText('Mewn 2 o 6 llinell am eich gwaith rydych yn dweud faint neu ba mor aml.')).toBeVisible()
})
