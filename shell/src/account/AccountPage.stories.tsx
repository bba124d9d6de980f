import { changeEmail, changePassword, endOneSession, endOtherSessions, listSessions } from '@onward/contracts/identity/account'
import { askForErasure } from '@onward/contracts/identity/erasure'
import { type OwnOrganisation, readOrganisation } from '@onward/contracts/jobs/organisation'
import type { OrganisationMember } from '@onward/contracts/jobs/organisation-members'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import AccountPage from './AccountPage'
import { ACCOUNT_NAMESPACE } from './catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const device = (n: number, name: string, current = false) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  device: name,
  startedAt: '2026-11-01T08:12:00.000Z',
  seenAt: '2026-11-21T09:40:00.000Z',
  current,
})
const HERE = device(1, 'Chrome · Android', true)

const ME: OrganisationMember = {
  id: '00000000-0000-4000-8000-0000000000e1',
  name: 'Rhian Price',
  role: 'owner',
  joinedAt: '2026-01-05T09:00:00.000Z',
  you: true,
}
const NIA: OrganisationMember = {
  id: '00000000-0000-4000-8000-0000000000e2',
  name: 'Nia Bevan',
  role: 'member',
  joinedAt: '2026-02-05T09:00:00.000Z',
  you: false,
}
const ORGANISATION: OwnOrganisation = {
  id: '00000000-0000-4000-8000-0000000000e9',
  name: 'Calder Community Care',
  whatWeDo: '',
  website: '',
  sector: null,
  size: null,
  address: '',
  town: '',
  postcode: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  version: 1,
  confident: { level: 'none', reference: '', expiresOn: null, confirmedAt: null },
  verification: {
    state: 'verified',
    reason: null,
    submittedAt: null,
    decidedAt: null,
    company: null,
    charity: null,
    domainCheck: null,
    document: null,
  },
  logo: { shown: null, waiting: null, refusal: null },
  role: 'owner',
  members: [ME],
  invitations: [],
}

interface Setting {
  language: Language
  viewer?: 'user' | 'employer' | 'agent'
  /** Other members of the organisation; the person is its owner. */
  colleagues?: OrganisationMember[]
  devices: ReturnType<typeof device>[] | null
  /** Of the deployment, where it asks for more than the specification. */
  minimumPassword?: number
  path?: string
}
/** The account page with services that answer by the contracts; the password is "old password". */
function Account({ language, devices, viewer = 'user', colleagues = [], minimumPassword, path = '/account' }: Setting) {
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
      serve(askForErasure, (asked) => {
        const answer = fits(asked)
        return 'receipt' in answer ? { ...answer, eraseAt: '2026-12-05T10:00:00.000Z' } : answer
      }),
      serve(readOrganisation, () => ({ organisation: { ...ORGANISATION, members: [ME, ...colleagues] } })),
      serve(changePassword, fits),
      serve(changeEmail, fits),
    )
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture
      language={language}
      viewer={viewer}
      path={path}
      messages={{ [ACCOUNT_NAMESPACE]: { en, cy } }}
      portal={{ minimumPassword }}
    >
      <AccountPage />
    </PortalFixture>
  )
}

const meta: Meta<typeof Account> = {
  title: 'Shell/Account',
  component: Account,
  args: { language: 'en', devices: [HERE, device(2, 'Firefox · Windows'), device(3, '')] },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Account>

export const SeveralDevices: Story = {}
export const LongPasswords: Story = { args: { minimumPassword: 12 } }
export const ThisDeviceOnly: Story = { args: { devices: [HERE] } }
export const InWelsh: Story = { args: { language: 'cy' } }
export const OnlyMember: Story = { args: { viewer: 'employer' } }
export const OnlyOwner: Story = { args: { viewer: 'employer', colleagues: [NIA] } }
export const OneOfSeveralOwners: Story = {
  args: { viewer: 'employer', language: 'cy', colleagues: [{ ...NIA, role: 'owner' }] },
}
export const WorkCoach: Story = { args: { viewer: 'agent' } }
export const DevicesCannotBeLoaded: Story = { args: { devices: null } }
/** The last step of erasing, which asks for the password. */
export const Erasing: Story = { args: { path: '/account?step=erase' } }
export const WelshErasing: Story = { args: { path: '/account?step=erase', language: 'cy' } }
