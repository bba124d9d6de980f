import { readJob } from '@onward/contracts/jobs'
import { listCvs, readProfile } from '@onward/contracts/jobseekers'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { application, cv, job, profile } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import ApplyPage from './ApplyPage'

const open = serve(readJob, () => job)
const person = serve(readProfile, () => profile)
const cvs = serve(listCvs, () => ({ items: [cv] }))
const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Apply',
  component: JobseekerStory,
  args: { path: `/jobs/${job.id}/apply`, route: '/jobs/:id/apply', children: <ApplyPage />, served: [open, person, cvs] },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const WithoutCv: Story = { args: { served: [open, person, serve(listCvs, () => ({ items: [] }))] } }
export const Closed: Story = { args: { served: [serve(readJob, () => ({ ...job, open: false })), person, cvs] } }
export const AlreadyApplied: Story = {
  args: { served: [serve(readJob, () => ({ ...job, applicationId: application.id })), person, cvs] },
}
export const Missing: Story = { args: { served: [] } }
export const Welsh: Story = { args: { language: 'cy' } }
