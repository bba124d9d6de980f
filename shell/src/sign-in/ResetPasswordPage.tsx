import { SIGN_IN_PATHS } from '@onward/contracts/access'
import { resetPassword } from '@onward/contracts/identity/identity'
import { useErrorText, usePageTitle, usePortal } from '@onward/portal-kit'
import { ApiError, call, createSubmission } from '@onward/portal-kit/api'
import { Link, useNavigate } from '@onward/portal-kit/router'
import { type FormEvent, useState } from 'react'
import { type FieldErrors, minimumPassword, newPasswordErrors } from './check-answers'
import { EmailLink } from './EmailLink'
import { FormErrors } from './FormErrors'
import { PasswordField } from './PasswordField'
import { SubmitButton } from './SubmitButton'
import { fieldErrorsOf } from './service-errors'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'

/** Opened from the email; the token works once. */
export function ResetPasswordPage() {
  const t = useSignInMessages()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { notify } = usePortal()
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const [used, setUsed] = useState(false)
  const [submission] = useState(createSubmission)
  usePageTitle(t('reset.title'))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = newPasswordErrors({ password, confirmPassword }, t)
    setErrors(found)
    setFailure(null)
    if (Object.keys(found).length > 0 || saving) return
    setSaving(true)
    try {
      const body = { password, confirmPassword }
      const { area } = await call(resetPassword, { body, idempotencyKey: submission.keyFor(body) })
      notify({ kind: 'success', title: t('reset.done'), text: t('reset.doneText') })
      navigate(SIGN_IN_PATHS[area], { replace: true })
    } catch (error) {
      setSaving(false)
      if (error instanceof ApiError && error.code === 'link-expired') return setUsed(true)
      const fromService = error instanceof ApiError ? fieldErrorsOf(error) : {}
      setErrors(fromService)
      if (Object.keys(fromService).length === 0) setFailure(errorText(error))
    }
  }

  const another = (
    <>
      <p role="alert">{t('reset.expired')}</p>
      <p>
        <Link to="/forgot-password">{t('reset.another')}</Link>
      </p>
    </>
  )
  return (
    <div className={styles.page}>
      <h1>{t('reset.title')}</h1>
      {used ? (
        another
      ) : (
        <EmailLink kind="reset-password" closed={() => another}>
          <p>{t('reset.text')}</p>
          <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
            <FormErrors errors={errors} title={failure ? t('reset.failed') : undefined} text={failure} />
            <PasswordField
              name="password"
              label={t('fields.newPassword')}
              hint={t('hints.password', { count: minimumPassword() })}
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
              error={errors.password}
            />
            <PasswordField
              name="confirmPassword"
              label={t('fields.confirmPassword')}
              autoComplete="new-password"
              value={confirmPassword}
              onChange={setConfirmPassword}
              error={errors.confirmPassword}
            />
            <SubmitButton busy={saving} busyText={t('reset.working')}>
              {t('reset.button')}
            </SubmitButton>
          </form>
        </EmailLink>
      )}
    </div>
  )
}
