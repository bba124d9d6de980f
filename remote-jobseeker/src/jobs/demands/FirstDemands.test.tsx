import { DEMANDS_WITH_TEXT } from '@onward/contracts/jobs/demands'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { render, screen } from '@testing-library/react'
import { match } from '../../testing/examples'
import { MESSAGES } from '../../testing/JobseekerStory'
import { Demands } from './Demands'
import cy from './messages/cy.json'
import en from './messages/en.json'

test('what is not held says how to get it, and leads to the skills of the profile', async () => {
  const demands = [
    { skillIds: ['sia-licence'], skill: 'SIA licence', held: false },
    { skillIds: ['pts-card', 'airside-pass'], skill: 'Rail track safety (PTS) / Airside pass (GSAT)', held: false },
    { skillIds: ['driving-licence'], skill: 'Driving licence', held: true },
  ]
  render(
    <PortalFixture viewer="user" messages={MESSAGES}>
      <Demands match={{ ...match, demands }} />
    </PortalFixture>,
  )
  expect(await screen.findByText('You need this first: SIA licence')).toBeVisible()
  expect(screen.getByText(/approved course of about a week/)).toBeVisible()
  expect(screen.getByText('You need one of these first: Rail track safety (PTS) / Airside pass (GSAT)')).toBeVisible()
  expect(screen.getByText(/Ask the employer which training they accept/)).toBeVisible()
  expect(screen.queryByText(/Driving licence/)).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Do you hold it? Add it to my skills' })[0]).toHaveAttribute(
    'href',
    '/profile?edit=skills',
  )
})

test('each paper has its text in both languages', () => {
  expect(Object.keys(en.how).sort()).toEqual([...DEMANDS_WITH_TEXT, 'other'].sort())
  expect(Object.keys(cy.how)).toEqual(Object.keys(en.how))
})
