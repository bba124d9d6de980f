import { usePageTitle } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { InlineAlert, Page, PageHeader } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { About } from './About'
import { Applications } from './Applications'
import { useChoice, useReport } from './api'
import { Chooser } from './Chooser'
import { useReportMessages } from './catalogue'
import { Figures } from './Figures'
import { Files } from './Files'
import { Headline } from './Headline'
import { NoContact } from './NoContact'
import styles from './report.module.css'
import { Trend } from './Trend'

/** /agent/reports: a week of the office or the agent's own caseload, to read, print and download. */
export default function ReportPage() {
  const t = useMessages()
  const r = useReportMessages()
  const [choice, choose] = useChoice()
  const answer = useReport(choice)
  usePageTitle(r('title'))
  return (
    <Page>
      <AreaNav />
      <PageHeader title={r('title')} lead={<span className={styles.screen}>{r('lead')}</span>} />
      <Answer of={answer} lines={10}>
        {({ report }) =>
          report ? (
            <div className={styles.report} aria-busy={answer.isPlaceholderData}>
              <div className={styles.controls}>
                <Chooser report={report} choice={choice} choose={choose} />
                <Files choice={choice} />
              </div>
              <About report={report} />
              <Headline report={report} />
              <Figures report={report} />
              <Trend report={report} />
              <Applications report={report} />
              <NoContact report={report} />
            </div>
          ) : (
            <InlineAlert tone="warning" title={t('noOffice.title')}>
              {t('noOffice.text')}
            </InlineAlert>
          )
        }
      </Answer>
      {answer.error && choice.week !== null && <Link to="/agent/reports">{r('week.current')}</Link>}
    </Page>
  )
}
