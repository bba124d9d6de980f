import { Field, TextInput } from '@onward/ui/frame'

export interface TextFieldProps {
  name: string
  label: string
  /** Beside the label, such as "optional". */
  note?: string
  hint?: string
  type?: 'text' | 'email'
  inputMode?: 'text' | 'numeric'
  autoComplete: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  required?: boolean
}

/** A labelled text field; its id is its name, so that the error summary can link to it. */
export function TextField({ name, label, note, hint, error, required, onChange, ...input }: TextFieldProps) {
  return (
    <Field id={name} label={label} note={note && `(${note})`} hint={hint} error={error} required={required ?? false}>
      <TextInput
        {...input}
        name={name}
        spellCheck={false}
        autoCapitalize={input.type === 'email' ? 'none' : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
