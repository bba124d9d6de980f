// `npm run remotes -- …`: publishes, lists and rolls back front ends, of a portal that runs or not.
import { fileURLToPath } from 'node:url'
import { remotesCommand } from '@onward/service-gateway/remotes-cli'
import { takeDatabase } from './owner'
import { readSettings, type Settings, sentenceFor } from './settings'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const log = (line: string) => console.log(line)
let settings: Settings | null = null
try {
  settings = readSettings(root, process.env)
  const database = await takeDatabase(root, settings, { join: true, log: () => {} })
  try {
    process.exitCode = await remotesCommand(process.argv.slice(2), {
      ownerUrl: database.ownerUrl,
      dataDir: settings.config.dataDir,
      log,
    })
  } finally {
    await database.stop()
  }
} catch (error) {
  const context = { usesOwnDatabase: Boolean(settings?.config.databaseUrl), dataDir: settings?.config.dataDir ?? '' }
  console.error(sentenceFor(error, context) ?? error)
  process.exitCode = 1
}
