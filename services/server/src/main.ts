import { warnOfBrokenRemotes } from '@onward/service-gateway/registry/broken-remotes'
import { ConfigError, createLog, loadConfig } from '@onward/service-kit'
import { openKeys } from '@onward/service-kit/own-keys'
import { endProcess } from '@onward/service-kit/shutdown'
import { createServer } from './create-server'
import { explain } from './explain'
import { prepareDatabase } from './prepare'

/** The one executable: `SERVICES=all` or a list, on the PostgreSQL of `DATABASE_URL`. */
async function main(): Promise<void> {
  const config = loadConfig(process.env, { keepsReaderWaiting: true })
  const log = createLog(config.logLevel)
  const url = config.databaseUrl ?? Object.values(config.databaseUrls)[0]
  if (!url) throw new ConfigError('Set DATABASE_URL.')
  const migrates = config.databaseUrl !== null && config.migrates
  const keys = await openKeys(config.keysDir, url, { create: migrates })
  if (config.databaseUrl && migrates) await prepareDatabase(config.databaseUrl, keys, config, (line) => log.info(line))
  if (config.databaseUrl)
    await warnOfBrokenRemotes(config.databaseUrl, config.services, log).catch((error: unknown) =>
      log.warn({ err: error }, 'the front ends could not be checked'),
    )
  const app = await createServer({ config, keys, log })
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    void endProcess(() => app.close(), { log: (text, error) => log.error({ err: error }, text) })
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  await app.listen({ host: config.host, port: config.port })
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
