// Runs the cluster of one test run: `node --import tsx database-holder.ts <folder> <pid of the test runner>`.
import fs from 'node:fs'
import path from 'node:path'
import { startEmbedded } from '@onward/database'
import { writeCluster } from './database-cluster'

async function hold(folder: string, runner: number): Promise<void> {
  const { ownerUrl, ended, stop } = await startEmbedded({
    dataDir: folder,
    log: console.log,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300', autovacuum: 'off' },
  })
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    void stop()
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  const watching = setInterval(() => {
    try {
      process.kill(runner, 0)
    } catch {
      // The runner was killed, so nobody else removes the folder.
      void stop().then(() => fs.rmSync(folder, { recursive: true, force: true }))
    }
  }, 1000)
  writeCluster(folder, { ownerUrl, pid: process.pid })
  await ended
  clearInterval(watching)
}

const [folder, runner] = process.argv.slice(2)
if (folder && runner) {
  hold(folder, Number(runner)).catch((error: unknown) => {
    console.error(error)
    fs.writeFileSync(path.join(folder, 'failed'), '')
    process.exitCode = 1
  })
}
