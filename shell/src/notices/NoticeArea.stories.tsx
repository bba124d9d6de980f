import type { PortalNotice } from '@onward/portal-kit'
import { PortalFixture } from '@onward/portal-kit/fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { SHELL_NAMESPACE } from '../messages/shell-messages'
import { NoticeArea } from './NoticeArea'
import { useNotices } from './notice-store'

function Area({ notices }: { notices: PortalNotice[] }) {
  useNotices.setState({ shown: notices.map((notice, id) => ({ ...notice, id: -1 - id })) })
  return (
    <PortalFixture messages={{ [SHELL_NAMESPACE]: { en, cy } }}>
      <NoticeArea />
    </PortalFixture>
  )
}

const meta: Meta<typeof Area> = { title: 'Shell/Notices', component: Area }
export default meta
type Story = StoryObj<typeof Area>

const success: PortalNotice = { kind: 'success', title: 'Login Successful', text: 'Welcome back to Onward' }
const failure: PortalNotice = { kind: 'error', title: 'Login Failed', text: 'Invalid login credentials' }
const information: PortalNotice = { kind: 'info', title: 'You have been signed out', text: 'Please sign in again to carry on.' }
export const Success: Story = { args: { notices: [success] } }
export const Failure: Story = { args: { notices: [failure] } }
export const Several: Story = { args: { notices: [success, information, failure] } }
