import { LANGUAGE_NAMES, LANGUAGES } from '@onward/contracts/language'
import { usePortal } from '@onward/portal-kit'
import styles from './header.module.css'

/** Switches to the next language, named in that language. */
export function LanguageSwitch() {
  const { language, setLanguage } = usePortal()
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language
  return (
    <button type="button" lang={next} className={styles.language} onClick={() => void setLanguage(next)}>
      {LANGUAGE_NAMES[next]}
    </button>
  )
}
