import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { analysis } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import { Analysis } from './Analysis'

test('the four tabs hold the score, what is good, what to change, and each skill with its evidence', async () => {
  render(
    <JobseekerStory>
      <Analysis filename="amina.pdf" analysis={analysis} />
    </JobseekerStory>,
  )
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Strengths',
    'Improvements',
    'Detailed',
  ])
  expect(screen.getByText('72 out of 100: Good')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Strengths' }))
  expect(screen.getByText('Your email address is there.')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Improvements' }))
  expect(screen.getByText('Add your phone number')).toBeVisible()
  expect(screen.getByText('High priority')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Detailed' }))
  expect(screen.getByText('1 skill found')).toBeVisible()
  expect(screen.getByText('Personal care: Intermediate')).toBeVisible()
})

test('the analysis is Welsh for a Welsh reader', () => {
  render(
    <JobseekerStory language="cy">
      <Analysis filename="amina.pdf" analysis={analysis} />
    </JobseekerStory>,
  )
  expect(screen.getByText('Ychwanegwch eich rhif ffôn')).toBeVisible()
})
