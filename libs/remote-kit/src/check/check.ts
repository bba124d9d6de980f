import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { overBudget } from '@onward/contracts/gateway/size-budget'
import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal-paths'
import { missingParts, readManifest, unsafeParts } from '@onward/contracts/portal/portal-rules'
import { describeBuild } from '@onward/federation/artefact'
import { deprecationSentence, isOver } from '@onward/federation/deprecations'
import { type DeprecatedImport, deprecatedImports } from '@onward/federation/kit-imports'
import { readEntry } from '@onward/federation/remote-entry'
import { scriptFaults } from '@onward/federation/script-rules'
import { buildRemote } from '../build/build'
import { type PageSize, pageSizes } from '../build/page-sizes'
import type { Command } from '../command'
import { folderOf, type RemoteFolder, readRemote, settingsOf } from '../remote-folder'
import { linkFaults } from './links'
import { packageFaults } from './packages'
import { lintFaults, typeFaults } from './tools'

/** A check's name and its faults, each a sentence that says how to mend it. */
type Check = readonly [name: string, faults: readonly string[]]

export const command: Command = {
  usage: '[<name>]',
  words: [0, 1],
  async run([name], _values, { cwd, log }) {
    const remote = await readRemote(folderOf(name, cwd))
    let failed = 0
    for await (const [check, faults] of checksOf(remote)) {
      log(`${faults.length === 0 ? 'ok    ' : 'fault '} ${check}`)
      for (const fault of faults) log(`       ${fault}`)
      failed += faults.length
    }
    for (const line of deprecationLines(await deprecatedImports(remote.dir), new Date(), false)) log(`soon   ${line}`)
    log(failed === 0 ? `${remote.name} may be published.` : `${remote.name} has ${failed} ${failed === 1 ? 'fault' : 'faults'}.`)
    return failed === 0 ? 0 : 1
  },
}

/** What publishing would refuse, and what the gateway cannot see; the quick checks first. */
export async function* checksOf(remote: RemoteFolder): AsyncGenerator<Check> {
  const { dir, name, manifest } = remote
  yield ['format and lint', await lintFaults(dir)]
  yield ['types', await typeFaults(dir)]
  yield ['packages', await packageFaults(dir)]
  yield ['exports that will go', deprecationLines(await deprecatedImports(dir), new Date(), true)]
  const entry = await readEntry(dir, name).catch((error: Error) => error)
  if (entry instanceof Error) return yield ['entry', [entry.message]]
  const read = readManifest({ ...manifest, ...entry })
  yield ['manifest', [...read.faults, ...(read.manifest ? contractFaults(read.manifest.contract) : [])]]
  if (!read.manifest) return
  yield ['addresses and links', [...unsafeParts(read.manifest), ...linkFaults(read.manifest)]]
  yield ['routes and texts of both languages', missingParts(read.manifest)]
  const { budget } = await settingsOf(dir)
  const built = await buildRemote(dir)
  const { files } = await describeBuild(name, built.build, built.dir)
  yield ['fields for passwords, and styles over the portal', await scriptFaultsOf(built.dir, Object.keys(files))]
  yield ['size budget', [...budgetFaults(await pageSizes(built.dir), budget?.pageKb), ...overBudget(files, WHOLE_BUDGET_BYTES)]]
}

/** As the gateway looks at them. */
async function scriptFaultsOf(dir: string, files: readonly string[]): Promise<string[]> {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const found = await Promise.all(scripts.map(async (file) => scriptFaults(file, await readFile(path.join(dir, file), 'utf8'))))
  return found.flat()
}

/** Which budget an administrator gave is known to the portal alone, which asks for it. */
const WHOLE_BUDGET_BYTES = Number.POSITIVE_INFINITY

/** What a remote uses that will go, or (`over`) that may be gone by now; a line each. */
export const deprecationLines = (used: readonly DeprecatedImport[], now: Date, over: boolean): string[] =>
  used
    .filter((one) => isOver(one, now) === over)
    .map((one) => `${one.file}: ${deprecationSentence(one.name, one.module, one, now)}`)

const contractFaults = (contract: number): string[] =>
  contract === PORTAL_CONTRACT
    ? []
    : [`The manifest says contract ${contract}, the installed kit has ${PORTAL_CONTRACT}: write contract: PORTAL_CONTRACT.`]

/** Pages that weigh more than the budget of package.json, `"onward": { "budget": { "pageKb": 40 } }`. */
export function budgetFaults(sizes: readonly PageSize[], pageKb: number | undefined): string[] {
  if (pageKb === undefined) return ['package.json has no budget: add "onward": { "budget": { "pageKb": 40 } }.']
  return sizes
    .filter(({ bytes }) => bytes > pageKb * 1024)
    .map(({ page, bytes }) => {
      const weight = `${(bytes / 1024).toFixed(1)} kB compressed`
      return `${page.startsWith('card ') ? 'Card' : 'Page'} "${page.replace(/^card /, '')}" brings ${weight}, more than its ${pageKb} kB: load what is not needed at once with import(), or raise the budget.`
    })
}
