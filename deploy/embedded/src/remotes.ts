// `npm run remotes -- …` is `onward-remote …`; with no deploy token, the owner of the database publishes, of a portal that runs or not.
import { fileURLToPath } from 'node:url'
import { run } from '@onward/remote-kit/run'
import { OWNER_COMMANDS, remotesCommand } from '@onward/service-gateway/remotes-cli'
import { takeDatabase } from './owner'
import { readSettings, type Settings, sentenceFor } from './settings'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const args = process.argv.slice(2)
process.exitCode =
  OWNER_COMMANDS.some((name) => name === args[0]) && !process.env.ONWARD_TOKEN ? await asOwner() : await run(args)

async function asOwner(): Promise<number> {
  const log = (line: string) => console.log(line)
  let settings: Settings | null = null
  try {
    settings = readSettings(root, process.env)
    const database = await takeDatabase(root, settings, { join: true, log: () => {} })
    try {
      return await remotesCommand(args, { ownerUrl: database.ownerUrl, dataDir: settings.config.dataDir, log })
    } finally {
      await database.stop()
    }
  } catch (error) {
    const context = { usesOwnDatabase: Boolean(settings?.config.databaseUrl), dataDir: settings?.config.dataDir ?? '' }
    console.error(sentenceFor(error, context) ?? error)
    return 1
  }
}
