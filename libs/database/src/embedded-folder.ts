import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { isAccessibleTo, type RunAs, unprivileged } from './embedded-binaries'
import { DatabaseUnavailable, damaged, explain, reason, unwritable } from './embedded-errors'
import { isRunning, startedAt } from './embedded-processes'

/** The owner of the cluster, its superuser. */
export const OWNER = 'onward'

export function makeDataDir(dataDir: string): void {
  try {
    if (fs.existsSync(dataDir)) return
    fs.mkdirSync(dataDir, { recursive: true })
    // Whatever the umask says: the unprivileged user of PostgreSQL must pass through, others must not list.
    fs.chmodSync(dataDir, 0o711)
  } catch (error) {
    throw new DatabaseUnavailable(`The data folder ${dataDir} cannot be made: ${reason(error)}.`)
  }
}

/** `<dataDir>/postgres`, or a folder outside when PostgreSQL's user cannot get there; `postgres.location` then says where. */
export function clusterFolder(dataDir: string, runAs: RunAs): string {
  const inside = path.join(dataDir, 'postgres')
  const note = path.join(dataDir, 'postgres.location')
  if (fs.existsSync(note)) return fs.readFileSync(note, 'utf8').trim()
  // A closed folder of ours (a temporary one, say) may be passed through; what it holds stays closed.
  if (runAs.uid !== undefined && isAccessibleTo(path.dirname(dataDir), runAs))
    fs.chmodSync(dataDir, fs.statSync(dataDir).mode | 0o111)
  if (isAccessibleTo(dataDir, runAs)) return inside
  if (fs.existsSync(path.join(inside, 'PG_VERSION')))
    throw new DatabaseUnavailable(
      `The database in ${inside} cannot be reached by user ${runAs.uid}, who runs PostgreSQL: let others pass through the folders above it (chmod o+x).`,
    )
  const outside = path.join('/var/lib/onward', randomBytes(6).toString('hex'), 'postgres')
  fs.mkdirSync(path.dirname(outside), { recursive: true })
  for (const folder of [path.dirname(path.dirname(outside)), path.dirname(outside)]) fs.chmodSync(folder, 0o711)
  fs.writeFileSync(note, `${outside}\n`)
  return outside
}

/** PostgreSQL runs as whoever owns its data, which is the unprivileged user where root made it. */
export function ownerOf(cluster: string): RunAs {
  const ours = unprivileged()
  const me = process.getuid?.()
  if (me === undefined || !fs.existsSync(cluster)) return ours
  const { uid, gid } = fs.statSync(cluster)
  if (me !== 0) {
    if (uid === me) return ours
    throw new DatabaseUnavailable(
      `The database in ${cluster} belongs to another account (${uid}). Start Onward as the account that made it.`,
    )
  }
  if (uid !== 0) return { uid, gid }
  // Put back from a backup, say.
  spawnSync('chown', ['-R', `${ours.uid}:${ours.gid}`, cluster])
  return ours
}

/** One Onward per database: the file beside it names the process that uses it. */
export function claim(cluster: string): void {
  const file = `${cluster}.user`
  try {
    const [pid, started] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split(' ') : []
    if (pid && Number(pid) !== process.pid && isRunning(Number(pid)) && startedAt(Number(pid)) === started)
      throw new DatabaseUnavailable(
        `Onward already runs with this data folder (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
      )
    fs.writeFileSync(file, `${process.pid} ${startedAt(process.pid)}\n`)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    throw unwritable(path.dirname(file), error)
  }
}

export function readPassword(dataDir: string, cluster: string): string {
  const file = path.join(dataDir, 'postgres.password')
  if (fs.existsSync(file)) {
    const password = fs.readFileSync(file, 'utf8').trim()
    if (password) return password
  }
  if (fs.existsSync(cluster)) throw damaged(cluster, `its password, the file ${file}, is missing`)
  const password = randomBytes(24).toString('base64url')
  try {
    fs.writeFileSync(`${file}.new`, `${password}\n`, { mode: 0o600 })
    fs.renameSync(`${file}.new`, file)
  } catch (error) {
    throw unwritable(dataDir, error)
  }
  return password
}

/** Makes the data folder beside its place and moves it there when complete, so that a stopped first start leaves nothing half-made. */
export function initialise(cluster: string, bin: string, runAs: RunAs, password: string, quick: boolean): void {
  const beside = `${cluster}.new`
  try {
    fs.rmSync(beside, { recursive: true, force: true })
    fs.mkdirSync(beside, { mode: 0o700 })
    const passwordFile = path.join(beside, 'password')
    fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
    if (runAs.uid !== undefined && runAs.gid !== undefined)
      for (const file of [beside, passwordFile]) fs.chownSync(file, runAs.uid, runAs.gid)
    const made = spawnSync(
      path.join(bin, 'initdb'),
      [
        '--pgdata',
        path.join(beside, 'data'),
        `--username=${OWNER}`,
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(quick ? ['--no-sync'] : []),
      ],
      { ...runAs, cwd: '/', encoding: 'utf8', env: { ...process.env, LC_MESSAGES: 'C' } },
    )
    if (made.status !== 0) throw explain(made.error ? made.error.message : made.stdout + made.stderr, cluster, null)
    fs.renameSync(path.join(beside, 'data'), cluster)
    fs.rmSync(beside, { recursive: true, force: true })
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    throw unwritable(path.dirname(cluster), error)
  }
}
