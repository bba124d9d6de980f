import type { DiaryAppointment } from '@onward/contracts/casework/appointments'
import type { AgentDay } from '@onward/contracts/casework/dashboard'
import { active, bounced, expired, invited } from '../testing/examples'

const id = (n: number): string => `5b0f1a52-9c1e-4c39-8f53-0000000002${String(n).padStart(2, '0')}`
const appointment = (
  n: number,
  startsAt: string,
  clientName: string,
  more: Partial<DiaryAppointment> = {},
): DiaryAppointment => ({
  id: id(n),
  state: 'planned',
  version: 1,
  startsAt,
  minutes: 30,
  way: 'phone',
  place: '07700 900123',
  about: '',
  agentName: 'Nia Hughes',
  wish: '',
  caseId: id(n + 20),
  referralId: id(n + 40),
  clientName,
  mine: true,
  ...more,
})
const todo = (n: number, title: string, dueOn: string, clientName: string): AgentDay['todos']['items'][number] => ({
  id: id(n),
  title,
  dueOn,
  state: 'open',
  owner: 'Nia Hughes',
  forClient: false,
  mine: true,
  isOverdue: dueOn < '2026-11-27',
  version: 1,
  referralId: id(n + 40),
  clientName,
})

/** A Friday of the demo agent, for stories and tests. */
export const day: AgentDay = {
  day: '2026-11-27',
  countedAt: '2026-11-27T09:12:00.000Z',
  referralsThisWeek: 156,
  referralsWeekBefore: 144,
  referralWeeks: [121, 121, 130, 138, 125, 136, 120, 128, 138, 124, 164, 156],
  activeCases: 43,
  pendingReferrals: 8,
  highPriority: 9,
  stages: [
    { stage: 'cv-upload-required', count: 3 },
    { stage: 'profile-setup', count: 4 },
    { stage: 'skills-development', count: 7 },
    { stage: 'job-matching', count: 15 },
    { stage: 'interview-stage', count: 12 },
    { stage: 'placed', count: 2 },
  ],
  clients: [active, invited, bounced, expired],
  total: 10_412,
  diary: {
    appointments: [
      appointment(0, '2026-11-27T08:30:00.000Z', 'Sadia Rahman', { state: 'attended' }),
      appointment(1, '2026-11-27T09:30:00.000Z', 'Simran Brown', {
        way: 'in-person',
        place: 'Desk 4',
        about: 'Interview on Monday: practise two answers',
      }),
      appointment(2, '2026-11-27T11:00:00.000Z', 'Connor Oldroyd', { about: 'Missed last Friday. Ask about the bus pass' }),
    ],
    interviews: [{ referralId: id(43), clientName: 'Emily Pickles', startsAt: '2026-11-27T14:00:00.000Z' }],
    ahead: [appointment(4, '2026-11-30T09:30:00.000Z', 'Kwame Boateng')],
  },
  attendance: { items: [appointment(5, '2026-11-25T09:30:00.000Z', 'Ryan Holroyd')], total: 3 },
  wishes: 1,
  todos: {
    items: [
      todo(6, 'Copy of the driving licence', '2026-11-24', 'Hamish O’Brien'),
      todo(7, 'Suggest 2 jobs', '2026-11-27', 'Mei Ling Chan'),
    ],
    total: 5,
    overdue: 1,
  },
  contacts: {
    items: [
      {
        referralId: id(48),
        caseId: id(28),
        name: 'Gethin Rees',
        phone: '07700 900123',
        since: '2026-11-06T09:00:00.000Z',
        missedAt: null,
      },
      {
        referralId: id(49),
        caseId: id(29),
        name: 'Nadia Qureshi',
        phone: '07700 900124',
        since: '2026-11-08T09:00:00.000Z',
        missedAt: '2026-11-20T10:00:00.000Z',
      },
    ],
    total: 6,
  },
  figures: [
    { figure: 'applications', week: 12, before: 12 },
    { figure: 'interviews', week: 9, before: 4 },
    { figure: 'offers', week: 2, before: 3 },
    { figure: 'starts', week: 1, before: 0 },
    { figure: 'sustained', week: 1, before: 0 },
  ],
  unanswered: 4,
  outcomes: { since: '2026-04-01', started: 38, weeks4: 33, weeks13: 27, weeks26: 5 },
}
/** The first day at work. */
export const firstDay: AgentDay = {
  ...day,
  referralsThisWeek: 0,
  referralsWeekBefore: 0,
  referralWeeks: Array.from({ length: 12 }, () => 0),
  activeCases: 0,
  pendingReferrals: 0,
  highPriority: 0,
  stages: day.stages.map(({ stage }) => ({ stage, count: 0 })),
  clients: [],
  total: 0,
  diary: { appointments: [], interviews: [], ahead: [] },
  attendance: { items: [], total: 0 },
  wishes: 0,
  todos: { items: [], total: 0, overdue: 0 },
  contacts: { items: [], total: 0 },
  figures: day.figures.map(({ figure }) => ({ figure, week: 0, before: 0 })),
  unanswered: 0,
  outcomes: { since: '2026-04-01', started: 0, weeks4: 0, weeks13: 0, weeks26: 0 },
}
