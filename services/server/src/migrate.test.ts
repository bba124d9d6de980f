import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type EmbeddedDatabase, startEmbedded } from '@onward/database'
import { freePort } from '@onward/database/embedded-server'

// A server of its own: a portal that migrates sets the passwords of roles, which all databases of a server share.
let folder: string
let cluster: EmbeddedDatabase
const running = new Set<ChildProcess>()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'onward-step-'))
  cluster = await startEmbedded({ dataDir: path.join(folder, 'database'), log: () => {}, settings: { fsync: 'off' } })
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Ended {
  code: number | null
  output: string
}
function start(program: 'main' | 'migrate', env: Record<string, string>): { ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL(`./${program}.ts`, import.meta.url))], {
    env: { ...process.env, DATABASE_URL: cluster.ownerUrl, DATA_DIR: folder, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes))
  return {
    ended: new Promise((resolve) =>
      child.on('exit', (code) => {
        running.delete(child)
        resolve({ code, output })
      }),
    ),
  }
}

it('npm run migrate is the step that a process with MIGRATE=0 waits for, and makes the keys that it takes', async () => {
  const waiting = { MIGRATE: '0', PORT: String(await freePort()) }
  const early = await start('main', waiting).ended
  expect([early.code, early.output]).toEqual([1, expect.stringMatching(/^The key .* is missing\.\n$/)])

  const step = await start('migrate', {}).ended
  expect([step.code, step.output.trim().split('\n').at(-1)]).toEqual([0, 'The database is as new as this program.'])
  expect(await readdir(path.join(folder, 'keys'))).toContain('fields.0.secret')
  const other = await start('migrate', { KEYS_DIR: path.join(folder, 'empty') }).ended
  expect([other.code, other.output]).toEqual([1, expect.stringContaining('Set KEYS_DIR to the folder')])

  const { ended } = start('main', waiting)
  const isReady = () =>
    fetch(`http://127.0.0.1:${waiting.PORT}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  const ready = (async () => {
    while (!(await isReady())) await pause(20)
    return 'ready'
  })()
  expect(await Promise.race([ready, ended])).toBe('ready')
})
