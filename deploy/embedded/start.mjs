// `npm start`: installs what is missing, then becomes the portal. One process, so that ending it ends everything.
import { fileURLToPath } from 'node:url'
import { CannotInstall, ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

try {
  process.chdir(root)
  await ensureInstalled({ root, log: (line) => console.log(line) })
  await import('tsx')
  // Processes that the portal forks (reading a document, building a front end) run TypeScript too.
  process.execArgv.push('--import', import.meta.resolve('tsx'))
  const { run } = await (process.argv[2] === 'demo:reset' ? import('./src/demo-reset.ts') : import('./src/main.ts'))
  await run(root)
} catch (error) {
  console.error(error instanceof CannotInstall ? error.message : error)
  process.exitCode = 1
}
