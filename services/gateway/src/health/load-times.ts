/** Upper ends of the steps in which load times are counted, in milliseconds; each is a fifth more than the one before. */
const ENDS: readonly number[] = Array.from({ length: 40 }, (_, step) => Math.round(50 * 1.2 ** step))

/** The step of a load time; the last one has no end. */
export function stepOf(ms: number): number {
  const step = ENDS.findIndex((end) => ms <= end)
  return step < 0 ? ENDS.length : step
}

/** The load time that a share of loads (0 to 1) did not exceed, by linear reading within its step; null without loads. */
export function quantile(counts: ReadonlyMap<number, number>, share: number): number | null {
  const steps = [...counts].sort(([a], [b]) => a - b)
  const total = steps.reduce((sum, [, count]) => sum + count, 0)
  if (total === 0) return null
  let left = share * total
  for (const [step, count] of steps) {
    const [start, end] = [ENDS[step - 1] ?? 0, ENDS[step] ?? ENDS.at(-1) ?? 0]
    if (left <= count) return Math.round(start + ((end - start) * left) / count)
    left -= count
  }
  return ENDS.at(-1) ?? null
}
