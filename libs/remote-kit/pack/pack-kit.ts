import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import { kitPackages } from '../src/new/kit-packages'
import { archiveOf } from './archive'
import { compileModule, wholeNames } from './compile'
import { declarationsOf } from './declarations'
import { filesOf, KIT_PACKAGES, type KitFile, kitFingerprint, libs } from './kit-files'
import { type KitFacts, publishedManifest } from './manifest'

/** `index.json` of a kit. */
export interface KitIndex {
  contract: number
  /** The fingerprint of its sources. */
  kit: string
  packages: { name: string; version: string; file: string; integrity: string; bytes: number }[]
}

const isSource = (name: string) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !name.startsWith('templates/')

/** Packs the kit into `libs/remote-kit/dist/<kit>`, unless that folder exists; gives the folder. It is complete or absent. */
export async function packKit(): Promise<string> {
  const kit = await kitFingerprint()
  const finished = path.join(libs, 'remote-kit/dist', kit)
  if (existsSync(finished)) return finished
  const packages = await Promise.all(KIT_PACKAGES.map(async (folder) => ({ folder, files: await filesOf(folder) })))
  const types = await declarationsOf(
    packages.flatMap(({ folder, files }) => files.filter(({ name }) => isSource(name)).map(({ name }) => `${folder}/${name}`)),
  )
  const index: KitIndex = { contract: PORTAL_CONTRACT, kit, packages: [] }
  const archives: KitFile[] = []
  for (const { folder, files } of packages) {
    const facts = { contract: PORTAL_CONTRACT, kit, ...(folder === 'remote-kit' && { packages: await kitPackages() }) }
    const packed = await compiledFiles(folder, files, types, facts)
    const bytes = await archiveOf(packed)
    const { name, version } = JSON.parse(packed.find((file) => file.name === 'package.json')?.bytes.toString() ?? '{}')
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
    index.packages.push({ name, version, file: `${folder}.tgz`, integrity, bytes: bytes.length })
    archives.push({ name: `${folder}.tgz`, bytes })
  }
  // Written at the end, so that a kit that cannot be packed leaves nothing behind.
  const building = `${finished}.building-${process.pid}`
  await rm(building, { recursive: true, force: true })
  await mkdir(building, { recursive: true })
  for (const { name, bytes } of archives) await writeFile(path.join(building, name), bytes)
  await writeFile(path.join(building, 'index.json'), `${JSON.stringify(index, null, 2)}\n`)
  await rename(building, finished).catch(async (error: unknown) => {
    if (!existsSync(finished)) throw error
    await rm(building, { recursive: true, force: true })
  })
  return finished
}

async function compiledFiles(folder: string, files: readonly KitFile[], types: Map<string, string>, facts: KitFacts) {
  const names = new Set(files.map(({ name }) => name))
  const exists = (name: string) => names.has(name)
  const made = files.map(async ({ name, bytes }): Promise<KitFile[]> => {
    if (name === 'package.json') {
      const manifest = publishedManifest(JSON.parse(bytes.toString()), facts)
      return [{ name, bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) }]
    }
    if (!isSource(name)) return [{ name, bytes }]
    const base = name.replace(/\.tsx?$/, '')
    const declarations = wholeNames(name, types.get(`${folder}/${name}`) ?? '', exists)
    return [
      { name: `${base}.d.ts`, bytes: Buffer.from(declarations) },
      { name: `${base}.js`, bytes: Buffer.from(await compileModule(name, bytes.toString(), exists)) },
    ]
  })
  return (await Promise.all(made)).flat()
}
