import { giveSecondFactor } from '@onward/contracts/staff'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { ApiError, call } from '@onward/portal-kit/api'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from './check-answers'
import { FormErrors } from './FormErrors'
import { SubmitButton } from './SubmitButton'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'
import { TextField } from './TextField'

/** What a wrong or late code means: the fields' errors, or that the sign-in begins anew. */
export function useCodeFailure(onOver: () => void): (error: unknown) => FieldErrors {
  const t = useSignInMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  return (error): FieldErrors => {
    const isApi = error instanceof ApiError
    if (isApi && error.fieldErrors.some(({ field }) => field === 'code')) return { code: t('factor.wrong') }
    const isOver = isApi && error.code === 'link-expired'
    notify({
      kind: 'error',
      title: t('notices.loginFailed'),
      text: isOver ? t('factor.over') : isApi ? errorText(error) : t('notices.unexpected'),
    })
    if (isOver) onOver()
    return {}
  }
}

/** After the password of a member of staff: the six figures of their app, or a recovery code. */
export function CodeStep({ onIn, onLeave }: { onIn: (answer: Awaited<ReturnType<typeof give>>) => void; onLeave: () => void }) {
  const t = useSignInMessages()
  const [code, setCode] = useState('')
  const [byPaper, setByPaper] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sending, setSending] = useState(false)
  const failure = useCodeFailure(onLeave)
  const form = useRef<HTMLFormElement>(null)
  // The password's form has gone: whoever typed goes on at the code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other way has its own field
  useEffect(() => form.current?.querySelector('input')?.focus(), [byPaper])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (code.trim() === '') return setErrors({ code: t('factor.empty') })
    setSending(true)
    setErrors({})
    try {
      onIn(await give(code))
    } catch (error) {
      setSending(false)
      setErrors(failure(error))
    }
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t('factor.title')}</h2>
      <FormErrors errors={errors} />
      <TextField
        key={byPaper ? 'paper' : 'app'}
        name="code"
        label={t(byPaper ? 'factor.recovery' : 'factor.code')}
        hint={t(byPaper ? 'factor.recoveryHint' : 'factor.codeHint')}
        autoComplete={byPaper ? 'off' : 'one-time-code'}
        inputMode={byPaper ? 'text' : 'numeric'}
        value={code}
        onChange={setCode}
        error={errors.code}
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
            setErrors({})
          }}
        >
          {t(byPaper ? 'factor.useApp' : 'factor.usePaper')}
        </button>
      </div>
      <div>
        <button type="button" className={styles.plain} onClick={onLeave}>
          {t('factor.leave')}
        </button>
      </div>
    </form>
  )
}

const give = (code: string) => call(giveSecondFactor, { body: { code } })
