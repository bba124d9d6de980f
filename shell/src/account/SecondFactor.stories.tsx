import type { ResponseOf } from '@onward/contracts/endpoint'
import { readSecondFactor, removeSecondFactor, renewRecoveryCodes, wantSecondFactor } from '@onward/contracts/identity/staff'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { Page, PageHeader } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import { ACCOUNT_NAMESPACE } from './catalogue'
import accountCy from './messages/cy.json'
import accountEn from './messages/en.json'
import SecondFactorSection from './SecondFactor'
import { SECOND_FACTOR_NAMESPACE } from './second-factor-catalogue'
import cy from './second-factor-messages/cy.json'
import en from './second-factor-messages/en.json'

type Factor = ResponseOf<typeof readSecondFactor>
const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const OFF: Factor = { required: false, since: null, wanted: false, recoveryCodesLeft: 0 }
const ON: Factor = { required: true, since: '2026-11-02T09:15:00.000Z', wanted: false, recoveryCodesLeft: 10 }

/** The section with a fake service that stores changes; the password is "old password". */
function Section({ language, factor }: { language: Language; factor: Factor }) {
  const [undo] = useState(() => {
    forgetQueries()
    let current = factor
    const checked = <T extends object>(currentPassword: string, next: Factor, answer: T) => {
      if (currentPassword !== 'old password') {
        const errors = [{ field: 'currentPassword', message: 'This is not your password' }]
        return { problem: 'invalid-input' as const, errors }
      }
      current = next
      return answer
    }
    const recoveryCodes = Array.from({ length: 10 }, (_, n) => `ABCD${n}-1234${n}`)
    return fakeApi(
      serve(readSecondFactor, () => current),
      serve(wantSecondFactor, ({ body }) => checked(body.currentPassword, { ...current, wanted: true }, { receipt })),
      serve(removeSecondFactor, ({ body }) => checked(body.currentPassword, { ...OFF, required: current.required }, { receipt })),
      serve(renewRecoveryCodes, ({ body }) =>
        checked(body.currentPassword, { ...current, recoveryCodesLeft: 10 }, { recoveryCodes }),
      ),
    )
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture
      language={language}
      viewer="agent"
      path="/account"
      messages={{ [ACCOUNT_NAMESPACE]: { en: accountEn, cy: accountCy }, [SECOND_FACTOR_NAMESPACE]: { en, cy } }}
    >
      <Page width="text">
        <PageHeader title="Account" />
        <SecondFactorSection />
      </Page>
    </PortalFixture>
  )
}

const meta: Meta<typeof Section> = {
  title: 'Shell/Second factor',
  component: Section,
  args: { language: 'en', factor: ON },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Section>

export const FactorOn: Story = {}
export const FewCodesLeft: Story = { args: { factor: { ...ON, recoveryCodesLeft: 2 } } }
export const FactorOff: Story = { args: { factor: OFF } }
export const FactorRequested: Story = { args: { factor: { ...OFF, wanted: true } } }
export const InWelsh: Story = { args: { language: 'cy' } }
