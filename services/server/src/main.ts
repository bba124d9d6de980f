import { warnOfBrokenRemotes } from '@onward/service-gateway/registry/broken-remotes'
import { createLog, loadConfig } from '@onward/service-kit'
import { loadKeys } from '@onward/service-kit/keys'
import { endProcess } from '@onward/service-kit/shutdown'
import { createServer } from './create-server'
import { prepareDatabase } from './prepare'

/** The one executable: `SERVICES=all` or a list, on the PostgreSQL of `DATABASE_URL`. */
async function main(): Promise<void> {
  const config = loadConfig(process.env, { keepsReaderWaiting: true })
  const log = createLog(config.logLevel)
  const keys = await loadKeys(config.keysDir, { create: true })
  if (config.databaseUrl) await prepareDatabase(config.databaseUrl, keys, (line) => log.info(line))
  if (config.databaseUrl) await warnOfBrokenRemotes(config.databaseUrl, config.services, log)
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

/** One sentence for whoever starts the process. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'The server could not start.'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') return 'The port is in use; set PORT to another one.'
  if (/^(ECONN|ENOTFOUND|EAI_|CONNECT)/.test(code)) return `The database of DATABASE_URL does not answer (${code}).`
  if (/^(28|3D)/.test(code)) return `The database of DATABASE_URL refuses us: ${error.message}.`
  return error.message
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
