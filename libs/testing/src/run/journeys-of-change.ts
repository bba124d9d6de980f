import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { changedParts } from './changed-parts'
import { chooseJourneys } from './choose-journeys'
import {
  type JourneyMap,
  MAP_FILE,
  outdatedFiles,
  RECORD_COMMAND,
  readJourneyMap,
  recordedMap,
  writeJourneyMap,
} from './journey-map'
import { portalParts } from './portal-parts'
import type { Unit } from './step'

const JOURNEYS = 'shell/e2e'

/** Arguments that run the journeys of a change, and sentences about those that are left out. No arguments: no journey runs. */
export async function journeysOfChange(root: string, changed: readonly string[]): Promise<{ args: string[]; remarks: string[] }> {
  const read = (file: string): string => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '')
  const filesIn = (folder: string): string[] => {
    const all = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : []
    return all.map((name) => `${folder}/${name}`).filter((file) => statSync(path.join(root, file)).isFile())
  }
  const parts = changedParts({ changed, parts: await portalParts(root), read, filesIn })
  const { run, leftOut } = chooseJourneys(readJourneyMap(root), parts)
  const left = leftOut.map((file) => `${JOURNEYS}/${file}`).join(' ')
  return {
    args: run.map((file) => `${JOURNEYS}/${file}`),
    remarks:
      leftOut.length === 0
        ? []
        : [
            `Journeys that reach this change as well; to run them: npx playwright test -c ${JOURNEYS}/playwright.config.ts ${left}`,
          ],
  }
}

/** Writes what recorded journeys touched into the map (`write`), or says where the map is out of date. */
export async function afterRecording(root: string, units: readonly Unit[], write: boolean): Promise<string[]> {
  if (!units.some(({ touched }) => touched)) return []
  const recorded = recordedMap(units, await portalParts(root))
  const map: JourneyMap = existsSync(path.join(root, MAP_FILE)) ? readJourneyMap(root) : {}
  if (write) {
    const kept = Object.entries({ ...map, ...recorded }).filter(([file]) => existsSync(path.join(root, JOURNEYS, file)))
    writeJourneyMap(root, Object.fromEntries(kept))
    return [`${MAP_FILE} says what ${Object.keys(recorded).length} files of journeys touch.`]
  }
  const outdated = outdatedFiles(map, recorded)
  if (outdated.length === 0) return []
  return [`${MAP_FILE} says otherwise than what these open: ${outdated.join(', ')}. To mend it: ${RECORD_COMMAND}`]
}
