import { givePassword } from '@onward/contracts/identity/erasure'
import { giveCodeAgain, readSecondFactor } from '@onward/contracts/identity/staff'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import ConfirmPage from './ConfirmPage'
import { CONFIRM_NAMESPACE } from './confirm-catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-20T09:12:00.000Z' }

/** The page with a service that knows "three quiet otters" and the code 123456. */
function Confirm({ language, since }: { language: Language; since: string | null }) {
  const [undo] = useState(() =>
    fakeApi(
      serve(readSecondFactor, () => ({ required: false, since, wanted: false, recoveryCodesLeft: 9 })),
      serve(givePassword, ({ body }) =>
        body.currentPassword === 'three quiet otters'
          ? { receipt }
          : { problem: 'invalid-input' as const, errors: [{ field: 'currentPassword', message: 'wrong' }] },
      ),
      serve(giveCodeAgain, ({ body }) =>
        body.code === '123456'
          ? { receipt }
          : { problem: 'invalid-input' as const, errors: [{ field: 'code', message: 'wrong' }] },
      ),
    ),
  )
  useEffect(() => undo, [undo])
  return (
    <PortalFixture language={language} viewer="admin" path="/confirm" messages={{ [CONFIRM_NAMESPACE]: { en, cy } }}>
      <ConfirmPage />
    </PortalFixture>
  )
}

const meta: Meta<typeof Confirm> = {
  title: 'Shell/Confirm that it is you',
  component: Confirm,
  args: { language: 'en', since: null },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Confirm>

export const ByPassword: Story = {}
export const ByCode: Story = { args: { since: '2026-11-01T09:00:00.000Z' } }
export const Welsh: Story = { args: { language: 'cy' } }
