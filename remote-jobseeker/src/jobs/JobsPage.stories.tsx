import { readBoard, readMatchSummary } from '@onward/contracts/jobs/board'
import type { SearchWay } from '@onward/contracts/jobs/search'
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
const otherNewport: SearchWay = {
  kind: 'place',
  label: 'There is more than one Newport. We looked near Newport, Gwent. Did you mean:',
  links: [{ text: 'Newport, Shropshire', q: '', where: 'Newport, Shropshire' }],
}
export const AmbiguousPlace: Story = {
  args: {
    path: '/jobs?location=Newport',
    served: [...readiness, known, serve(readBoard, () => ({ ...board, ways: [otherNewport] }))],
  },
}
const far = { ...scoredJob, id: cv.id, travel: { miles: 174, within: false, wishedMiles: 10, minutes: null } }
const beyond = serve(readBoard, ({ query }) =>
  query.get('further') ? { ...nothing, items: [far], further: 1 } : { ...nothing, further: 1 },
)
export const Filtered: Story = { args: { path: '/jobs?q=care&within=20&type=part-time&remote=true&sort=salary' } }
export const NothingNear: Story = { args: { served: [...readiness, known, beyond] } }
export const FurtherAway: Story = { args: { path: '/jobs?further=true', served: [...readiness, known, beyond] } }
const littleNear = {
  ...board,
  items: [{ ...scoredJob, times: ['nights' as const, 'no-weekends' as const] }],
  near: 0,
  home: 1,
  further: 1,
  heading: 'No jobs for “carer” near Redcar today',
  homeHeading: '1 job that you can do from home',
  nearest: [far],
  nearestHeading: '1 job further away',
  grouped: false,
  ways: [
    {
      kind: 'towns' as const,
      label: 'The nearest towns with such jobs:',
      links: [{ text: 'York, 46 miles', q: 'carer', where: 'York' }],
    },
  ],
}
export const LittleNear: Story = {
  args: { path: '/jobs?q=carer&location=Redcar', served: [...readiness, known, serve(readBoard, () => littleNear)] },
}
const record = {
  topic: 'record' as const,
  title: 'You only say it if you are asked',
  text: 'For most jobs you need not tell anybody about spent convictions, even if they ask.',
  links: [
    { text: 'When to tell an employer (GOV.UK)', href: 'https://www.gov.uk/tell-employer-or-college-about-criminal-record' },
  ],
}
export const NoJobWords: Story = {
  args: {
    path: '/jobs?q=criminal+record',
    served: [...readiness, known, serve(readBoard, () => ({ ...board, cards: [record], plain: '', grouped: false }))],
  },
}
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
