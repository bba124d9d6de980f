// Installs the packages of package-lock.json where they are missing or other than it says. Runs on plain Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The packages cannot be installed, or Node is too old; the message is a sentence for whoever starts the portal. */
export class CannotInstall extends Error {}

/**
 * Makes `node_modules` what `package-lock.json` says; answers whether it had to. Nothing is read but two files when nothing changed.
 * @param {{ root: string, log: (line: string) => void }} options
 */
export async function ensureInstalled({ root, log }) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 20)))
    throw new CannotInstall(`Onward needs Node 20.20, or 22.12 and later; this is Node ${process.versions.node}.`)
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
  const mark = path.join(root, 'node_modules', '.onward-installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return false
  if (!isAsLocked(root, JSON.parse(lock.toString()))) {
    log('Installing packages. The first time takes a minute or two …')
    await install(root)
  }
  writeFileSync(mark, wanted)
  return true
}

/** Whether someone ran `npm ci` by hand already: npm notes what it installed. */
function isAsLocked(root, lock) {
  const note = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages
  return Object.entries(lock.packages).every(
    ([where, entry]) =>
      !where.includes('node_modules/') ||
      (entry.optional && !installed[where]) ||
      (installed[where]?.version === entry.version && existsSync(path.join(root, where))),
  )
}

function install(root) {
  const npm = process.env.npm_execpath
  // Not `npm ci`: that refuses a lock without the optional packages of platforms which a registry does not carry.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true']
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
