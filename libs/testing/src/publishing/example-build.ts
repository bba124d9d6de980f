import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Artefact, makeArtefact } from '@onward/federation/artefact'
import { buildPortalPackage } from '@onward/federation/build'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))
/** Inside the repository, so that its packages are found. */
const copy = path.join(repository, 'test-results/published-training')

/** Builds a copy of the example remote, and signs it. */
export async function buildExample(privateKey: string): Promise<Artefact> {
  await rm(copy, { recursive: true, force: true })
  await mkdir(path.dirname(copy), { recursive: true })
  await cp(path.join(repository, 'deploy/examples/remote-training'), copy, {
    recursive: true,
    filter: (file) => !/\/(dist|\.cache|node_modules)$/.test(file),
  })
  try {
    const { name } = JSON.parse(await readFile(path.join(copy, 'package.json'), 'utf8')) as { name: string }
    const built = await buildPortalPackage(name.replace(/^remote-/, ''), copy)
    return await makeArtefact('training', built.build, built.dir, privateKey)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
