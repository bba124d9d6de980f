import type { EditField } from './form'

/** Id of a field's control, for error summaries and links. */
export const idOf = (field: EditField) => `edit-${field}`
export const PICTURE_ID = 'edit-picture'
