import { listLiveJobs, readEmployerSummary } from '@onward/contracts/jobs/employer-jobs'
import { inviteCandidate, listCandidates, listSentInvitations } from '@onward/contracts/jobs/pool'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { job, receipt } from '../testing/examples'
import { CandidateStory } from './CandidateStory'
import CandidatesPage from './CandidatesPage'
import { accepted, candidate, sent, sparse } from './examples'
import InvitationsPage from './InvitationsPage'

const counts = { activeJobs: 1, totalApplications: 0, newApplications: 0, interviewsScheduled: 0 }
const summary = (verified: boolean) =>
  serve(readEmployerSummary, () => ({ organisation: { name: 'Calder Community Care', verified }, ...counts }))
const jobs = serve(listLiveJobs, () => ({ items: [job] }))
const pool = (items = [candidate, { ...sparse, invitation: { id: sent.id, state: 'sent' as const } }], invitationsLeft = 17) =>
  serve(listCandidates, () => ({
    items,
    nextCursor: null,
    total: items.length,
    areas: ['Bradford', 'Leeds'],
    searchedFor: [],
    invitationsLeft,
  }))
const invites = serve(inviteCandidate, () => ({ id: sent.id, receipt }))

const meta: Meta<typeof CandidateStory> = {
  title: 'Employer/Candidates',
  component: CandidateStory,
  args: { children: <CandidatesPage /> },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const People: Story = { args: { served: [summary(true), jobs, pool(), invites] } }
export const OneOpen: Story = {
  args: { path: `/employer/candidates?open=${candidate.id}`, served: [summary(true), jobs, pool(), invites] },
}
export const NoneLeftToday: Story = { args: { served: [summary(true), jobs, pool([sparse], 0), invites] } }
export const Nobody: Story = { args: { served: [summary(true), jobs, pool([])] } }
export const NobodyWithTheseFilters: Story = {
  args: { path: '/employer/candidates?badge=workplace-readiness', served: [summary(true), jobs, pool([])] },
}
export const NoLiveJob: Story = {
  args: { served: [summary(true), serve(listLiveJobs, () => ({ items: [] }))] },
}
export const NotCheckedYet: Story = { args: { served: [summary(false)] } }
export const Suspended: Story = { args: { served: [serve(readEmployerSummary, () => ({ problem: 'organisation-suspended' }))] } }
export const Loading: Story = { args: { served: [summary(true), jobs, serve(listCandidates, () => new Promise(() => {}))] } }
export const Welsh: Story = { args: { language: 'cy', served: [summary(true), jobs, pool(), invites] } }
const list = (items = [accepted, sent, { ...sent, id: candidate.id, state: 'declined' as const }]) =>
  serve(listSentInvitations, () => ({ items, nextCursor: null, total: items.length }))
export const Invitations: Story = {
  args: { children: <InvitationsPage />, path: '/employer/candidates/invitations', served: [jobs, list()] },
}
export const NoInvitations: Story = {
  args: { children: <InvitationsPage />, path: '/employer/candidates/invitations', served: [jobs, list([])] },
}
export const InvitationsInWelsh: Story = {
  args: { children: <InvitationsPage />, path: '/employer/candidates/invitations', language: 'cy', served: [jobs, list()] },
}
