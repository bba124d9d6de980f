import { type ComponentProps, type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import { FieldError, useFieldWiring } from './Field'
import styles from './Forms.module.css'

const names = (...classes: (string | undefined | false)[]) => classes.filter(Boolean).join(' ')

export type TextInputProps = ComponentProps<'input'>
export function TextInput({ className, required, ...rest }: TextInputProps) {
  return <input type="text" {...rest} {...useFieldWiring({ ...rest, required })} className={names(styles.control, className)} />
}

export type TextAreaProps = ComponentPropsWithoutRef<'textarea'>
export function TextArea({ className, required, rows = 5, ...rest }: TextAreaProps) {
  return (
    <textarea {...rest} rows={rows} {...useFieldWiring({ ...rest, required })} className={names(styles.control, className)} />
  )
}

export interface Option {
  value: string
  label: string
}
export interface SelectProps extends ComponentPropsWithoutRef<'select'> {
  options: readonly Option[]
}
export function Select({ className, options, required, ...rest }: SelectProps) {
  return (
    <select {...rest} {...useFieldWiring({ ...rest, required })} className={names(styles.control, styles.select, className)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
}
export function Checkbox({ label, hint, id, className, ...rest }: CheckboxProps) {
  const generated = useId()
  const control = id ?? generated
  return (
    <div className={names(styles.choice, className)}>
      <input {...rest} type="checkbox" id={control} aria-describedby={hint ? `${control}-hint` : undefined} />
      <label htmlFor={control}>{label}</label>
      {hint && (
        <div id={`${control}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}

export interface RadioGroupProps {
  legend: ReactNode
  name: string
  value: string
  options: readonly (Option & { hint?: ReactNode })[]
  onChange(value: string): void
  hint?: ReactNode
  error?: ReactNode
  id?: string
}
export function RadioGroup({ legend, name, value, options, onChange, hint, error, id }: RadioGroupProps) {
  const generated = useId()
  const group = id ?? generated
  const describedBy = [hint && `${group}-hint`, error && `${group}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={names(styles.field, error ? styles.wrong : undefined)} aria-describedby={describedBy}>
      <legend className={styles.label}>{legend}</legend>
      {hint && (
        <div id={`${group}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${group}-error`}>{error}</FieldError>}
      {options.map((option, index) => {
        // The error summary links to the group; its first choice takes the focus.
        const control = index === 0 ? group : `${group}-${option.value}`
        return (
          <div key={option.value} className={styles.choice}>
            <input
              type="radio"
              id={control}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-describedby={option.hint ? `${group}-${option.value}-hint` : undefined}
            />
            <label htmlFor={control}>{option.label}</label>
            {option.hint && (
              <div id={`${group}-${option.value}-hint`} className={styles.hint}>
                {option.hint}
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
