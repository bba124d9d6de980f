import * as v from 'valibot'
import { date, endpoint, id, timestamp } from '../endpoint'
import { diaryAppointment, diaryInterview } from './appointments'
import { CASE_STAGES } from './case-history'
import { todo } from './cases'
import { office, referralRow } from './referrals'
import { countedFigure } from './report'

/** "4 referred clients shown." Specification section 9. */
export const DASHBOARD_CLIENTS = 4
/** To-dos, people to contact and appointments without attendance that are named; the rest are counted. */
export const DASHBOARD_NAMED = 4
/** Days after which an application that nobody answered is counted. */
export const UNANSWERED_DAYS = 14

const agentDay = v.object({
  /** Today in London; figures of this week are counted until `countedAt`, those of the week before until the same hour. */
  day: date,
  countedAt: timestamp,
  /** Monday to Sunday, London time, of the whole office. */
  referralsThisWeek: v.number(),
  referralsWeekBefore: v.number(),
  /** The same of twelve whole weeks, the oldest first; the last one is this week. */
  referralWeeks: v.array(v.number()),
  /** My own. */
  activeCases: v.number(),
  pendingReferrals: v.number(),
  highPriority: v.number(),
  /** My open cases by stage, in the order of the way. */
  stages: v.array(v.object({ stage: v.picklist(CASE_STAGES), count: v.number() })),
  clients: v.array(referralRow),
  /** Of the whole office. */
  total: v.number(),
  /** My appointments of today but cancelled ones, and interviews of my clients. */
  diary: v.object({
    appointments: v.array(diaryAppointment),
    interviews: v.array(diaryInterview),
    /** The first appointments after today. */
    ahead: v.array(diaryAppointment),
  }),
  /** Over, and nobody has recorded whether the client came; the longest wait first. */
  attendance: v.object({ items: v.array(diaryAppointment), total: v.number() }),
  /** Clients who ask to move an appointment. */
  wishes: v.number(),
  /** My own to-dos that are due until today, the latest first. */
  todos: v.object({
    items: v.array(v.object({ ...todo.entries, referralId: id, clientName: v.string() })),
    total: v.number(),
    overdue: v.number(),
  }),
  /** My clients without contact, as the view `no-contact` of the cases lists them; the longest first. */
  contacts: v.object({
    items: v.array(
      v.object({
        referralId: id,
        caseId: id,
        name: v.string(),
        phone: v.string(),
        since: timestamp,
        missedAt: v.nullable(timestamp),
      }),
    ),
    total: v.number(),
  }),
  /** Of this week beside the same hours of the week before, of my own caseload. */
  figures: v.array(countedFigure),
  /** Applications of my clients that nobody has answered for `UNANSWERED_DAYS`. */
  unanswered: v.number(),
  /** Jobs that my clients started since a day, and how many lasted at least so many weeks. */
  outcomes: v.object({ since: date, started: v.number(), weeks4: v.number(), weeks13: v.number(), weeks26: v.number() }),
})
export type AgentDay = v.InferOutput<typeof agentDay>

export const readAgentDashboard = endpoint({
  service: 'casework',
  access: ['agent', 'admin'],
  method: 'GET',
  path: '/dashboard',
  reads: ['referral', 'case', 'appointment', 'placement'],
  summary: 'My day: the tiles, the diary, what is late, whom to contact, the newest referred clients and how far mine are',
  response: v.object({
    /** Null for staff of no office. */
    office: v.nullable(office),
    day: v.nullable(agentDay),
  }),
})

export const agentDashboardEndpoints = { readAgentDashboard }
