import type { ReactNode } from 'react'
import styles from './Room.module.css'

/** Body of a staff page: the area's pages, a head, and lists as wide as the window. */
export function Room({ children }: { children: ReactNode }) {
  return <div className={styles.room}>{children}</div>
}

interface RoomHeadProps {
  title: ReactNode
  /** One sentence on what the page is for. */
  note?: ReactNode
  back?: ReactNode
  /** On the title's line: figures or actions. */
  children?: ReactNode
}
/** The page's one `h1` on one line with its figures. */
export function RoomHead({ title, note, back, children }: RoomHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h1>{title}</h1>
        {back && <div className={styles.back}>{back}</div>}
        {note && <p>{note}</p>}
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </header>
  )
}
