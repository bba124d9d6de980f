import { changeEmail, changePassword, endOneSession, endOtherSessions, listSessions } from '@onward/contracts/account'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import AccountPage from './AccountPage'
import { account as cy } from './messages.cy'
import { account as en } from './messages.en'
import { ACCOUNT_NAMESPACE } from './words'

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const device = (n: number, name: string, current = false) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  device: name,
  startedAt: '2026-11-01T08:12:00.000Z',
  seenAt: '2026-11-21T09:40:00.000Z',
  current,
})
const HERE = device(1, 'Chrome · Android', true)

interface Setting {
  language: Language
  devices: ReturnType<typeof device>[] | null
}
/** The account page with services that answer by the contracts; the password is "old password". */
function Account({ language, devices }: Setting) {
  const [undo] = useState(() => {
    forgetQueries()
    let left = devices
    const wrong = {
      problem: 'invalid-input' as const,
      errors: [{ field: 'currentPassword', message: 'This is not your password' }],
    }
    const fits = ({ body }: { body: { currentPassword: string } }) =>
      body.currentPassword === 'old password' ? { receipt } : wrong
    return fakeApi(
      serve(listSessions, () => (left ? { items: left } : { problem: 'unexpected' })),
      serve(endOneSession, ({ params }) => {
        left = left?.filter((one) => one.id !== params.id) ?? null
        return { receipt }
      }),
      serve(endOtherSessions, () => {
        left = [HERE]
        return { ended: 2, receipt }
      }),
      serve(changePassword, fits),
      serve(changeEmail, fits),
    )
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture language={language} viewer="user" path="/account" messages={{ [ACCOUNT_NAMESPACE]: { en, cy } }}>
      <AccountPage />
    </PortalFixture>
  )
}

const meta: Meta<typeof Account> = {
  title: 'Public/Account',
  component: Account,
  args: { language: 'en', devices: [HERE, device(2, 'Firefox · Windows'), device(3, '')] },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Account>

export const SeveralDevices: Story = {}
export const ThisDeviceOnly: Story = { args: { devices: [HERE] } }
export const InWelsh: Story = { args: { language: 'cy' } }
export const DevicesCannotBeLoaded: Story = { args: { devices: null } }
