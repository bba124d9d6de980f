import { readNiNumber } from '@onward/contracts/casework/casework'
import { readBoard, readMatchSummary } from '@onward/contracts/jobs/board'
import { listMyInterviews } from '@onward/contracts/jobs/interviews'
import { listMyApplications } from '@onward/contracts/jobs/own-applications'
import { readSkillsGap } from '@onward/contracts/jobs/skills-gap'
import { listApplicationDrafts } from '@onward/contracts/jobseekers/application-drafts'
import { type Cv, listCvs, readCv } from '@onward/contracts/jobseekers/cvs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { listBadges } from '@onward/contracts/learning/learning'
import { listNotices } from '@onward/contracts/messaging/messaging'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { skillsGap } from '../skills-gap/examples'
import { applications, board, cv, draft, noApplications, noSummary, summary } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import DashboardPage from './DashboardPage'
import { analysed, interview, newcomer, notices, oneBadge, person } from './examples'

const refused: Cv = { ...cv, state: 'refused', refusal: 'encrypted', score: null }
const applied = (state: (typeof applications.items)[number]['state']) =>
  serve(listMyApplications, () => ({ ...applications, items: applications.items.map((each) => ({ ...each, state })) }))
const rest = [
  serve(readMatchSummary, () => summary),
  serve(readSkillsGap, () => skillsGap),
  serve(listMyApplications, () => applications),
  serve(listCvs, () => ({ items: [cv] })),
  serve(readCv, () => analysed),
  serve(readProfile, () => person),
  serve(readNiNumber, () => ({ mask: 'AB****C', recordedAt: notices.items[0]?.at ?? null })),
  serve(listBadges, () => ({ items: [oneBadge] })),
  serve(listNotices, () => notices),
  serve(listMyInterviews, () => ({ items: [] })),
]
const firstUse = [
  serve(readMatchSummary, () => noSummary),
  serve(readBoard, () => ({ ...board, items: [], total: 0, needsPlace: true })),
  serve(readSkillsGap, () => ({ jobs: 0, skills: [], hasSkills: false })),
  serve(listMyApplications, () => noApplications),
  serve(listCvs, () => ({ items: [] })),
  serve(readProfile, () => newcomer),
  serve(readNiNumber, () => ({ mask: null, recordedAt: null })),
  serve(listBadges, () => ({ items: [] })),
  serve(listNotices, () => ({ ...notices, items: [], unread: 0 })),
  serve(listMyInterviews, () => ({ items: [] })),
]

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Dashboard',
  component: JobseekerStory,
  args: { path: '/dashboard', children: <DashboardPage />, served: rest },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Underway: Story = {}
export const FirstUse: Story = { args: { served: firstUse } }
export const NoMatchYet: Story = {
  args: {
    served: [
      serve(readMatchSummary, () => ({ ...summary, matches: 0, averageScore: null, top: [] })),
      serve(readBoard, () => board),
      ...rest,
    ],
  },
}
export const WithoutCv: Story = { args: { served: [serve(listCvs, () => ({ items: [] })), ...rest] } }
export const CvRefused: Story = {
  args: {
    served: [serve(listCvs, () => ({ items: [refused] })), ...rest],
  },
}
export const Invited: Story = { args: { served: [applied('interview_invited'), ...rest] } }
export const InterviewComing: Story = {
  args: { served: [applied('interview_scheduled'), serve(listMyInterviews, () => ({ items: [interview] })), ...rest] },
}
export const Begun: Story = {
  args: { served: [serve(listApplicationDrafts, () => ({ items: [{ ...draft, closesOn: '2099-12-24' }] })), ...rest] },
}
export const Offered: Story = { args: { served: [applied('offered'), ...rest] } }
export const NothingNew: Story = {
  args: {
    served: [
      serve(readMatchSummary, () => ({ ...summary, postedToday: 0 })),
      serve(readProfile, () => ({ ...person, progress: { percent: 100, missing: [] } })),
      ...rest,
    ],
  },
}
export const Loading: Story = { args: { served: [serve(readMatchSummary, () => new Promise<never>(() => {}))] } }
export const Failed: Story = {
  args: {
    served: [
      serve(readMatchSummary, () => ({ problem: 'unexpected' })),
      serve(listMyApplications, () => ({ problem: 'unexpected' })),
      serve(listCvs, () => ({ problem: 'unexpected' })),
    ],
  },
}
export const Welsh: Story = { args: { language: 'cy' } }
export const FirstUseInWelsh: Story = { args: { language: 'cy', served: firstUse } }
