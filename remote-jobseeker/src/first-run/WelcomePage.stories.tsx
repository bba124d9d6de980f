import { readBoard } from '@onward/contracts/jobs/board'
import { type Profile, readProfile } from '@onward/contracts/jobseekers/profile'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { board, profile } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import WelcomePage from './WelcomePage'

const asked: Profile = { ...profile, postcode: '', availability: null, skills: [] }
const servedTo = (person: Profile) => [serve(readProfile, () => person), serve(readBoard, () => board)]

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/First run',
  component: JobseekerStory,
  args: { path: '/welcome', children: <WelcomePage />, served: servedTo(asked) },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Name: Story = { args: { path: '/welcome?step=name' } }
export const Travel: Story = { args: { path: '/welcome?step=travel' } }
export const Hours: Story = { args: { path: '/welcome?step=hours' } }
export const Skills: Story = { args: { path: '/welcome?step=skills' } }
export const Jobs: Story = { args: { path: '/welcome?step=jobs' } }
export const NothingNear: Story = {
  args: {
    path: '/welcome?step=jobs',
    served: [serve(readProfile, () => profile), serve(readBoard, () => ({ ...board, items: [], total: 0 }))],
  },
}
export const Loading: Story = { args: { served: [serve(readProfile, () => new Promise<never>(() => {}))] } }
export const Failed: Story = { args: { served: [serve(readProfile, () => ({ problem: 'unexpected' }))] } }
export const InWelsh: Story = { args: { path: '/welcome?step=skills', language: 'cy' } }
