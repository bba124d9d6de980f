import styles from './marks.module.css'

export interface StageStepsProps {
  /** In their order. */
  stages: readonly string[]
  /** Position of the one reached. */
  at: number
}
/** How far along somebody is: a dash for each stage, and the word of the one reached. */
export function StageSteps({ stages, at }: StageStepsProps) {
  return (
    <span className={styles.stage}>
      <span className={styles.dashes} aria-hidden="true">
        {stages.map((stage, one) => (
          <i key={stage} data-at={one < at ? 'done' : one === at ? 'now' : undefined} />
        ))}
      </span>
      {stages[at]}
    </span>
  )
}
