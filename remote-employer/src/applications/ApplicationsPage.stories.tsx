import { readApplicationBoard } from '@onward/contracts/jobs/application-lists'
import type { APPLICATION_STAGES } from '@onward/contracts/jobs/application-states'
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
    views: { waiting: 1, answer: 2 },
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
const stage = (name: (typeof APPLICATION_STAGES)[number], items: (typeof application)[], count = items.length) => ({
  stage: name,
  count,
  oldest: items[0]?.appliedAt ?? null,
  items,
})
const board = serve(readApplicationBoard, () => ({
  stages: [
    stage('new', [application, anonymousApplication], 31),
    stage('review', [
      secondApplication,
      { ...application, id: '5b0f1a52-9c1e-4c39-8f53-0000000000a7', state: 'under_review', toldAt: '2026-11-27T10:22:00.000Z' },
    ]),
    stage('interview', []),
    stage('offer', [{ ...application, id: '5b0f1a52-9c1e-4c39-8f53-0000000000a8', state: 'accepted' }]),
    stage('started', []),
  ],
  ended: 4,
}))
export const Board: Story = {
  args: { path: '/employer/applications?layout=board', served: [list([application, secondApplication], 35), board] },
}
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
