import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../actions/Button'
import { Icon } from '../icons/Icon'
import styles from './Structure.module.css'

/** More content, opened on demand. */
export function Disclosure({
  summary,
  open,
  onOpen,
  children,
}: {
  summary: ReactNode
  open?: boolean
  /** Called each time it is opened, for content that is fetched only then. */
  onOpen?(): void
  children: ReactNode
}) {
  return (
    <details className={styles.disclosure} open={open} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary>
        <Icon name="chevron" />
        <span>{summary}</span>
      </summary>
      <div className={styles.disclosureBody}>{children}</div>
    </details>
  )
}

/** Opens what an element is folded into, so that it can take the focus. */
export function openAround(element: Element): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
}

export interface LoadMoreProps {
  label: ReactNode
  /** How much is loaded, such as "40 of 123 jobs"; announced when it changes. */
  status: ReactNode
  loading?: boolean
  onLoadMore(): void
  /** Everything is loaded: the status stays, the button goes. */
  done?: boolean
}
export function LoadMore({ label, status, loading = false, onLoadMore, done = false }: LoadMoreProps) {
  const statusText = useRef<HTMLParagraphElement>(null)
  const asked = useRef(false)
  // The button disappears with the last page; keyboard focus must not return to the top.
  useEffect(() => {
    if (done && asked.current && document.activeElement === document.body) statusText.current?.focus()
  }, [done])
  return (
    <div className={styles.more}>
      <p ref={statusText} role="status" tabIndex={-1}>
        {status}
      </p>
      {!done && (
        <Button
          variant="secondary"
          aria-disabled={loading || undefined}
          onClick={() => {
            if (loading) return
            asked.current = true
            onLoadMore()
          }}
        >
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
  /** Words are not broken: for our own texts and figures, never for user text. Always on for end-aligned columns. */
  whole?: boolean
}
/** Explicit roles, because some browsers drop a table's roles when its rows are blocks, as on phones. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') => ({ role })

/** Things to compare. On phones each row is a block with its own labels. */
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
    <table className={styles.table} {...as('table')}>
      <caption>{caption}</caption>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          {columns.map(({ key, header, align }) => (
            <th key={key} scope="col" {...as('columnheader')} data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...as('row')}>
            {columns.map(({ key, header, cell, align, whole = align === 'end' }) => (
              <td key={key} {...as('cell')} data-align={align} data-whole={whole || undefined}>
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

/** The current step in a row of steps. */
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
