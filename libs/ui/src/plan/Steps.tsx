import { useUiMessages } from '../antd/messages'
import { Icon } from '../icons/Icon'
import { VisuallyHidden } from '../layout/Layout'
import styles from './steps.module.css'

export interface FormStep {
  title: string
  /** What is said in it, or what it will ask. */
  text?: string
  state?: 'done' | 'wrong'
  /** Whether the reader may go there now. */
  open?: boolean
}
export interface StepsProps {
  label: string
  /** Position of the current step. */
  at: number
  steps: readonly FormStep[]
  onGo(at: number): void
}
/** The steps of a longer form: which are done, which have errors, and where one is. On a phone they are one bar. Native, because antd's steps do not say which is current. */
export function Steps({ label, at, steps, onGo }: StepsProps) {
  const t = useUiMessages()
  return (
    <nav aria-label={label} className={styles.steps}>
      <p className={styles.at}>
        {t('step.of', { at: at + 1, count: steps.length })}: {steps[at]?.title}
      </p>
      <ol>
        {steps.map(({ title, text, state, open }, n) => {
          const isCurrent = n === at
          const shown = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {!isCurrent && state === 'done' ? <Icon name="check" size={16} /> : state === 'wrong' ? '!' : n + 1}
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>{' '}
                {!isCurrent && state === 'done' && <VisuallyHidden>({t('step.done')})</VisuallyHidden>}{' '}
                {state === 'wrong' && <span className={styles.wrong}>{t('step.wrong')}</span>}{' '}
                {text && <span className={styles.text}>{text}</span>}
              </span>
            </>
          )
          return (
            <li key={title} data-state={isCurrent ? 'current' : undefined} data-done={state}>
              {open || isCurrent ? (
                <button type="button" aria-current={isCurrent ? 'step' : undefined} onClick={() => onGo(n)}>
                  {shown}
                </button>
              ) : (
                <span className={styles.later}>{shown}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
