import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, CommandRefused } from '../command'
import { portalFrom } from '../portal-address'
import { kitPackages, PINNED_OVERRIDES } from './kit-packages'

const TEMPLATES = fileURLToPath(new URL('../../templates', import.meta.url))
/** As the manifest has it. */
const NAME = /^[a-z][a-z0-9-]{1,30}$/

export const command: Command = {
  usage: '<name> [--portal <address>]',
  words: [1, 1],
  options: { portal: { type: 'string' } },
  async run([name = ''], values, { cwd, env, log }) {
    const portal = portalFrom(values.portal, env)
    if (!NAME.test(name))
      throw new CommandRefused(
        `"${name}" cannot be a remote’s name: write 2 to 31 small letters, digits and hyphens, a letter first.`,
      )
    const dir = path.join(cwd, `remote-${name}`)
    if (existsSync(dir)) throw new CommandRefused(`${dir} is there already.`)
    await writeRemote(name, dir)
    log(`remote-${name} is made. Now:`)
    log(`  cd remote-${name}`)
    log('  npm install')
    log(`  npm install --no-save --save-prod ${portal}/kit/{contracts,portal-kit,ui,federation,remote-kit}.tgz`)
    log('  npm test && npm run check')
    return 0
  },
}

/** Writes a new remote from the templates; the folder is complete or absent. */
export async function writeRemote(name: string, dir: string): Promise<void> {
  const making = `${dir}.making-${process.pid}`
  try {
    for (const file of await readdir(TEMPLATES, { recursive: true })) {
      if (!file.endsWith('.tmpl')) continue
      const target = path.join(making, targetOf(file))
      await mkdir(path.dirname(target), { recursive: true })
      const text = filled(await readFile(path.join(TEMPLATES, file), 'utf8'), name)
      await writeFile(target, path.basename(target) === 'package.json' ? await withPackages(text) : text)
    }
    await rename(making, dir)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

/** npm leaves files out of a package that are called `.gitignore` and `.npmrc`. */
const targetOf = (file: string): string => file.replace(/\.tmpl$/, '').replace(/(^|\/)(gitignore|npmrc)$/, '$1.$2')

function filled(text: string, name: string): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  const key = /^[a-z][a-z0-9]*$/.test(name) ? name : `'${name}'`
  return text.replaceAll('__NAME__', name).replaceAll('__TITLE__', title).replaceAll('__KEY__', key)
}

/** The kit as peers, which the portal serves; everything else pinned, so that the lock file has it. */
async function withPackages(text: string): Promise<string> {
  const { peers, pinned } = await kitPackages()
  const { onward, ...manifest } = JSON.parse(text)
  const whole = {
    ...manifest,
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
    devDependencies: pinned,
    overrides: PINNED_OVERRIDES,
    onward,
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}
