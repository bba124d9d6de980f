import type { ResponseOf } from '@onward/contracts/endpoint'
import type { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Timeline } from '@onward/ui/data'
import { Section } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './application.module.css'
import { useHiringMessages } from './catalogue'
import { stateText } from './moves'

/** The history: what, who, when, and the reason that the applicant reads. */
export function History({ history }: Pick<ResponseOf<typeof readEmployerApplication>, 'history'>) {
  const t = useMessages()
  const h = useHiringMessages()
  return (
    <Section title={t('common.history')}>
      <Timeline
        steps={history.map(({ state, at, by, name, reason, reasonCode }) => ({
          id: `${state}${at}`,
          content: (
            <>
              <strong>{state === 'submitted' ? t('application.history.submitted') : stateText(t, state)}</strong>
              <span className={styles.soft}>
                {formatDayAndTime(at)}, {by === 'employer' && name ? h('common.by', { name }) : t(`by.${by}`)}
              </span>
              {reasonCode && <span>{h('common.reasonIs', { reason: h(`end.reasons.${reasonCode}`) })}</span>}
              {reason && <span className={styles.letter}>{h('history.said', { words: reason })}</span>}
            </>
          ),
        }))}
      />
    </Section>
  )
}
