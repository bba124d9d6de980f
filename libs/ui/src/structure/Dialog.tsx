import { NoticePlace } from '@onward/portal-kit'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../icons/Icon'
import styles from './Structure.module.css'

export interface DialogProps {
  open: boolean
  title: ReactNode
  /** Called by Escape, the close button, or the children. */
  onClose(): void
  /** Label of the close button; without one, the children must offer a way to close. */
  closeLabel?: string
  width?: 'm' | 'l'
  children: ReactNode
}
/** A modal dialog on the native element: focus moves in, stays in and comes back. */
export function Dialog({ open, title, onClose, closeLabel, width = 'm', children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = element.current
    if (!dialog || !open) return
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={element}
      className={[styles.dialog, width === 'l' && styles.large].filter(Boolean).join(' ')}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.dialogHeader}>
        <h2 id={heading}>{title}</h2>
        {closeLabel && (
          <button type="button" className={styles.dialogClose} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <NoticePlace />
      <div className={styles.dialogBody}>{children}</div>
    </dialog>
  )
}
