import { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import type { Language } from '@onward/contracts/language'
import { BADGE_VERDICTS, type BadgeCheck, type BadgeVerdict, checkBadge } from '@onward/contracts/learning/badge-check'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { type ReactNode, useEffect, useState } from 'react'
import employerCy from '../messages/cy.json'
import employerEn from '../messages/en.json'
import BadgeCheckPage from './BadgeCheckPage'
import { BADGE_CHECK_CATALOGUE } from './catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'
import { Result } from './Result'

interface Setting {
  children: ReactNode
  path: string
  language: Language
  served: Parameters<typeof fakeApi>
}
function BadgeCheckStory({ children, path, language, served }: Setting) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(...served)
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture
      viewer="employer"
      path={path}
      language={language}
      messages={{ employer: { en: employerEn, cy: employerCy }, [BADGE_CHECK_CATALOGUE]: { en, cy } }}
    >
      {children}
    </PortalFixture>
  )
}

const says = {
  name: 'Workplace Readiness',
  issuer: 'Onward',
  criteria: 'The holder went through the lessons.',
  validFrom: '2026-11-01T09:00:00Z',
  validUntil: '',
}
const own = { credentialId: '00000000-0000-4000-8000-00000000e001', badge: 'workplace-readiness', way: 'course' } as const
const OURS: readonly BadgeVerdict[] = ['genuine', 'revoked']
const READABLE: readonly BadgeVerdict[] = [...OURS, 'altered', 'other-intact', 'other-expired', 'other-unchecked', 'unsigned']
const checked = (verdict: BadgeVerdict): BadgeCheck => ({
  verdict,
  own: OURS.includes(verdict) ? own : null,
  says: READABLE.includes(verdict) ? says : null,
  revokedAt: verdict === 'revoked' ? '2026-11-10T09:00:00.000Z' : null,
  revocationReason: verdict === 'revoked' ? 'by-mistake' : null,
  isHolder: null,
})

const meta: Meta<typeof BadgeCheckStory> = {
  title: 'Employer/Check a badge',
  component: BadgeCheckStory,
  args: {
    children: <BadgeCheckPage />,
    path: '/employer/badges/check',
    language: 'en',
    served: [serve(checkBadge, () => ({ ...checked('genuine'), isHolder: true }))],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const ApplicationNotReadable: Story = {
  args: {
    path: '/employer/badges/check?application=00000000-0000-4000-8000-00000000e009',
    served: [serve(readEmployerApplication, () => ({ problem: 'not-found' }))],
  },
}
export const Welsh: Story = { args: { language: 'cy' } }
const results = (applicant: string | null, isHolder: boolean | null) => (
  <>
    {BADGE_VERDICTS.map((verdict) => (
      <Result key={verdict} check={{ ...checked(verdict), isHolder }} applicant={applicant} onAgain={() => undefined} />
    ))}
  </>
)
export const Results: Story = { args: { children: results(null, null) } }
export const ResultsForAnApplicant: Story = { args: { children: results('Amina Okafor-Reed', true) } }
export const ResultsForSomebodyElse: Story = { args: { children: results('Amina Okafor-Reed', false) } }
export const ResultsInWelsh: Story = { args: { language: 'cy', children: results('Amina Okafor-Reed', null) } }
