import AntSteps from 'antd/es/steps'
import { AntdTheme } from '../antd/AntdTheme'
import { useNarrow } from '../antd/media'
import styles from './plan.module.css'

export interface StepsProps {
  label: string
  /** Position of the current step. */
  at: number
  steps: readonly { title: string; text?: string }[]
  /** Lets the reader go to a step. */
  onGo?(at: number): void
}
/** The steps of a longer form, and where one is. */
export function Steps({ label, at, steps, onGo }: StepsProps) {
  const isNarrow = useNarrow()
  return (
    <AntdTheme>
      <nav aria-label={label}>
        <AntSteps
          className={styles.steps ?? ''}
          size="small"
          current={at}
          orientation={isNarrow ? 'vertical' : 'horizontal'}
          items={steps.map(({ title, text }) => ({ title, ...(text && { content: text }) }))}
          {...(onGo && { onChange: onGo })}
        />
      </nav>
    </AntdTheme>
  )
}
