import { readBoard, readMatchSummary } from '@onward/contracts/jobs/board'
import { readSkillsGap } from '@onward/contracts/jobs/skills-gap'
import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { listBadges } from '@onward/contracts/learning/learning'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { skillsGap } from '../skills-gap/examples'
import { board, cv, noSummary, profile, scoredJob, summary } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import JobsPage from './JobsPage'

const known = serve(readMatchSummary, () => summary)
const readiness = [
  serve(readProfile, () => profile),
  serve(listCvs, () => ({ items: [cv] })),
  serve(listBadges, () => ({ items: [] })),
  serve(readSkillsGap, () => skillsGap),
]
const nothing = { ...board, items: [], total: 0, groups: { perfect: 0, strong: 0, growth: 0 } }
const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Jobs',
  component: JobseekerStory,
  args: { path: '/jobs', children: <JobsPage />, served: [...readiness, known, serve(readBoard, () => board)] },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Matched: Story = {}
export const BeforeACv: Story = {
  args: { served: [...readiness, serve(readMatchSummary, () => noSummary), serve(readBoard, () => board)] },
}
export const NothingFound: Story = {
  args: { path: '/jobs?q=zzz', served: [...readiness, known, serve(readBoard, () => nothing)] },
}
export const UnknownPlace: Story = {
  args: { path: '/jobs?location=Zzyzx', served: [...readiness, known, serve(readBoard, () => nothing)] },
}
export const AmbiguousPlace: Story = {
  args: {
    path: '/jobs?location=Newport',
    served: [...readiness, known, serve(readBoard, () => ({ ...board, places: ['Newport, Gwent', 'Newport, Shropshire'] }))],
  },
}
const far = { ...scoredJob, id: cv.id, travel: { miles: 174, within: false, wishedMiles: 10, minutes: null } }
const beyond = serve(readBoard, ({ query }) =>
  query.get('further') ? { ...nothing, items: [far], further: 1 } : { ...nothing, further: 1 },
)
export const OpenInPlace: Story = { args: { path: `/jobs?job=${scoredJob.id}` } }
export const Filtered: Story = { args: { path: '/jobs?q=care&within=20&type=part-time&remote=true&sort=salary' } }
export const NothingNear: Story = { args: { served: [...readiness, known, beyond] } }
export const FurtherAway: Story = { args: { path: '/jobs?further=true', served: [...readiness, known, beyond] } }
export const AsksForAPlace: Story = {
  args: { served: [...readiness, known, serve(readBoard, () => ({ ...nothing, needsPlace: true }))] },
}
export const MisspeltSearch: Story = {
  args: {
    path: '/jobs?q=recepshunist',
    served: [...readiness, known, serve(readBoard, () => ({ ...board, didYouMean: 'receptionist', grouped: false }))],
  },
}
export const LeftOut: Story = {
  args: {
    path: '/jobs?q=care+zebra',
    served: [...readiness, known, serve(readBoard, () => ({ ...board, dropped: ['zebra'], foundBy: 'care', grouped: false }))],
  },
}
export const Loading: Story = { args: { served: [...readiness, known, serve(readBoard, () => new Promise<never>(() => {}))] } }
export const Failed: Story = { args: { served: [...readiness, known, serve(readBoard, () => ({ problem: 'unexpected' }))] } }
export const Welsh: Story = { args: { language: 'cy' } }
