import type { Language } from '@onward/contracts/language'
import { type CredentialView, checkHolder, readCredential } from '@onward/contracts/learning/learning'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import BadgePage from './BadgePage'
import { BADGE_NAMESPACE } from './catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'

const VALID: CredentialView = {
  id: '00000000-0000-4000-8000-000000000001',
  badge: 'cv-cover-letter-basics',
  way: 'cv-review',
  status: 'valid',
  issuedAt: '2026-11-21T10:00:00.000Z',
  revokedAt: null,
  revocationReason: null,
}
const REVOKED: CredentialView = {
  ...VALID,
  status: 'revoked',
  revokedAt: '2026-11-22T10:00:00.000Z',
  revocationReason: 'by-mistake',
}

interface Setting {
  language: Language
  answer: CredentialView | 'not-found' | 'unexpected'
}
/** The page with a service that answers by the contract; the badge belongs to zoe@example.org. */
function Badge({ language, answer }: Setting) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(
      serve(readCredential, () => (typeof answer === 'string' ? { problem: answer } : answer)),
      serve(checkHolder, ({ body }) => ({ isHolder: body.email === 'zoe@example.org' })),
    )
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture
      language={language}
      viewer="visitor"
      path={`/badges/${VALID.id}`}
      route="/badges/:id"
      messages={{ [BADGE_NAMESPACE]: { en, cy } }}
    >
      <BadgePage />
    </PortalFixture>
  )
}

const meta: Meta<typeof Badge> = {
  title: 'Public/Badge',
  component: Badge,
  args: { language: 'en', answer: VALID },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Badge>

export const Genuine: Story = {}
export const InWelsh: Story = { args: { language: 'cy' } }
export const EarnedByCourse: Story = { args: { answer: { ...VALID, badge: 'workplace-readiness', way: 'course' } } }
export const Revoked: Story = { args: { answer: REVOKED } }
export const RevokedInWelsh: Story = { args: { language: 'cy', answer: { ...REVOKED, revocationReason: 'holder-left' } } }
export const Unknown: Story = { args: { answer: 'not-found' } }
export const CannotBeChecked: Story = { args: { answer: 'unexpected' } }
