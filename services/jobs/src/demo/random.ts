import { createHash } from 'node:crypto'

/** Random numbers that depend on the seed alone (mulberry32), so that the demo data is the same everywhere. */
export interface Sequence {
  /** 0 ≤ x < 1. */
  next(): number
  pick<T>(from: readonly T[]): T
  /** `count` different ones, in their original order. */
  some<T>(from: readonly T[], count: number): T[]
  chance(share: number): boolean
  between(low: number, high: number): number
}

export function sequence(seed: number): Sequence {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const pick = <T>(from: readonly T[]): T => {
    const one = from[Math.floor(next() * from.length)]
    if (one === undefined) throw new Error('Nothing to pick from')
    return one
  }
  return {
    next,
    pick,
    some(from, count) {
      const left = from.map((_, i) => i)
      const chosen: number[] = []
      while (chosen.length < count && left.length > 0) chosen.push(...left.splice(Math.floor(next() * left.length), 1))
      return chosen.sort((a, b) => a - b).flatMap((i) => from.slice(i, i + 1))
    },
    chance: (share) => next() < share,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
  }
}

/** The same name gives the same id, formatted as a version 4 UUID. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`onward demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
