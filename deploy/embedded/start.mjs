// `npm start`: installs what is missing, then becomes the portal. One process, so that ending it ends everything.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CannotInstall, ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [command = 'main', ...args] = process.argv.slice(2)
const commands = {
  main: './src/main.ts',
  'demo:reset': './src/demo-reset.ts',
  remotes: './src/remotes.ts',
  admin: './src/admin.ts',
}

try {
  process.chdir(root)
  await ensureInstalled({ root, log: (line) => console.log(line) })
  await import('tsx')
  // Processes that the portal forks (reading a document, building a front end) run TypeScript too.
  process.execArgv.push('--import', import.meta.resolve('tsx'))
  const { run } = await import(commands[command] ?? commands.main)
  await run({ root: path.resolve(root), args })
} catch (error) {
  console.error(error instanceof CannotInstall ? error.message : error)
  process.exitCode = 1
}
