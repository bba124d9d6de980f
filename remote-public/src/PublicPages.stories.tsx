import type { Language } from '@onward/contracts/language'
import { PortalFixture } from '@onward/portal-kit/fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { ComponentType } from 'react'
import AboutPage from './about/AboutPage'
import UnderConstructionPage from './construction/UnderConstructionPage'
import ContactPage from './contact/ContactPage'
import HomePage from './home/HomePage'
import PrivacyPage from './legal/PrivacyPage'
import TermsPage from './legal/TermsPage'
import cy from './messages/cy.json'
import en from './messages/en.json'

interface Setting {
  page: ComponentType
  language: Language
  viewer: 'visitor' | 'user'
}
function PublicPage({ page: Shown, language, viewer }: Setting) {
  return (
    <PortalFixture language={language} viewer={viewer} messages={{ public: { en, cy } }}>
      <Shown />
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
export const HomeOfAJobseeker: Story = { args: { page: HomePage, viewer: 'user' } }
export const HomeInWelsh: Story = { args: { page: HomePage, language: 'cy' } }
export const About: Story = { args: { page: AboutPage } }
export const AboutInWelsh: Story = { args: { page: AboutPage, language: 'cy' } }
export const Contact: Story = { args: { page: ContactPage } }
export const ContactInWelsh: Story = { args: { page: ContactPage, language: 'cy' } }
export const Privacy: Story = { args: { page: PrivacyPage } }
export const PrivacyInWelsh: Story = { args: { page: PrivacyPage, language: 'cy' } }
export const Terms: Story = { args: { page: TermsPage } }
export const TermsInWelsh: Story = { args: { page: TermsPage, language: 'cy' } }
export const UnderConstruction: Story = { args: { page: UnderConstructionPage } }
