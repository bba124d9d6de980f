import { giveSecondFactor } from '@onward/contracts/identity/staff'
import { useErrorText } from '@onward/portal-kit'
import { ApiError, call } from '@onward/portal-kit/api'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from './check-answers'
import { FormErrors } from './FormErrors'
import { SubmitButton } from './SubmitButton'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'
import { TextField } from './TextField'

/** Returns to the password step; `why` is null when the person chose to. */
export type LeaveCode = (why: string | null) => void

/** Handles a wrong or late code: an error at the field, a failure, or a new sign-in. */
export function useCodeFailure(onLeave: LeaveCode) {
  const t = useSignInMessages()
  const errorText = useErrorText()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const isOver = (error: unknown) => error instanceof ApiError && error.code === 'link-expired'
  const leave = (error: unknown) => onLeave(isOver(error) ? t('factor.over') : errorText(error))
  const fail = (error: unknown) => {
    const isWrong = error instanceof ApiError && error.fieldErrors.some(({ field }) => field === 'code')
    if (isWrong) setErrors({ code: t('factor.wrong') })
    else if (isOver(error)) leave(error)
    else setFailure(errorText(error))
  }
  const check = (code: string): boolean => {
    setFailure(null)
    setErrors(code.trim() === '' ? { code: t('factor.empty') } : {})
    return code.trim() !== ''
  }
  const summary = <FormErrors errors={errors} title={failure ? t('notices.loginFailed') : undefined} text={failure} />
  return { check, fail, leave, error: errors.code, summary, clear: () => setErrors({}) }
}

/** Second step for staff: the app's six digits or a recovery code. */
export function CodeStep({ onIn, onLeave }: { onIn: (answer: Awaited<ReturnType<typeof give>>) => void; onLeave: LeaveCode }) {
  const t = useSignInMessages()
  const [code, setCode] = useState('')
  const [byPaper, setByPaper] = useState(false)
  const [sending, setSending] = useState(false)
  const step = useCodeFailure(onLeave)
  const form = useRef<HTMLFormElement>(null)
  // Moves the focus: the password form is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other way has its own field
  useEffect(() => form.current?.querySelector('input')?.focus(), [byPaper])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (!step.check(code)) return
    setSending(true)
    try {
      onIn(await give(code))
    } catch (error) {
      setSending(false)
      step.fail(error)
    }
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t('factor.title')}</h2>
      {step.summary}
      <TextField
        key={byPaper ? 'paper' : 'app'}
        name="code"
        label={t(byPaper ? 'factor.recovery' : 'factor.code')}
        hint={t(byPaper ? 'factor.recoveryHint' : 'factor.codeHint')}
        autoComplete={byPaper ? 'off' : 'one-time-code'}
        inputMode={byPaper ? 'text' : 'numeric'}
        value={code}
        onChange={setCode}
        error={step.error}
        required
      />
      <SubmitButton busy={sending} busyText={t('signingIn')}>
        {t('signIn')}
      </SubmitButton>
      <div>
        <button
          type="button"
          className={styles.plain}
          onClick={() => {
            setByPaper(!byPaper)
            setCode('')
            step.clear()
          }}
        >
          {t(byPaper ? 'factor.useApp' : 'factor.usePaper')}
        </button>
      </div>
      <div>
        <button type="button" className={styles.plain} onClick={() => onLeave(null)}>
          {t('factor.leave')}
        </button>
      </div>
    </form>
  )
}

const give = (code: string) => call(giveSecondFactor, { body: { code } })
