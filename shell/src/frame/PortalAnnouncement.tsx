import type { Language } from '@onward/contracts/language'
import { textIn } from '@onward/contracts/portal/text-in'
import { usePortal } from '@onward/portal-kit'
import { useShellMessages } from '../messages/shell-messages'
import styles from './frame.module.css'

/** What administrators say to everybody, such as that the office is closed today; nothing where they say nothing. */
export function PortalAnnouncement() {
  const { language, texts } = usePortal()
  return texts?.announcement?.map(({ id, text }) => <AnnouncementBar key={id} {...textIn(text, language)} />)
}

interface BarProps {
  text: string
  /** The reader's language, or the other one where theirs is missing. */
  lang: Language | `{{${string}}}`
}
export function AnnouncementBar({ text, lang }: BarProps) {
  const t = useShellMessages()
  return (
    <aside className={styles.announcement} aria-label={t('announcement')}>
      <p lang={lang}>{text}</p>
    </aside>
  )
}
