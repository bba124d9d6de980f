/** Facade of antd for choosing; the shell shares it once. Search in many, calendars and the upload are loaded when first used. */
export { DateField, type DateFieldProps } from './pick/DateField'
export { type DateParts, dateOf, partsOf } from './pick/date-parts'
export {
  Choice,
  type ChoiceProps,
  DatePicker,
  type DatePickerProps,
  DateRange,
  type DateRangeProps,
  Suggest,
  type SuggestProps,
  Upload,
  type UploadProps,
  WeekField,
  type WeekFieldProps,
} from './pick/later'
export { Segmented, SegmentedField, type SegmentedFieldProps, type SegmentedProps } from './pick/Segmented'
