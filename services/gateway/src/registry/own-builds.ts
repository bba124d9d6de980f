import { execFile } from 'node:child_process'
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildFolder, fingerprint, packageFolder } from '@onward/federation'
import { type Artefact, makeArtefact } from '@onward/federation/artefact'
import { takeKept } from '@onward/federation/kept-builds'
import { PublishingRefused } from './roll-back'

const run = promisify(execFile)
const buildCli = fileURLToPath(new URL('../../../../libs/federation/src/build-cli.ts', import.meta.url))

export interface OwnBuild {
  name: string
  build: string
  artefact: Artefact
}

interface Building {
  dataDir: string
  log: (line: string) => void
  from?: string | undefined
}

/** Builds and signs front ends: one process per missing build, two at a time, because webpack uses one core and much memory. */
export async function buildOwn(names: readonly string[], { dataDir, log, from }: Building): Promise<OwnBuild[]> {
  const { privateKey } = await ownKey(dataDir)
  const waiting = [...names]
  const done: OwnBuild[] = []
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const folder = from ?? packageFolder(name)
      if (!existsSync(path.join(folder, 'package.json'))) throw new PublishingRefused(`There is no front end called "${name}".`)
      const build = await fingerprint(name, folder)
      const dir = buildFolder(folder, build)
      // Starting a process takes a second, so it is skipped when nothing must be built.
      const isMade = existsSync(dir) || (await takeKept(name, dir))
      const made = isMade ? { build, dir } : await buildInProcess(name, folder, log)
      done.push({ name, build: made.build, artefact: await makeArtefact(name, made.build, made.dir, privateKey) })
    }
  }
  await Promise.all([worker(), worker()])
  return done
}

async function buildInProcess(name: string, folder: string, log: Building['log']): Promise<{ build: string; dir: string }> {
  log(`Building ${name} …`)
  const { stdout } = await run(process.execPath, ['--import', 'tsx', buildCli, `${name}=${folder}`], {
    maxBuffer: 1 << 26,
  }).catch((error: Error & { stderr?: string }) => {
    throw new PublishingRefused(`${name} does not build.\n${error.stderr ?? error.message}`)
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')
}

/** The key that signs the portal's own front ends, in the data folder; made when it is first needed. */
export async function ownKey(dataDir: string): Promise<{ privateKey: string; publicKey: string }> {
  const folder = path.join(dataDir, 'publisher')
  const file = path.join(folder, 'private.pem')
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
    // Another start may make it at the same moment: the first one counts.
    await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  const privateKey = await readFile(file, 'utf8')
  return { privateKey, publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString() }
}
