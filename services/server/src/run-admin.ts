import { type Database, openDatabase, runningEmbedded } from '@onward/database'
import { adminCommands as casework } from '@onward/service-casework/admin'
import { adminCommands as identity } from '@onward/service-identity/admin'
import { adminCommands as jobs } from '@onward/service-jobs/admin'
import { type AdminCommand, type AdminCommands, databaseUrlOf, loadConfig } from '@onward/service-kit'
import { openKeys } from '@onward/service-kit/own-keys'
import { adminCommands as learning } from '@onward/service-learning/admin'
import { adminCommands as messaging } from '@onward/service-messaging/admin'

/** Commands by the service whose database role runs them. */
const TABLE: Readonly<Record<'identity' | 'jobs' | 'casework' | 'learning' | 'messaging', AdminCommands>> = {
  identity,
  jobs,
  casework,
  learning,
  messaging,
}
type Owner = keyof typeof TABLE

interface Found {
  owner: Owner
  command: AdminCommand
}
const findCommand = (name: string | undefined): Found | undefined =>
  (Object.keys(TABLE) as Owner[])
    .map((owner) => ({ owner, command: name === undefined ? undefined : TABLE[owner][name] }))
    .find((found): found is Found => found.command !== undefined)

function help(): string {
  const lines = Object.values(TABLE).flatMap((commands) =>
    Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(22)} ${summary}`),
  )
  return ['Usage: npm run admin -- <command> …', '', ...lines].join('\n')
}

/** Runs one command as its service's database role. Gives the exit code; prints one line, or one plain sentence when it fails. */
export async function runAdmin(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const [name, ...rest] = args
  const found = findCommand(name)
  if (!found) {
    console.log(help())
    return name === undefined || name === 'help' || name === '--help' ? 0 : 1
  }
  let db: Database | undefined
  try {
    const config = loadConfig(env)
    const databaseUrl = config.databaseUrl ?? runningEmbedded(config.dataDir)
    if (!databaseUrl && !config.databaseUrls[found.owner]) {
      throw new Error('Onward is not running here. Start it with npm start, or set DATABASE_URL.')
    }
    const url = config.databaseUrls[found.owner] ?? databaseUrl ?? ''
    const keys = await openKeys(config.keysDir, url, { create: false })
    db = openDatabase({
      url: databaseUrlOf({ ...config, databaseUrl }, keys, found.owner),
      max: 1,
      applicationName: 'onward admin',
    })
    const log = { info: () => undefined }
    console.log(await found.command.run(rest, { db, clock: () => new Date(), log }))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The command failed.')
    return 1
  } finally {
    await db?.close()
  }
}
