import type { ReactNode } from 'react'
import styles from './FigureTable.module.css'

interface Column<Row> {
  key: string
  heading: string
  cell(row: Row): ReactNode
}
interface FigureTableProps<Row> {
  caption: string
  rows: readonly Row[]
  rowKey(row: Row): string
  /** The first column names the row; the others are figures. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
}
/** A few short figures per row, also a table on phones, where they stay comparable. */
export function FigureTable<Row>({ caption, rows, rowKey, columns }: FigureTableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, heading }) => (
            <th key={key} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, cell }, n) =>
              n === 0 ? (
                <th key={key} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={key}>{cell(row)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
