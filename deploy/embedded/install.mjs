// Installs the packages of package-lock.json where they are missing or other than it says, and mends them with `patches`. Runs on plain Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The packages cannot be installed, or Node is too old; the message is a sentence for whoever starts the portal. */
export class CannotInstall extends Error {}

/**
 * Makes `node_modules` what `package-lock.json` and `patches` say; answers whether it had to. Hardly anything is read when nothing changed.
 * @param {{ root: string, log: (line: string) => void }} options
 */
export async function ensureInstalled({ root, log }) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 20)))
    throw new CannotInstall(`Onward needs Node 20.20, or 22.12 and later; this is Node ${process.versions.node}.`)
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  const patches = readdirSync(path.join(root, 'patches'))
  const hash = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`)
  for (const patch of patches) hash.update(patch).update(readFileSync(path.join(root, 'patches', patch)))
  const wanted = hash.digest('hex')
  const mark = path.join(root, 'node_modules', '.onward-installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return false
  if (!isAsLocked(root, JSON.parse(lock.toString()))) {
    log('Installing packages. The first time takes a minute or two …')
    await install(root)
  }
  if (applyPatches(root) !== null) {
    // What stands there has an earlier version of a patch: only the package as it was published takes the new one.
    for (const patch of patches) rmSync(path.join(root, 'node_modules', packageOf(patch)), { recursive: true, force: true })
    rmSync(path.join(root, 'node_modules', '.package-lock.json'), { force: true })
    await install(root)
    const problem = applyPatches(root)
    if (problem !== null) throw new CannotInstall(`The packages could not be mended with the files of "patches".\n${problem}`)
  }
  writeFileSync(mark, wanted)
  return true
}

/** Whether someone installed the packages by hand already, with or without those of development: npm notes what it installed. */
function isAsLocked(root, lock) {
  const note = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages
  // Installed with `--omit=dev`: the portal needs none of those.
  const isWithoutDev = !Object.entries(lock.packages).some(([where, entry]) => entry.dev && installed[where])
  return Object.entries(lock.packages).every(
    ([where, entry]) =>
      !where.includes('node_modules/') ||
      (entry.optional && !installed[where]) ||
      (entry.dev && isWithoutDev) ||
      (installed[where]?.version === entry.version && existsSync(path.join(root, where))),
  )
}

/** `postgres+3.4.9.patch` is for `postgres`, `@fastify+static+10.1.0.patch` for `@fastify/static`. */
const packageOf = (patch) => patch.split('+').slice(0, -1).join('/')

/** What was said when a patch could not be applied; null when all are, also when they were before. */
function applyPatches(root) {
  const tool = path.join(root, 'node_modules', 'patch-package', 'index.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, '--error-on-fail'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? null : `${stdout}${stderr}`
}

function install(root) {
  const npm = process.env.npm_execpath
  // Not `npm ci`: that removes first what is right already.
  // No package's own scripts, whatever npm's version asks before it runs them: `allowScripts` lists none.
  const args = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--progress=true',
  ]
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  return new Promise((resolve, reject) => {
    const startedAt = Date.now()
    // npm draws its own progress on a terminal only; elsewhere a line now and then shows that it goes on.
    const waiting = setInterval(() => console.log(`  … ${Math.round((Date.now() - startedAt) / 1000)} s`), 15_000)
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    const end = (problem) => {
      clearInterval(waiting)
      if (problem) reject(new CannotInstall(problem))
      else resolve(undefined)
    }
    child.on('error', (error) => end(`npm cannot be run: ${error.message}.`))
    child.on('exit', (code, signal) => {
      if (code === 0) end()
      else end(`npm could not install the packages (${signal ?? `code ${code}`}); what it said is above.`)
    })
  })
}
