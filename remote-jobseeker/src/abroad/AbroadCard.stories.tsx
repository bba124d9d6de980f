import { listWorkMeanwhile } from '@onward/contracts/jobs/board'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { scoredJob } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import AbroadCard from './AbroadCard'
import { nurseAbroad } from './examples'

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/From abroad',
  component: JobseekerStory,
  args: { children: <AbroadCard abroad={nurseAbroad} />, served: [serve(listWorkMeanwhile, () => ({ items: [scoredJob] }))] },
}
export default meta
type Story = StoryObj<typeof meta>

export const Nurse: Story = {}
export const NoJobNear: Story = { args: { served: [serve(listWorkMeanwhile, () => ({ items: [] }))] } }
export const PaperOnly: Story = { args: { children: <AbroadCard abroad={{ ...nurseAbroad, work: null }} /> } }
export const WorkOnly: Story = { args: { children: <AbroadCard abroad={{ papers: [], work: 'gas-engineer' }} /> } }
export const Failed: Story = { args: { served: [] } }
export const Welsh: Story = { args: { language: 'cy' } }
