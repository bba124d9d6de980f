import { CASE_STAGE_NAMES } from '@onward/contracts/casework/case-stages'
import type { ReportFigure, readProgress } from '@onward/contracts/casework/report'
import { REPORT_TEXTS } from '@onward/contracts/casework/report-texts'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { currentLanguage, formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { BarChart } from '@onward/ui/chart'
import { Section } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { useProgress } from './api'
import { useDashboardMessages } from './catalogue'
import styles from './DashboardPage.module.css'

type Progress = ResponseOf<typeof readProgress>
const FEEDBACK: readonly ReportFigure[] = ['interviews', 'offers']
const OUTCOMES: readonly ReportFigure[] = ['starts', 'sustained']

/** "Placement Tracking": progress of the agent's clients towards lasting work, from the weekly report's queries. */
export function Placement() {
  const t = useMessages()
  const d = useDashboardMessages()
  const progress = useProgress()
  return (
    <Section title={t('dashboard.placement')} id="placement">
      <p>{d('placement.lead')}</p>
      <Answer of={progress} lines={5}>
        {(loaded) => <Parts progress={loaded} />}
      </Answer>
    </Section>
  )
}

function Parts({ progress: { stages, figures } }: { progress: Progress }) {
  const d = useDashboardMessages()
  const names = CASE_STAGE_NAMES[currentLanguage()]
  const total = stages.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles.placement}>
      <section aria-labelledby="progress-tracking">
        <h3 id="progress-tracking">{d('placement.progress')}</h3>
        {total === 0 ? (
          <p>{d('placement.progress.none')}</p>
        ) : (
          <>
            <p>{d('placement.progress.text')}</p>
            <BarChart
              label={d('placement.progress.chart')}
              labels={{ value: d('placement.cases') }}
              bars={stages.map(({ stage, count }) => ({ id: stage, name: names[stage], value: count }))}
            />
          </>
        )}
      </section>
      <section aria-labelledby="employer-feedback">
        <h3 id="employer-feedback">{d('placement.feedback')}</h3>
        <p>{d('placement.feedback.text')}</p>
        <Counts of={FEEDBACK} figures={figures} />
      </section>
      <section aria-labelledby="outcome-reporting">
        <h3 id="outcome-reporting">{d('placement.outcomes')}</h3>
        <p>{d('placement.outcomes.text')}</p>
        <Counts of={OUTCOMES} figures={figures} />
        <p className={styles.more}>
          <Link to="/agent/placements">{d('placement.all')}</Link>
        </p>
        <p className={styles.more}>
          <Link to="/agent/reports?scope=mine">{d('placement.report')}</Link>
        </p>
      </section>
    </div>
  )
}

function Counts({ of, figures }: { of: readonly ReportFigure[]; figures: Progress['figures'] }) {
  const d = useDashboardMessages()
  const names = REPORT_TEXTS[currentLanguage()].figures
  return (
    <dl className={styles.counts}>
      {figures
        .filter(({ figure }) => of.includes(figure))
        .map(({ figure, week, before }) => (
          <div key={figure}>
            <dt>{names[figure]}</dt>
            <dd>
              <strong>{formatNumber(week)}</strong> {d('placement.before', { count: before })}
            </dd>
          </div>
        ))}
    </dl>
  )
}
