// `npm test`: installs what is missing, then every check. Runs on plain Node, since nothing may be installed yet.
import { fileURLToPath } from 'node:url'
import { CannotInstall, ensureInstalled } from '../../deploy/embedded/install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const startedAt = Date.now()

try {
  await ensureInstalled({ root, log: (line) => console.log(line) })
  const installSeconds = Math.round((Date.now() - startedAt) / 100) / 10
  await import('tsx')
  const { run } = await import('./src/run/main.ts')
  process.exitCode = await run({ root, asked: process.argv.slice(2), installSeconds })
} catch (error) {
  console.error(error instanceof CannotInstall ? error.message : error)
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}
