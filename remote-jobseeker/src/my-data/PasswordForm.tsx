import { useErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { Button, ErrorSummary, Stack } from '@onward/ui/frame'
import { PasswordField } from '@onward/ui/password'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMyDataMessages } from './catalogue'
import styles from './my-data.module.css'

interface PasswordFormProps {
  /** Of the field; one page may have two of these forms. */
  name: string
  label: string
  hint?: string
  button: string
  /** What the button says meanwhile. */
  working: string
  variant?: 'primary' | 'danger'
  /** Opened by a button that has gone: go on at the field. */
  takesFocus?: boolean
  /** Throws the service's answer when it refuses. */
  send: (currentPassword: string) => Promise<void>
}

/** The password once more: whoever finds an open browser gets no further. */
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
