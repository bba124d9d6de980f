import { safeNext } from '@onward/contracts/access'
import { register } from '@onward/contracts/identity/identity'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { ApiError, call, createSubmission } from '@onward/portal-kit/api'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { type FormEvent, useState } from 'react'
import { type FieldErrors, minimumPassword, type Registration, registrationErrors, registrationSummary } from './check-answers'
import { FormErrors } from './FormErrors'
import { PasswordField } from './PasswordField'
import { SubmitButton } from './SubmitButton'
import { fieldErrorsOf } from './service-errors'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'
import { TextField } from './TextField'

const EMPTY: Registration = { email: '', password: '', firstName: '', lastName: '', organisationName: '' }

/** The Register tab of jobseekers and employers. `onRegistered` returns to the Sign In tab. */
export function RegisterForm({
  userType,
  onRegistered,
}: {
  userType: 'user' | 'employer'
  onRegistered: (email: string) => void
}) {
  const t = useSignInMessages()
  const errorText = useErrorText()
  const { notify, language } = usePortal()
  const [search] = useSearchParams()
  const [answers, setAnswers] = useState(EMPTY)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [submission] = useState(createSubmission)
  const field = (name: keyof Registration) => ({
    name,
    value: answers[name],
    onChange: (value: string) => setAnswers((before) => ({ ...before, [name]: value })),
    error: errors[name],
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const found = registrationErrors(answers, userType, t)
    setErrors(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      const body = { ...answers, userType, language, next: safeNext(search.get('next')) ?? '' }
      await call(register, { body, idempotencyKey: submission.keyFor(body) })
      submission.done()
      notify({ kind: 'success', title: t('notices.registrationSuccess'), text: t('notices.checkEmail') })
      onRegistered(answers.email.trim())
    } catch (error) {
      setSending(false)
      const fromService = error instanceof ApiError ? fieldErrorsOf(error) : {}
      setErrors(fromService)
      if (Object.keys(fromService).length === 0) setFailure(errorText(error))
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormErrors errors={registrationSummary(errors, t)} title={t('notices.registrationFailed')} text={failure} />
      {userType === 'employer' && (
        <>
          <p>{t('hints.registerEmployer')}</p>
          <TextField
            {...field('organisationName')}
            label={t('fields.organisationName')}
            hint={t('hints.organisation')}
            autoComplete="organization"
            required
          />
        </>
      )}
      <div className={styles.names}>
        <TextField {...field('firstName')} label={t('fields.firstName')} note={t('fields.optional')} autoComplete="given-name" />
        <TextField {...field('lastName')} label={t('fields.lastName')} note={t('fields.optional')} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} label={t('fields.email')} type="email" autoComplete="email" required />
      <PasswordField
        {...field('password')}
        label={t('fields.password')}
        hint={t('hints.password', { count: minimumPassword() })}
        autoComplete="new-password"
      />
      <p>
        {t('legal.lead')} <Link to="/terms">{t('legal.terms')}</Link> · <Link to="/privacy">{t('legal.privacy')}</Link>
      </p>
      <SubmitButton busy={sending} busyText={t('creatingAccount')}>
        {t('createAccount')}
      </SubmitButton>
    </form>
  )
}
