import type { SortOrder } from '@onward/contracts/endpoint'

interface Sorted<By extends string> {
  by: By
  order: SortOrder
}
/** What a list is sorted by, from its address; the first of `sorts` from the least up where it says nothing. */
export function sortingOf<const By extends string>(address: URLSearchParams, sorts: readonly [By, ...By[]]): Sorted<By> {
  const by = sorts.find((one) => one === address.get('sort')) ?? sorts[0]
  return { by, order: address.get('order') === 'down' ? 'down' : 'up' }
}

/** The address of a list sorted so; what is usual is left out. */
export function withSorting(address: URLSearchParams, { by, order }: Sorted<string>, usual: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (by === usual) next.delete('sort')
  else next.set('sort', by)
  if (order === 'up') next.delete('order')
  else next.set('order', order)
  return next
}
