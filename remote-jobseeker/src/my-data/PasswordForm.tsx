import { useErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { Button, ErrorSummary, Stack } from '@onward/ui/frame'
import { PasswordField } from '@onward/ui/password'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMyDataMessages } from './catalogue'
import styles from './my-data.module.css'

interface PasswordFormProps {
  /** Name of the field; a page may have two of these forms. */
  name: string
  label: string
  hint?: string
  button: string
  /** Label of the button while sending. */
  working: string
  variant?: 'primary' | 'danger'
  /** Focuses the field, because the button that opened the form has gone. */
  takesFocus?: boolean
  /** Throws the service's error when it refuses. */
  send: (currentPassword: string) => Promise<void>
}

/** Asks for the password again: somebody at an unlocked computer must not get further. */
export function PasswordForm({
  name,
  label,
  hint,
  button,
  working,
  variant = 'primary',
  takesFocus = false,
  send,
}: PasswordFormProps) {
  const t = useMyDataMessages()
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setFailure(null)
    setFault(password === '' ? t('password.empty') : undefined)
    if (password === '') return
    setSending(true)
    try {
      await send(password)
      setPassword('')
    } catch (error) {
      const isWrong = error instanceof ApiError && error.fieldErrors.some(({ field }) => field === 'currentPassword')
      if (isWrong) setFault(t('password.wrong'))
      else setFailure(errorText(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        {fault && <ErrorSummary title={t('common.pleaseLookAtThisAgain')} errors={[{ id: name, message: fault }]} />}
        {failure && <ErrorSummary title={t('common.thatDidNotWork')} text={failure} errors={[]} />}
        <PasswordField
          name={name}
          label={label}
          {...(hint !== undefined && { hint })}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          {...(fault !== undefined && { error: fault })}
          labels={{ show: t('common.showPassword'), hide: t('common.hidePassword') }}
        />
        <div>
          <Button type="submit" variant={variant} aria-disabled={isSending || undefined}>
            {isSending ? working : button}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
