import { lazy, type ReactNode, Suspense } from 'react'
import styles from './pick.module.css'

export interface DatePickerProps {
  label: string
  /** `2026-11-27`, or empty. */
  value: string
  onChange(value: string): void
  /** The first and last day that may be chosen. */
  min?: string
  max?: string
  /** Opens its calendar at once. */
  opens?: boolean
}
export interface WeekFieldProps {
  label: string
  /** The week's Monday. */
  value: string
  onChange(monday: string): void
  /** The first and last week that may be chosen, each by its Monday. */
  min?: string
  max?: string
}
export interface DateRangeProps {
  label: string
  /** `2026-11-27`, or empty: open at this end. */
  from: string
  to: string
  onChange(from: string, to: string): void
  max?: string
}
export interface UploadProps {
  /** On the area to press or to drop a file on. */
  label: ReactNode
  hint?: ReactNode
  /** Endings: `.csv,.xlsx`. */
  accept: string
  onFile(file: File): void
}
const Day = lazy(() => import('./Calendars').then(({ Day }) => ({ default: Day })))
const Week = lazy(() => import('./Calendars').then(({ Week }) => ({ default: Week })))
const Range = lazy(() => import('./Calendars').then(({ Range }) => ({ default: Range })))
const Drop = lazy(() => import('./Drop'))

const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<span className={styles.later} />}>{children}</Suspense>
)

/** A day, typed or chosen in a calendar. */
export const DatePicker = (props: DatePickerProps) => (
  <Later>
    <Day {...props} />
  </Later>
)
/** A week, chosen in a calendar. */
export const WeekField = (props: WeekFieldProps) => (
  <Later>
    <Week {...props} />
  </Later>
)
/** From one day to another, both included; either may be left open. */
export const DateRange = (props: DateRangeProps) => (
  <Later>
    <Range {...props} />
  </Later>
)
/** One file, chosen or dropped; the page sends it. */
export const Upload = (props: UploadProps) => (
  <Later>
    <Drop {...props} />
  </Later>
)
