import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endpointOf, type PortalParts, pageAt } from './portal-parts'
import type { Unit } from './step'

/** What the journeys of a file touch. */
export interface TouchedParts {
  /** How many journeys: one at two widths counts twice. */
  journeys: number
  /** `<remote>/<page id>`. */
  pages: readonly string[]
  /** Names of `libs/contracts`. */
  endpoints: readonly string[]
}
/** By file name in `shell/e2e`. */
export type JourneyMap = Readonly<Record<string, TouchedParts>>

export const MAP_FILE = 'shell/e2e/journey-map.json'
export const RECORD_COMMAND = 'RECORD_JOURNEYS=1 npm test -- journeys'

export const readJourneyMap = (root: string): JourneyMap => JSON.parse(readFileSync(path.join(root, MAP_FILE), 'utf8'))

/** One line for each list, so that a change of it reads well. */
export function writeJourneyMap(root: string, map: JourneyMap): void {
  const files = Object.keys(map).sort()
  const text = files.map((file) => {
    const { journeys, pages, endpoints } = map[file] ?? { journeys: 0, pages: [], endpoints: [] }
    const lists = Object.entries({ pages, endpoints }).map(
      ([name, list]) => `    "${name}": [${list.map((one) => `"${one}"`).join(', ')}]`,
    )
    return `  "${file}": {\n    "journeys": ${journeys},\n${lists.join(',\n')}\n  }`
  })
  writeFileSync(path.join(root, MAP_FILE), `{\n${text.join(',\n')}\n}\n`)
}

/** What recorded journeys touched. Files of which a journey failed are left out: they ended early. */
export function recordedMap(units: readonly Unit[], parts: PortalParts): JourneyMap {
  const files = new Map<string, Unit[]>()
  for (const unit of units) {
    const file = unit.touched && path.basename(unit.touched.file)
    if (file) files.set(file, [...(files.get(file) ?? []), unit])
  }
  const whole = [...files].filter(([, journeys]) => journeys.every(({ failed }) => failed === 0))
  return Object.fromEntries(
    whole.map(([file, journeys]) => {
      const touched = journeys.flatMap((unit) => unit.touched ?? [])
      const pages = touched.flatMap((one) => one.pages.map((pathname) => pageAt(parts, pathname)))
      const endpoints = touched.flatMap((one) => one.requests.map((request) => endpointOf(parts, request)))
      return [file, { journeys: journeys.length, pages: sorted(pages), endpoints: sorted(endpoints) }]
    }),
  )
}

const sorted = (names: readonly (string | undefined)[]): string[] =>
  [...new Set(names.filter((name) => name !== undefined))].sort()

/** Files whose pages are others than the map says. Which endpoints are asked depends on when a page is left, so those are not compared. */
export function outdatedFiles(map: JourneyMap, recorded: JourneyMap): string[] {
  return Object.keys(recorded).filter((file) => map[file]?.pages.join() !== recorded[file]?.pages.join())
}
