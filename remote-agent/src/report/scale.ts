/** The next round number at or above all values, at least 4. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(4, ...values)
  const step = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 4, 6, 8, 10].map((times) => times * step).find((one) => one >= most) ?? most
}

/** Least distance of two labels, in percent of the height. */
const LEAST = 11
/** Heights of labels, moved apart where they would cover each other, and none below the ground. */
export function apart(heights: readonly number[]): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0))
  const placed = [...heights]
  let below = 100 + LEAST
  for (const at of order) {
    placed[at] = Math.min(placed[at] ?? 0, below - LEAST)
    below = placed[at] ?? 0
  }
  return placed
}
