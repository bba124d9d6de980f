import { countPeopleLeft, readSimilarPay } from '@onward/contracts/jobs/advert-help'
import { postJob } from '@onward/contracts/jobs/posting'
import {
  beginJobDraft,
  listJobDrafts,
  previewJob,
  readEmployerJob,
  readJobDraft,
  saveJobDraft,
} from '@onward/contracts/jobs/vacancies'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { receipt } from '../testing/examples'
import { draftListed, flagged, fullJob, nobodyLeft, peopleLeft, preview, repeated, similarPay, untitledDraft } from './examples'
import { FindingsPanel, PreviewDialog } from './FindingsPanel'
import { draftOf, emptyDraft } from './form'
import type { JobFaults } from './JobErrors'
import { JobForm, type JobFormProps } from './JobForm'
import { PostingStory } from './PostingStory'
import PostJobPage from './PostJobPage'

const drafts = serve(listJobDrafts, () => ({ items: [draftListed, untitledDraft] }))
const meta: Meta<typeof PostingStory> = {
  title: 'Employer/Post a job',
  component: PostingStory,
  args: {
    children: <PostJobPage />,
    served: [
      serve(listJobDrafts, () => ({ items: [] })),
      serve(postJob, () => ({ id: fullJob.id, state: 'active' as const, receipt })),
      serve(previewJob, () => preview),
      serve(beginJobDraft, () => ({ id: draftListed.id, version: 1, receipt })),
    ],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => {}
const right: JobFaults = { faults: [], failure: null, setFaults: nothing, fail: nothing }
const form: JobFormProps = {
  draft: { ...emptyDraft('jobs@example.org'), isDisabilityFriendly: true },
  faults: right,
  busy: null,
  labels: { submit: 'Post Job', submitting: 'Posting Job...' },
  onChange: nothing,
  onPost: nothing,
  onPreview: nothing,
  onCancel: nothing,
}
export const Empty: Story = {}
export const WithDrafts: Story = { args: { served: [drafts] } }
export const ContinuedDraft: Story = {
  args: {
    path: `/employer/post-job?draft=${draftListed.id}`,
    served: [
      drafts,
      serve(readJobDraft, () => ({ ...draftListed, form: { ...emptyDraft('jobs@example.org'), title: 'Night cook', day: '3' } })),
      serve(saveJobDraft, () => ({ version: 4, receipt })),
    ],
  },
}
export const DraftIsGone: Story = {
  args: {
    path: `/employer/post-job?draft=${draftListed.id}`,
    served: [drafts, serve(readJobDraft, () => ({ problem: 'not-found' }))],
  },
}
export const Copied: Story = {
  args: {
    path: `/employer/post-job?copy=${fullJob.id}`,
    served: [serve(listJobDrafts, () => ({ items: [] })), serve(readEmployerJob, () => fullJob)],
  },
}
/** The step whose first faults are shown. */
const refused = (faults: JobFaults['faults'], path: string): Story => ({
  args: { path, children: <JobForm {...form} draft={draftOf(fullJob)} saved={SAVED} faults={{ ...right, faults }} /> },
})
const SAVED = { deadline: null, start: null }
const at = (step: string) => `/employer/post-job?step=${step}`
export const Missing: Story = refused([{ field: 'title', fault: 'missing' }], at('job'))
export const PayIsWrong: Story = refused(
  [
    { field: 'payMaximum', fault: 'order' },
    { field: 'startsOn', fault: 'startPast' },
  ],
  at('pay'),
)
export const DatesAreWrong: Story = refused(
  [
    { field: 'contactEmail', fault: 'email' },
    { field: 'applicationDeadline', fault: 'late' },
  ],
  at('check'),
)
const shown = (step: string, draft = draftOf(fullJob)): Story => ({
  args: { path: at(step), children: <JobForm {...form} draft={draft} saved={SAVED} /> },
})
export const WhoItSuits: Story = {
  args: { ...shown('suits').args, served: [serve(countPeopleLeft, () => peopleLeft)] },
}
export const FewCanBeFound: Story = {
  args: { ...shown('suits').args, served: [serve(countPeopleLeft, () => nobodyLeft)] },
}
export const PayAmongSimilarAdverts: Story = {
  args: { ...shown('pay').args, served: [serve(readSimilarPay, () => similarPay)] },
}
export const FewSimilarAdverts: Story = {
  args: { ...shown('pay').args, language: 'cy', served: [serve(readSimilarPay, () => ({ count: 3, near: null, hourly: [] }))] },
}
export const CheckedAtLast: Story = shown('check')
export const NotSent: Story = {
  args: {
    children: (
      <JobForm {...form} faults={{ ...right, failure: 'We could not reach Onward. Check your connection and try again.' }} />
    ),
  },
}
export const PayBelowTheWage: Story = shown('pay', { ...draftOf(fullJob), payMinimum: '11', payMaximum: '' })
export const PayOfAnApprentice: Story = shown('pay', {
  ...draftOf(fullJob),
  jobType: 'apprenticeship',
  payPeriod: 'year',
  payMinimum: '15600',
  payMaximum: '',
})
export const WouldBeChecked: Story = { args: { children: <FindingsPanel found={flagged} isEdit={false} /> } }
export const NotifiesApplicants: Story = {
  args: { children: <FindingsPanel found={{ ...preview, told: 3 }} isEdit={true} /> },
}
export const Previewed: Story = {
  args: {
    children: (
      <PreviewDialog
        findings={{
          found: preview,
          open: true,
          checking: false,
          close: nothing,
          forget: nothing,
          preview: nothing,
          guard: nothing,
        }}
      />
    ),
  },
}
export const Posting: Story = {
  args: { path: at('check'), children: <JobForm {...form} draft={draftOf(fullJob)} saved={SAVED} busy="posting" /> },
}
export const Welsh: Story = { args: { language: 'cy', served: [drafts] } }
export const RepeatsAnotherJob: Story = { args: { children: <FindingsPanel found={repeated} isEdit={false} /> } }
export const WelshFindings: Story = { args: { language: 'cy', children: <FindingsPanel found={flagged} isEdit={false} /> } }
