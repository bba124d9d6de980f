import { csvOf, fillText, type Language, londonTime, REPORT_TEXTS, type WeeklyReport } from '@onward/contracts'
import { longDate } from '@onward/documents/labels'
import { reportPdf } from '@onward/documents/report'
import { londonDay } from '../figures/weeks'
import { MESSAGES } from '../messages'

const momentText = (iso: string, language: Language): string => {
  const [day = '', time = ''] = londonTime(new Date(iso)).split('T')
  return `${longDate(day, language)}, ${time}`
}
/** As tables write it: 21/11/2026. */
const shortDate = (day: string): string => day.split('-').reverse().join('/')
const days = (of: number | null): string => (of === null ? '–' : of.toFixed(1))
const change = (week: number | null, before: number | null, decimals = 0): string => {
  if (week === null || before === null) return '–'
  const more = (week - before).toFixed(decimals)
  if (Number(more) === 0) return '0'
  return Number(more) > 0 ? `+${more}` : more.replace('-', '−')
}

interface Tables {
  title: string
  head: string[]
  figures: [what: string, week: string, before: string, change: string][]
  applications: [state: string, week: string, before: string][]
  trend: [monday: string, referrals: string, activations: string, starts: string][]
  /** Headed by its weeks: how many got at least that far. */
  cohort: [step: string, people: string][]
  noContact: [name: string, coach: string, since: string][]
}

/** The content of both files. */
function tablesOf(report: WeeklyReport, language: Language): Tables {
  const texts = MESSAGES[language].report
  const shared = REPORT_TEXTS[language]
  const { week, before } = report.activationDays
  return {
    title: `${texts.title}: ${report.office.name}`,
    head: [
      report.scope === 'mine' ? fillText(texts.mine, { name: report.agentName }) : texts.office,
      fillText(texts.week, { monday: longDate(report.monday, language), sunday: longDate(report.sunday, language) }),
      ...(report.untilNow ? [fillText(texts.soFar, { at: momentText(report.untilNow, language) })] : []),
      ...(report.beforeUntil ? [fillText(texts.beforeUntil, { at: momentText(report.beforeUntil, language) })] : []),
      fillText(texts.made, { at: momentText(report.madeAt, language) }),
    ],
    figures: report.figures.flatMap((one): Tables['figures'] => [
      [shared.figures[one.figure], String(one.week), String(one.before), change(one.week, one.before)],
      ...(one.figure === 'activations'
        ? ([[texts.activationDays, days(week), days(before), change(week, before, 1)]] as Tables['figures'])
        : []),
    ]),
    applications: report.applications.map(({ state, week, before }) => [shared.states[state], String(week), String(before)]),
    trend: report.trend.map(({ monday, referrals, activations, starts }) => [
      shortDate(monday),
      String(referrals),
      String(activations),
      String(starts),
    ]),
    cohort: report.cohort.map(({ step, count }) => [shared.steps[step], String(count)]),
    noContact: report.noContact.people.map(({ name, agentName, since }) => [
      name,
      agentName,
      shortDate(londonDay(new Date(since))),
    ]),
  }
}

const cohortTitle = ({ trend, monday, sunday }: WeeklyReport, language: Language): string =>
  fillText(MESSAGES[language].report.cohort, {
    monday: longDate(trend[0]?.monday ?? monday, language),
    sunday: longDate(sunday, language),
  })

/** All tables in one CSV, each with its heading and an empty row after it. */
export function reportCsv(report: WeeklyReport, language: Language): string {
  const texts = MESSAGES[language].report
  const shared = REPORT_TEXTS[language]
  const tables = tablesOf(report, language)
  const left = report.noContact.total - tables.noContact.length
  return csvOf([
    [tables.title],
    ...tables.head.map((line) => [line]),
    [],
    [texts.what, texts.inWeek, texts.before],
    ...tables.figures.map(([what, week, before]) => [what, week, before]),
    [],
    [texts.applications, texts.inWeek, texts.before],
    ...tables.applications,
    [],
    [texts.weekFrom, shared.figures.referrals, shared.figures.activations, shared.figures.starts],
    ...tables.trend,
    [],
    [cohortTitle(report, language)],
    [texts.step, texts.people],
    ...tables.cohort,
    [],
    [`${fillText(texts.noContact, { days: report.noContact.days })}: ${report.noContact.total}`],
    [texts.client, texts.coach, texts.since],
    ...tables.noContact,
    ...(left > 0 ? [[fillText(texts.more, { count: left })]] : []),
  ])
}

/** The report as a tagged PDF. */
export function reportPdfOf(report: WeeklyReport, language: Language): Promise<Buffer> {
  const texts = MESSAGES[language].report
  const shared = REPORT_TEXTS[language]
  const tables = tablesOf(report, language)
  const left = report.noContact.total - tables.noContact.length
  const end = (heading: string, width: number) => ({ heading, width, align: 'end' as const })
  return reportPdf({
    language,
    title: `${tables.title}, ${longDate(report.monday, language)}`,
    author: 'Onward',
    date: londonDay(new Date(report.madeAt)),
    blocks: [
      { kind: 'name', text: texts.title },
      { kind: 'entry', text: report.office.name },
      ...tables.head.map((text) => ({ kind: 'detail' as const, text })),
      { kind: 'section', text: texts.figures },
      {
        kind: 'table',
        caption: texts.figuresCaption,
        columns: [{ heading: texts.what, width: 5 }, end(texts.inWeek, 2), end(texts.before, 2), end(texts.change, 1.5)],
        rows: tables.figures,
      },
      { kind: 'section', text: texts.applications },
      tables.applications.length > 0
        ? {
            kind: 'table',
            caption: texts.applicationsCaption,
            columns: [{ heading: texts.state, width: 5 }, end(texts.inWeek, 2), end(texts.before, 2)],
            rows: tables.applications,
            bars: report.applications.map(({ week }) => week),
          }
        : { kind: 'paragraph', text: texts.noApplications },
      { kind: 'section', text: texts.trend },
      {
        kind: 'table',
        caption: texts.trendCaption,
        columns: [
          { heading: texts.weekFrom, width: 3 },
          end(shared.figures.referrals, 3),
          end(shared.figures.activations, 3),
          end(shared.figures.starts, 3),
        ],
        rows: tables.trend,
        bars: report.trend.map(({ referrals }) => referrals),
      },
      { kind: 'section', text: cohortTitle(report, language) },
      {
        kind: 'table',
        caption: texts.cohortCaption,
        columns: [{ heading: texts.step, width: 5 }, end(texts.people, 2)],
        rows: tables.cohort,
        bars: report.cohort.map(({ count }) => count),
      },
      { kind: 'section', text: `${fillText(texts.noContact, { days: report.noContact.days })}: ${report.noContact.total}` },
      ...(tables.noContact.length > 0
        ? [
            {
              kind: 'table' as const,
              caption: texts.noContactCaption,
              columns: [{ heading: texts.client, width: 4 }, { heading: texts.coach, width: 4 }, end(texts.since, 2)],
              rows: tables.noContact,
            },
          ]
        : [{ kind: 'paragraph' as const, text: texts.nobody }]),
      ...(left > 0 ? [{ kind: 'paragraph' as const, text: fillText(texts.more, { count: left }) }] : []),
    ],
  })
}

/** "Weekly report - Leeds Eastgate Jobcentre - 2026-11-16", without characters that a file system refuses. */
export const reportFilename = ({ office, monday }: WeeklyReport, language: Language): string =>
  [MESSAGES[language].report.title, office.name, monday].join(' - ').replace(/[\\/:*?"<>|\p{C}]/gu, ' ')
