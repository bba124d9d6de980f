import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const packCli = fileURLToPath(new URL('../../../../libs/remote-kit/pack/pack-cli.ts', import.meta.url))

/** Folder of a shell version's kit. */
export const kitFolder = (dataDir: string, shellBuild: string): string => path.join(dataDir, 'kit', shellBuild)

/** A file that is there while a kit is packed. */
export const packingMark = (dataDir: string, shellBuild: string): string => `${kitFolder(dataDir, shellBuild)}.packing`

/**
 * Packs the kit of these sources, unless that was done before, and keeps it for the shell version that was built from them. It has a process of its
 * own: the compiler needs seconds.
 */
export async function keepKit(dataDir: string, shellBuild: string, signal?: AbortSignal): Promise<void> {
  const target = kitFolder(dataDir, shellBuild)
  const mark = packingMark(dataDir, shellBuild)
  await mkdir(path.dirname(target), { recursive: true })
  // Whoever asks meanwhile waits for it.
  if ((await indexIn(target)) === null) await writeFile(mark, '')
  try {
    await pack(target, signal)
  } finally {
    await rm(mark, { force: true })
  }
}

async function pack(target: string, signal: AbortSignal | undefined): Promise<void> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', packCli], { ...(signal && { signal }) })
  const packed = stdout.trim()
  if ((await indexIn(target)) === (await indexIn(packed))) return
  const staging = `${target}.${process.pid}`
  await rm(staging, { recursive: true, force: true })
  await cp(packed, staging, { recursive: true })
  await rm(target, { recursive: true, force: true })
  await rename(staging, target)
}

const indexIn = (folder: string): Promise<string | null> => readFile(path.join(folder, 'index.json'), 'utf8').catch(() => null)
