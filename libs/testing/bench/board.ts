import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../../services/jobs/bench/board.ts', import.meta.url))

/** The board of a country, in a process of its own: what blocks it is measured from within. */
export async function measureBoard(): Promise<void> {
  const { status } = spawnSync(process.execPath, ['--expose-gc', '--import', 'tsx', script], {
    stdio: 'inherit',
    cwd: path.join(path.dirname(script), '../../..'),
  })
  if (status !== 0) throw new Error('The board was not measured.')
}
