export interface Line {
  text: string
  /** The other text has no such line here. */
  changed: boolean
}

/** The lines of two texts; lines of their longest common subsequence are unchanged. */
export function changedLines(before: string, after: string): { before: Line[]; after: Line[] } {
  const [old, now] = [before.split('\n'), after.split('\n')]
  // Length of the common subsequence of the two rests from each pair of lines on.
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = common[i]
      if (row) row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const lines = { before: old.map((text) => ({ text, changed: true })), after: now.map((text) => ({ text, changed: true })) }
  for (let i = 0, j = 0; i < old.length && j < now.length; ) {
    const [left, right] = [lines.before[i], lines.after[j]]
    if (left && right && left.text === right.text) {
      left.changed = false
      right.changed = false
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return lines
}
