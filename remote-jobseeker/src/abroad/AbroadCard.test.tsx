import { listWorkMeanwhile } from '@onward/contracts/jobs/board'
import { DECIDED_AT, PROTECTED_WORK } from '@onward/contracts/jobseekers/from-abroad'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen } from '@testing-library/react'
import { scoredJob } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import AbroadCard from './AbroadCard'
import { nurseAbroad } from './examples'
import cy from './messages/cy.json'
import en from './messages/en.json'

afterEach(() => {
  cleanup()
  forgetQueries()
})
const show = (abroad = nurseAbroad, items = [scoredJob]) =>
  render(
    <JobseekerStory served={[serve(listWorkMeanwhile, () => ({ items }))]}>
      <AbroadCard abroad={abroad} />
    </JobseekerStory>,
  )

test('names the paper as written, who compares it, who decides, and jobs that can begin now', async () => {
  show()
  expect(screen.getByText('Bachelor of Science in Nursing, University of Ibadan')).toBeVisible()
  expect(screen.getByRole('link', { name: en.compareLink })).toHaveAttribute('href', '/help/abroad#enic')
  expect(screen.getByRole('link', { name: en.decidesLink })).toHaveAttribute('href', '/help/abroad#nmc')
  expect(await screen.findByRole('link', { name: scoredJob.title })).toHaveAttribute('href', `/jobs/${scoredJob.id}`)
  expect(screen.getByRole('link', { name: en.english })).toHaveAttribute('href', '/help/abroad#esol')
})

test('without a job near it says so, and leads to the search', async () => {
  show(nurseAbroad, [])
  expect(await screen.findByText(en.none)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Look for: healthcare assistant' })).toHaveAttribute(
    'href',
    '/jobs?q=healthcare+assistant',
  )
})

test('a paper alone asks for no registration, and promises no equal', () => {
  show({ ...nurseAbroad, work: null })
  expect(screen.queryByText(en.decides)).toBeNull()
  expect(document.body.textContent).not.toMatch(/\bequal|equivalent/i)
})

test('every protected profession has its sentence, its search and its line of the help page', () => {
  for (const work of PROTECTED_WORK)
    for (const texts of [en, cy]) expect([texts.work[work], texts.search[work], DECIDED_AT[work]].every(Boolean)).toBe(true)
})
