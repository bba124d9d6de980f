import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Extraction and analysis of a two-page PDF, in a process of its own. */
export async function measureDocuments(): Promise<void> {
  const script = fileURLToPath(new URL('../../cv-engine/bench/analyse.ts', import.meta.url))
  spawnSync(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' })
}
