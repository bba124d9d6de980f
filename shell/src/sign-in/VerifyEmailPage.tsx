import { SIGN_IN_PATHS, safeNext } from '@onward/contracts/access'
import { resendVerification, verifyEmail } from '@onward/contracts/identity/identity'
import { useErrorText, usePageTitle, usePortal } from '@onward/portal-kit'
import { ApiError, call } from '@onward/portal-kit/api'
import { Link, useNavigate } from '@onward/portal-kit/router'
import { useState } from 'react'
import type { ShellPageProps } from '../routing/shell-pages'
import { keepConfirmedEmail } from './confirmed-email'
import { EmailForm } from './EmailForm'
import { EmailLink } from './EmailLink'
import { FormErrors } from './FormErrors'
import { SubmitButton } from './SubmitButton'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'
import { addressAfterSignIn, welcomeKeyOf } from './welcome'

/** Opened from the email. Confirmed only by the button, because mail scanners open links too. */
export function VerifyEmailPage({ mailbox }: ShellPageProps) {
  const t = useSignInMessages()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { notify, afterSignIn } = usePortal()
  const [failure, setFailure] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  const [used, setUsed] = useState(false)
  usePageTitle(t('verify.title'))

  const confirm = async () => {
    if (working) return
    setWorking(true)
    setFailure(null)
    try {
      const { area, email, session, next } = await call(verifyEmail, { body: {} })
      if (session) {
        notify({ kind: 'success', title: t('notices.loginSuccess'), text: t(welcomeKeyOf(session.user.role, true)) })
        return afterSignIn(addressAfterSignIn(session.user.role, next ?? null))
      }
      if (email) keepConfirmedEmail(email)
      notify({ kind: 'success', title: t('verify.done'), text: t('verify.doneText') })
      const wanted = safeNext(next ?? null)
      navigate(`${SIGN_IN_PATHS[area]}${wanted ? `?next=${encodeURIComponent(wanted)}` : ''}`, { replace: true })
    } catch (error) {
      setWorking(false)
      if (error instanceof ApiError && error.code === 'link-expired') return setUsed(true)
      setFailure(errorText(error))
    }
  }

  const another = (because: 'expired' | 'missing') => (
    <>
      <p role="alert">{t(`verify.${because}`)}</p>
      <EmailForm
        endpoint={resendVerification}
        button={t('verify.another')}
        working={t('forgotten.working')}
        failed={t('forgotten.failed')}
        done={() => t('resend.done')}
        mailbox={mailbox}
      />
      <p>
        <Link to={SIGN_IN_PATHS.jobseeker}>{t('verify.signIn')}</Link>
      </p>
    </>
  )
  return (
    <div className={styles.page}>
      <h1>{t('verify.title')}</h1>
      {used ? (
        another('expired')
      ) : (
        <EmailLink kind="verify-email" closed={(is) => another(is === 'over' ? 'expired' : 'missing')}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              void confirm()
            }}
          >
            <p>{t('verify.text')}</p>
            <FormErrors errors={{}} title={t('verify.failed')} text={failure} />
            <SubmitButton busy={working} busyText={t('verify.working')}>
              {t('verify.button')}
            </SubmitButton>
          </form>
        </EmailLink>
      )}
    </div>
  )
}
