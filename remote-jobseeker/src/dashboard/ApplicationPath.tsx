import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import { VisuallyHidden } from '@onward/ui/frame'
import styles from './applications.module.css'
import { useDashboardMessages } from './catalogue'
import { PATH_STEPS, stepOnPath } from './path-steps'

/** The steps of an application and the current one. Nothing once it ended without a job: its badge says how. */
export function ApplicationPath({ state }: { state: ApplicationState }) {
  const d = useDashboardMessages()
  const current = stepOnPath(state)
  if (current === null) return null
  return (
    <ol className={styles.path} aria-label={d('path.label')}>
      {PATH_STEPS.map((step, index) => (
        <li
          key={step}
          data-place={index < current ? 'done' : index === current ? 'now' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span>
            {d(`path.${step}`)}
            {index < current && <VisuallyHidden>, {d('path.done')}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
