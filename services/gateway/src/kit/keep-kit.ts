import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const packCli = fileURLToPath(new URL('../../../../libs/remote-kit/pack/pack-cli.ts', import.meta.url))

/** Folder of a shell version's kit. */
export const kitFolder = (dataDir: string, shellBuild: string): string => path.join(dataDir, 'kit', shellBuild)

/**
 * Packs the kit of these sources, unless that was done before, and keeps it for the shell version that was built from them. It has a process of its
 * own: the compiler needs seconds.
 */
export async function keepKit(dataDir: string, shellBuild: string, signal?: AbortSignal): Promise<void> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', packCli], { ...(signal && { signal }) })
  const packed = stdout.trim()
  const target = kitFolder(dataDir, shellBuild)
  if ((await indexIn(target)) === (await indexIn(packed))) return
  const staging = `${target}.${process.pid}`
  await rm(staging, { recursive: true, force: true })
  await mkdir(path.dirname(target), { recursive: true })
  await cp(packed, staging, { recursive: true })
  await rm(target, { recursive: true, force: true })
  await rename(staging, target)
}

const indexIn = (folder: string): Promise<string | null> => readFile(path.join(folder, 'index.json'), 'utf8').catch(() => null)
