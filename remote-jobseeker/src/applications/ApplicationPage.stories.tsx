import { readMyApplication } from '@onward/contracts/jobs'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { application } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import ApplicationPage from './ApplicationPage'

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Application',
  component: JobseekerStory,
  args: {
    path: `/applications/${application.id}`,
    route: '/applications/:id',
    children: <ApplicationPage />,
    served: [serve(readMyApplication, () => application)],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {}
export const Ended: Story = {
  args: {
    served: [
      serve(readMyApplication, () => ({ ...application, state: 'rejected' as const, reason: 'We chose someone nearer.' })),
    ],
  },
}
export const NotTheirs: Story = { args: { served: [] } }
export const Welsh: Story = { args: { language: 'cy' } }
