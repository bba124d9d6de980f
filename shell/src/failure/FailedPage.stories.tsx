import { PortalFixture } from '@onward/portal-kit/fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { SHELL_NAMESPACE } from '../messages/shell-messages'
import { FailedPage } from './FailedPage'

const messages = { [SHELL_NAMESPACE]: { en, cy } }
const meta: Meta<typeof FailedPage> = {
  title: 'Shell/Failed page',
  component: FailedPage,
  args: {
    page: 'Jobs',
    failure: 'network',
    isReported: null,
    elsewhere: [
      { href: '/', label: 'Home' },
      { href: '/contact', label: 'Contact' },
    ],
    onAgain: () => undefined,
  },
  render: (args) => (
    <PortalFixture messages={messages}>
      <FailedPage {...args} />
    </PortalFixture>
  ),
}
export default meta
type Story = StoryObj<typeof FailedPage>

export const LostConnection: Story = {}
export const WrongBytes: Story = { args: { failure: 'integrity', isReported: true } }
export const TooLate: Story = { args: { failure: 'timeout' } }
export const Hung: Story = { args: { failure: 'hung' } }
export const BeingReported: Story = { args: { failure: 'render' } }
export const Broken: Story = { args: { failure: 'render', isReported: true } }
export const BrokenAndNotReported: Story = { args: { failure: 'render', isReported: false } }
export const BrokenInWelsh: Story = {
  args: { page: 'Swyddi', failure: 'evaluation', isReported: false },
  render: (args) => (
    <PortalFixture messages={messages} language="cy">
      <FailedPage {...args} />
    </PortalFixture>
  ),
}
