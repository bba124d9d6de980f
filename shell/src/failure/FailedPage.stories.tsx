import { PortalFixture } from '@onward/portal-kit/fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { SHELL_NAMESPACE } from '../messages/shell-messages'
import { FailedPage } from './FailedPage'

const meta: Meta<typeof FailedPage> = {
  title: 'Shell/Failed page',
  component: FailedPage,
  args: {
    page: 'Jobs',
    failure: 'network',
    elsewhere: [
      { href: '/', label: 'Home' },
      { href: '/contact', label: 'Contact' },
    ],
    onAgain: () => undefined,
  },
  decorators: [
    (Story) => (
      <PortalFixture messages={{ [SHELL_NAMESPACE]: { en, cy } }}>
        <Story />
      </PortalFixture>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof FailedPage>

export const LostConnection: Story = {}
export const WrongBytes: Story = { args: { failure: 'integrity' } }
export const TooLate: Story = { args: { failure: 'timeout' } }
export const Broken: Story = { args: { failure: 'render' } }
