import { usePageTitle } from '@onward/portal-kit'
import { Link, useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { LogoMark, Tabs } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { useShellMessages } from '../messages/shell-messages'
import type { ShellPageProps } from '../routing/shell-pages'
import type { UserType } from './check-answers'
import { MailboxLink } from './MailboxLink'
import { RegisterForm } from './RegisterForm'
import { SignInForm } from './SignInForm'
import { StaffRegisterForm } from './StaffRegisterForm'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'

type Tab = 'login' | 'register'

/** The form with its two tabs, for one kind of user. */
export function SignInPage({ userType, mailbox }: ShellPageProps & { userType: UserType }) {
  const t = useSignInMessages()
  const inShell = useShellMessages()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // The invitation code from the email: removed from the address, which is in the history and on the screen.
  const [invitation] = useState(userType === 'agent' ? (search.get('invitation') ?? '') : '')
  const [tab, setTab] = useState<Tab>(invitation || search.get('tab') === 'register' ? 'register' : 'login')
  /** The account just registered. */
  const [opened, setOpened] = useState<{ email: string } | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  // Staff and employers read the portal's name in both tabs.
  const heading = userType === 'user' && tab === 'register' ? 'newUser' : userType
  usePageTitle(t(`portals.${heading}.title`))
  const onRegistered = (email: string) => {
    setOpened({ email })
    setTab('login')
  }
  // Moves the focus: the pressed button is gone and the next step is in the other tab.
  useEffect(() => {
    if (opened) panel.current?.querySelector<HTMLElement>('h2, [name=password]')?.focus()
  }, [opened])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (invitation) navigate('/agent/login', { replace: true })
  }, [])
  return (
    <div className={styles.page} data-user-type={userType}>
      <p className={styles.back}>
        <Link to="/">{t('backToHome')}</Link>
      </p>
      <div className={styles.title}>
        <LogoMark />
        <h1>{t(`portals.${heading}.title`)}</h1>
        <p>{t(`portals.${heading}.lead`)}</p>
      </div>
      <noscript>
        <div className={styles.aside}>
          <p>{t('noScripts.text')}</p>
          <p>
            {t('noScripts.other')} <a href="/contact">{t('supportLink')}</a>
          </p>
          <p>{inShell('footer.crisis')}</p>
        </div>
      </noscript>
      <Tabs
        id="sign-in"
        label={t('tabs.label')}
        value={tab}
        onChange={(value) => setTab(value as Tab)}
        tabs={[
          {
            id: 'login',
            label: t('tabs.signIn'),
            content: (
              <div ref={panel}>
                {opened && userType !== 'agent' && <OpenTheEmail email={opened.email} mailbox={mailbox} />}
                <SignInForm key={opened?.email} userType={userType} {...(opened && { name: opened.email })} />
              </div>
            ),
          },
          {
            id: 'register',
            label: t('tabs.register'),
            content:
              userType === 'agent' ? (
                <StaffRegisterForm invitation={invitation} onRegistered={onRegistered} />
              ) : (
                <RegisterForm userType={userType} onRegistered={onRegistered} />
              ),
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

/** After registering: signing in needs the link of the email first. */
function OpenTheEmail({ email, mailbox }: { email: string; mailbox: boolean }) {
  const t = useSignInMessages()
  return (
    <div className={styles.opened}>
      <h2 tabIndex={-1}>{t('registered.title')}</h2>
      <p className={styles.address}>{t('registered.text', { email })}</p>
      <p>{t('registered.missing')}</p>
      {mailbox && <MailboxLink />}
    </div>
  )
}
