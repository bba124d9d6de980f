import { Field, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'
import type { TextFieldProps } from './TextField'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'note' | 'required'>

/** A password, which may be looked at: typing blind on a phone is how people get locked out. */
export function PasswordField({ name, label, hint, error, onChange, ...input }: PasswordFieldProps) {
  const t = useSignInMessages()
  const [visible, setVisible] = useState(false)
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
          className={styles.plain}
          aria-controls={name}
          aria-label={`${t(visible ? 'hidePassword' : 'showPassword')}: ${label}`}
          onClick={() => setVisible((before) => !before)}
        >
          {t(visible ? 'hidePassword' : 'showPassword')}
        </button>
      </div>
    </Field>
  )
}
