import type { EditField } from './form'

/** Of each field's control: the error summary and the links of what is missing go there. */
export const idOf = (field: EditField) => `edit-${field}`
export const PICTURE_ID = 'edit-picture'
