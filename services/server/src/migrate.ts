import { ConfigError, loadConfig } from '@onward/service-kit'
import { openKeys } from '@onward/service-kit/own-keys'
import { explain } from './explain'
import { prepareDatabase } from './prepare'

/** `npm run migrate`: brings the database of `DATABASE_URL` to this program's schema, and ends. For portals whose processes have `MIGRATE=0`. */
async function main(): Promise<void> {
  const config = loadConfig(process.env)
  if (!config.databaseUrl) throw new ConfigError('Set DATABASE_URL to the database to migrate.')
  const keys = await openKeys(config.keysDir, config.databaseUrl, { create: true })
  await prepareDatabase(config.databaseUrl, keys, config, (line) => console.log(line))
  console.log('The database is as new as this program.')
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
