import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRunning } from './embedded-processes'

const DRILL = fileURLToPath(new URL('../fixtures/drill.ts', import.meta.url))
let dataDir: string
const children: ChildProcess[] = []

function start(mode: 'write' | 'finish', onLine: (line: string, child: ChildProcess) => void): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', DRILL, mode, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let output = ''
  let rest = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line, child)
  })
  return new Promise((resolve) => child.on('close', () => resolve(output)))
}

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'onward-drill-'))
})
afterAll(() => {
  for (const child of children) if (child.pid && isRunning(child.pid)) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

it('keeps every acknowledged write and handles every event once, killed with -9 between and within handlers', async () => {
  const acknowledged = new Set<string>()
  for (const handlersBefore of [3, 25]) {
    let handling = 0
    const output = await start('write', (line, child) => {
      const [word, id = ''] = line.split(' ')
      if (word === 'acknowledged') acknowledged.add(id)
      if (word === 'handling' && ++handling === handlersBefore) child.kill('SIGKILL')
    })
    expect([handling >= handlersBefore, output]).toEqual([true, expect.any(String)])
  }
  const output = await start('finish', () => {})
  const result = JSON.parse(/^result (.*)$/m.exec(output)?.[1] ?? `{ "output": ${JSON.stringify(output)} }`) as {
    events: number
    handled: number
    once: number
    written: string[]
  }
  expect(acknowledged.size).toBeGreaterThan(20)
  expect([...acknowledged].filter((id) => !result.written.includes(id))).toEqual([])
  // An event is there exactly with its write, and was handled exactly once.
  expect({ events: result.events, handled: result.handled, once: result.once }).toEqual({
    events: result.written.length,
    handled: result.written.length,
    once: result.written.length,
  })
  expect(output).toContain('took over the jobs')
})
