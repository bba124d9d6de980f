import { removeLogo, uploadLogo } from '@onward/contracts/jobs/logos'
import {
  appealOrganisation,
  createOrganisation,
  type OwnOrganisation,
  readOrganisation,
  readWorkEmail,
  removeOrganisationDocument,
  saveDisabilityConfident,
  saveOrganisationProfile,
  submitVerification,
  uploadOrganisationDocument,
} from '@onward/contracts/jobs/organisation'
import {
  changeMemberRole,
  inviteMember,
  readInvitationEmail,
  removeMember,
  renewInvitation,
  revokeInvitation,
  sendInvitationEmail,
} from '@onward/contracts/jobs/organisation-members'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import employerCy from '../messages/cy.json'
import employerEn from '../messages/en.json'
import { receipt } from '../testing/examples'
import { ORGANISATION_CATALOGUE } from './catalogue'
import { CALDER, LOGO, NEW_ORGANISATION, SENT_BACK } from './examples'
import cy from './messages/cy.json'
import en from './messages/en.json'
import OrganisationPage from './OrganisationPage'

interface Setting {
  language: Language
  /** Null: the person has no organisation. `failing`: the service does not answer. */
  organisation: OwnOrganisation | null | 'failing' | 'loading'
  /** A colleague saved meanwhile. */
  outdated?: boolean
  /** Suspended while the form was open. */
  suspendedMeanwhile?: boolean
  /** The email of an invitation cannot be sent. */
  emailsFail?: boolean
  /** The service's refusal of the chosen logo. */
  logoRefused?: string
}
const NEW_ID = '00000000-0000-4000-8000-00000000f0b1'

/** The page with fake services that store what they are sent, by the contracts. */
function Organisation({ language, organisation, outdated, suspendedMeanwhile, emailsFail, logoRefused }: Setting) {
  const [undo] = useState(() => {
    forgetQueries()
    let mine = organisation === 'failing' || organisation === 'loading' ? null : organisation
    const change = (next: (before: OwnOrganisation) => OwnOrganisation) => {
      mine = mine && next(mine)
      return { receipt }
    }
    const refused = suspendedMeanwhile ? ({ problem: 'organisation-suspended' } as const) : null
    return fakeApi(
      serve(readOrganisation, () => {
        if (organisation === 'failing') return { problem: 'not-allowed' }
        if (organisation === 'loading') return new Promise<never>(() => undefined)
        return { organisation: mine }
      }),
      serve(createOrganisation, ({ body }) => {
        mine = { ...NEW_ORGANISATION, name: body.name }
        return { id: NEW_ID, receipt }
      }),
      serve(saveOrganisationProfile, ({ body: { version, ...profile } }) => {
        if (refused) return refused
        if (outdated && version === organisationVersion(organisation)) {
          change((before) => ({ ...before, version: version + 1 }))
          outdated = false
          return { problem: 'state-conflict' }
        }
        change((before) => ({ ...before, ...profile, version: version + 1 }))
        return { version: version + 1, receipt }
      }),
      serve(saveDisabilityConfident, ({ body: { version, ...claim } }) => {
        if (claim.expiresOn && claim.expiresOn < '2026-01-01') {
          return { problem: 'invalid-input', errors: [{ field: 'expiresOn', message: 'Enter a date that is today or later' }] }
        }
        change((before) => ({ ...before, confident: { ...claim, confirmedAt: null }, version: version + 1 }))
        return { version: version + 1, receipt }
      }),
      serve(appealOrganisation, ({ body: { words } }) => {
        const appeal = { words, at: receipt.at, decided: false }
        return change((before) => ({ ...before, verification: { ...before.verification, appeal } }))
      }),
      serve(readWorkEmail, () => ({ handover: 'a.b.c', domain: 'calder.example' })),
      serve(submitVerification, () => {
        change((before) => ({
          ...before,
          verification: {
            ...before.verification,
            state: 'submitted',
            reason: null,
            submittedAt: receipt.at,
            domainCheck: 'match',
          },
        }))
        return { id: NEW_ID, receipt }
      }),
      serve(uploadOrganisationDocument, () => {
        const document = { id: NEW_ID, filename: 'letter.pdf', bytes: 20_480, uploadedAt: receipt.at }
        change((before) => ({ ...before, verification: { ...before.verification, document } }))
        return { id: NEW_ID, receipt }
      }),
      serve(removeOrganisationDocument, () =>
        change((before) => ({ ...before, verification: { ...before.verification, document: null } })),
      ),
      serve(uploadLogo, () => {
        if (logoRefused) return { problem: 'file-type', detail: logoRefused }
        const waiting = { url: LOGO, uploadedAt: receipt.at }
        change((before) => ({ ...before, logo: { ...before.logo, waiting, refusal: null } }))
        return { state: 'waiting' as const, receipt }
      }),
      serve(removeLogo, () => change((before) => ({ ...before, logo: { shown: null, waiting: null, refusal: null } }))),
      serve(inviteMember, ({ body }) => {
        if (mine?.invitations.some(({ email }) => email === body.email)) {
          const errors = [{ field: 'email', message: 'This address is invited already.' }]
          return { problem: 'already-exists', errors }
        }
        const invitation = { id: NEW_ID, ...body, invitedAt: receipt.at, expiresAt: '2099-01-01T00:00:00.000Z', expired: false }
        change((before) => ({ ...before, invitations: [invitation, ...before.invitations] }))
        return { id: NEW_ID, receipt }
      }),
      serve(renewInvitation, ({ params }) => {
        change((before) => ({
          ...before,
          invitations: before.invitations.map((one) => (one.id === params.id ? { ...one, expired: false } : one)),
        }))
        return { id: params.id ?? NEW_ID, receipt }
      }),
      serve(revokeInvitation, ({ params }) =>
        change((before) => ({ ...before, invitations: before.invitations.filter(({ id }) => id !== params.id) })),
      ),
      serve(readInvitationEmail, () => ({ handover: 'a.b.c' })),
      serve(sendInvitationEmail, () => (emailsFail ? { problem: 'too-many-requests' } : { receipt })),
      serve(changeMemberRole, ({ params, body }) => {
        const owners = mine?.members.filter(({ role }) => role === 'owner') ?? []
        if (body.role === 'member' && owners.length === 1 && owners[0]?.id === params.id) return { problem: 'state-conflict' }
        return change((before) => ({
          ...before,
          members: before.members.map((one) => (one.id === params.id ? { ...one, role: body.role } : one)),
        }))
      }),
      serve(removeMember, ({ params }) =>
        change((before) => ({ ...before, members: before.members.filter(({ id }) => id !== params.id) })),
      ),
    )
  })
  useEffect(() => undo, [undo])
  const messages = { employer: { en: employerEn, cy: employerCy }, [ORGANISATION_CATALOGUE]: { en, cy } }
  return (
    <PortalFixture language={language} viewer="employer" path="/employer/organisation" messages={messages}>
      <OrganisationPage />
    </PortalFixture>
  )
}
const organisationVersion = (organisation: Setting['organisation']) =>
  organisation && typeof organisation === 'object' ? organisation.version : 0

const meta: Meta<typeof Organisation> = {
  title: 'Employer/Organisation',
  component: Organisation,
  args: { language: 'en', organisation: CALDER },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Verified: Story = {}
export const JustRegistered: Story = { args: { organisation: NEW_ORGANISATION } }
export const BeingChecked: Story = {
  args: { organisation: { ...CALDER, verification: { ...CALDER.verification, state: 'submitted', decidedAt: null } } },
}
export const SomethingMissing: Story = { args: { organisation: SENT_BACK } }
export const Refused: Story = {
  args: {
    organisation: {
      ...CALDER,
      verification: {
        ...CALDER.verification,
        state: 'refused',
        reason: 'The number you gave belongs to a company that has closed.',
      },
    },
  },
}
const suspended = {
  ...CALDER.verification,
  state: 'suspended',
  reason: 'Three people told us that they were asked for money.',
} as const
export const Suspended: Story = { args: { organisation: { ...CALDER, verification: suspended } } }
export const SuspensionKept: Story = {
  args: {
    organisation: {
      ...CALDER,
      verification: { ...suspended, appeal: { words: 'They meant another company.', at: receipt.at, decided: true } },
    },
  },
}
export const AsMember: Story = {
  args: {
    organisation: {
      ...NEW_ORGANISATION,
      role: 'member',
      members: CALDER.members.map((one) => ({ ...one, role: one.you ? 'member' : 'owner' })),
    },
  },
}
export const ConfirmedLevel: Story = {
  args: {
    organisation: {
      ...CALDER,
      confident: { level: 'leader', reference: 'DCS7', expiresOn: '2026-01-01', confirmedAt: receipt.at },
    },
  },
}
const waiting = { url: LOGO, uploadedAt: receipt.at }
export const LogoPublishedAndWaiting: Story = {
  args: { organisation: { ...CALDER, logo: { shown: LOGO, waiting, refusal: null } } },
}
export const LogoRefused: Story = {
  args: { organisation: { ...CALDER, logo: { shown: null, waiting: null, refusal: 'hard-to-see' } } },
}
export const LogoFileRefused: Story = { args: { logoRefused: 'This picture is animated. Choose one that does not move.' } }
export const LogoInWelsh: Story = { args: { ...LogoPublishedAndWaiting.args, language: 'cy' } }
export const WithoutOrganisation: Story = { args: { organisation: null } }
export const ColleagueSavedMeanwhile: Story = { args: { outdated: true } }
export const SuspendedMeanwhile: Story = { args: { suspendedMeanwhile: true } }
export const EmailsCannotBeSent: Story = { args: { emailsFail: true } }
export const Failed: Story = { args: { organisation: 'failing' } }
export const Loading: Story = { args: { organisation: 'loading' } }
export const Welsh: Story = { args: { language: 'cy', organisation: SENT_BACK } }
