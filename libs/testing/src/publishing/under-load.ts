import type { Artefact } from '@onward/federation/artefact'
import type { Team } from './team-client'

const READERS = 8

export interface UnderLoad {
  changes: number
  requests: number
  /** What went wrong, by what was asked and what came. */
  failed: Record<string, number>
  changesPerSecond: number
}

/** Publishes and rolls back again and again while people read: each page, and the entry script that it names. */
export async function publishUnderLoad(origin: string, team: Team, artefact: Artefact, rounds: number): Promise<UnderLoad> {
  const failed: Record<string, number> = {}
  let requests = 0
  let isRunning = true
  const ask = async (what: string, address: string): Promise<string> => {
    requests += 1
    const answer = await fetch(origin + address).catch((error: Error) => error.message)
    const status = typeof answer === 'string' ? answer : answer.status
    if (status !== 200) failed[`${what}: ${status}`] = (failed[`${what}: ${status}`] ?? 0) + 1
    return typeof answer === 'string' ? '' : answer.text()
  }
  const read = async () => {
    while (isRunning) {
      const page = await ask('/training', '/training')
      const [entry] = /\/assets\/training\/[0-9a-f]{12}\/remoteEntry\.[0-9a-f]+\.js/.exec(page) ?? []
      if (entry) await ask('its entry script', entry)
      else failed['/training names no entry'] = (failed['/training names no entry'] ?? 0) + 1
      await ask('/', '/')
      await ask('a service', '/api/jobs/public/search?lang=en&limit=1')
    }
  }
  const readers = Array.from({ length: READERS }, read)
  const begun = performance.now()
  let changes = 0
  for (let round = 0; round < rounds; round += 1) {
    const published = await team.publish(artefact, true)
    const back = await team.change('rollback', { build: null, code: 'other', note: '' })
    for (const { status, reasons } of [published, back]) {
      changes += 1
      if (status !== 200) failed[`a change: ${reasons[0]}`] = (failed[`a change: ${reasons[0]}`] ?? 0) + 1
    }
  }
  const seconds = (performance.now() - begun) / 1000
  isRunning = false
  await Promise.all(readers)
  return { changes, requests, failed, changesPerSecond: changes / seconds }
}
