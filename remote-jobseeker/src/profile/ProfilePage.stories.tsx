import { readNiNumber } from '@onward/contracts/casework/casework'
import { readSkillsGap } from '@onward/contracts/jobs/skills-gap'
import { listCvs, readCv } from '@onward/contracts/jobseekers/cvs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { listBadges } from '@onward/contracts/learning/learning'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { skillsGap } from '../skills-gap/examples'
import { analysis, cv, olderCv, profile } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import EditProfileDialog from './EditProfileDialog'
import { editValuesOf, mergeDrafts } from './form'
import { MergeChanges } from './MergeChanges'
import { NiDialog } from './NiDialog'
import ProfilePage from './ProfilePage'

const at = '2026-11-20T09:00:00.000Z'
const badge = {
  credentialId: '55555555-5555-4555-8555-555555555555',
  badge: 'cv-cover-letter-basics',
  way: 'cv-review',
  earnedAt: at,
  revokedAt: null,
} as const
const full = {
  ...profile,
  dateOfBirthMask: '28/**/****',
  currentBenefits: ['Universal Credit' as const],
  workCoachName: 'Sam Price',
  progress: { percent: 100, missing: [] },
}
const served = [
  serve(readProfile, () => full),
  serve(readSkillsGap, () => skillsGap),
  serve(listCvs, () => ({ items: [{ ...cv, filename: 'Amina CV.pdf', employerVisible: true }, olderCv] })),
  serve(readCv, () => ({ cv, analysis, position: null, badgeCompleted: true })),
  serve(listBadges, () => ({ items: [badge] })),
  serve(readNiNumber, () => ({ mask: 'AB****C', recordedAt: at })),
]
const empty = {
  ...profile,
  phone: '',
  address: '',
  postcode: '',
  location: '',
  progress: { percent: 33, missing: ['phone', 'location', 'profilePicture', 'dateOfBirth', 'niNumber'] as const },
}

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Profile',
  component: JobseekerStory,
  args: { path: '/profile', children: <ProfilePage />, served },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {}
export const FirstUse: Story = {
  args: {
    served: [
      serve(readProfile, () => ({ ...empty, progress: { ...empty.progress, missing: [...empty.progress.missing] } })),
      serve(listCvs, () => ({ items: [] })),
      serve(listBadges, () => ({ items: [] })),
      serve(readNiNumber, () => ({ mask: null, recordedAt: null })),
    ],
  },
}
export const Loading: Story = { args: { served: [serve(readProfile, () => new Promise<never>(() => {}))] } }
export const Failed: Story = { args: { served: [serve(readProfile, () => ({ problem: 'unexpected' }))] } }
export const PartsFailed: Story = {
  args: {
    served: [
      serve(readProfile, () => full),
      serve(listCvs, () => ({ problem: 'unexpected' })),
      serve(listBadges, () => ({ problem: 'unexpected' })),
      serve(readNiNumber, () => ({ problem: 'unexpected' })),
    ],
  },
}
export const Welsh: Story = { args: { language: 'cy' } }

const refetch = async () => ({ data: full })
const close = () => {}
export const Editing: Story = { args: { children: <EditProfileDialog profile={full} onClose={close} refetch={refetch} /> } }
export const EditingEmployment: Story = {
  args: { children: <EditProfileDialog profile={full} start="salaryExpectation" onClose={close} refetch={refetch} /> },
}
export const EditingSkills: Story = {
  args: { children: <EditProfileDialog profile={full} start="skills" onClose={close} refetch={refetch} /> },
}
export const EditingPreferencesInWelsh: Story = {
  args: {
    language: 'cy',
    children: <EditProfileDialog profile={full} start="jobAlerts" onClose={close} refetch={refetch} />,
  },
}
export const BirthDateEmpty: Story = {
  args: { children: <EditProfileDialog profile={profile} start="dateOfBirth" onClose={close} refetch={refetch} /> },
}
export const NationalInsuranceNumber: Story = { args: { children: <NiDialog onClose={close} /> } }

const base = editValuesOf(profile)
const mine = { ...base, phone: '07700 900999', smsNotifications: true }
const theirs = { ...base, phone: '07700 900111', postcode: 'LS1 1AA' }
export const TwoTabs: Story = {
  args: {
    children: (
      <MergeChanges merge={mergeDrafts(base, mine, theirs)} mine={mine} theirs={theirs} onTogether={close} onDiscard={close} />
    ),
  },
}
