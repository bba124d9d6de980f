import { rm } from 'node:fs/promises'
import path from 'node:path'
import { runningEmbedded } from '@onward/database'
import postgres from 'postgres'
import { loadDemoData } from './demo'
import { migratePortal, takeDatabase } from './owner'
import { CannotStart, readSettings, type Settings, sentenceFor } from './settings'

/** `npm run demo:reset`: empties the portal, accounts that people made included, and loads the demo data afresh. Keys stay. */
export async function run(root: string): Promise<void> {
  const log = (line: string) => console.log(line)
  let settings: Settings | null = null
  try {
    settings = readSettings(root, process.env)
    const { dataDir, databaseUrl, origin } = settings.config
    if (!databaseUrl && runningEmbedded(dataDir)) throw new CannotStart('Stop Onward first; its database is in use.')
    const database = await takeDatabase(root, settings, { join: false, log: () => {} })
    try {
      await empty(database.ownerUrl)
      for (const folder of ['files', 'mailbox']) await rm(path.join(dataDir, folder), { recursive: true, force: true })
      await migratePortal(root, database.ownerUrl, { ...database, keysDir: settings.config.keysDir, log: () => {} })
      await loadDemoData({ ...database, dataDir, origin, log })
      log('The demo data is as new. Start the portal with: npm start')
    } finally {
      await database.stop()
    }
  } catch (error) {
    const context = { usesOwnDatabase: Boolean(settings?.config.databaseUrl), dataDir: settings?.config.dataDir ?? '' }
    console.error(sentenceFor(error, context) ?? error)
    process.exitCode = 1
  }
}

/** Removes all that migrations made. Refused for a database without demo data: it is somebody's real one. */
async function empty(ownerUrl: string): Promise<void> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    const [demo] = await owner`select from onward.demo limit 1`
    const [used] = await owner`select from onward.migrations m where exists (select from identity.accounts) limit 1`
    if (used && !demo) throw new CannotStart('This database has no demo data, so it is left as it is.')
    const [running] =
      await owner`select from pg_stat_activity where datname = current_database() and application_name like 'onward%'`
    if (running) throw new CannotStart('Stop Onward first; its database is in use.')
    const schemas = await owner<{ name: string }[]>`select name from onward.services`
    const all = [...schemas.map(({ name }) => name), 'auth', 'events', 'acts', 'work', 'graphile_worker', 'onward']
    await owner.unsafe(`drop schema ${all.join(', ')} cascade`)
  } finally {
    await owner.end({ timeout: 5 })
  }
}
