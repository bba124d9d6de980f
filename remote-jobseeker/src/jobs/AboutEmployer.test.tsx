import { readJobOrganisation } from '@onward/contracts/jobs/organisation'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen } from '@testing-library/react'
import { job } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import { AboutEmployer } from './AboutEmployer'
import { JOBS_CATALOGUE } from './catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'

const organisation = {
  name: 'Calder Community Care',
  whatWeDo: 'We help older people to live in their own homes.',
  website: 'https://www.calder.example/',
  sector: null,
  size: null,
  town: 'Halifax',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  confident: { level: 'committed' as const, confirmed: false },
}
let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
})

test('an advert shows its employer’s profile, and that the level has not been checked', async () => {
  undo = fakeApi(serve(readJobOrganisation, () => organisation))
  render(
    <PortalFixture viewer="visitor" messages={{ ...MESSAGES, [JOBS_CATALOGUE]: { en, cy } }}>
      <AboutEmployer jobId={job.id} />
    </PortalFixture>,
  )
  expect(await screen.findByRole('heading', { name: 'About Calder Community Care' })).toBeVisible()
  expect(screen.getByText(/We have not checked it yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'www.calder.example' })).toHaveAttribute('href', 'https://www.calder.example/')
})
