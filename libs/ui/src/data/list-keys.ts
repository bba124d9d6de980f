import { typesText } from '@onward/portal-kit/keys'
import type { KeyboardEvent, RefObject } from 'react'

/** A key that does something with the row that has the focus. */
export interface RowKey<Row> {
  /** One lower-case letter. */
  key: string
  label: string
  run(row: Row): void
}

interface ListKeys<Row> {
  list: RefObject<HTMLElement | null>
  rows: readonly Row[]
  rowId(row: Row): string
  on: boolean
  keys: readonly RowKey<Row>[]
  onMove?: ((row: Row) => void) | undefined
  /** Chooses a row, or every row from the last chosen one. */
  choose?(at: number, isRange: boolean): void
}
/** J, K, X and Shift X for a list; they rest while a field or a menu has the focus. Enter is the link's own. */
export function listKeys<Row>({ list, rows, rowId, on, keys, onMove, choose }: ListKeys<Row>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (!on || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    // Menus are drawn elsewhere, but React's events come through here.
    if (!list.current?.contains(target) || typesText(target)) return
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
    const at = rows.findIndex((row) => rowId(row) === id)
    const key = event.key.toLowerCase()
    const row = rows[at]
    const move = key === 'j' ? 1 : key === 'k' ? -1 : 0
    if (move !== 0) {
      const next = rows[Math.max(0, Math.min(rows.length - 1, at + move))]
      const drawn = [...list.current.querySelectorAll<HTMLElement>('[data-row]')]
      drawn
        .find(({ dataset }) => next && dataset.row === rowId(next))
        ?.querySelector<HTMLElement>('[data-row-link]')
        ?.focus()
      if (next && next !== row) onMove?.(next)
    } else if (key === 'x' && row && choose) choose(at, event.shiftKey)
    else {
      const own = keys.find((one) => one.key === key)
      if (!own || !row || event.shiftKey) return
      own.run(row)
    }
    event.preventDefault()
  }
}
