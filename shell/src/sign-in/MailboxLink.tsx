import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'

/** The embedded start sends no email from the machine: a link to the local mailbox. */
export function MailboxLink() {
  const t = useSignInMessages()
  return (
    <p className={styles.aside}>
      {t('mailbox.text')} <a href="/mailbox">{t('mailbox.link')}</a>
    </p>
  )
}
