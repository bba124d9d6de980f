import { type ReactNode, useId } from 'react'
import styles from './Sheet.module.css'

interface SheetProps {
  title: ReactNode
  /** At the end of the title's line: a link or a count. */
  aside?: ReactNode
  /** One line below the title. */
  note?: ReactNode
  id?: string
  children: ReactNode
}
/** One part of a page full of figures, in a box of its own. */
export function Sheet({ title, aside, note, id, children }: SheetProps) {
  const own = useId()
  const heading = id ?? own
  return (
    <section className={styles.sheet} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {aside && <div>{aside}</div>}
        {note && <p>{note}</p>}
      </header>
      {children}
    </section>
  )
}
