import type { ReactNode } from 'react'
import { Button } from '../actions/Button'
import { Icon } from '../icons/Icon'
import styles from './Structure.module.css'

/** More of the same, opened on demand. */
export function Disclosure({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary>
        <Icon name="chevron" />
        <span>{summary}</span>
      </summary>
      <div className={styles.disclosureBody}>{children}</div>
    </details>
  )
}

export interface LoadMoreProps {
  label: ReactNode
  /** How much is shown, such as "40 of 123 jobs"; read out when it changes. */
  status: ReactNode
  loading?: boolean
  onLoadMore(): void
  /** All is shown: the status stays, the button goes. */
  done?: boolean
}
export function LoadMore({ label, status, loading = false, onLoadMore, done = false }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p role="status">{status}</p>
      {!done && (
        <Button variant="secondary" onClick={onLoadMore} disabled={loading}>
          {label}
        </Button>
      )}
    </div>
  )
}

export interface Column<Entry> {
  key: string
  header: ReactNode
  cell(entry: Entry): ReactNode
  align?: 'start' | 'end'
}
/** Things people compare. On a phone each row becomes a block with its own labels. */
export function Table<Entry>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: ReactNode
  columns: readonly Column<Entry>[]
  rows: readonly Entry[]
  rowKey(entry: Entry): string
}) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, header, align }) => (
            <th key={key} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, header, cell, align }) => (
              <td key={key} data-align={align}>
                <span className={styles.cellLabel} aria-hidden="true">
                  {header}
                </span>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where a person is in a row of steps. */
export function Steps({ label, steps, current }: { label: string; steps: readonly ReactNode[]; current: number }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their places
        <li key={index} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
          {step}
        </li>
      ))}
    </ol>
  )
}
