/** Fewer adverts with an amount say nothing about what is usual. */
export const FEWEST_PAID = 5

const middleOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0

/** Looks up the middle of what is paid for an occupation, in pounds a year; null where too few adverts state an amount. */
export function usualPay(
  adverts: readonly { occupationIds: readonly string[]; annual: number }[],
): (occupationIds: readonly string[]) => number | null {
  const byOccupation = new Map<string, number[]>()
  for (const { occupationIds, annual } of adverts) {
    for (const id of occupationIds) byOccupation.set(id, [...(byOccupation.get(id) ?? []), annual])
  }
  for (const amounts of byOccupation.values()) amounts.sort((a, b) => a - b)
  return (occupationIds) => {
    const known = occupationIds.map((id) => byOccupation.get(id) ?? []).filter(({ length }) => length >= FEWEST_PAID)
    return known.length > 0 ? Math.max(...known.map(middleOf)) : null
  }
}
