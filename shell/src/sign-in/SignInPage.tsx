import { usePageTitle } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { LogoMark, Tabs } from '@onward/ui/frame'
import { useState } from 'react'
import type { ShellPageProps } from '../routing/shell-pages'
import type { UserType } from './check-answers'
import { MailboxLink } from './MailboxLink'
import { RegisterForm } from './RegisterForm'
import { SignInForm } from './SignInForm'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'

type Tab = 'login' | 'register'

/** The shared form with its two tabs, on the page of one kind of user. */
export function SignInPage({ userType, mailbox }: ShellPageProps & { userType: UserType }) {
  const t = useSignInMessages()
  const [tab, setTab] = useState<Tab>('login')
  const [registered, setRegistered] = useState(false)
  usePageTitle(t(`portals.${userType}.title`))
  const onRegistered = () => {
    setRegistered(true)
    setTab('login')
  }
  return (
    <div className={styles.page} data-user-type={userType}>
      <p className={styles.back}>
        <Link to="/">{t('backToHome')}</Link>
      </p>
      <div className={styles.title}>
        <LogoMark />
        <h1>{t(`portals.${userType}.title`)}</h1>
        <p>{t(`portals.${userType}.lead`)}</p>
      </div>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={(value) => setTab(value as Tab)}
        tabs={[
          {
            id: 'login',
            label: t('tabs.signIn'),
            content: (
              <>
                {registered && mailbox && <MailboxLink />}
                <SignInForm userType={userType} />
              </>
            ),
          },
          {
            id: 'register',
            label: t('tabs.register'),
            content: userType === 'agent' ? <Invitation /> : <RegisterForm userType={userType} onRegistered={onRegistered} />,
          },
        ]}
      />
      {userType === 'employer' && (
        <p className={styles.support}>
          {t('support')} <Link to="/contact">{t('supportLink')}</Link>
        </p>
      )}
    </div>
  )
}

/** Agents exist by invitation alone. */
function Invitation() {
  const t = useSignInMessages()
  return (
    <div className={styles.form}>
      <h2>{t('invitation.title')}</h2>
      <p>{t('invitation.text')}</p>
    </div>
  )
}
