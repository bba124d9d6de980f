import { Icon } from '@onward/ui/frame'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Fold.module.css'

export interface FoldProps {
  title: ReactNode
  /** Id of the heading. */
  id?: string
  level?: 2 | 3
  /** What is inside, in a few words: a count, a state, the names. */
  note?: ReactNode
  /** The note is cut to one line while closed. */
  oneLine?: boolean
  /** A picture before the heading. */
  mark?: ReactNode
  open?: boolean
  onToggle?(isOpen: boolean): void
  'data-entry'?: string
  children: ReactNode
}
/** A part of a page as one row with its heading; the rest opens below. */
export function Fold({
  title,
  id,
  level = 2,
  note,
  oneLine = false,
  mark,
  open = false,
  onToggle,
  children,
  ...rest
}: FoldProps) {
  const Heading = `h${level}` as const
  const box = useRef<HTMLDetailsElement>(null)
  // A part that closes above must not push what has the focus out of sight.
  useEffect(() => {
    const active = document.activeElement
    if (!open || !active || !box.current?.contains(active)) return
    active.scrollIntoView?.({ block: active.matches('summary') ? 'nearest' : 'center' })
  }, [open])
  return (
    <details
      {...rest}
      ref={box}
      className={styles.fold}
      open={open || undefined}
      onToggle={(event) => event.target === event.currentTarget && onToggle?.(event.currentTarget.open)}
    >
      <summary>
        {mark}
        <span className={styles.text}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {note && (
            <span className={styles.note} data-one-line={oneLine || undefined}>
              {note}
            </span>
          )}
        </span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

/** Opens a fold when there is a reason to, and leaves it open afterwards: what was put right must not close it. */
export function useOpenFor(reason: boolean) {
  const [open, setOpen] = useState(reason)
  useEffect(() => {
    if (reason) setOpen(true)
  }, [reason])
  return { open, onToggle: setOpen }
}

/** Several folds of which at most one is open. */
export function useOneOpen(first: string | null = null) {
  const [open, setOpen] = useState(first)
  return {
    show: setOpen,
    of: (key: string) => ({
      open: open === key,
      onToggle: (isOpen: boolean) => setOpen((was) => (isOpen ? key : was === key ? null : was)),
    }),
  }
}
