import { REPORT_TEXTS } from '@onward/contracts/casework/report-texts'
import { usePageTitle } from '@onward/portal-kit'
import { currentLanguage, formatDayAndTime } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { InlineAlert } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { type Report, useChoice, useReport } from './api'
import { Chooser } from './Chooser'
import { Cohort } from './Cohort'
import { type ReportMessages, useReportMessages } from './catalogue'
import { movedText, thanText } from './change'
import { Figures } from './Figures'
import { Files } from './Files'
import { NoContact } from './NoContact'
import { People } from './People'
import styles from './report.module.css'
import { Tables } from './Tables'
import { Trend } from './Trend'
import { weekRange } from './week-range'

/** /agent/reports: a week of the office or the agent's own caseload, to read, print and download. */
export default function ReportPage() {
  const t = useMessages()
  const r = useReportMessages()
  const [choice, choose] = useChoice()
  const answer = useReport(choice)
  const report = answer.data?.report
  usePageTitle(r('title'))
  return (
    <Room>
      <AreaNav />
      <RoomHead title={report ? headline(r, report) : r('title')} note={report && comparison(r, report)} />
      <Answer of={answer} lines={10}>
        {({ report }) =>
          report ? (
            <div className={styles.report} aria-busy={answer.isPlaceholderData}>
              <div className={styles.controls}>
                <Chooser report={report} choice={choice} choose={choose} />
                <Files choice={choice} />
              </div>
              <p className={styles.about} role="status">
                {about(r, report)}
              </p>
              <div className={styles.beside}>
                <Figures report={report} />
                <NoContact report={report} />
                <Trend report={report} />
                <Cohort report={report} />
              </div>
              <Tables report={report} />
              <People report={report} choice={choice} />
            </div>
          ) : (
            <InlineAlert tone="warning" title={t('noOffice.title')}>
              {t('noOffice.text')}
            </InlineAlert>
          )
        }
      </Answer>
      {answer.error && choice.week !== null && <Link to="/agent/reports">{r('week.current')}</Link>}
    </Room>
  )
}

const counted = ({ figures }: Report, wanted: Report['figures'][number]['figure']) =>
  figures.find(({ figure }) => figure === wanted) ?? { figure: wanted, week: 0, before: 0 }

function headline(r: ReportMessages, report: Report): string {
  const { week: count } = counted(report, 'starts')
  const of = report.untilNow ? 'running' : 'over'
  const values = { count, week: weekRange(r, report.monday) }
  return count === 0 ? r(`sentence.${of}.none`, values) : r(`sentence.${of}`, values)
}
/** How that and the two figures before it compare. */
function comparison(r: ReportMessages, report: Report): string {
  const names = REPORT_TEXTS[currentLanguage()].figures
  return [
    thanText(r, counted(report, 'starts'), report),
    movedText(r, names.referrals, counted(report, 'referrals')),
    movedText(r, names.offers, counted(report, 'offers')),
  ].join(' ')
}
/** Whose report and which week: announced when the week changes. */
function about(r: ReportMessages, { office, scope, agentName, monday, untilNow }: Report): string {
  return [
    r('title'),
    r('about.week', { week: weekRange(r, monday) }),
    scope === 'mine' ? r('about.mine', { office: office.name, name: agentName }) : r('about.office', { office: office.name }),
    untilNow ? r('about.soFar', { at: formatDayAndTime(untilNow) }) : r('about.whole'),
  ].join(' · ')
}
