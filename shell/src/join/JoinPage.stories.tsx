import type { ResponseOf } from '@onward/contracts/endpoint'
import { openLink, readLink, signIn } from '@onward/contracts/identity/identity'
import { acceptInvitation, joinOrganisation, readInvitation, registerInvited } from '@onward/contracts/jobs/organisation-members'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { fixtureSession, PortalFixture } from '@onward/portal-kit/fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import { JOIN_NAMESPACE } from './catalogue'
import JoinPage from './JoinPage'
import cy from './messages/cy.json'
import en from './messages/en.json'

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const EMAIL = 'noor@calder.example'
const BASE: ResponseOf<typeof readInvitation> = {
  email: EMAIL,
  organisation: 'Calder Community Care',
  expiresAt: '2026-11-28T10:00:00.000Z',
  account: 'none',
  viewer: 'visitor',
  minimumPassword: 6,
}
interface Setting {
  language: Language
  path: string
  invitation: Partial<ResponseOf<typeof readInvitation>> | 'over' | 'loading'
  /** The person belongs to another organisation already. */
  elsewhere?: boolean
  onJoined?: (path: string) => void
}

/** The page behind an invitation's link, with fake services. */
function Join({ language, path, invitation, elsewhere, onJoined }: Setting) {
  const [undo] = useState(() =>
    fakeApi(
      serve(openLink, () => ({ open: invitation !== 'over' })),
      serve(readLink, () => ({ open: false })),
      serve(readInvitation, async () => {
        if (invitation === 'over') return { problem: 'link-expired' }
        if (invitation === 'loading') return new Promise<never>(() => undefined)
        return { ...BASE, ...invitation }
      }),
      serve(registerInvited, () => ({ receipt })),
      serve(signIn, ({ body }) => ({
        user: { id: receiptId, email: body.email, role: 'employer' as const, firstName: 'Noor', lastName: 'Khan', language },
        expiresAt: receipt.at,
        isFirstSession: true,
      })),
      serve(acceptInvitation, () => ({ handover: 'a.b.c' })),
      serve(joinOrganisation, () => (elsewhere ? { problem: 'state-conflict' } : { id: receiptId, receipt })),
    ),
  )
  useEffect(() => undo, [undo])
  const viewer = typeof invitation === 'object' ? invitation.viewer : undefined
  const isSignedIn = viewer === 'invited' || viewer === 'someone-else'
  return (
    <PortalFixture
      language={language}
      viewer={isSignedIn ? 'employer' : 'visitor'}
      session={isSignedIn ? { ...fixtureSession('employer'), ...(viewer === 'invited' && { email: EMAIL }) } : null}
      path={path}
      messages={{ [JOIN_NAMESPACE]: { en, cy } }}
      {...(onJoined && { portal: { afterSignIn: onJoined } })}
    >
      <JoinPage />
    </PortalFixture>
  )
}
const receiptId = '00000000-0000-4000-8000-00000000f0c1'

const meta: Meta<typeof Join> = {
  title: 'Shell/Join an organisation',
  component: Join,
  args: { language: 'en', path: '/employer/join?token=x', invitation: {} },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const NewPerson: Story = {}
export const NotNamedYet: Story = { args: { invitation: { organisation: '' } } }
export const HasAnAccount: Story = { args: { invitation: { account: 'employer' } } }
export const SignedIn: Story = { args: { invitation: { account: 'employer', viewer: 'invited' } } }
export const WorksElsewhere: Story = { args: { invitation: { account: 'employer', viewer: 'invited' }, elsewhere: true } }
export const AnotherAccount: Story = { args: { invitation: { account: 'employer', viewer: 'someone-else' } } }
export const AJobseekersAddress: Story = { args: { invitation: { account: 'other' } } }
export const ExpiredInvitation: Story = { args: { invitation: 'over' } }
export const WithoutALink: Story = { args: { path: '/employer/join' } }
export const Loading: Story = { args: { invitation: 'loading' } }
export const Welsh: Story = { args: { language: 'cy' } }
