import { listSimilarJobs, readJob } from '@onward/contracts/jobs/board'
import { readMyApplication } from '@onward/contracts/jobs/own-applications'
import { readApplicationDraft } from '@onward/contracts/jobseekers/application-drafts'
import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { previewDisclosure } from '@onward/contracts/jobseekers/disclosures'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { application, cv, draft, job, preview, profile, scoredJob } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import ApplyPage from './ApplyPage'

const open = serve(readJob, () => job)
const person = serve(readProfile, () => profile)
const cvs = serve(listCvs, () => ({ items: [cv] }))
const noDraft = serve(readApplicationDraft, () => ({ draft: null }))
const withDraft = serve(readApplicationDraft, () => ({ draft }))
const closedDraft = serve(readApplicationDraft, () => ({
  draft: { ...draft, closed: { at: draft.savedAt, keptUntil: '2099-12-21T10:00:00.000Z' } },
}))
const seen = serve(previewDisclosure, () => preview)
const similar = serve(listSimilarJobs, () => ({
  items: [{ ...scoredJob, id: scoredJob.id.replace(/.$/, '2'), title: 'Support Worker' }],
}))
const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Apply',
  component: JobseekerStory,
  args: {
    path: `/jobs/${job.id}/apply`,
    route: '/jobs/:id/apply',
    children: <ApplyPage />,
    served: [open, person, cvs, noDraft, seen],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const NamesHiddenAtFirst: Story = {
  args: { served: [serve(readJob, () => ({ ...job, anonymous: true })), person, cvs, noDraft, seen] },
}
export const WithoutCv: Story = { args: { served: [open, person, serve(listCvs, () => ({ items: [] })), noDraft] } }
const unread = { ...cv, isActive: false, state: 'refused' as const, score: null }
export const NoCvReadable: Story = {
  args: { served: [open, person, serve(listCvs, () => ({ items: [{ ...unread, refusal: 'corrupt' as const }] })), noDraft] },
}
/** A scan: a person can read it although no rule can. */
export const OnlyAScannedCv: Story = {
  args: {
    served: [
      open,
      person,
      serve(listCvs, () => ({ items: [{ ...unread, refusal: 'scan-without-text' as const }] })),
      noDraft,
      seen,
    ],
  },
}
export const Resumed: Story = { args: { served: [open, person, cvs, withDraft, seen] } }
export const Closed: Story = {
  args: { served: [serve(readJob, () => ({ ...job, open: false })), person, cvs, closedDraft, similar] },
}
export const ClosedInWelsh: Story = { args: { ...Closed.args, language: 'cy' } }
export const PreviewFailed: Story = { args: { served: [open, person, cvs, noDraft] } }
export const AlreadyApplied: Story = {
  args: {
    served: [
      serve(readJob, () => ({ ...job, applicationId: application.id })),
      person,
      cvs,
      noDraft,
      serve(readMyApplication, () => application),
    ],
  },
}
export const Missing: Story = { args: { served: [] } }
export const Welsh: Story = { args: { ...Resumed.args, language: 'cy' } }
