import { listReferrals, readReferral } from '@onward/contracts/casework/referrals'
import { askClient, type ClientCv, readClientCv, takeBackClientCv, uploadClientCv } from '@onward/contracts/jobseekers/coach'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { active, details, noViews, receipt } from '../testing/examples'
import { clientCv, proposed } from './examples'
import TitledPanel from './TitledPanel'
import UploadPage from './UploadPage'

const counts = { total: 1, active: 1, completed: 0, pending: 0 }
const shows = (cv: ClientCv) => [
  serve(listReferrals, () => ({ items: [active], nextCursor: null, total: 1, counts, views: noViews })),
  serve(readReferral, () => details(active)),
  serve(readClientCv, () => cv),
  serve(uploadClientCv, () => ({ id: active.id, receipt })),
  serve(takeBackClientCv, () => ({ receipt })),
  serve(askClient, () => ({ receipt })),
]
const chosen = `/agent/upload-cv?client=${active.id}`
const panel = <TitledPanel id={active.id} name="Amina Okafor-Reed" />

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Upload a CV',
  component: AgentStory,
  args: { children: <UploadPage />, path: '/agent/upload-cv', served: shows(clientCv) },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {}
export const NobodyFound: Story = {
  args: { served: [serve(listReferrals, () => ({ items: [], nextCursor: null, total: 0, counts, views: noViews }))] },
}
export const Chosen: Story = { args: { path: chosen } }
export const EveryState: Story = {
  args: {
    path: chosen,
    served: shows({ ...clientCv, proposed }),
  },
}
export const ClientNotFound: Story = { args: { path: chosen, served: [serve(readReferral, () => ({ problem: 'not-found' }))] } }
/** As on the client's page. */
export const OnClientPage: Story = { args: { children: panel } }
export const NotShared: Story = {
  args: { children: panel, served: shows({ ...clientCv, sharing: { cv: false, matches: false } }) },
}
export const Asked: Story = {
  args: {
    children: panel,
    served: shows({
      ...clientCv,
      sharing: { cv: false, matches: true },
      asked: { at: '2026-11-20T09:00:00.000Z', agentName: 'Nia Hughes' },
    }),
  },
}
export const OfAnotherOffice: Story = {
  args: { children: panel, served: [serve(readClientCv, () => ({ problem: 'not-found' }))] },
}
export const Welsh: Story = {
  args: {
    language: 'cy',
    children: panel,
    served: shows({ ...clientCv, sharing: { cv: true, matches: false }, askAgainFrom: '2026-11-27T09:00:00.000Z', proposed }),
  },
}
