import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import type { MyApplication } from '@onward/contracts/jobs/own-applications'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Section } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './applications.module.css'
import { useApplicationMessages } from './catalogue'

type Step = MyApplication['history'][number]
const AFTER_INVITATION: ReadonlySet<ApplicationState> = new Set(['interview_invited', 'interview_scheduled', 'interviewed'])

/** Message key of a step: a state after an interview reads differently from the same state before one. */
function keyOf(step: Step, before: Step | undefined) {
  if (step.state === 'interview_invited' && step.by === 'jobseeker') return 'otherTimes'
  if (step.state === 'interview_invited' && before && AFTER_INVITATION.has(before.state)) return 'newTimes'
  if (step.state === 'under_review' && before && before.state !== 'submitted') return 'back'
  return step.state
}

/** The application's history: what happened, who did it and when. */
export function History({ application: { history, company } }: { application: MyApplication }) {
  const t = useMessages()
  const a = useApplicationMessages()
  // A mark that the employer keeps for itself does not change the jobseeker's state.
  const steps = history.filter(({ state }, index) => {
    const before = history[index - 1]?.state
    return !(state === 'shortlisted' && before === 'under_review') && !(state === 'under_review' && before === 'shortlisted')
  })
  return (
    <Section title={t('common.whatHappened')}>
      <ol className={styles.history}>
        {steps.map((step, index) => (
          <li key={`${step.state}${step.at}`}>
            <strong>{a(`history.${keyOf(step, steps[index - 1])}`)}</strong>
            <span className={styles.soft}>
              {formatDayAndTime(step.at)}, {step.by === 'employer' ? company : t(`applications.by.${step.by}`)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
