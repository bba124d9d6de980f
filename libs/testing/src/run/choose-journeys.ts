import type { ChangedParts } from './changed-parts'
import type { JourneyMap, TouchedParts } from './journey-map'

/** About half a minute of a quiet machine, beside the start of a portal. */
const MOST_JOURNEYS = 8

interface Chosen {
  /** Journey files to run. */
  run: string[]
  /** Others that touch what changed. */
  leftOut: string[]
}

/** The fewest journeys that touch every changed part, as far as they are quick; the rest is named. */
export function chooseJourneys(map: JourneyMap, { pages, endpoints, specs }: ChangedParts): Chosen {
  const touched = ({ pages: open, endpoints: ask }: TouchedParts): string[] => [
    ...open.filter((page) => pages.has(page)),
    ...ask.filter((endpoint) => endpoints.has(endpoint)),
  ]
  const candidates = Object.entries(map)
    .filter(([file, parts]) => specs.has(file) || touched(parts).length > 0)
    // What touches little beside is about what changed.
    .sort(([, a], [, b]) => sizeOf(a) - sizeOf(b) || a.journeys - b.journeys)
  const run: string[] = []
  const seen = new Set<string>()
  let left = MOST_JOURNEYS
  const take = ([file, parts]: [string, TouchedParts]): void => {
    run.push(file)
    left -= parts.journeys
    for (const part of touched(parts)) seen.add(part)
  }
  for (const candidate of candidates) if (specs.has(candidate[0]) && candidate[1].journeys <= left) take(candidate)
  for (;;) {
    const unseen = ([, parts]: [string, TouchedParts]): number => touched(parts).filter((part) => !seen.has(part)).length
    const open = candidates.filter(([file, parts]) => !run.includes(file) && parts.journeys <= left)
    const most = Math.max(0, ...open.map(unseen))
    const next = open.find((candidate) => most > 0 && unseen(candidate) === most)
    if (!next) break
    take(next)
  }
  return {
    run: run.sort(),
    leftOut: candidates
      .map(([file]) => file)
      .filter((file) => !run.includes(file))
      .sort(),
  }
}

const sizeOf = ({ pages, endpoints }: TouchedParts): number => pages.length + endpoints.length
