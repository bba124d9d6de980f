import { Icon, VisuallyHidden } from '@onward/ui/frame'
import type { CSSProperties } from 'react'
import { useUiMessages } from '../antd/messages'
import styles from './Person.module.css'

const TINTS = 6
/** One of six tints, always the same for a name. */
export const tintOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 37 + (letter.codePointAt(0) ?? 0)) % 1009, 11) % TINTS
/** Of the first and the last word: `Rhys ap Gwilym` → `RG`. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

export interface PersonProps {
  name: string
  /** The name is hidden: a padlock instead of initials. */
  hidden?: boolean
  starred?: boolean
  /** In pixels. */
  size?: number
}
/** A person's initials, beside their name. */
export function Person({ name, hidden = false, starred = false, size = 32 }: PersonProps) {
  const t = useUiMessages()
  const tint = tintOf(name)
  const style = {
    '--size': `${size}px`,
    ...(!hidden && { '--face': `var(--ow-person-${tint})`, '--face-ink': `var(--ow-person-ink-${tint})` }),
  } as CSSProperties
  return (
    <span className={hidden ? `${styles.person} ${styles.hidden}` : styles.person} style={style}>
      <span aria-hidden="true">{hidden ? <Icon name="lock" size={size / 2} /> : initialsOf(name)}</span>
      {starred && (
        <span className={styles.star}>
          <Icon name="star" size={12} />
          <VisuallyHidden>{t('shortlisted')}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
