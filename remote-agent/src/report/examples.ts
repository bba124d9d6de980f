import type { WeeklyReport } from '@onward/contracts/casework/report'

const id = (n: number): string => `5b0f1a52-9c1e-4c39-8f53-0000000001${String(n).padStart(2, '0')}`
const REFERRALS = [118, 131, 127, 124, 140, 96, 122, 138, 129, 135, 144, 156]

/** The demo office's week, for stories and tests. */
export const report: WeeklyReport = {
  office: { id: id(1), name: 'Leeds Eastgate Jobcentre' },
  scope: 'office',
  agentName: 'Nia Hughes',
  monday: '2026-11-16',
  sunday: '2026-11-22',
  untilNow: '2026-11-21T14:20:00.000Z',
  beforeUntil: '2026-11-14T14:20:00.000Z',
  thisMonday: '2026-11-16',
  firstMonday: '2026-08-31',
  madeAt: '2026-11-21T14:20:00.000Z',
  figures: [
    { figure: 'referrals', week: 156, before: 144 },
    { figure: 'activations', week: 98, before: 104 },
    { figure: 'cvs', week: 87, before: 92 },
    { figure: 'badges', week: 41, before: 38 },
    { figure: 'applications', week: 73, before: 73 },
    { figure: 'interviews', week: 22, before: 19 },
    { figure: 'offers', week: 12, before: 9 },
    { figure: 'starts', week: 9, before: 11 },
    { figure: 'sustained', week: 3, before: 2 },
  ],
  activationDays: { week: 1.38, before: 1.55 },
  applications: [
    { state: 'submitted', week: 38, before: 31 },
    { state: 'under_review', week: 17, before: 22 },
    { state: 'interview_invited', week: 8, before: 9 },
    { state: 'interview_scheduled', week: 6, before: 4 },
    { state: 'offered', week: 5, before: 0 },
    { state: 'placed', week: 9, before: 11 },
    { state: 'rejected', week: 14, before: 12 },
  ],
  trend: REFERRALS.map((referrals, n) => ({
    monday: new Date(Date.UTC(2026, 7, 31 + 7 * n)).toISOString().slice(0, 10),
    referrals,
    activations: Math.round(referrals * 0.7),
    starts: 6 + (n % 5),
  })),
  cohort: [
    { step: 'referred', count: 1560 },
    { step: 'activated', count: 1148 },
    { step: 'cv', count: 986 },
    { step: 'applied', count: 742 },
    { step: 'interviewed', count: 391 },
    { step: 'offered', count: 214 },
    { step: 'started', count: 187 },
  ],
  noContact: {
    days: 14,
    total: 64,
    mine: 6,
    people: [
      ['Małgorzata Brzęczyszczykiewicz', 'Gethin Pryce'],
      ['Siân ap Gwynfor-Featherstonehaugh', 'Nia Hughes'],
      ["Declan O'Sullivan", 'Marta Zielińska'],
      ['陳 美玲', 'Mei Ling Chan'],
    ].map(([name = '', agentName = ''], n) => ({
      referralId: id(10 + n),
      name,
      agentName,
      since: `2026-10-${20 + n}T09:00:00.000Z`,
    })),
  },
}
/** Bars from the whole width down to none, some of them shorter than their figure. */
export const narrowBars: WeeklyReport = {
  ...report,
  cohort: report.cohort.map(({ step }, n) => ({ step, count: [1560, 1100, 742, 360, 358, 12, 0][n] ?? 0 })),
}
/** A past week of one caseload without any data. */
export const empty: WeeklyReport = {
  ...report,
  scope: 'mine',
  monday: '2026-11-09',
  sunday: '2026-11-15',
  untilNow: null,
  beforeUntil: null,
  figures: report.figures.map(({ figure }) => ({ figure, week: 0, before: 0 })),
  activationDays: { week: null, before: null },
  applications: [],
  trend: report.trend.map(({ monday }) => ({ monday, referrals: 0, activations: 0, starts: 0 })),
  cohort: report.cohort.map(({ step }) => ({ step, count: 0 })),
  noContact: { days: 14, total: 0, mine: 0, people: [] },
}
