import { areaOf, type Viewer } from '@onward/contracts/access'
import { BRAND } from '@onward/contracts/brand'
import type { Language } from '@onward/contracts/language'
import { PortalFixture } from '@onward/portal-kit/fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { BELL_NAMESPACE } from '../bell/bell-catalogue'
import bellCy from '../bell/messages/cy.json'
import bellEn from '../bell/messages/en.json'
import type { BootRemote } from '../boot/boot-document'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { SHELL_NAMESPACE } from '../messages/shell-messages'
import { useSessionStore } from '../session/session-store'
import { examplePortal } from './example-portal'
import { PortalFrame } from './PortalFrame'

interface Setting {
  viewer: Viewer
  path: string
  language: Language
  remotes?: readonly BootRemote[]
}

/** The shared layout for each kind of viewer. */
function Frame({ viewer, path, language, remotes = examplePortal }: Setting) {
  useSessionStore.setState({ language })
  return (
    <PortalFixture
      viewer={viewer}
      path={path}
      language={language}
      messages={{ [SHELL_NAMESPACE]: { en, cy }, [BELL_NAMESPACE]: { en: bellEn, cy: bellCy } }}
    >
      <PortalFrame brand={BRAND} remotes={remotes} area={areaOf(path)}>
        <div style={{ padding: 32 }}>
          <h1>{path}</h1>
        </div>
      </PortalFrame>
    </PortalFixture>
  )
}

const meta: Meta<typeof Frame> = { title: 'Shell/Frame', component: Frame, parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj<typeof Frame>

export const Visitor: Story = { args: { viewer: 'visitor', path: '/', language: 'en' } }
export const Jobseeker: Story = { args: { viewer: 'user', path: '/jobs', language: 'en' } }
export const Employer: Story = { args: { viewer: 'employer', path: '/employer/dashboard', language: 'en' } }
export const InWelsh: Story = { args: { viewer: 'visitor', path: '/', language: 'cy' } }
export const OnAPhone: Story = {
  args: { viewer: 'user', path: '/jobs', language: 'en' },
  globals: { viewport: { value: 'mobile1' } },
}
