import { formatDay } from '@onward/portal-kit/i18n'
import { Icon } from '@onward/ui/frame'
import { lazy, type ReactNode, Suspense, startTransition, useState } from 'react'
import { useUiMessages } from '../antd/messages'
import { useFieldWiring } from '../forms/Field'
import styles from './pick.module.css'

export interface Option {
  value: string
  label: string
}
export interface ChoiceProps {
  value: string
  options: readonly Option[]
  onChange(value: string): void
  /** What is being typed, for options that are fetched by it. */
  onType?(text: string): void
  /** Offers to choose nothing again. */
  clears?: boolean
  placeholder?: string
  /** Opens its list at once. */
  opens?: boolean
}
export interface DatePickerProps {
  label: string
  /** `2026-11-27`, or empty. */
  value: string
  onChange(value: string): void
  /** Whether the focus was in it still. */
  onClose(hadFocus: boolean): void
}
export interface WeekFieldProps {
  label: string
  /** The week's Monday. */
  value: string
  onChange(monday: string): void
  /** The first and last week that may be chosen, each by its Monday. */
  min?: string
  max?: string
  /** Opens its calendar at once. */
  opens?: boolean
}
export interface DateRangeProps {
  label: string
  /** `2026-11-27`, or empty: open at this end. */
  from: string
  to: string
  onChange(from: string, to: string): void
  max?: string
}
const One = lazy(() => import('./Choice').then(({ Choice }) => ({ default: Choice })))
const Day = lazy(() => import('./Calendars').then(({ Day }) => ({ default: Day })))
const Week = lazy(() => import('./Calendars').then(({ Week }) => ({ default: Week })))
const Range = lazy(() => import('./Calendars').then(({ Range }) => ({ default: Range })))

const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<span className={styles.later} />}>{children}</Suspense>
)

/** One of many, found by typing; use it inside a `Field`. For a few, take `Select` or `RadioGroup` of the frame. Says what is chosen until it is pressed. */
export function Choice(props: ChoiceProps) {
  const t = useUiMessages()
  const wiring = useFieldWiring({})
  const [wasPressed, setPressed] = useState(false)
  if (wasPressed)
    return (
      <Later>
        <One {...props} opens />
      </Later>
    )
  const chosen = props.options.find(({ value }) => value === props.value)
  const open = () => startTransition(() => setPressed(true))
  return (
    <button
      type="button"
      {...wiring}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded="false"
      className={styles.one}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open()
      }}
    >
      <span data-empty={chosen ? undefined : ''}>{chosen?.label ?? props.placeholder ?? t('choose')}</span>
      <Icon name="chevron" size={16} />
    </button>
  )
}
/** A calendar, open at once; the day can be typed above it too. */
export const DatePicker = (props: DatePickerProps) => (
  <Later>
    <Day {...props} />
  </Later>
)
/** A week, chosen in a calendar. A button alone until it is pressed: the calendar is heavy, and the week is mostly read. */
export function WeekField(props: WeekFieldProps) {
  const t = useUiMessages()
  const [wasPressed, setPressed] = useState(false)
  const week = t('date.weekOf', { day: formatDay(props.value) })
  if (wasPressed)
    return (
      <Later>
        <Week {...props} opens />
      </Later>
    )
  return (
    <button
      type="button"
      className={styles.week}
      aria-haspopup="dialog"
      aria-label={`${props.label}: ${week}`}
      // The button keeps its place and the focus until the calendar is there.
      onClick={() => startTransition(() => setPressed(true))}
    >
      {week}
      <Icon name="calendar" />
    </button>
  )
}
/** From one day to another, both included; either may be left open. */
export const DateRange = (props: DateRangeProps) => (
  <Later>
    <Range {...props} />
  </Later>
)
