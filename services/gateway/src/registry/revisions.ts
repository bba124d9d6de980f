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
 * The versions that stood live beneath the one that is, nearest first. A roll back takes away what stood above its target, so that a version
 * which was gone back from, or skipped on the way, is not come by again. When a version was published plays no part.
 */
export function earlierVersions(revisions: readonly Revision[]): string[] {
  const standing: string[] = []
  let live: string | null = null
  for (const { action, stable } of inOrder(revisions)) {
    const left = live
    live = stable
    if (stable === null || standing.at(-1) === stable) continue
    const at = action === 'rollback' ? standing.lastIndexOf(stable) : -1
    if (at >= 0) {
      standing.length = at + 1
      continue
    }
    // To a version that does not stand beneath: it takes the place of the one that is left.
    if (action === 'rollback' && left !== null) standing.pop()
    standing.push(stable)
  }
  return standing.filter((build) => build !== live).reverse()
}

/** The version that a roll back chooses by itself, or null. */
export const versionBefore = (revisions: readonly Revision[]): string | null => {
  const marks = marksOf(revisions)
  return earlierVersions(revisions).find((build) => !marks.has(build)) ?? null
}

const inOrder = (revisions: readonly Revision[]) => [...revisions].sort((a, b) => a.id - b.id)
