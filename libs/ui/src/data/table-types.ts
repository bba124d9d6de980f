import type { ReactNode } from 'react'
import type { RowKey } from './list-keys'
import type { RowAction } from './RowMenu'

export interface DataColumn<Row> {
  id: string
  label: string
  /** In pixels; the rest is shared out among columns without one. */
  width?: number
  align?: 'end'
  /** Sorts by it; the first press sorts so. */
  sorts?: 'up' | 'down'
  /** May be chosen by the reader; kept on the device. */
  optional?: 'shown' | 'hidden'
  cell(row: Row): ReactNode
}
/** What is sorted by, as the address says it. */
export interface Sorting {
  by: string
  order: 'up' | 'down'
}
/** A row on a phone: two lines. */
export interface RowLines {
  /** Initials or a logo. */
  face?: ReactNode
  /** At the end of the first line, such as a status. */
  side?: ReactNode
  text?: ReactNode
  /** At the end of the second line, such as a date. */
  aside?: ReactNode
}
export interface DataTableProps<Row> {
  /** Keeps the chosen columns. */
  id: string
  /** Accessible name. */
  label: string
  rows: readonly Row[]
  rowId(row: Row): string
  /** Names the row: its link, its checkbox and its menu. */
  rowName(row: Row): string
  /** What a press on the name opens. */
  to(row: Row): string
  /** The row that is open beside the list. */
  openId?: string | null
  /** Two lines a row on every window, where the list stands beside the open row. */
  compact?: boolean
  /** J or K has moved to this row. */
  onMove?(row: Row): void
  /** The first column: the row's name, a link, with a face before and a note below. */
  first: Pick<DataColumn<Row>, 'label' | 'width' | 'sorts'> & { face?(row: Row): ReactNode; note?(row: Row): ReactNode }
  columns: readonly DataColumn<Row>[]
  /** The same row on a phone. */
  lines(row: Row): RowLines
  sorting?: Sorting
  onSort?(next: Sorting): void
  /** One thing to do next, in words; the menu has the rest. */
  next?(row: Row): RowAction | null
  menu?(row: Row): readonly RowAction[]
  chosen?: ReadonlySet<string>
  onChoose?(chosen: ReadonlySet<string>): void
  keys?: readonly RowKey<Row>[]
  /** `failed` with rows means that only a part came. */
  state?: 'loading' | 'failed' | 'ready'
  /** Why it could not be loaded. */
  failure?: ReactNode
  onRetry?: (() => void) | undefined
  /** Said where the rows would be. */
  empty?: ReactNode
  /** In the strip below: how many, and more of them. */
  footer?: ReactNode
}

export interface Selection {
  has(id: string): boolean
  toggle(id: string): void
  add(ids: readonly string[]): void
  /** All shown, some or none. */
  all: boolean
  some: boolean
  toggleAll(): void
}
