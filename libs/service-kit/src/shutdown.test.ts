import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

it('ends a process at its deadline, also while a native library is busy in it', async () => {
  const fixture = fileURLToPath(new URL('../fixtures/never-closes.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', fixture], { stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  child.stdout.on('data', (text) => {
    told += text
  })
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [code, signal] = await once(child, 'close')
  expect([code, signal]).toEqual([null, 'SIGKILL'])
  expect(told).toContain('Still not closed after 0.2 s; this process ends now.')
})
