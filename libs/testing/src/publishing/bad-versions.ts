import { generateKeyPairSync } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { PORTAL_CONTRACT } from '@onward/contracts'
import { containerName } from '@onward/federation'
import type { Artefact } from '@onward/federation/artefact'
import { ownClass } from '@onward/federation/scoped-styles'
import { withFault } from '../faults/faulty-remote'
import { type Draft, listAnew, variantOf } from './variants'

export interface BadVersion {
  what: string
  /**
   * `before`: publishing must refuse it. Of bad code alone, `live`: the first page that loads it must take the version before; `after`: it
   * must be seen and told.
   */
  stage: 'before' | 'live' | 'after'
  artefact(base: Artefact, build: string, key: string): Artefact
}
type Change = (draft: Draft) => void
const changed =
  (change: Change): BadVersion['artefact'] =>
  (base, build, key) =>
    variantOf(base, build, key, change)
const refused = (what: string, change: Change): BadVersion => ({ what, stage: 'before', artefact: changed(change) })
/** Changes what the manifest says of pages, navigation, cards and texts. */
const portal = (what: string, change: (of: Draft['manifest']['portal']) => void) =>
  refused(what, ({ manifest }) => change(manifest.portal))
const append = (text: string): Change => {
  return (draft) => {
    const entry = draft.manifest.entry ?? ''
    draft.files.set(entry, Buffer.concat([draft.files.get(entry) ?? Buffer.alloc(0), Buffer.from(text)]))
    listAnew(draft)
  }
}
const faulty = (fault: Parameters<typeof withFault>[2]): BadVersion => ({
  what:
    fault === 'loop' ? 'it hangs while it loads' : fault === 'evaluation' ? 'it throws when it starts' : `it throws: ${fault}`,
  stage: fault === 'loop' ? 'after' : 'live',
  artefact: changed((draft) => {
    const { manifest, files } = draft
    const code = files.get(manifest.entry ?? '')?.toString('utf8') ?? ''
    files.set(manifest.entry ?? '', Buffer.from(withFault(code, containerName(manifest.name, manifest.build), fault)))
    listAnew(draft)
  }),
})
type Pages = Draft['manifest']['portal']['pages']
const pageLike = ([first]: Pages, changes: Partial<Pages[number]>): Pages[number] => {
  if (!first) throw new Error('The build has no page.')
  return { ...first, ...changes }
}
const text = (one: string) => ({ en: one, cy: one })

/** Ways in which a version is bad. */
export const BAD_VERSIONS: readonly BadVersion[] = [
  {
    what: 'signed by another key',
    stage: 'before',
    artefact: (base, build) =>
      variantOf(base, build, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
  },
  {
    what: 'a manifest changed after it was signed',
    stage: 'before',
    artefact(base, build, key) {
      const good = variantOf(base, build, key)
      return { ...good, manifest: Buffer.from(good.manifest.toString('utf8').replace('"format": 1', '"format":  1')) }
    },
  },
  refused('a file changed after it was signed', ({ manifest, files }) =>
    files.set(manifest.entry ?? '', Buffer.from('globalThis.x = 1')),
  ),
  refused('a file that is missing', ({ manifest, files }) => files.delete(manifest.entry ?? '')),
  refused('a file that no list has', ({ files }) => files.set('extra.js', Buffer.from('globalThis.x = 1'))),
  refused('a compressed file with other bytes', (draft) => {
    draft.files.set(`${draft.manifest.entry}.br`, brotliCompressSync(Buffer.from('globalThis.x = 1')))
    listAnew(draft)
  }),
  refused('another remote’s name', ({ manifest }) => {
    manifest.name = 'other'
  }),
  refused('no entry script', ({ manifest }) => {
    manifest.entry = null
  }),
  portal('a page at the portal’s sign-in', ({ pages }) => pages.push(pageLike(pages, { id: 'login', path: '/login' }))),
  portal('a page at another remote’s address', ({ pages }) => {
    Object.assign(pages[0] as object, { path: '/about' })
  }),
  portal('two pages of one id', ({ pages }) => pages.push(pageLike(pages, { path: '/training/more' }))),
  portal('a page without a component', ({ pages }) => {
    Object.assign(pages[0] as object, { id: 'gone' })
  }),
  portal('a title without Welsh', ({ pages }) => {
    Object.assign(pages[0] as object, { title: { en: 'Training', cy: '' } })
  }),
  portal('texts without Welsh', (manifest) => {
    manifest.untranslated = [{ catalogue: 'training', key: 'lead', language: 'cy' }]
  }),
  portal('a script as a link', ({ navigation }) => {
    Object.assign(navigation[0] as object, { href: 'javascript:alert(1)' })
  }),
  portal('a link to a page that nobody has', ({ navigation }) => {
    Object.assign(navigation[0] as object, { href: '/nowhere-at-all' })
  }),
  portal('a link to a foreign site', ({ navigation }) => {
    Object.assign(navigation[0] as object, { href: 'https://example.org/' })
  }),
  portal('a card for a place that no page has', (manifest) => {
    manifest.slots = [{ slot: 'jobseeker.nowhere' as never, id: 'near-me', title: text('Card'), access: ['user'], order: 1 }]
  }),
  portal('a card without a component', (manifest) => {
    manifest.slots = [{ slot: 'jobseeker.dashboard', id: 'gone', title: text('Card'), access: ['user'], order: 1 }]
  }),
  refused('an endpoint that no service answers', ({ manifest }) => {
    manifest.endpoints = { ...manifest.endpoints, 'GET /api/jobs/telepathy': [] }
  }),
  refused('React bundled once more', ({ manifest }) =>
    manifest.packages.push({ name: 'react', version: '19.3.1', licence: 'MIT' }),
  ),
  refused('a package under a licence that is not accepted', ({ manifest }) =>
    manifest.packages.push({ name: 'left', version: '1.0.0', licence: 'AGPL-3.0-only' }),
  ),
  refused('a script that loads from a foreign site', append(';fetch("https://cdn.example.org/x.js")')),
  refused('more bytes than its budget', append(`;/*${'x'.repeat(400_000)}*/`)),
  refused('one chunk of 6 MB', (draft) => {
    draft.files.set('huge.0a1b2c3d.js', Buffer.alloc(6_000_000, ' '))
    draft.files.set('huge.0a1b2c3d.js.br', brotliCompressSync(Buffer.alloc(6_000_000, ' ')))
    listAnew(draft)
  }),
  refused('a style for the whole portal', (draft) => {
    draft.files.set('page.0a1b2c3d.css', Buffer.from('h1{display:none} body{background:red}'))
    listAnew(draft)
  }),
  refused('a style that lies over the whole portal', (draft) => {
    draft.files.set('page.0a1b2c3d.css', Buffer.from(`.${ownClass(draft.manifest.name)}card{position:fixed;inset:0}`))
    listAnew(draft)
  }),
  refused(
    'a field for a password',
    append(';document.body.append(Object.assign(document.createElement("input"),{type:"password"}))'),
  ),
  refused('a call of what the portal has not', append(';fetch("/api/jobs/telepathy")')),
  portal('another contract', (manifest) => {
    manifest.contract = PORTAL_CONTRACT + 5
  }),
  portal('an export that the shell does not lend', ({ uses }) => uses.push('@onward/ui/frame#Carousel')),
  faulty('evaluation'),
  faulty('render'),
  faulty('effect'),
  faulty('loop'),
]
