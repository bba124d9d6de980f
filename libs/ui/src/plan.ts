/** Facade of antd for the order of things: steps of a form, a list and its detail side by side, a week. The shell shares it once. */
export { addDays, mondayOf } from '@onward/contracts/calendar-days'
export { useWide } from './antd/media'
export { SplitView, type SplitViewProps } from './plan/SplitView'
export { type FormStep, Steps, type StepsProps } from './plan/Steps'
export { WeekGrid, type WeekGridProps } from './plan/WeekGrid'
export { WeekNav, type WeekNavProps, WeekSpan } from './plan/WeekNav'
export type { WeekEvent } from './plan/week-layout'
