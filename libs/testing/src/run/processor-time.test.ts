import { spawnSync } from 'node:child_process'
import { processorSeconds } from './processor-time'

const BUSY = 'while (process.cpuUsage().user < 300_000);'

it('counts what a program that was started has used, on Linux', () => {
  const before = processorSeconds()
  expect(before === null).toBe(process.platform !== 'linux')
  expect(spawnSync(process.execPath, ['-e', BUSY]).status).toBe(0)
  const after = processorSeconds()
  if (before !== null) expect((after ?? 0) - before).toBeGreaterThanOrEqual(0.29)
})
