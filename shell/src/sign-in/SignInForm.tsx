import type { Role } from '@onward/contracts/access'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { ERASE_AT_FIELD } from '@onward/contracts/identity/erasure'
import { resendVerification, signIn } from '@onward/contracts/identity/identity'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { ApiError, call, createSubmission } from '@onward/portal-kit/api'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Skeleton } from '@onward/ui/frame'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { CodeStep } from './CodeStep'
import { type FieldErrors, signInErrors, type UserType } from './check-answers'
import { takeConfirmedEmail } from './confirmed-email'
import { FormErrors } from './FormErrors'
import { ErasureAsked, KeepAccount } from './KeepAccount'
import { PasswordField } from './PasswordField'
import { SubmitButton } from './SubmitButton'
import { fieldErrorsOf } from './service-errors'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'
import { TextField } from './TextField'
import { addressAfterSignIn, welcomeKeyOf } from './welcome'

type Entered = Exclude<ResponseOf<typeof signIn>, { secondFactor: unknown }>
/** A chunk of its own, with the QR code library. */
const SetUpApp = lazy(() => import('./SetUpApp').then((module) => ({ default: module.SetUpApp })))

/** The Sign In tab. The account decides the role, on any of the three pages. */
export function SignInForm({ userType, name = '' }: { userType: UserType; name?: string }) {
  const t = useSignInMessages()
  const errorText = useErrorText()
  const { notify, afterSignIn } = usePortal()
  const [search] = useSearchParams()
  const [email, setEmail] = useState(() => name || takeConfirmedEmail())
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [unverified, setUnverified] = useState(false)
  /** When the account will be erased. */
  const [eraseAt, setEraseAt] = useState<string | null>(null)
  /** For staff: the second step. */
  const [factor, setFactor] = useState<'code' | 'set-up' | null>(null)
  const [submission] = useState(createSubmission)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = signInErrors({ email, password }, userType, t)
    setErrors(found)
    setFailure(null)
    if (Object.keys(found).length > 0 || sending) return
    await enter()
  }
  const welcome = (answer: Entered) => {
    const role: Role = 'expiresAt' in answer ? answer.user.role : answer.user.user_metadata.user_type
    const isFirst = 'expiresAt' in answer && answer.isFirstSession
    notify({ kind: 'success', title: t('notices.loginSuccess'), text: t(welcomeKeyOf(role, isFirst)) })
    afterSignIn(addressAfterSignIn(role, search.get('next')))
  }
  const enter = async () => {
    setSending(true)
    setUnverified(false)
    setFailure(null)
    try {
      const body = { email, password }
      const answer = await call(signIn, { body, idempotencyKey: submission.keyFor(body) })
      submission.done()
      if ('secondFactor' in answer) {
        setSending(false)
        setFactor(answer.secondFactor)
      } else welcome(answer)
    } catch (error) {
      setSending(false)
      submission.done()
      if (error instanceof ApiError && error.code === 'account-closing') {
        setEraseAt(error.fieldErrors.find(({ field }) => field === ERASE_AT_FIELD)?.message ?? null)
        return
      }
      setUnverified(error instanceof ApiError && error.code === 'email-not-verified')
      if (error instanceof ApiError) setErrors(fieldErrorsOf(error))
      setFailure(errorText(error))
    }
  }

  if (eraseAt !== null) {
    const onLeave = () => {
      setEraseAt(null)
      setPassword('')
    }
    return <KeepAccount email={email} password={password} eraseAt={eraseAt} onKeep={enter} onLeave={onLeave} />
  }
  if (factor !== null) {
    const onLeave = (why: string | null) => {
      setFactor(null)
      setPassword('')
      setFailure(why)
    }
    return factor === 'code' ? (
      <CodeStep onIn={welcome} onLeave={onLeave} />
    ) : (
      <Suspense fallback={<Skeleton rows={5} label={t('setUp.title')} />}>
        <SetUpApp onIn={welcome} onLeave={onLeave} />
      </Suspense>
    )
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErasureAsked eraseAt={search.get('erase')} />
      <FormErrors errors={errors} title={failure ? t('notices.loginFailed') : undefined} text={failure} />
      {unverified && <Resend email={email} />}
      <TextField
        name="email"
        label={t(userType === 'agent' ? 'fields.staffEmail' : 'fields.email')}
        type={userType === 'agent' ? 'text' : 'email'}
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={errors.email}
        required
      />
      <PasswordField
        name="password"
        label={t('fields.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <SubmitButton busy={sending} busyText={t('signingIn')}>
        {t('signIn')}
      </SubmitButton>
      <p>
        <Link to="/forgot-password">{t('forgot')}</Link>
      </p>
    </form>
  )
}

function Resend({ email }: { email: string }) {
  const t = useSignInMessages()
  const errorText = useErrorText()
  const [outcome, setOutcome] = useState<string | null>(null)
  const resend = () =>
    call(resendVerification, { body: { email } }).then(
      () => setOutcome(t('resend.done')),
      (error: unknown) => setOutcome(errorText(error)),
    )
  return (
    <div className={styles.aside} role="status">
      <p>{outcome ?? t('resend.text')}</p>
      {outcome === null && (
        <button type="button" className={styles.plain} onClick={() => void resend()}>
          {t('resend.button')}
        </button>
      )}
    </div>
  )
}
