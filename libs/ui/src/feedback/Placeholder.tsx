import type { ReactNode } from 'react'
import styles from './Placeholder.module.css'

const numbered = (count: number) => Array.from({ length: count }, (_, i) => i)

/** What is loading, in its shape. `label` is announced; the shapes are not. */
export function Placeholder({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" data-skeleton>
      <span className={styles.label}>{label}</span>
      <div aria-hidden="true" className={styles.shapes}>
        {children}
      </div>
    </div>
  )
}

export interface PlaceholderRowsProps {
  rows: number
  /** Lines of text in each, a long one and a short one in turn. */
  lines?: number
  /** A logo or a badge before the text. */
  mark?: 'square' | 'round'
  /** `one`: rows in one box; `each`: a box for each; `lines`: hairlines between them. */
  box?: 'one' | 'each' | 'lines'
}
/** Rows of a list. */
export function PlaceholderRows({ rows, lines = 3, mark, box = 'lines' }: PlaceholderRowsProps) {
  return (
    <div className={styles.rows} data-box={box}>
      {numbered(rows).map((row) => (
        <div key={row} className={styles.row}>
          {mark && <i className={styles.mark} data-shape={mark} />}
          <PlaceholderText lines={lines} />
        </div>
      ))}
    </div>
  )
}

export function PlaceholderText({ lines }: { lines: number }) {
  return (
    <span className={styles.text}>
      {numbered(lines).map((line) => (
        <i key={line} data-short={line % 2 === 1 || undefined} />
      ))}
    </span>
  )
}

/** The tinted panel of a next step. */
export function PlaceholderPanel() {
  return (
    <div className={styles.panel}>
      <i className={styles.mark} data-shape="round" />
      <PlaceholderText lines={3} />
      <i className={styles.button} />
    </div>
  )
}
