import type { ResponseOf } from '@onward/contracts/endpoint'
import { readStaffInvitation, registerStaff } from '@onward/contracts/identity/staff'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { ApiError, call, createSubmission } from '@onward/portal-kit/api'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, minimumPassword, newPasswordErrors, registrationSummary } from './check-answers'
import { FormErrors } from './FormErrors'
import { PasswordField } from './PasswordField'
import { SubmitButton } from './SubmitButton'
import { fieldErrorsOf } from './service-errors'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'
import { TextField } from './TextField'

type Invitation = ResponseOf<typeof readStaffInvitation>
const NO_PASSWORDS = { password: '', confirmPassword: '' }

/** The Register tab of staff: the invitation's code, then the account. Staff register by invitation only. */
export function StaffRegisterForm({ invitation, onRegistered }: { invitation: string; onRegistered: (email: string) => void }) {
  const t = useSignInMessages()
  const errorText = useErrorText()
  const { notify, language } = usePortal()
  const [code, setCode] = useState(invitation)
  const [invited, setInvited] = useState<Invitation | null>(null)
  const [passwords, setPasswords] = useState(NO_PASSWORDS)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [submission] = useState(createSubmission)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (invited) heading.current?.focus()
  }, [invited])

  const readInvitation = async () => {
    if (code.trim() === '') return setErrors({ invitationCode: t('staff.codeEmpty') })
    setErrors({})
    setFailure(null)
    setSending(true)
    try {
      setInvited(await call(readStaffInvitation, { body: { code: code.trim() } }))
    } catch (error) {
      const isOver = error instanceof ApiError && (error.code === 'link-expired' || error.code === 'invalid-input')
      if (isOver) setErrors({ invitationCode: t('staff.codeOver') })
      else setFailure(errorText(error))
    }
    setSending(false)
  }
  const register = async ({ email }: Invitation) => {
    const found = newPasswordErrors(passwords, t)
    setErrors(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      const body = { code: code.trim(), ...passwords, language }
      await call(registerStaff, { body, idempotencyKey: submission.keyFor(body) })
      submission.done()
      notify({ kind: 'success', title: t('notices.registrationSuccess'), text: t('staff.registered') })
      onRegistered(email)
    } catch (error) {
      setSending(false)
      const fromService = error instanceof ApiError ? fieldErrorsOf(error) : {}
      setErrors(fromService)
      const isOver = error instanceof ApiError && error.code === 'link-expired'
      if (Object.keys(fromService).length === 0) setFailure(isOver ? t('staff.codeOver') : errorText(error))
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    await (invited ? register(invited) : readInvitation())
  }
  const bound = (name: keyof typeof NO_PASSWORDS) => ({
    name,
    value: passwords[name],
    onChange: (value: string) => setPasswords((before) => ({ ...before, [name]: value })),
    error: errors[name],
    autoComplete: 'new-password' as const,
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {!invited ? (
        <>
          <h2>{t('invitation.title')}</h2>
          <p>{t('invitation.text')}</p>
          <FormErrors errors={errors} title={failure ? t('notices.registrationFailed') : undefined} text={failure} />
          <TextField
            name="invitationCode"
            label={t('staff.code')}
            hint={t('staff.codeHint')}
            autoComplete="off"
            value={code}
            onChange={setCode}
            error={errors.invitationCode}
            required
          />
          <SubmitButton busy={sending} busyText={t('staff.looking')}>
            {t('staff.continue')}
          </SubmitButton>
        </>
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {t('staff.hello', { firstName: invited.firstName })}
          </h2>
          <p className={styles.address}>{t('staff.who', { email: invited.email, staffId: invited.staffId })}</p>
          <FormErrors errors={registrationSummary(errors, t)} title={t('notices.registrationFailed')} text={failure} />
          {/* Password managers save the password under this name. */}
          <input type="email" name="username" autoComplete="username" value={invited.email} readOnly hidden />
          <PasswordField
            {...bound('password')}
            label={t('fields.password')}
            hint={t('hints.password', { count: minimumPassword() })}
          />
          <PasswordField {...bound('confirmPassword')} label={t('fields.confirmPassword')} />
          <SubmitButton busy={sending} busyText={t('creatingAccount')}>
            {t('createAccount')}
          </SubmitButton>
        </>
      )}
    </form>
  )
}
