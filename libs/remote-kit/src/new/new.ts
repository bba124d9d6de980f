import { generateKeyPairSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, CommandRefused } from '../command'
import { KIT_FOLDER, portalFrom } from '../portal-address'
import { KEY_FILE } from '../registry/key-file'
import { kitPackages, PINNED_OVERRIDES } from './kit-packages'

const TEMPLATES = fileURLToPath(new URL('../../templates', import.meta.url))
/** As the manifest has it. */
const NAME = /^[a-z][a-z0-9-]{1,30}$/

export const command: Command = {
  usage: '<name> [--portal <address>]',
  words: [1, 1],
  options: { portal: { type: 'string' } },
  async run([name = ''], values, { cwd, env, log }) {
    const portal = await portalFrom(values.portal, env)
    if (!NAME.test(name))
      throw new CommandRefused(
        `"${name}" cannot be a remote’s name: write 2 to 31 small letters, digits and hyphens, a letter first.`,
      )
    const dir = path.join(cwd, `remote-${name}`)
    if (existsSync(dir)) throw new CommandRefused(`${dir} is there already.`)
    await writeRemote(name, dir, portal)
    const publicKey = await writeKey(dir)
    log(`remote-${name} is made. Now:`)
    log(`  cd remote-${name}`)
    log(`  npx --yes ${portal}/kit/remote-kit.tgz kit`)
    log('  npm install')
    log('  npm test && npm run check')
    log('')
    log(`To publish it, an administrator of ${portal} registers it (Versions, "Register a remote") with`)
    log(`  Name: ${name}`)
    log('  Public key:')
    for (const line of publicKey.trim().split('\n')) log(`    ${line}`)
    log('and makes a deploy token, which goes into ONWARD_TOKEN; then: npm run onward -- publish')
    log(
      `The private half is in ${path.join(`remote-${name}`, KEY_FILE)}, which git ignores. Keep a copy where your team keeps secrets.`,
    )
    return 0
  },
}

/** Makes the team's key pair (Ed25519) beside the sources and outside version control; gives the public half. */
export async function writeKey(dir: string): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const file = path.join(dir, KEY_FILE)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const secret = privateKey.export({ type: 'pkcs8', format: 'pem' })
  await writeFile(file, secret, { mode: 0o600, flag: 'wx' })
  const open = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  await writeFile(path.join(path.dirname(file), 'public.pem'), open)
  return open
}

/** Writes a new remote from the templates; the folder is complete or absent. */
export async function writeRemote(name: string, dir: string, portal: string): Promise<void> {
  const making = `${dir}.making-${process.pid}`
  try {
    for (const file of await readdir(TEMPLATES, { recursive: true })) {
      if (!file.endsWith('.tmpl')) continue
      const target = path.join(making, targetOf(file))
      await mkdir(path.dirname(target), { recursive: true })
      const text = filled(await readFile(path.join(TEMPLATES, file), 'utf8'), name, portal)
      await writeFile(target, path.basename(target) === 'package.json' ? await withPackages(text) : text)
    }
    await rename(making, dir)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

/** npm leaves files out of a package that are called `.gitignore` and `.npmrc`. */
const targetOf = (file: string): string => file.replace(/\.tmpl$/, '').replace(/(^|\/)(gitignore|npmrc)$/, '$1.$2')

function filled(text: string, name: string, portal: string): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  const key = /^[a-z][a-z0-9]*$/.test(name) ? name : `'${name}'`
  return text
    .replaceAll('__NAME__', name)
    .replaceAll('__TITLE__', title)
    .replaceAll('__KEY__', key)
    .replaceAll('__PORTAL__', portal)
}

/** The kit from its folder and everything else pinned, so that the lock file has each with its hash, and no command asks a registry for the kit. */
async function withPackages(text: string): Promise<string> {
  const { peers, pinned } = await kitPackages()
  const { onward, ...manifest } = JSON.parse(text)
  const whole = {
    ...manifest,
    dependencies: Object.fromEntries(Object.keys(peers).map((name) => [name, fromFolder(name)])),
    devDependencies: pinned,
    overrides: PINNED_OVERRIDES,
    onward,
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}

/** `@onward/ui` → `file:kit/ui.tgz`. */
const fromFolder = (name: string): string => `file:${KIT_FOLDER}/${name.slice(name.indexOf('/') + 1)}.tgz`
