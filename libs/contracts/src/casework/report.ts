import * as v from 'valibot'
import { date, endpoint, id, timestamp } from '../endpoint'
import { APPLICATION_STATES } from '../jobs/application-states'
import { PRIORITY_DAYS } from './cases'
import { FUNNEL_STEPS } from './placements'
import { office } from './referrals'

const staff = { service: 'casework', access: ['agent', 'admin'] } as const

/** Whose figures: the whole office's, or those of my own caseload. */
export const REPORT_SCOPES = ['office', 'mine'] as const
export type ReportScope = (typeof REPORT_SCOPES)[number]
const REPORT_FORMATS = ['csv', 'pdf'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** Counts of a week, in the order of the steps to work. Product behaviour section 4. */
export const REPORT_FIGURES = [
  'referrals',
  'activations',
  'cvs',
  'badges',
  'applications',
  'interviews',
  'offers',
  'starts',
  'sustained',
] as const
export type ReportFigure = (typeof REPORT_FIGURES)[number]

/** Days without any activity after which a client is on the no-contact list. */
export const NO_CONTACT_DAYS = PRIORITY_DAYS.noActivity
/** People of that list who are named; the rest are counted. */
export const NO_CONTACT_NAMED = 50
/** Weeks that the charts show, the report's own as the last. */
export const REPORT_TREND_WEEKS = 12
/** No report is older than this Monday. */
const REPORT_FROM = '2020-01-06'

const reportQuery = {
  /** Any day of the week that is wanted; this week when it is left out. */
  week: v.optional(
    v.pipe(
      date,
      v.check((day) => day >= REPORT_FROM, 'Choose a later week'),
    ),
  ),
  scope: v.optional(v.picklist(REPORT_SCOPES), 'office'),
}

const compared = { week: v.number(), before: v.number() }
export const countedFigure = v.object({ figure: v.picklist(REPORT_FIGURES), ...compared })
const weeklyReport = v.object({
  office,
  scope: v.picklist(REPORT_SCOPES),
  /** The asking agent, whose caseload is meant unless it is the office's report. */
  agentName: v.string(),
  /** Monday and Sunday, Europe/London. */
  monday: date,
  sunday: date,
  /** Counted until then, and in the week before until `beforeUntil`, the same hour; null: the week is over. */
  untilNow: v.nullable(timestamp),
  beforeUntil: v.nullable(timestamp),
  /** Mondays of this week and of the office's first referral: the range of weeks to choose from. */
  thisMonday: date,
  firstMonday: date,
  madeAt: timestamp,
  figures: v.array(countedFigure),
  /** Median days from the invitation to the open account, with one decimal; null where nobody opened one. */
  activationDays: v.object({ week: v.nullable(v.number()), before: v.nullable(v.number()) }),
  /** Applications that were sent or moved in a week, by where they stood at its end. */
  applications: v.array(v.object({ state: v.picklist(APPLICATION_STATES), ...compared })),
  /** The oldest first. */
  trend: v.array(v.object({ monday: date, referrals: v.number(), activations: v.number(), starts: v.number() })),
  /** Whoever was referred in the weeks of the trend: how many of them got at least that far by now. No step exceeds the one before. */
  cohort: v.array(v.object({ step: v.picklist(FUNNEL_STEPS), count: v.number() })),
  /** No-contact list: open cases without activity when the week ended, the longest first. */
  noContact: v.object({
    days: v.number(),
    total: v.number(),
    /** Of the same, those of my own caseload. */
    mine: v.number(),
    people: v.array(v.object({ referralId: id, name: v.string(), agentName: v.string(), since: timestamp })),
  }),
})
export type WeeklyReport = v.InferOutput<typeof weeklyReport>

export const readWeeklyReport = endpoint({
  ...staff,
  method: 'GET',
  path: '/weekly-report',
  reads: ['referral', 'case', 'placement'],
  summary: 'What happened in a week, Monday to Sunday, beside the week before; of my office or of my own caseload',
  query: v.object(reportQuery),
  response: v.object({
    /** Null for staff of no office. */
    report: v.nullable(weeklyReport),
  }),
  ratePerMinute: 120,
})
export const downloadWeeklyReport = endpoint({
  ...staff,
  method: 'GET',
  path: '/weekly-report/file',
  reads: ['referral', 'case', 'placement'],
  problems: ['state-conflict'],
  trace: { exports: 'weekly-report' },
  summary: 'The same as a table for spreadsheets, or as a tagged PDF',
  query: v.object({ ...reportQuery, format: v.picklist(REPORT_FORMATS) }),
  raw: true,
  ratePerMinute: 30,
})
/** People of one figure who are named; the rest are counted. */
export const REPORT_PEOPLE_NAMED = 200
export const listReportPeople = endpoint({
  ...staff,
  method: 'GET',
  path: '/weekly-report/people',
  reads: ['referral', 'case', 'placement'],
  problems: ['state-conflict'],
  trace: { searches: 'weekly-report' },
  summary: 'Who is behind a figure of a weekly report, the latest first',
  query: v.object({ ...reportQuery, figure: v.picklist(REPORT_FIGURES) }),
  response: v.object({
    items: v.array(
      v.object({
        referralId: id,
        name: v.string(),
        agentName: v.string(),
        /** How often they are counted, and when last. */
        times: v.number(),
        at: timestamp,
      }),
    ),
    people: v.number(),
    /** Counted without a name: forgotten people. */
    forgotten: v.number(),
  }),
  ratePerMinute: 120,
})
export const reportEndpoints = { readWeeklyReport, downloadWeeklyReport, listReportPeople }
