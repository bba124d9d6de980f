import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { type EmbeddedDatabase, runningEmbedded, startEmbedded } from './embedded'
import { isRunning, startedAt } from './embedded-processes'

const quick = { fsync: 'off' }
const silent = () => {}
let dataDir: string
let cluster: string
const running: EmbeddedDatabase[] = []

beforeEach(() => {
  dataDir = path.join(fs.mkdtempSync(path.join(tmpdir(), 'onward pg ')), 'data')
  fs.chmodSync(path.dirname(dataDir), 0o755)
  cluster = path.join(dataDir, 'postgres')
})
afterEach(async () => {
  for (const database of running.splice(0)) if (isRunning(database.pid)) await database.stop()
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true, maxRetries: 5 })
})

async function start(options: { revive?: boolean } = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log: silent, settings: quick, ...options })
  running.push(database)
  return database
}
async function ask(ownerUrl: string, statement: string): Promise<readonly postgres.Row[]> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: silent })
  try {
    return await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
const pidFile = () => path.join(cluster, 'postmaster.pid')
async function makeStopped(): Promise<void> {
  const { ownerUrl, stop } = await start()
  await ask(ownerUrl, 'create table kept as select 42 as answer')
  await stop()
}
const stillHas = async () =>
  expect([...(await ask((await start()).ownerUrl, 'select answer from kept'))]).toEqual([{ answer: 42 }])

describe('the packaged PostgreSQL', () => {
  it('keeps its data between starts, in a folder with a space, and refuses connections without the password', async () => {
    const first = await start()
    expect(fs.statSync(path.join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
    await ask(first.ownerUrl, 'create table kept as select 42 as answer')
    expect(runningEmbedded(dataDir)).toBe(first.ownerUrl)
    const wrong = new URL(first.ownerUrl)
    wrong.password = 'wrong'
    await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    await first.stop()
    expect(runningEmbedded(dataDir)).toBeNull()
    await stillHas()
  })

  it('is refused to a second process while the first lives', async () => {
    await start()
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    fs.writeFileSync(`${cluster}.user`, `${other.pid} ${startedAt(other.pid ?? 0)}\n`)
    await expect(start()).rejects.toThrow('Onward already runs with this data folder')
    other.kill()
  })

  it('is stopped and started again when an earlier process left it running', async () => {
    const left = await start()
    await ask(left.ownerUrl, 'create table kept as select 42 as answer')
    fs.rmSync(`${cluster}.user`)
    await stillHas()
    expect(isRunning(left.pid)).toBe(false)
  })

  it.each([
    ['of a number that another program has now', () => [process.pid, '/x', 0, 1].join('\n')],
    ['of a number that nobody has', () => [2 ** 22 - 1, '/x', 0, 1].join('\n')],
    ['that is empty', () => ''],
  ])(
    'starts over a postmaster.pid %s',
    async (_name, content) => {
      await makeStopped()
      fs.writeFileSync(pidFile(), content())
      await stillHas()
    },
    30_000,
  )

  it('starts after a first start that was interrupted', async () => {
    fs.mkdirSync(path.join(`${cluster}.new`, 'data', 'base'), { recursive: true })
    const { ownerUrl } = await start()
    expect([...(await ask(ownerUrl, 'select 1 as one'))]).toEqual([{ one: 1 }])
    expect(fs.existsSync(`${cluster}.new`)).toBe(false)
  })

  it.each([
    ['no PG_VERSION', () => fs.rmSync(path.join(cluster, 'PG_VERSION'))],
    ['no pg_control', () => fs.rmSync(path.join(cluster, 'global', 'pg_control'))],
    ['a broken pg_control', () => fs.writeFileSync(path.join(cluster, 'global', 'pg_control'), Buffer.alloc(8192, 7))],
    ['no write-ahead log', () => fs.rmSync(path.join(cluster, 'pg_wal'), { recursive: true })],
    ['no password', () => fs.rmSync(path.join(dataDir, 'postgres.password'))],
  ])(
    'says that the database is damaged when it has %s',
    async (_name, damage) => {
      await makeStopped()
      damage()
      await expect(start()).rejects.toThrow(/^The database in .*postgres is damaged: [^\n]*\. Put a backup in its place/)
    },
    30_000,
  )

  it.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
    'is restarted on the same port when it ends by %s, and not when it was stopped',
    async (signal) => {
      const database = await start({ revive: true })
      const { pid, ownerUrl } = database
      await ask(ownerUrl, 'create table kept as select 42 as answer')
      process.kill(pid, signal)
      while (database.pid === pid || runningEmbedded(dataDir) === null) await pause(20)
      expect(runningEmbedded(dataDir)).toBe(ownerUrl)
      expect([...(await ask(ownerUrl, 'select answer from kept'))]).toEqual([{ answer: 42 }])
      await database.stop()
      expect([runningEmbedded(dataDir), isRunning(database.pid), fs.existsSync(`${cluster}.user`)]).toEqual([null, false, false])
    },
    60_000,
  )

  it('ends when the process that started it is killed', async () => {
    const script = `
      import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
      const { pid } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {}, settings: { fsync: 'off' } })
      console.log(pid)
      setInterval(() => {}, 1000)`
    const file = path.join(path.dirname(dataDir), 'start.mts')
    fs.writeFileSync(file, script)
    const child = spawn(process.execPath, ['--import', 'tsx', file])
    const pid = await new Promise<number>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => resolve(Number(chunk.toString())))
      child.on('exit', (code) => reject(new Error(`ended with ${code}`)))
    })
    expect(isRunning(pid)).toBe(true)
    child.kill('SIGKILL')
    while (isRunning(pid)) await pause(20)
    expect(isRunning(pid)).toBe(false)
  })
})
