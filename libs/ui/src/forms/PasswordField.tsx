// By its lent name: a remote that bundles this file still draws with the shell's one frame.
import { Field, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import styles from './PasswordField.module.css'

export interface PasswordFieldProps {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  /** Words of the button that shows what was typed, and hides it again. */
  labels: { show: string; hide: string }
}

/** A password, which may be looked at: typing blind on a phone is how people get locked out. */
export function PasswordField({ name, label, hint, error, onChange, labels, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const word = visible ? labels.hide : labels.show
  return (
    <Field id={name} label={label} hint={hint} error={error} required>
      <div className={styles.password}>
        <TextInput
          {...input}
          name={name}
          type={visible ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-controls={name}
          aria-label={`${word}: ${label}`}
          onClick={() => setVisible((before) => !before)}
        >
          {word}
        </button>
      </div>
    </Field>
  )
}
