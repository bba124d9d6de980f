import type { CaseDetails, CaseNote, CaseRow, HistoryEntry } from '@onward/contracts/casework/cases'
import { active, office } from '../testing/examples'

/** Cases for stories and tests. */
const id = (n: number): string => `6c1f1a52-9c1e-4c39-8f53-00000000000${n}`
const DAY_MS = 86_400_000
const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

export const inactive: CaseRow = {
  id: id(1),
  referralId: active.id,
  firstName: active.firstName,
  lastName: active.lastName,
  niMask: active.niMask,
  benefitsStatus: 'universal-credit',
  disability: 'mobility',
  stage: 'profile-setup',
  priority: 'high',
  priorityBecause: 'no-activity',
  jobMatches: null,
  applications: 0,
  interviews: 0,
  nextInterviewAt: null,
  openedAt: '2026-10-18T16:20:00.000Z',
  nextAction: { kind: 'stage', stage: 'profile-setup' },
  lastActivityAt: ago(16.5),
  lastActivity: 'cv-analysed',
  agentName: 'Nia Hughes',
  mine: true,
}
export const atInterview: CaseRow = {
  ...inactive,
  id: id(2),
  referralId: id(8),
  firstName: 'Rhys',
  lastName: 'ap Gwilym-Featherstonehaugh',
  disability: 'none',
  stage: 'interview-stage',
  priorityBecause: 'interview-soon',
  jobMatches: 12,
  applications: 3,
  interviews: 1,
  nextInterviewAt: '2026-11-24T09:30:00.000Z',
  nextAction: { kind: 'interview', at: '2026-11-24T09:30:00.000Z' },
  lastActivityAt: ago(1),
  lastActivity: 'application-sent',
}
export const overdue: CaseRow = {
  ...inactive,
  id: id(3),
  referralId: id(9),
  firstName: 'Morag',
  lastName: 'Sinclair',
  stage: 'job-matching',
  priority: 'medium',
  priorityBecause: 'todo-overdue',
  nextAction: { kind: 'todo', title: 'Ask for a reference', dueOn: '2026-11-20', forClient: true },
  lastActivityAt: ago(2),
  lastActivity: null,
}
export const placed: CaseRow = {
  ...inactive,
  id: id(4),
  referralId: id(7),
  firstName: 'Piotr',
  lastName: 'Nowak',
  disability: 'none',
  stage: 'placed',
  priority: 'low',
  priorityBecause: 'set',
  nextAction: { kind: 'stage', stage: 'placed' },
  lastActivity: 'placement-started',
}
export const counts = { active: 43, highPriority: 7, atInterview: 5, applications: 118 }
export const views = { 'interview-week': 5, 'no-contact': 6, missed: 2, 'todo-overdue': 1, 'cv-needed': 3 }

const colleague = { id: id(5), name: 'Gwen Parry', isMe: false }
export const details = (row: CaseRow): CaseDetails => ({
  ...row,
  jobcentre: office.name,
  accountId: id(6),
  closedAt: null,
  stageFollows: row.stage,
  stageBecause: 'profile-unfinished',
  stageReason: null,
  priorityFollows: row.priority,
  priorityFollowsFrom: row.priorityBecause === 'set' ? 'on-track' : row.priorityBecause,
  priorityReason: null,
  todos: [],
  colleagues: [{ id: id(0), name: 'Nia Hughes', isMe: true }, colleague],
  openUntil: null,
})
const todo = { forClient: false, mine: true, isOverdue: false, version: 1 }
export const busy: CaseDetails = {
  ...details(atInterview),
  stageBecause: 'interview',
  todos: [
    {
      ...todo,
      id: id(1),
      title: 'Ask for a reference',
      dueOn: '2026-11-20',
      state: 'open',
      owner: '',
      forClient: true,
      isOverdue: true,
    },
    { ...todo, id: id(2), title: 'Ring the nursery about mornings', dueOn: '2026-11-27', state: 'doing', owner: 'Nia Hughes' },
    { ...todo, id: id(3), title: 'Send the travel form', dueOn: '2026-11-12', state: 'done', owner: 'Gwen Parry', mine: false },
  ],
}
export const set: CaseDetails = {
  ...details(inactive),
  stage: 'job-matching',
  stageFollows: 'cv-upload-required',
  stageBecause: 'no-cv',
  stageReason: 'Brought a CV on paper, and applies by phone',
  priority: 'low',
  priorityBecause: 'set',
  priorityReason: 'Away until the new year',
  priorityFollows: 'high',
  priorityFollowsFrom: 'no-activity',
}

export const notes: CaseNote[] = [
  {
    id: id(1),
    text: 'Bring your certificates on Monday.\nWe look at the care jobs together.',
    shared: true,
    by: 'Nia Hughes',
    mine: true,
    at: ago(1),
  },
  { id: id(2), text: 'Childcare only on weekday mornings for now.', shared: false, by: 'Gwen Parry', mine: false, at: ago(12) },
]

const job = { applicationId: id(1), jobTitle: 'Care Assistant', company: 'Calder Community Care' }
const startsAt = '2026-11-24T09:30:00.000Z'
const entry = (key: number, kind: HistoryEntry['kind'], facts: object, by = ''): HistoryEntry => ({
  key: String(key),
  kind,
  at: ago(key),
  by,
  facts: facts as HistoryEntry['facts'],
})
export const history: HistoryEntry[] = [
  entry(1, 'revealed', { what: 'ni-number', purpose: 'confirm-identity' }, 'Nia Hughes'),
  entry(2, 'stage-moved', { stage: 'interview-stage', from: 'job-matching', because: 'interview' }),
  entry(3, 'application-moved', {
    ...job,
    state: 'interview_scheduled',
    by: 'jobseeker',
    interview: { id: id(1), startsAt },
  }),
  entry(4, 'interview-changed', { ...job, about: 'cancelled', interview: { id: id(1), startsAt: null } }),
  entry(5, 'note-added', { noteId: id(1), shared: true, text: 'Bring the certificates on Monday.' }, 'Nia Hughes'),
  entry(6, 'todo-moved', { todoId: id(1), title: 'Ask for a reference', state: 'done', byClient: true }),
  entry(7, 'todo-added', { todoId: id(1), title: 'Ask for a reference', dueOn: '2026-11-20', forClient: true }, 'Nia Hughes'),
  entry(8, 'application-sent', job),
  entry(9, 'badge-awarded', { credentialId: id(1), badge: 'interview-preparation' }),
  entry(10, 'matches-found', { count: 12 }, 'Nia Hughes'),
  entry(11, 'jobs-suggested', { jobs: [{ jobId: id(1), jobTitle: 'Care Assistant' }] }, 'Nia Hughes'),
  entry(12, 'priority-set', { priority: 'low', reason: 'Away until the new year' }, 'Gwen Parry'),
  entry(13, 'stage-set', { stage: 'job-matching', reason: 'Brought a CV on paper' }, 'Gwen Parry'),
  entry(14, 'appointment-attended', { appointmentId: id(1), startsAt }, 'Nia Hughes'),
  entry(15, 'placement-started', { ...job, startedOn: '2026-11-16' }),
  entry(16, 'cv-analysed', { cvId: id(1), readable: false }),
  entry(17, 'profile-changed', { complete: true }),
  entry(18, 'case-opened', {}),
]
