import { listCaseAppointments } from '@onward/contracts/casework/appointments'
import {
  addCaseNote,
  addTodo,
  type CaseDetails,
  listCaseNotes,
  listCases,
  moveTodo,
  openBirthDate,
  readCase,
  readCaseHistory,
  reveal,
  setPriority,
  setStage,
} from '@onward/contracts/casework/cases'
import { listCasePlacements } from '@onward/contracts/casework/placements'
import {
  correctReferral,
  openElsewhere,
  type ReferralDetails,
  readReferral,
  resendReferral,
  withdrawReferral,
} from '@onward/contracts/casework/referrals'
import { askToOpenSealed, readSeal } from '@onward/contracts/casework/sealing'
import { listMatchedClients, readMatchRun } from '@onward/contracts/jobs/match-runs'
import { readClientCv } from '@onward/contracts/jobseekers/coach'
import { listThreads } from '@onward/contracts/messaging/threads'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { busy, details as caseDetails, counts, history, inactive, notes, set, views } from '../cases/examples'
import { THREAD } from '../conversations/examples'
import { clientCv } from '../cv/examples'
import { clients, run } from '../job-match/examples'
import { AgentStory } from '../testing/AgentStory'
import { active, bounced, details, expired, invited, receipt, withdrawn } from '../testing/examples'
import ClientPage from './ClientPage'

const until = '2026-11-21T10:01:00.000Z'
const acts = [
  serve(resendReferral, () => ({ receipt })),
  serve(correctReferral, () => ({ receipt })),
  serve(withdrawReferral, () => ({ receipt })),
  serve(addCaseNote, () => ({ id: inactive.id, receipt })),
  serve(addTodo, () => ({ id: inactive.id, receipt })),
  serve(moveTodo, () => ({ version: 2, receipt })),
  serve(setStage, () => ({ receipt })),
  serve(setPriority, () => ({ receipt })),
  serve(reveal, ({ body }) =>
    body.what === 'ni-number'
      ? { value: 'ZZ123456C', handover: null, until, receipt }
      : { value: null, handover: 'a.b.c', until, receipt },
  ),
  serve(openBirthDate, () => ({ value: '1990-02-28', receipt })),
  serve(listCaseAppointments, () => ({
    client: { referralId: inactive.referralId, name: 'Amina Okafor-Reed', phone: '', open: true },
    items: [],
  })),
  serve(listThreads, () => ({ items: [{ ...THREAD, caseId: busy.id, draft: 'Half a mess' }], unread: 0 })),
  serve(listCasePlacements, () => ({ open: true, items: [] })),
  serve(readClientCv, () => clientCv),
  serve(readMatchRun, () => ({ run })),
  serve(listMatchedClients, () => ({ items: clients.slice(0, 1), nextCursor: null })),
]
const shows = (client: ReferralDetails) => [serve(readReferral, () => client), ...acts]
const works = (one: CaseDetails, { withPast = true, client = details(active) } = {}) => [
  serve(readCase, () => one),
  serve(readCaseHistory, ({ query }) => {
    const all = withPast ? history : history.slice(-1)
    const items = query.get('part') === 'notes' ? all.filter(({ kind }) => kind === 'note-added') : all
    return {
      items,
      nextCursor: withPast && !query.get('part') ? '12' : null,
      total: withPast && !query.get('part') ? 30 : items.length,
    }
  }),
  serve(listCaseNotes, () => ({ items: withPast ? notes : [], nextCursor: null, total: withPast ? notes.length : 0 })),
  ...shows(client),
]

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Client',
  component: AgentStory,
  args: { children: <ClientPage />, path: `/agent/clients/${active.id}`, route: '/agent/clients/:id' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = { args: { served: works(busy) } }
export const AtTheAddressOfTheCase: Story = {
  args: { ...Busy.args, path: `/agent/clients/${active.id}/case`, route: '/agent/clients/:id/case' },
}
export const NotesAlone: Story = { args: { ...Busy.args, path: `/agent/clients/${active.id}?part=notes` } }
/** Opened from a list: the second of three. */
export const Beside: Story = {
  args: {
    path: `/agent/clients/${active.id}/case?${new URLSearchParams({ list: 'view=no-contact' })}`,
    route: '/agent/clients/:id/case',
    served: [
      serve(listCases, () => ({
        items: [
          {
            ...inactive,
            id: '00000000-0000-4000-8000-000000000001',
            referralId: '00000000-0000-4000-8000-000000000004',
            firstName: 'Ana',
            lastName: 'Ode',
          },
          { ...inactive, id: '00000000-0000-4000-8000-000000000002', referralId: active.id },
          {
            ...inactive,
            id: '00000000-0000-4000-8000-000000000003',
            referralId: '00000000-0000-4000-8000-000000000005',
            firstName: 'Wren',
            lastName: 'Ode',
          },
        ],
        nextCursor: null,
        total: 3,
        counts,
        views,
      })),
      ...works(busy),
    ],
  },
}
export const New: Story = {
  args: {
    served: works(caseDetails({ ...inactive, priority: 'low', priorityBecause: 'on-track' }), { withPast: false }),
  },
}
export const SetByAnAgent: Story = { args: { served: works(set) } }
export const Closed: Story = {
  args: {
    served: works({ ...busy, closedAt: '2026-11-20T10:00:00.000Z' }, { client: { ...details(active), state: 'complete' } }),
  },
}
export const OfAnotherOffice: Story = {
  args: {
    served: works(
      { ...busy, mine: false, agentName: '' },
      { client: { ...details(active), mine: false, agentName: '', openUntil: '2026-11-21T11:00:00.000Z' } },
    ),
  },
}
export const NotDeliveredYet: Story = { args: { served: shows(details(invited)) } }
export const Bounced: Story = { args: { served: shows({ ...details(bounced), round: 2 }) } }
export const Expired: Story = { args: { served: shows(details(expired)) } }
export const Withdrawn: Story = { args: { served: shows(details(withdrawn)) } }
export const NotOpenHere: Story = {
  args: {
    served: [
      serve(readReferral, () => ({ problem: 'not-found' })),
      serve(readSeal, () => ({ sealed: false, asked: null, askedAt: null })),
      serve(openElsewhere, () => ({ until: '2026-11-21T11:00:00.000Z', receipt })),
    ],
  },
}
const sealed = (asked: 'waiting' | 'declined' | 'ended' | null) => [
  serve(readReferral, () => ({ problem: 'not-found' })),
  serve(readSeal, () => ({ sealed: true, asked, askedAt: asked && '2026-11-20T09:00:00.000Z' })),
  serve(askToOpenSealed, () => ({ id: active.id, receipt })),
]
export const Sealed: Story = { args: { served: sealed(null) } }
export const SealedAndAsked: Story = { args: { served: sealed('waiting') } }
export const SealedAndDeclined: Story = { args: { served: sealed('declined') } }
export const SealedInWelsh: Story = { args: { language: 'cy', served: sealed('ended') } }
export const LoadingFailed: Story = { args: { served: [serve(readReferral, () => ({ problem: 'unexpected' }))] } }
export const CaseFailed: Story = {
  args: { served: [serve(readCase, () => ({ problem: 'unexpected' })), ...shows(details(active))] },
}
export const Loading: Story = { args: { served: [serve(readReferral, () => new Promise(() => {}))] } }
export const Welsh: Story = { args: { language: 'cy', served: works(set) } }
export const WelshBounced: Story = { args: { language: 'cy', served: shows(details(bounced)) } }
