import type { REVISION_ACTIONS, ROLL_BACK_CODES } from '@onward/contracts'

/** One entry of a front end's history; entries are only added. */
export interface Revision {
  id: number
  name: string
  action: (typeof REVISION_ACTIONS)[number]
  /** The stable version from then on; null when the front end was removed. */
  stable: string | null
  canary: string | null
  percent: number
  /** Versions that a roll-back removed. */
  rolledBackFrom: readonly string[]
  at: Date
  /** Null for the command line, and for a team, whose token is named. */
  by: string | null
  token?: string | null
  /** The first revision of its set, of versions that went live or back together. */
  set?: number | null
  why: (typeof ROLL_BACK_CODES)[number] | null
  note: string
  /** The portal took a faulty version out by itself. */
  byPortal?: boolean
}

const MAKES_LIVE: ReadonlySet<Revision['action']> = new Set(['publish', 'promote', 'rollback'])

/** For each version that was rolled back, the revision that did so. Whoever makes it live again, also by going back to its name, removes the mark. */
export function marksOf(revisions: readonly Revision[]): Map<string, Revision> {
  const marks = new Map<string, Revision>()
  for (const revision of inOrder(revisions)) {
    for (const build of revision.rolledBackFrom) marks.set(build, revision)
    if (MAKES_LIVE.has(revision.action) && revision.stable) marks.delete(revision.stable)
  }
  return marks
}

/**
 * The earlier live versions, the latest first, as a stack: publishing pushes the new version, and a roll-back removes everything
 * above its target. So a version that was rolled back or skipped is never suggested again.
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
    // A version that is not on the stack replaces the current one.
    if (action === 'rollback' && left !== null) stack.pop()
    stack.push(stable)
  }
  return stack.filter((build) => build !== live).reverse()
}

/** The version that a roll-back chooses by itself, or null: never one that something is known against. */
export const versionBefore = (revisions: readonly Revision[], unhealthy: ReadonlySet<string> = new Set()): string | null => {
  const marks = marksOf(revisions)
  return earlierVersions(revisions).find((build) => !marks.has(build) && !unhealthy.has(build)) ?? null
}

const inOrder = (revisions: readonly Revision[]) => [...revisions].sort((a, b) => a.id - b.id)
