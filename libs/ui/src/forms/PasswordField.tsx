// Imported by package name: a remote that bundles this file still uses the shell's shared frame.
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
  /** Labels of the button that shows or hides the password. */
  labels: { show: string; hide: string }
}

/** A password that can be shown: typing blind on a phone locks people out. */
export function PasswordField({ name, label, hint, error, onChange, labels, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const toggleLabel = visible ? labels.hide : labels.show
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
          aria-label={`${toggleLabel}: ${label}`}
          onClick={() => setVisible((before) => !before)}
        >
          {toggleLabel}
        </button>
      </div>
    </Field>
  )
}
