/** Facade of antd for choosing; the shell shares it once. Search in many and calendars are loaded when first used. */
export { DateField, type DateFieldProps } from './pick/DateField'
export {
  Choice,
  type ChoiceProps,
  DateRange,
  type DateRangeProps,
  WeekField,
  type WeekFieldProps,
} from './pick/later'
export { Segmented, SegmentedField, type SegmentedFieldProps, type SegmentedProps } from './pick/Segmented'
