import { CASE_STAGE_NAMES } from '@onward/contracts/casework/case-stages'
import { UNANSWERED_DAYS } from '@onward/contracts/casework/dashboard'
import type { ReportFigure } from '@onward/contracts/casework/report'
import { REPORT_TEXTS } from '@onward/contracts/casework/report-texts'
import { currentLanguage, formatDay, formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { useMessages } from '../catalogue'
import { Bars } from '../parts/Bars'
import { Sheet } from '../parts/Sheet'
import type { AgentDay } from './api'
import { useDashboardMessages } from './catalogue'
import styles from './DashboardPage.module.css'

const FEEDBACK: readonly ReportFigure[] = ['applications', 'interviews', 'offers', 'starts']

/** "Placement Tracking": progress of the agent's clients towards lasting work. */
export function Placement({ day: { stages, figures, unanswered, outcomes, activeCases } }: { day: AgentDay }) {
  const t = useMessages()
  const d = useDashboardMessages()
  const names = CASE_STAGE_NAMES[currentLanguage()]
  const reportNames = REPORT_TEXTS[currentLanguage()].figures
  const change = (more: number) => (more === 0 ? d('placement.same') : more > 0 ? `+${more}` : `−${-more}`)
  return (
    <Sheet
      title={t('dashboard.placement')}
      id="placement"
      aside={
        <>
          <Link to="/agent/reports?scope=mine">{d('placement.report')}</Link>
          <Link to="/agent/placements">{d('placement.all')}</Link>
        </>
      }
    >
      <div className={styles.placement}>
        <section aria-labelledby="progress-tracking">
          <h3 id="progress-tracking">{d('placement.progress')}</h3>
          <p>{activeCases === 0 ? d('placement.progress.none') : d('placement.progress.text', { count: activeCases })}</p>
          {activeCases > 0 && (
            <Bars
              label={d('placement.progress.chart')}
              bars={stages.map(({ stage, count }) => ({
                id: stage,
                name: names[stage],
                value: count,
                to: `/agent/active-cases?stage=${stage}`,
              }))}
            />
          )}
        </section>
        <section aria-labelledby="employer-feedback">
          <h3 id="employer-feedback">{d('placement.feedback')}</h3>
          <p>{d('placement.feedback.text')}</p>
          <dl className={styles.counts}>
            {figures
              .filter(({ figure }) => FEEDBACK.includes(figure))
              .map(({ figure, week, before }) => (
                <div key={figure}>
                  <dt>{reportNames[figure]}</dt>
                  <dd>
                    <b>{formatNumber(week)}</b> {change(week - before)}
                  </dd>
                </div>
              ))}
            <div>
              <dt>{d('placement.unanswered', { count: UNANSWERED_DAYS })}</dt>
              <dd>
                <b>{formatNumber(unanswered)}</b>
              </dd>
            </div>
          </dl>
        </section>
        <section aria-labelledby="outcome-reporting">
          <h3 id="outcome-reporting">{d('placement.outcomes')}</h3>
          <p>
            {d('placement.outcomes.text')} {d('placement.outcomes.since', { day: formatDay(outcomes.since) })}
          </p>
          <Bars
            funnel
            label={d('placement.outcomes')}
            bars={[
              { id: 'started', name: reportNames.starts, value: outcomes.started },
              { id: 'weeks4', name: d('placement.weeks', { count: 4 }), value: outcomes.weeks4 },
              { id: 'weeks13', name: d('placement.weeks', { count: 13 }), value: outcomes.weeks13 },
              { id: 'weeks26', name: d('placement.weeks', { count: 26 }), value: outcomes.weeks26 },
            ]}
          />
        </section>
      </div>
    </Sheet>
  )
}
