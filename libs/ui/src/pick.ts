/** Facade of antd for choosing; the shell shares it once. Calendars and the upload are loaded when first used. */
export { Choice, type ChoiceProps, Segmented, type SegmentedProps, Suggest, type SuggestProps } from './pick/Choice'
export { DateField, type DateFieldProps } from './pick/DateField'
export { type DateParts, dateOf, partsOf } from './pick/date-parts'
export {
  DatePicker,
  type DatePickerProps,
  DateRange,
  type DateRangeProps,
  Upload,
  type UploadProps,
  WeekField,
  type WeekFieldProps,
} from './pick/later'
