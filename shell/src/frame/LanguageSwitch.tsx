import { usePortal } from '@onward/portal-kit'
import { useShellMessages } from '../messages/shell-messages'
import styles from './header.module.css'

/** Draws the portal in the other language; its name stands in that language. */
export function LanguageSwitch() {
  const t = useShellMessages()
  const { language, setLanguage } = usePortal()
  const other = language === 'en' ? 'cy' : 'en'
  return (
    <button type="button" lang={other} className={styles.language} onClick={() => void setLanguage(other)}>
      {t('header.otherLanguage')}
    </button>
  )
}
