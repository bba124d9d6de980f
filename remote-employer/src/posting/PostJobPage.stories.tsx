import { postJob } from '@onward/contracts/jobs'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { EmployerStory } from '../testing/EmployerStory'
import { receipt } from '../testing/examples'
import { emptyDraft } from './form'
import { JobForm } from './JobForm'
import PostJobPage from './PostJobPage'

const meta: Meta<typeof EmployerStory> = {
  title: 'Employer/Post a job',
  component: EmployerStory,
  args: { path: '/employer/post-job', children: <PostJobPage /> },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => {}
const form = {
  draft: { ...emptyDraft('jobs@example.org'), isDisabilityFriendly: true },
  kept: false,
  faults: [],
  posting: false,
  onChange: nothing,
  onFaults: nothing,
  onPost: nothing,
  onStartAgain: nothing,
  onCancel: nothing,
}
export const Empty: Story = {
  args: { served: [serve(postJob, () => ({ id: '5b0f1a52-9c1e-4c39-8f53-00000000000f', state: 'active' as const, receipt }))] },
}
export const Missing: Story = {
  args: {
    children: (
      <JobForm
        {...form}
        faults={[
          { field: 'title', fault: 'missing' },
          { field: 'applicationDeadline', fault: 'past' },
          { field: 'contactEmail', fault: 'email' },
        ]}
      />
    ),
  },
}
export const KeptFromBefore: Story = { args: { children: <JobForm {...form} kept draft={{ ...form.draft, title: 'Cook' }} /> } }
export const Posting: Story = { args: { children: <JobForm {...form} posting /> } }
export const Welsh: Story = { args: { language: 'cy' } }
