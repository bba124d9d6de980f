import fc from 'fast-check'
import { inEachLanguage } from '../language'
import type { PortalManifest } from './portal'
import { RESERVED_PATHS } from './portal-paths'
import { isUntranslated, mayLink, missingParts, readManifest, reservedBy, unsafeParts } from './portal-rules'

type Page = PortalManifest['pages'][number]
type Entry = PortalManifest['navigation'][number]
const text = inEachLanguage((language) => (language === 'cy' ? 'Profion' : 'Probes'))
const page = (id: string, path: string): Page => ({ id, path, access: 'public', title: text, layout: 'frame' })
const entry = (href: string): Entry => ({ href, label: text, icon: 'home', access: 'public', places: ['top'], order: 1 })
const manifest = (changes: Partial<PortalManifest> = {}): PortalManifest => ({
  name: 'probe',
  contract: 1,
  pages: [page('list', '/probes'), page('one', '/probes/:id')],
  navigation: [entry('/probes')],
  slots: [],
  uses: [],
  exports: { routes: ['list', 'one'], slots: [] },
  untranslated: [],
  ...changes,
})

const card = (changes: Partial<PortalManifest['slots'][number]>): PortalManifest['slots'][number] => ({
  slot: 'jobseeker.dashboard',
  id: 'next',
  title: text,
  access: 'signed-in',
  order: 50,
  ...changes,
})
const withCards = (...slots: PortalManifest['slots']): Partial<PortalManifest> => ({
  slots,
  exports: { routes: ['list', 'one'], slots: ['next'] },
})

describe('addresses that no remote may have', () => {
  it.each([
    ['/login', '/login'],
    ['/notices', '/notices'],
    ['/agent', '/agent'],
    ['/api/x', '/api'],
    ['/api', '/api'],
    ['/admin', '/admin'],
    ['/admin/users', '/admin'],
    ['/logout', '/logout'],
    ['/sign-in', '/sign-in'],
    ['/register', '/register'],
    ['/assets/y', '/assets'],
    ['/mailbox', '/mailbox'],
    ['/mailbox/:id', '/mailbox'],
    ['/help/crisis', '/help/crisis'],
    // In the browser a parameter would take the address of what stands beside it.
    ['/:page', '/login'],
    ['/agent/:page', '/agent/login'],
    ['/:section/:page/:more', '/api'],
    ['/robots.txt', '/robots.txt'],
    ['/.well-known/x', '/.well-known/x'],
  ])('%s would take %s', (path, taken) => expect(reservedBy(path)).toBe(taken))

  it.each(['/', '/about', '/logins', '/login/help', '/agent/dashboard', '/jobs/:id', '/apis', '/help'])('%s is free', (path) =>
    expect(reservedBy(path)).toBeNull(),
  )

  it('are refused for a page with their owner and what to do', () => {
    expect(unsafeParts(manifest({ pages: [page('list', '/login')] }))).toEqual([
      'Page "list" would take /login by its path /login: that is a page of the shell. Give the page another path.',
    ])
    expect(unsafeParts(manifest({ pages: [page('list', '/api/:x')] }))).toEqual([
      expect.stringContaining('an address of the portal itself'),
    ])
    for (const path of Object.keys(RESERVED_PATHS)) expect(unsafeParts(manifest({ pages: [page('list', path)] }))).toHaveLength(1)
  })

  it.each([
    '/Login',
    '/LOGIN',
    '/%6cogin',
    '/login/',
    '//login',
    '/*',
    '/log*',
    '/login?',
    '/jobs/:id?',
    '/a/../login',
    'login',
    '/a b',
  ])('%s is no path, because a router may read it otherwise', (path) =>
    expect(unsafeParts(manifest({ pages: [page('list', path)] }))).toHaveLength(1),
  )
  it('include every path that a browser could read as a reserved one', () => {
    const reserved = Object.keys(RESERVED_PATHS)
    const near = fc
      .constantFrom(...reserved)
      .chain((path) =>
        fc.constantFrom(
          path,
          `${path}/`,
          path.toUpperCase(),
          `/${path}`,
          `${path}//`,
          path.replaceAll(/[aeiou]/g, ':x'),
          `${path}?`,
        ),
      )
    fc.assert(
      fc.property(near, (path) => {
        const isRefused = unsafeParts(manifest({ pages: [page('list', path)] })).length > 0
        return isRefused || !reserved.includes(path.toLowerCase().replace(/[/?]+$/, ''))
      }),
    )
  })
})

describe('links of navigation', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x.example/1',
    'http://www.gov.uk',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'about',
    '',
    'https://evil.example/',
    'https://user:secret@www.gov.uk/',
    'https://www.gov.uk.evil.example/',
    'sms:123',
  ])('%j is refused', (href) => {
    expect(mayLink(href, ['https://www.gov.uk', 'mailto:', 'tel:'])).toBe(false)
    expect(unsafeParts(manifest({ navigation: [entry(href)] }))).toHaveLength(1)
  })
  it('are addresses of the portal, and outside it what the manifest names', () => {
    for (const href of ['https://www.gov.uk/browse', 'mailto:help@onward.example', 'tel:116123']) {
      expect(mayLink(href, [])).toBe(false)
      expect(mayLink(href, ['https://www.gov.uk', 'mailto:', 'tel:'])).toBe(true)
    }
    expect(mayLink('/jobs?type=part-time#list', [])).toBe(true)
    expect(unsafeParts(manifest({ links: ['https://www.gov.uk', 'mailto:'] }))).toEqual([])
    expect(unsafeParts(manifest({ links: ['javascript:'] }))).toEqual([expect.stringContaining('links names javascript:')])
    expect(unsafeParts(manifest({ links: ['https://www.gov.uk/'] }))).toHaveLength(1)
  })
})

describe('missing texts of a version', () => {
  it('are none in a complete one', () => {
    expect(missingParts(manifest())).toEqual([])
    expect(unsafeParts(manifest())).toEqual([])
  })
  it.each<[string, Partial<PortalManifest>, RegExp]>([
    [
      'a page without a route',
      { exports: { routes: ['list'], slots: [] } },
      /Page "one" \(\/probes\/:id\) has no route: add "one" to/,
    ],
    ['a card without a component', { slots: [card({})] }, /Card "next" has no component: add/],
    ['two cards of one id', withCards(card({}), card({})), /Two cards are jobseeker.dashboard "next": give each/],
    ['a card for nobody', withCards(card({ access: ['employer'] })), /for nobody who sees jobseeker.dashboard: name one of user/],
    ['a card for its own page', { name: 'jobseeker', ...withCards(card({})) }, /a page of jobseeker itself: draw it there/],
    ['two pages of one id', { pages: [page('list', '/a'), page('list', '/b')] }, /Two pages are called "list": give/],
    ['two pages of one path', { pages: [page('list', '/a/:id'), page('one', '/a/:x')] }, /which an earlier page has/],
    [
      'a text of one language alone',
      { untranslated: [{ catalogue: 'probe', key: 'list.title', language: 'cy' }] },
      /The text "list.title" of the catalogue probe is missing in Welsh, or is the English one: write it there/,
    ],
  ])('%s is reported with how to fix it', (_what, changes, sentence) =>
    expect(missingParts(manifest(changes))).toEqual([expect.stringMatching(sentence)]),
  )
  it('are unknown when the build was not inspected', () => {
    const { exports: _exports, ...older } = manifest()
    expect(missingParts(older)).toEqual([expect.stringContaining('build it again')])
  })
  it('are reported for titles and labels by their place', () => {
    const raw = manifest()
    const without = (title: object) => readManifest({ ...raw, pages: [{ ...raw.pages[0], title }] }).faults
    expect(without({ en: 'Probes', cy: ' ' })).toEqual([
      expect.stringMatching(/^pages\.0\.title\.cy has no text in Welsh: write it/),
    ])
    expect(without({ en: 'Probes' })).toEqual([expect.stringMatching(/^pages\.0\.title.*needs a text in each language/)])
    expect(readManifest({ ...raw, pages: 'none' }).faults).toHaveLength(1)
    expect(readManifest(raw)).toEqual({ manifest: raw, faults: [] })
  })
})

it.each([
  ['Training near you', 'Training near you', true],
  ['Training near you', 'Hyfforddiant gerllaw', false],
  ['Onward', 'Onward', false],
  ['{{count}} of {{all}}', '{{count}} of {{all}}', false],
  ['See https://www.gov.uk/browse', 'See https://www.gov.uk/browse', false],
])('%s and %s: the Welsh is the English one: %s', (english, welsh, same) => expect(isUntranslated(english, welsh)).toBe(same))
