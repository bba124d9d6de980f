import { openAlertLink, readAlertLink, unsubscribeAlert } from '@onward/contracts/jobs/alerts'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import { UNSUBSCRIBE_NAMESPACE } from './catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'
import UnsubscribePage from './UnsubscribePage'

const ALERT = '00000000-0000-4000-8000-000000000001'
const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }

/** The page with a fake service that knows one token, "good". */
function Unsubscribe({ language, search }: { language: Language; search: string }) {
  const [undo] = useState(() =>
    fakeApi(
      serve(openAlertLink, ({ body }) =>
        body.token === 'good' ? { open: true, alertId: body.alertId } : { open: false, alertId: null },
      ),
      serve(readAlertLink, () => ({ open: false, alertId: null })),
      serve(unsubscribeAlert, ({ params }) => (params.id === ALERT ? { receipt } : { problem: 'link-expired' })),
    ),
  )
  useEffect(() => undo, [undo])
  return (
    <PortalFixture
      language={language}
      viewer="visitor"
      path={`/alerts/unsubscribe${search}`}
      messages={{ [UNSUBSCRIBE_NAMESPACE]: { en, cy } }}
    >
      <UnsubscribePage />
    </PortalFixture>
  )
}

const meta: Meta<typeof Unsubscribe> = {
  title: 'Public/Unsubscribe',
  component: Unsubscribe,
  args: { language: 'en', search: `?alert=${ALERT}&token=good` },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Unsubscribe>

export const Asked: Story = {}
export const InWelsh: Story = { args: { language: 'cy' } }
export const WrongLink: Story = { args: { search: `?alert=${ALERT}&token=bad` } }
export const BrokenLink: Story = { args: { search: '' } }
