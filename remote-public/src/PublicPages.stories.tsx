import { type PublicJobs, searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { type ComponentType, useEffect, useState } from 'react'
import AboutPage from './about/AboutPage'
import AccessibilityPage from './accessibility/AccessibilityPage'
import { ALL_MESSAGES } from './all-messages'
import UnderConstructionPage from './construction/UnderConstructionPage'
import ContactPage from './contact/ContactPage'
import HomePage from './home/HomePage'
import PrivacyPage from './legal/PrivacyPage'
import TermsPage from './legal/TermsPage'

const READING = {
  places: [],
  near: 0,
  home: 0,
  further: 0,
  homeHeading: '',
  nearest: [],
  nearestHeading: '',
  ways: [],
  cards: [],
  plain: null,
  understood: [],
  didYouMean: null,
  dropped: [],
  foundBy: '',
}
const FOUND: PublicJobs = {
  items: ['Care Assistant', 'Warehouse Operative', 'Sales Assistant', 'Hospital Porter'].map((title, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    title,
    company: 'Aire Valley Homecare',
    pay: '£13.40 an hour',
    hours: 'Part-time',
    place: 'Harehills, Leeds, 3 miles',
    miles: 3,
    postedAt: '2026-11-20T09:00:00.000Z',
  })),
  total: 43,
  heading: '43 jobs near Leeds today',
  note: '',
  next: 6,
  ...READING,
}
const NOTHING: PublicJobs = {
  items: [],
  total: 0,
  heading: '0 jobs open now',
  note: 'We found no jobs for this search. Try fewer or other words.',
  next: null,
  ...READING,
}

interface Setting {
  page: ComponentType
  path?: string
  jobs?: PublicJobs | 'unexpected'
  language: Language
  viewer: 'visitor' | 'user'
}
function PublicPage({ page: PageComponent, language, viewer, path = '/', jobs = FOUND }: Setting) {
  const [undo] = useState(() => fakeApi(serve(searchPublicJobs, () => (jobs === 'unexpected' ? { problem: jobs } : jobs))))
  useEffect(() => undo, [undo])
  return (
    <PortalFixture path={path} language={language} viewer={viewer} messages={ALL_MESSAGES}>
      <PageComponent />
    </PortalFixture>
  )
}

/** The pages that anyone may open. */
const meta: Meta<typeof PublicPage> = {
  title: 'Public/Pages',
  component: PublicPage,
  args: { language: 'en', viewer: 'visitor' },
  argTypes: { page: { control: false } },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof PublicPage>

export const Home: Story = { args: { page: HomePage } }
export const HomeOfASearch: Story = { args: { page: HomePage, path: '/?q=care&where=Leeds&show=all' } }
export const HomeWithNothingFound: Story = { args: { page: HomePage, path: '/?q=falconer', jobs: NOTHING } }
const LITTLE: PublicJobs = {
  ...FOUND,
  items: FOUND.items.slice(0, 1),
  total: 1,
  near: 0,
  home: 1,
  further: 3,
  next: null,
  heading: 'No jobs for “carer” near Redcar today',
  homeHeading: '1 job that you can do from home',
  nearest: FOUND.items.slice(1),
  nearestHeading: '3 jobs further away. The nearest:',
  ways: [
    {
      kind: 'towns',
      label: 'The nearest towns with such jobs:',
      links: [{ text: 'York, 46 miles', q: 'carer', where: 'York, North Yorkshire' }],
    },
  ],
  cards: [
    {
      topic: 'check',
      title: 'Most jobs need no DBS check',
      text: 'The jobs below ask for no check.',
      links: [{ text: 'About DBS checks (GOV.UK)', href: 'https://www.gov.uk/dbs-check-applicant-criminal-record' }],
    },
  ],
  plain: 'carer',
}
export const HomeWithLittleNear: Story = {
  args: { page: HomePage, path: '/?q=carer+no+dbs&where=Redcar&show=all', jobs: LITTLE },
}
export const HomeLoadingFailed: Story = { args: { page: HomePage, jobs: 'unexpected' } }
export const HomeOfAJobseeker: Story = { args: { page: HomePage, viewer: 'user' } }
export const HomeInWelsh: Story = { args: { page: HomePage, language: 'cy' } }
export const About: Story = { args: { page: AboutPage } }
export const AboutInWelsh: Story = { args: { page: AboutPage, language: 'cy' } }
export const Contact: Story = { args: { page: ContactPage } }
export const ContactInWelsh: Story = { args: { page: ContactPage, language: 'cy' } }
export const Privacy: Story = { args: { page: PrivacyPage } }
export const PrivacyInWelsh: Story = { args: { page: PrivacyPage, language: 'cy' } }
export const Accessibility: Story = { args: { page: AccessibilityPage } }
export const AccessibilityInWelsh: Story = { args: { page: AccessibilityPage, language: 'cy' } }
export const Terms: Story = { args: { page: TermsPage } }
export const TermsInWelsh: Story = { args: { page: TermsPage, language: 'cy' } }
export const UnderConstruction: Story = { args: { page: UnderConstructionPage } }
