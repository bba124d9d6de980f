import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** Environment variable with the folder of this test run's cluster; set by Jest's global setup before the workers start. */
export const CLUSTER_FOLDER = 'ONWARD_TEST_CLUSTER'
const STATE = 'cluster.json'

export interface Cluster {
  ownerUrl: string
  /** The process that runs the cluster; ending it ends PostgreSQL. */
  pid: number
}

/** Creates the folder of a test run. PostgreSQL starts later, so that a run of pure tests does not pay for it. */
export function makeClusterFolder(): string {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'onward-cluster-'))
  fs.chmodSync(folder, 0o711)
  return folder
}

/** The cluster of this test run, started by the first caller. */
export async function sharedCluster(): Promise<Cluster> {
  const folder = process.env[CLUSTER_FOLDER]
  if (!folder) throw new Error('createTestDatabase needs the global setup of jest.config.mjs')
  const known = readCluster(folder)
  if (known) return known
  try {
    fs.mkdirSync(path.join(folder, 'starting'))
  } catch {
    return waitForCluster(folder)
  }
  const output = fs.openSync(path.join(folder, 'holder.log'), 'a')
  // A drill moves the clock of all processes by a library.
  const { PATH, LD_PRELOAD, FAKETIME } = process.env
  const holder = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(repositoryRoot, 'libs/testing/src/database-holder.ts'), folder, String(runnerPid())],
    { cwd: repositoryRoot, detached: true, stdio: ['ignore', output, output], env: { PATH, LD_PRELOAD, FAKETIME } },
  )
  fs.closeSync(output)
  holder.unref()
  return waitForCluster(folder)
}

/** Ends the cluster, if one was started, and removes its folder. */
export async function endCluster(folder: string): Promise<void> {
  const cluster = readCluster(folder) ?? (fs.existsSync(path.join(folder, 'starting')) ? await waitForCluster(folder) : null)
  if (cluster) {
    try {
      process.kill(cluster.pid, 'SIGTERM')
      while (process.kill(cluster.pid, 0)) await pause(10)
    } catch {
      // It has already ended.
    }
  }
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

export function writeCluster(folder: string, cluster: Cluster): void {
  fs.writeFileSync(path.join(folder, `${STATE}.new`), JSON.stringify(cluster))
  fs.renameSync(path.join(folder, `${STATE}.new`), path.join(folder, STATE))
}

function readCluster(folder: string): Cluster | null {
  const file = path.join(folder, STATE)
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Cluster) : null
}

async function waitForCluster(folder: string): Promise<Cluster> {
  for (let waited = 0; waited < 300_000; waited += 20) {
    const cluster = readCluster(folder)
    if (cluster) return cluster
    if (fs.existsSync(path.join(folder, 'failed'))) break
    await pause(20)
  }
  throw new Error(`The test cluster did not start:\n${fs.readFileSync(path.join(folder, 'holder.log'), 'utf8')}`)
}

/** The process of Jest's global setup: the cluster must not outlive it. */
const runnerPid = (): number => Number(process.env.ONWARD_TEST_RUNNER ?? process.pid)
