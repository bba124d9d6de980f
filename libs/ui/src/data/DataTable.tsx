import { type PageKey, usePageKeys, useSingleKeys } from '@onward/portal-kit/keys'
import { useRef } from 'react'
import { useNarrow } from '../antd/media'
import { useUiMessages } from '../antd/messages'
import { useColumns } from './columns'
import styles from './DataTable.module.css'
import { Lines } from './Lines'
import { listKeys, type RowKey } from './list-keys'
import { Rows } from './Rows'
import { Failed, Placeholder } from './states'
import { TableStrip } from './TableStrip'
import '../antd/staff.css'
import type { DataTableProps, Selection } from './table-types'

/** A list that people compare and work through: a table of 48 px rows, or two lines a row on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowId, chosen, onChoose, onMove, keys = [], state = 'ready', compact = false } = props
  const isNarrow = useNarrow()
  const isInLines = isNarrow || compact
  const single = useSingleKeys()
  const columns = useColumns(props.id, props.columns)
  const list = useRef<HTMLDivElement>(null)
  const anchor = useRef<string | null>(null)
  const selection = useSelection(rows, rowId, chosen, onChoose)
  usePageKeys(props.label, useKeysOf(keys, selection !== null && rows.length > 0))
  const choose = (at: number, isRange: boolean) => {
    const row = rows[at]
    if (!row || !selection) return
    const from = isRange ? rows.findIndex((one) => rowId(one) === anchor.current) : -1
    anchor.current = rowId(row)
    if (from < 0) selection.toggle(rowId(row))
    else selection.add(rows.slice(Math.min(from, at), Math.max(from, at) + 1).map(rowId))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside, which are links
    <div
      ref={list}
      className={styles.sheet}
      aria-busy={state === 'loading'}
      onKeyDown={listKeys({ list, rows, rowId, on: single.on, keys, onMove, ...(selection && { choose }) })}
    >
      {state === 'failed' && rows.length > 0 && <Failed isPart failure={props.failure} onRetry={props.onRetry} />}
      {isInLines ? (
        <Lines
          {...props}
          selection={selection}
          placeholder={<Placeholder state={state} empty={props.empty} failure={props.failure} onRetry={props.onRetry} />}
        />
      ) : (
        <Rows {...props} columns={columns.shown} selection={selection} />
      )}
      <TableStrip
        columns={isInLines ? [] : columns.choices}
        onColumn={columns.choose}
        keys={isNarrow || rows.length === 0 ? null : { ...single, own: keys, mayChoose: selection !== null }}
      >
        {props.footer}
      </TableStrip>
    </div>
  )
}

/** What "?" says of a list. */
function useKeysOf<Row>(own: readonly RowKey<Row>[], mayChoose: boolean): PageKey[] {
  const t = useUiMessages()
  return [
    { keys: ['J', 'K'], label: t('keys.next') },
    { keys: ['Enter'], label: t('keys.openRow') },
    ...(mayChoose
      ? [
          { keys: ['X'], label: t('keys.chooseRow') },
          { keys: ['Shift X'], label: t('keys.chooseRange') },
        ]
      : []),
    ...own.map(({ key, label }) => ({ keys: [key.toUpperCase()], label })),
  ]
}

function useSelection<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  chosen?: ReadonlySet<string>,
  onChoose?: (chosen: ReadonlySet<string>) => void,
): Selection | null {
  if (!chosen || !onChoose) return null
  const ids = rows.map(rowId)
  const count = ids.filter((id) => chosen.has(id)).length
  const without = (gone: readonly string[]) => new Set([...chosen].filter((id) => !gone.includes(id)))
  return {
    has: (id) => chosen.has(id),
    toggle: (id) => onChoose(chosen.has(id) ? without([id]) : new Set([...chosen, id])),
    add: (more) => onChoose(new Set([...chosen, ...more])),
    all: count > 0 && count === ids.length,
    some: count > 0,
    toggleAll: () => onChoose(count === ids.length ? without(ids) : new Set([...chosen, ...ids])),
  }
}
