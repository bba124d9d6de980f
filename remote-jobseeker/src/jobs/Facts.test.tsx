import { PortalFixture } from '@onward/portal-kit/fixture'
import { render, screen } from '@testing-library/react'
import { job } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import { JOBS_CATALOGUE } from './catalogue'
import { Facts } from './Facts'
import cy from './messages/cy.json'
import en from './messages/en.json'

test.each([
  ['en', 'Hours not stated'],
  ['cy', 'Oriau heb eu nodi'],
] as const)('an advert without hours says so in %s, beside its type', (language, sentence) => {
  const messages = { ...MESSAGES, [JOBS_CATALOGUE]: { en, cy } }
  const facts = (hoursPerWeek: number | null) => (
    <PortalFixture language={language} viewer="visitor" messages={messages}>
      <Facts job={{ ...job, hoursPerWeek, salary: '' }} />
    </PortalFixture>
  )
  const { unmount } = render(facts(null))
  expect(screen.getByText(sentence)).toBeInTheDocument()
  unmount()
  render(facts(24))
  expect(screen.queryByText(sentence)).toBeNull()
})
