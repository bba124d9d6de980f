import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import type { MyApplication } from '@onward/contracts/jobs/own-applications'
import { VisuallyHidden } from '@onward/ui/frame'
import styles from './applications.module.css'
import { useApplicationMessages } from './catalogue'

/** Stages in their order, each with the states that belong to it. */
const STAGES = {
  sent: ['submitted'],
  read: ['under_review', 'shortlisted'],
  interview: ['interview_invited', 'interview_scheduled', 'interviewed'],
  offer: ['offered', 'accepted'],
  started: ['placed'],
} as const satisfies Record<string, readonly ApplicationState[]>
type Stage = keyof typeof STAGES
const ALL = Object.keys(STAGES) as Stage[]
const stageOf = (state: ApplicationState): Stage | undefined =>
  ALL.find((stage) => (STAGES[stage] as readonly ApplicationState[]).includes(state))

/** Where an application is on its way: what has been, where it stands, and what may come. One that is over stands nowhere. */
export function Track({ application: { state, history } }: { application: MyApplication }) {
  const a = useApplicationMessages()
  const reached = new Set(history.map((step) => stageOf(step.state)))
  const current = stageOf(state)
  const at = current ? ALL.indexOf(current) : ALL.length
  return (
    <ol className={styles.track} aria-label={a('track.label')}>
      {ALL.map((stage, index) => {
        const isDone = index < at && reached.has(stage)
        return (
          <li key={stage} aria-current={stage === current ? 'step' : undefined} data-done={isDone || undefined}>
            {a(`track.${stage}`)}
            {isDone && <VisuallyHidden> ({a('track.done')})</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
