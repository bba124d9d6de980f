import { currentLanguage } from '@onward/portal-kit/i18n'
import type { Sorting } from '@onward/ui/data'

type Value = string | number
/** A short list that came whole, sorted as the address says by `<name>=<column>-<order>`; the first column up where it says nothing. */
export function sortedRows<Row>(
  address: URLSearchParams,
  name: string,
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => Value>>,
): { rows: Row[]; sorting: Sorting } {
  const names = Object.keys(columns)
  const [by = '', order] = (address.get(name) ?? '').split('-')
  const sorting = {
    by: names.includes(by) ? by : (names[0] ?? ''),
    order: order === 'down' ? ('down' as const) : ('up' as const),
  }
  const keyOf = columns[sorting.by] ?? (() => 0)
  const compare = new Intl.Collator(currentLanguage(), { numeric: true }).compare
  const sign = sorting.order === 'up' ? 1 : -1
  const sorted = [...rows].sort((a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)]
    return sign * (typeof x === 'number' && typeof y === 'number' ? x - y : compare(String(x), String(y)))
  })
  return { rows: sorted, sorting }
}
export const sortedAddress = (address: URLSearchParams, name: string, { by, order }: Sorting): URLSearchParams => {
  const next = new URLSearchParams(address)
  next.set(name, `${by}-${order}`)
  return next
}
