import { Icon, type IconName } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import styles from './next.module.css'

/** One possible next step with an analysed CV: what it is, its action, and what opens below. */
export function NextStep({
  icon,
  title,
  text,
  action,
  quiet = false,
  children,
}: {
  icon: IconName
  title: ReactNode
  text: ReactNode
  action?: ReactNode
  /** The action is a quiet button. */
  quiet?: boolean
  children?: ReactNode
}) {
  return (
    <div className={styles.step}>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <div className={styles.text}>
        <h3>{title}</h3>
        {typeof text === 'string' ? <p>{text}</p> : text}
      </div>
      {action && (
        <div className={styles.action} data-quiet={quiet || undefined}>
          {action}
        </div>
      )}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}
