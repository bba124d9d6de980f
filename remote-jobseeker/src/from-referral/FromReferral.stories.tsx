import {
  fillFromReferral,
  type ReferralFacts,
  readPrefill,
  readReferralFacts,
  refusePrefill,
} from '@onward/contracts/casework/referral-facts'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { serve } from '@onward/portal-kit/fake-api'
import { Page, PageHeader } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { profile } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import { FromReferral } from './FromReferral'

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const facts: ReferralFacts = {
  referralId: '9b0f1a52-9c1e-4c39-8f53-000000000001',
  accountId: '9b0f1a52-9c1e-4c39-8f53-000000000002',
  benefitsStatus: 'universal-credit',
  disability: 'mobility',
  phone: '07700 900123',
}
const blank = { ...profile, currentBenefits: [], disabilityStatus: null, phone: '' }
const shows = (facts: ReferralFacts) => [
  serve(readPrefill, () => ({ referralId: facts.referralId })),
  serve(readReferralFacts, () => ({ told: { facts, officeName: 'Leeds Southern House Jobcentre', handover: 'a.b.c' } })),
  serve(readProfile, () => blank),
  serve(fillFromReferral, () => ({ version: 2, receipt })),
  serve(refusePrefill, () => ({ receipt })),
]
const page = (
  <Page>
    <PageHeader title="Profile" />
    <FromReferral />
  </Page>
)

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/From the referral',
  component: JobseekerStory,
  args: { path: '/profile', children: page, served: shows(facts) },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const OneBenefit: Story = {}
export const SeveralBenefits: Story = { args: { served: shows({ ...facts, benefitsStatus: 'multiple' }) } }
export const AnsweredAlready: Story = { args: { served: [serve(readPrefill, () => ({ referralId: null }))] } }
export const Welsh: Story = { args: { language: 'cy' } }
