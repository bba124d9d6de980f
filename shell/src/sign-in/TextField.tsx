import { Field, TextInput } from '@onward/ui/frame'

export interface TextFieldProps {
  name: string
  label: string
  /** Beside the label, such as "optional". */
  note?: string
  hint?: string
  type?: 'text' | 'email'
  autoComplete: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  required?: boolean
}

/** A labelled line of text; its id is its name, so that the error summary can lead to it. */
export function TextField({ name, label, note, hint, error, onChange, ...input }: TextFieldProps) {
  return (
    <Field id={name} label={note ? `${label} (${note})` : label} hint={hint} error={error}>
      <TextInput name={name} spellCheck={false} onChange={(event) => onChange(event.target.value)} {...input} />
    </Field>
  )
}
