import type { ReactNode } from 'react'
import { NoticeArea } from '../notices/NoticeArea'
import styles from './frame.module.css'
import { LanguageSwitch } from './LanguageSwitch'
import { SkipLink } from './SkipLink'

/** Shows only the page and the language switch. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bare}>
      <SkipLink />
      <header className={styles.bareTop}>
        <LanguageSwitch />
      </header>
      <main id="main" tabIndex={-1} className={styles.bareMain}>
        <NoticeArea />
        {children}
      </main>
    </div>
  )
}
