import {
  listApplicationJobs,
  listEmployerApplications,
  readEmployerApplication,
} from '@onward/contracts/jobs/employer-applications'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { application, fullApplication, job, secondApplication } from '../testing/examples'
import ApplicationsPage from './ApplicationsPage'
import { ApplicationsStory } from './ApplicationsStory'
import { accepted, anonymousApplication, applicationJob } from './examples'
import { MatchBar } from './MatchBar'
import { MatchOfRow } from './MatchOfRow'

const list = (items: (typeof application)[], total = items.length) =>
  serve(listEmployerApplications, () => ({
    items,
    nextCursor: items.length < total ? 'more' : null,
    total,
    counts: { all: total, new: 3, 'under-review': 2 },
    shortlisted: 1,
  }))

const meta: Meta<typeof ApplicationsStory> = {
  title: 'Employer/Applications',
  component: ApplicationsStory,
  args: { path: '/employer/applications', children: <ApplicationsPage /> },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = { args: { served: [list([application, { ...secondApplication, overdue: true }], 23)] } }
export const OneBeside: Story = {
  args: {
    path: `/employer/applications?open=${application.id}`,
    served: [list([application, secondApplication]), serve(readEmployerApplication, () => fullApplication)],
  },
}
export const AcceptedBeside: Story = {
  args: {
    path: `/employer/applications?open=${accepted.id}`,
    served: [list([{ ...application, state: 'accepted' }]), serve(readEmployerApplication, () => accepted)],
  },
}
export const OfOneJobWithoutNames: Story = {
  args: {
    path: `/employer/applications?jobId=${job.id}&sort=best-match`,
    served: [
      serve(listApplicationJobs, () => ({ items: [{ ...applicationJob, anonymousUntilShortlist: true }] })),
      list([anonymousApplication]),
    ],
  },
}
export const Shortlist: Story = {
  args: { path: `/employer/applications?jobId=${job.id}&shortlist=true`, served: [list([secondApplication])] },
}
export const NobodyShortlisted: Story = {
  args: { path: `/employer/applications?jobId=${job.id}&shortlist=true`, served: [list([])] },
}
export const NoneMatch: Story = { args: { path: '/employer/applications?status=rejected', served: [list([])] } }
export const Empty: Story = { args: { served: [list([])] } }
export const Failed: Story = { args: { served: [serve(listEmployerApplications, () => ({ problem: 'not-ready' }))] } }
export const Welsh: Story = { args: { language: 'cy', served: [list([application, secondApplication])] } }
export const MatchBands: Story = {
  args: {
    children: (
      <>
        <MatchBar score={92} />
        <MatchBar score={77} />
        <MatchBar score={31} />
        <MatchBar score={null} />
        <MatchOfRow score={92} />
        <MatchOfRow score={77} />
        <MatchOfRow score={31} />
        <MatchOfRow score={null} />
      </>
    ),
  },
}
