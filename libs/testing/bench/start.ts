import { removeDataDir, startPortal, temporaryDataDir } from '../src/portal'

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** From the command to the ready line: an empty data folder, and the same folder again. Front ends are built already. */
export async function measureStart(): Promise<void> {
  const dataDir = await temporaryDataDir()
  for (const what of ['empty data folder, front ends built', 'second start', 'third start']) {
    const startedAt = performance.now()
    const portal = await startPortal({ dataDir })
    console.log(`${what}: ready in ${seconds(performance.now() - startedAt)}`)
    await portal.stop()
  }
  await removeDataDir(dataDir)
}
