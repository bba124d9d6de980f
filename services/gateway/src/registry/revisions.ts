import type { ROLL_BACK_CODES } from '@onward/contracts'

/** One entry of a front end's history, which is only ever added to. */
export interface Revision {
  id: number
  name: string
  action: 'publish' | 'rollback' | 'canary' | 'remove'
  /** Live for everybody from then on; null when the front end was removed. */
  stable: string | null
  canary: string | null
  percent: number
  /** Versions that a roll back took away. */
  rolledBackFrom: readonly string[]
  at: Date
  /** Null: on the command line. */
  by: string | null
  why: (typeof ROLL_BACK_CODES)[number] | null
  note: string
}

/** The revision that marks each version as one that was rolled back from. Publishing such a version once more takes the mark away. */
export function marksOf(revisions: readonly Revision[]): Map<string, Revision> {
  const marks = new Map<string, Revision>()
  for (const revision of inOrder(revisions)) {
    for (const build of revision.rolledBackFrom) marks.set(build, revision)
    if (revision.action === 'publish' && revision.stable) marks.delete(revision.stable)
  }
  return marks
}

/**
 * The earlier live versions, the latest first, as a stack: publishing pushes the new version, and a roll back removes what is above its target.
 * So a version that was rolled back from, or skipped, is never suggested again, whenever it was published.
 */
export function earlierVersions(revisions: readonly Revision[]): string[] {
  const stack: string[] = []
  let live: string | null = null
  for (const { action, stable } of inOrder(revisions)) {
    const left = live
    live = stable
    if (stable === null || stack.at(-1) === stable) continue
    const at = action === 'rollback' ? stack.lastIndexOf(stable) : -1
    if (at >= 0) {
      stack.length = at + 1
      continue
    }
    // A version that is not on the stack replaces the one that is left.
    if (action === 'rollback' && left !== null) stack.pop()
    stack.push(stable)
  }
  return stack.filter((build) => build !== live).reverse()
}

/** The version that a roll back chooses by itself, or null. */
export const versionBefore = (revisions: readonly Revision[]): string | null => {
  const marks = marksOf(revisions)
  return earlierVersions(revisions).find((build) => !marks.has(build)) ?? null
}

const inOrder = (revisions: readonly Revision[]) => [...revisions].sort((a, b) => a.id - b.id)
