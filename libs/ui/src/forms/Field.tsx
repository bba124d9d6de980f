import { type AriaAttributes, createContext, type ReactNode, useContext, useId } from 'react'
import { Icon } from '../icons/Icon'
import styles from './Forms.module.css'

interface Wiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}
const FieldContext = createContext<Wiring | null>(null)

/** Attributes that link a control to its field's label, hint and error. A control's own attributes win. */
export function useFieldWiring(own: {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid']
  required?: boolean | undefined
}) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own.required || field?.required || undefined,
  }
}

export interface FieldProps {
  label: ReactNode
  /** Under the label, before the control: what to enter and why. */
  hint?: ReactNode
  error?: ReactNode
  /** Id of the control; the error summary links to it. */
  id?: string
  required?: boolean
  /** Shown after the label, such as "(optional)". */
  note?: ReactNode
  children: ReactNode
}
/** Label, hint and error of one control. */
export function Field({ label, hint, error, id, required = false, note, children }: FieldProps) {
  const generated = useId()
  const control = id ?? generated
  const describedBy = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={[styles.field, error && styles.wrong].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={control}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </label>
      {hint && (
        <div id={`${control}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
      <FieldContext value={{ id: control, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={18} />
      <span>{children}</span>
    </p>
  )
}
