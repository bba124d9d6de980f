import { SIGN_IN_PATHS } from '@onward/contracts/access'
import { requestPasswordReset } from '@onward/contracts/identity/identity'
import { usePageTitle } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import type { ShellPageProps } from '../routing/shell-pages'
import { EmailForm } from './EmailForm'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'

export function ForgotPasswordPage({ mailbox }: ShellPageProps) {
  const t = useSignInMessages()
  usePageTitle(t('forgotten.title'))
  return (
    <div className={styles.page}>
      <h1>{t('forgotten.title')}</h1>
      <p>{t('forgotten.text')}</p>
      <EmailForm
        endpoint={requestPasswordReset}
        button={t('forgotten.button')}
        working={t('forgotten.working')}
        failed={t('forgotten.failed')}
        done={(email) => t('forgotten.done', { email })}
        mailbox={mailbox}
      />
      <p>
        <Link to={SIGN_IN_PATHS.jobseeker}>{t('forgotten.back')}</Link>
      </p>
    </div>
  )
}
