import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const run = (script: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(new URL(script, import.meta.url))], { stdio: 'inherit' })

/** Extraction and analysis of a two-page PDF, in a process of its own. */
export async function measureDocuments(): Promise<void> {
  run('../../cv-engine/bench/analyse.ts')
}

/** Drawing pages of CVs, each in a process of its own. */
export async function measurePages(): Promise<void> {
  run('../../documents/bench/pages.ts')
}
