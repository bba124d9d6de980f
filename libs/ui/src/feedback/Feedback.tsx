import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon'
import styles from './Feedback.module.css'

export type Tone = 'neutral' | 'success' | 'information' | 'warning' | 'danger'
const names = (...classes: (string | undefined | false)[]) => classes.filter(Boolean).join(' ')
const MARKS: Record<Tone, IconName> = {
  neutral: 'info',
  success: 'check',
  information: 'info',
  warning: 'alert',
  danger: 'alert',
}

export interface InlineAlertProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** `alert` is announced at once, `status` at a pause; without one it is part of the page. */
  role?: 'alert' | 'status'
}
/** A message at its place on the page. */
export function InlineAlert({ tone = 'information', title, children, role }: InlineAlertProps) {
  return (
    <div className={names(styles.alert, styles[tone])} role={role ?? (tone === 'danger' ? 'alert' : undefined)}>
      <Icon name={MARKS[tone]} size={22} />
      <div className={styles.alertBody}>
        {title && <p className={styles.alertTitle}>{title}</p>}
        {children}
      </div>
    </div>
  )
}

/** A status label; its text alone carries the meaning, not its colour. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={names(styles.badge, styles[tone])}>{children}</span>
}
/** A plain label: a skill, a tag. */
export function Badge({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <span className={names(styles.badge, styles.plain)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}

export type BarTone = 'accent' | 'green' | 'blue' | 'orange' | 'yellow' | 'red' | 'grey'
export interface ProgressBarProps {
  label: ReactNode
  value: number
  max?: number
  /** Beside the label, such as "85%" or "2 of 3". */
  text?: ReactNode
  tone?: BarTone
  /** Shows only the bar; the label stays for screen readers. */
  compact?: boolean
}
/** Progress or amount, with its text. */
export function ProgressBar({ label, value, max = 100, text, tone = 'accent', compact = false }: ProgressBarProps) {
  const share = Math.max(0, Math.min(1, max > 0 ? value / max : 0))
  return (
    <div className={names(styles.progress, compact && styles.compact)}>
      <div className={styles.progressText}>
        <span>{label}</span>
        {text !== undefined && <strong>{text}</strong>}
      </div>
      <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.bar} data-tone={tone} width={share * 100} height="4" />
      </svg>
    </div>
  )
}

/** Placeholder while loading. `label` is announced. */
export function Skeleton({ label, rows = 3, cards = 0 }: { label: string; rows?: number; cards?: number }) {
  return (
    <div className={styles.skeleton} role="status" data-skeleton>
      <span className={styles.skeletonLabel}>{label}</span>
      {Array.from({ length: cards }, (_, i) => `card ${i}`).map((key) => (
        <div key={key} className={styles.skeletonCard} aria-hidden="true" />
      ))}
      {Array.from({ length: cards > 0 ? 0 : rows }, (_, i) => `line ${i}`).map((key) => (
        <div key={key} className={styles.skeletonLine} aria-hidden="true" />
      ))}
    </div>
  )
}

export interface EmptyStateProps {
  title: ReactNode
  icon?: IconName
  /** A drawing in place of the icon. */
  picture?: ReactNode
  children?: ReactNode
  action?: ReactNode
}
/** An empty list, and what to do about it. */
export function EmptyState({ title, icon = 'info', picture, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-pictured={picture ? true : undefined}>
      {picture ?? (
        <span className={styles.emptyMark}>
          <Icon name={icon} size={28} />
        </span>
      )}
      <p className={styles.emptyTitle}>{title}</p>
      {typeof children === 'string' ? <p>{children}</p> : children}
      {action}
    </div>
  )
}
