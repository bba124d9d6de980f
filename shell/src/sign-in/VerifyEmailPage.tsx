import { SIGN_IN_PATHS } from '@onward/contracts/access'
import { resendVerification, verifyEmail } from '@onward/contracts/identity'
import { useErrorText, usePageTitle, usePortal } from '@onward/portal-kit'
import { ApiError, call } from '@onward/portal-kit/api'
import { Link, useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { useState } from 'react'
import type { ShellPageProps } from '../routing/shell-pages'
import { EmailForm } from './EmailForm'
import { SubmitButton } from './SubmitButton'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'

/** Reached from the email. Nothing is confirmed until the button is pressed: mail scanners open links too. */
export function VerifyEmailPage({ mailbox }: ShellPageProps) {
  const t = useSignInMessages()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { notify } = usePortal()
  const [search] = useSearchParams()
  const token = search.get('token')
  const [working, setWorking] = useState(false)
  const [expired, setExpired] = useState(!token)
  usePageTitle(t('verify.title'))

  const confirm = async () => {
    if (!token || working) return
    setWorking(true)
    try {
      const { area } = await call(verifyEmail, { body: { token } })
      notify({ kind: 'success', title: t('verify.done'), text: t('verify.doneText') })
      navigate(SIGN_IN_PATHS[area], { replace: true })
    } catch (error) {
      setWorking(false)
      const used = error instanceof ApiError && ['link-expired', 'not-found', 'invalid-input'].includes(error.code ?? '')
      setExpired(used)
      if (!used) notify({ kind: 'error', title: t('verify.failed'), text: errorText(error) })
    }
  }

  return (
    <div className={styles.page}>
      <h1>{t('verify.title')}</h1>
      {expired ? (
        <>
          <p role="alert">{t(token ? 'verify.expired' : 'verify.missing')}</p>
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
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void confirm()
          }}
        >
          <p>{t('verify.text')}</p>
          <SubmitButton busy={working} busyText={t('verify.working')}>
            {t('verify.button')}
          </SubmitButton>
        </form>
      )}
    </div>
  )
}
