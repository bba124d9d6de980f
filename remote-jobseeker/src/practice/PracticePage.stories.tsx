import { readJob } from '@onward/contracts/jobs/board'
import { listMyInterviews } from '@onward/contracts/jobs/interviews'
import { listMyApplications } from '@onward/contracts/jobs/own-applications'
import { listPracticeAnswers, makeQuestions } from '@onward/contracts/jobseekers/practice'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { interview } from '../dashboard/examples'
import { applications, job, noApplications, profile } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import { answers, gap, personalCare, questions, scheduled } from './examples'
import PracticePage from './PracticePage'

const made = serve(makeQuestions, () => ({ questions, cvRead: true }))
const mine = serve(listPracticeAnswers, () => ({ items: answers }))
const theJob = serve(readJob, () => job)
const applied = serve(listMyApplications, () => ({ ...applications, items: [scheduled] }))
const agreed = serve(listMyInterviews, () => ({
  items: [{ ...interview, way: 'phone' as const, place: '0113 496 0000', note: 'Ask for Gareth.' }],
}))
const person = serve(readProfile, () => ({ ...profile, workCoachName: 'Dewi Hughes', workCoachContact: '029 2018 0000' }))
const served = [made, mine, theJob, applied, agreed, person]
const ofJob = `/interview-practice?job=${job.id}`
const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Interview practice',
  component: JobseekerStory,
  args: { path: ofJob, route: '/interview-practice', children: <PracticePage />, served },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const ForJob: Story = {}
export const ForAnyJob: Story = { args: { path: '/interview-practice' } }
export const WithoutCvOrAnswers: Story = {
  args: {
    path: '/interview-practice',
    served: [
      serve(makeQuestions, () => ({ questions: questions.filter(({ template }) => template === 'team'), cvRead: false })),
      serve(listPracticeAnswers, () => ({ items: [] })),
      serve(listMyApplications, () => noApplications),
      serve(listMyInterviews, () => ({ items: [] })),
      person,
    ],
  },
}
export const JobGone: Story = { args: { served: [made, mine, applied, agreed, person] } }
export const StarQuestion: Story = { args: { path: `${ofJob}&question=${personalCare.key}` } }
export const PlainQuestion: Story = { args: { path: `${ofJob}&question=${gap.key}` } }
export const QuestionMissing: Story = { args: { path: `${ofJob}&question=nothing` } }
export const MyAnswers: Story = { args: { path: `${ofJob}&view=answers` } }
export const NoAnswers: Story = {
  args: {
    path: `${ofJob}&view=answers`,
    served: [...served.filter((one) => one !== mine), serve(listPracticeAnswers, () => ({ items: [] }))],
  },
}
export const TheDay: Story = { args: { path: `${ofJob}&view=day` } }
export const TheDayInPerson: Story = {
  args: {
    path: `${ofJob}&view=day`,
    served: [
      ...served.filter((one) => one !== agreed),
      serve(listMyInterviews, () => ({
        items: [{ ...interview, way: 'in-person' as const, place: '4 Mill Lane, Halifax HX1 1AA' }],
      })),
    ],
  },
}
export const Failed: Story = { args: { served: [mine] } }
export const Welsh: Story = { args: { language: 'cy' } }
export const WelshQuestion: Story = { args: { language: 'cy', path: `${ofJob}&question=${personalCare.key}` } }
export const WelshDay: Story = { args: { language: 'cy', path: `${ofJob}&view=day` } }
