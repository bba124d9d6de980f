import { Link } from '@onward/portal-kit/router'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useUiMessages } from '../antd/messages'
import styles from './DataTable.module.css'
import { useRowWindow } from './row-window'
import type { DataTableProps, Selection } from './table-types'

const LINE_HEIGHT = 68

/** The rows on a phone: two lines each. The face chooses a row. */
export function Lines<Row>(props: DataTableProps<Row> & { selection: Selection | null; placeholder: ReactNode }) {
  const { rows, rowId, rowName, to, lines, selection, label, placeholder, openId } = props
  const t = useUiMessages()
  const body = useRef<HTMLUListElement>(null)
  const part = useRowWindow(body, rows.length, LINE_HEIGHT)
  if (rows.length === 0) return placeholder
  return (
    <ul
      ref={body}
      className={styles.lines}
      aria-label={label}
      style={{ paddingBlock: `${part.from * LINE_HEIGHT}px ${(rows.length - part.to) * LINE_HEIGHT}px` }}
    >
      {rows.slice(part.from, part.to).map((row) => {
        const { face, side, text, aside } = lines(row)
        const id = rowId(row)
        const isChosen = selection?.has(id) ?? false
        return (
          <li
            key={id}
            data-row={id}
            data-faceless={!selection && !face ? '' : undefined}
            className={isChosen ? styles.chosen : openId === id ? styles.open : undefined}
          >
            {selection ? (
              <button
                type="button"
                className={styles.face}
                aria-pressed={isChosen}
                aria-label={t('chooseRow', { name: rowName(row) })}
                onClick={() => selection.toggle(id)}
              >
                {isChosen ? <Tick /> : face}
              </button>
            ) : (
              face && <span className={styles.face}>{face}</span>
            )}
            <Link to={to(row)} data-row-link {...(openId === id && { 'aria-current': 'true' })}>
              {rowName(row)}
            </Link>
            <span className={styles.side}>{side}</span>
            <div className={styles.second}>
              <span className={styles.cut}>{text}</span>
              <span>{aside}</span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
const Tick = () => (
  <svg className={styles.tick} width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <circle cx="20" cy="20" r="20" fill="var(--ow-accent)" />
    <path d="m12 21 6 6 11-13" fill="none" stroke="var(--ow-on-accent)" strokeWidth="3" />
  </svg>
)
