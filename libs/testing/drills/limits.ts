import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { WHOLE_LIMITS } from '../src/row-limits'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** They ask `rowsUpTo` how many rows to handle. */
const FILES = ['services/jobs/src/imports/imports.test.ts', 'services/casework/src/imports/imports.test.ts']

/** The tests of imports, with as many rows as a file may have. */
export async function drillLimits(): Promise<boolean> {
  const { status } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '-c', 'jest.config.mjs', '-i', ...FILES], {
    cwd: ROOT,
    env: { ...process.env, [WHOLE_LIMITS]: '1' },
    stdio: 'inherit',
  })
  return status === 0
}
