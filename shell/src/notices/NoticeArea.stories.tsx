import type { PortalNotice } from '@onward/portal-kit'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { Button, Dialog } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect } from 'react'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { SHELL_NAMESPACE } from '../messages/shell-messages'
import { NoticeArea } from './NoticeArea'
import { notices } from './notices'

/** The shell's notice area with one notice, inside a dialog when `dialog` is set. */
function Area({ notice, dialog }: { notice: PortalNotice; dialog?: string }) {
  useEffect(() => {
    notices.show(notice)
    return notices.dismiss
  }, [notice])
  return (
    <PortalFixture messages={{ [SHELL_NAMESPACE]: { en, cy } }} portal={PORTAL}>
      <NoticeArea />
      <Button>Save</Button>
      {dialog && (
        <Dialog open title={dialog} onClose={() => undefined}>
          <Button>Delete CV</Button>
        </Dialog>
      )}
    </PortalFixture>
  )
}
const PORTAL = { NoticePlace: NoticeArea }

const meta: Meta<typeof Area> = { title: 'Shell/Notices', component: Area }
export default meta
type Story = StoryObj<typeof Area>

export const Success: Story = {
  args: { notice: { kind: 'success', title: 'Login Successful', text: 'Welcome back to Onward' } },
}
export const Failure: Story = {
  args: { notice: { kind: 'error', title: 'Update failed', text: 'Failed to set CV as active' } },
}
export const Information: Story = {
  args: { notice: { kind: 'info', title: 'You have been signed out', text: 'Please sign in again to carry on.' } },
}
export const InADialog: Story = {
  args: {
    notice: { kind: 'error', title: 'Delete failed', text: 'Failed to delete CV from database' },
    dialog: 'Delete this CV?',
  },
}
export const Long: Story = {
  args: {
    notice: {
      kind: 'success',
      title: 'Job Posted Successfully!',
      text: 'Warehouse operative and yard assistant (nights, four on and four off) is now live. Your receipt is ONW-7K2M-Q4TR. ALongWordThatNobodyWouldWriteInOnePieceButSomebodyDid.',
    },
  },
}
