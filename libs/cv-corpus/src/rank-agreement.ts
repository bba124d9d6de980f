/** Ranks from 1, the lowest first; equal values share their mean rank. */
export function ranksOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1)
}

/** From -1 (the reverse order) to 1 (the same order); null where one of them does not vary. */
export function spearman(one: readonly number[], other: readonly number[]): number | null {
  const a = ranksOf(one)
  const b = ranksOf(other)
  const mean = (a.length + 1) / 2
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, v, i) => sum + (v - mean) * ((y[i] ?? mean) - mean), 0)
  const spread = Math.sqrt(product(a, a) * product(b, b))
  return spread === 0 ? null : product(a, b) / spread
}

/** Kendall's tau-b: pairs in the same order less pairs in the other, of all pairs that differ in both. */
export function kendall(one: readonly number[], other: readonly number[]): number | null {
  let together = 0
  let ofOne = 0
  let ofOther = 0
  for (let i = 0; i < one.length; i++)
    for (let k = 0; k < i; k++) {
      const a = Math.sign((one[i] ?? 0) - (one[k] ?? 0))
      const b = Math.sign((other[i] ?? 0) - (other[k] ?? 0))
      together += a * b
      ofOne += a * a
      ofOther += b * b
    }
  return ofOne * ofOther === 0 ? null : together / Math.sqrt(ofOne * ofOther)
}
