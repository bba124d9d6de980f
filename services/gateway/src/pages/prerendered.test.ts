import type { PortalManifest, PrerenderedFiles } from '@onward/contracts'
import { inEachLanguage } from '@onward/contracts/language'
import { type ReadFile, sha256Of } from '../files/verified-files'
import { type ResolvedRegistry, resolveRegistry, type Version } from '../registry/resolve'
import { renderDocument } from './document'
import { drawnPage, drawnShellPage, framed, pageReader } from './prerendered'

const FRAME =
  '<header>{{#top}}<a href="{{href}}"{{#current}} aria-current="page"{{/current}}>{{label}}</a>{{/top}}<a href="{{otherLanguage}}">Cymraeg</a></header><main>{{{page}}}</main><noscript>Whom to call</noscript>'
const LOGIN = '<a href="{{otherLanguage}}">Cymraeg</a><h1>Sign in</h1>'
const ABOUT = '<h1>About</h1><p>{{today}}</p>'
const html = (id: string, text: string): PrerenderedFiles => ({
  [id]: inEachLanguage((language) => ({
    file: `${id}.${language}.html`,
    hash: sha256Of(language === 'en' ? text : 'other bytes'),
  })),
})

async function portal() {
  const files = new Map<string, string>()
  for (const [name, id, text] of [
    ['shell', 'frame', FRAME],
    ['shell', 'employer-login', LOGIN],
    ['public', 'about', ABOUT],
  ] as const)
    for (const language of ['en', 'cy']) files.set(`${name}/b1/${id}.${language}.html`, text)
  const readFile: ReadFile = async (name, build, file) => {
    const text = files.get(`${name}/${build}/${file}`)
    return text === undefined ? null : Buffer.from(text)
  }
  const shell: Version = {
    name: 'shell',
    build: 'b1',
    entry: null,
    integrity: {},
    portal: { contract: 1, lends: [], html: { ...html('frame', FRAME), ...html('employer-login', LOGIN) } },
  }
  const manifest = {
    name: 'public',
    contract: 1,
    pages: [{ id: 'about', path: '/about', access: 'public', title: { en: 'About', cy: 'Amdanom' }, layout: 'frame' }],
    navigation: [
      { href: '/about', label: { en: 'About & more', cy: 'Amdanom' }, icon: 'info', access: 'public', places: ['top'], order: 1 },
      { href: '/gone', label: { en: 'Gone', cy: 'Wedi mynd' }, icon: 'info', access: 'public', places: ['top'], order: 2 },
    ],
    slots: [],
    uses: [],
    html: html('about', ABOUT),
  } as unknown as PortalManifest
  const remote: Version = { name: 'public', build: 'b1', entry: 'e.js', integrity: {}, portal: manifest }
  const live = [shell, remote].map((stable) => ({ name: stable.name, stable, canary: null, canaryPercent: 0 }))
  const registry: ResolvedRegistry = resolveRegistry(live, null)
  return { registry, read: pageReader(readFile), shell }
}

test('a page that the remote’s build drew is put into the shell’s frame, with the live navigation', async () => {
  const { registry, read, shell } = await portal()
  const page = await drawnPage('/about', 'en', registry, read, { today: '23/11/2026' })
  const body = await framed(page ?? '', new URL('http://portal/about?x=1'), 'en', registry, read)
  expect(body).toBe(
    '<header><a href="/about" aria-current="page">About &amp; more</a><a href="?x=1&amp;lang=cy">Cymraeg</a></header><main><h1>About</h1><p>23/11/2026</p></main><noscript>Whom to call</noscript>',
  )
  const template = '<body><div id="root"><!--page--></div><noscript>Turn scripts on</noscript></body>'
  const document = renderDocument(
    template,
    shell,
    {} as never,
    [{ href: '/assets/public/b1/a.css', integrity: null }],
    null,
    body,
  )
  expect(document).toContain('<main><h1>About</h1>')
  expect(document.indexOf('id="boot"')).toBeGreaterThan(document.indexOf('Whom to call'))
  expect(document).not.toContain('Turn scripts on')
  expect(renderDocument(template, shell, {} as never)).toContain('Turn scripts on')
})

test('a page of the shell itself is whole, and is left to scripts when its address says more', async () => {
  const { registry, read } = await portal()
  const page = (address: string) => drawnShellPage(new URL(address, 'http://portal'), 'en', registry, read)
  expect(await page('/employer/login?next=%2Femployer%2Fjobs')).toBe(
    '<a href="?next=%2Femployer%2Fjobs&amp;lang=cy">Cymraeg</a><h1>Sign in</h1>',
  )
  expect(await page('/employer/login?erase=2026-12-01')).toBeNull()
  expect(await page('/forgot-password')).toBeNull()
  expect(await page('/about')).toBeNull()
})

test('styles of a prerendered page are inlined with absolute font addresses, and unknown ones are linked', () => {
  const href = '/assets/public/b1/a.css'
  const shell = { name: 'shell', build: 'b1', entry: null, integrity: {}, portal: { contract: 1, lends: [] } }
  const document = (styles?: Map<string, string>) =>
    renderDocument(
      '<!--boot-->',
      shell,
      { styleNonce: 'n1' } as never,
      [{ href, integrity: null }],
      null,
      '<h1>About</h1>',
      styles,
    )
  expect(document(new Map([[href, '@font-face{src:url(./f.woff2)}']]))).toContain(
    '<style nonce="n1" data-href="a.css" data-folder="/assets/public/b1/">@font-face{src:url(/assets/public/b1/f.woff2)}</style>',
  )
  expect(document()).toContain('<link rel="stylesheet" href="/assets/public/b1/a.css" data-href="a.css">')
})

test('bytes that are not those of the manifest’s hash are not served', async () => {
  const { registry, read } = await portal()
  expect(await drawnPage('/about', 'cy', registry, read, {})).toBeNull()
  expect(await framed('', new URL('http://portal/about'), 'cy', registry, read)).toBeNull()
})

test('an address without a drawn page has none', async () => {
  const { registry, read } = await portal()
  expect(await drawnPage('/contact', 'en', registry, read, {})).toBeNull()
})

test('scripts of a prerendered page are named for later, and not fetched before', () => {
  const shell = {
    name: 'shell',
    build: 'b1',
    entry: null,
    integrity: { 'main.js': 'sha256-m' },
    portal: { contract: 1, lends: [] },
  }
  const template = '<head><script defer src="/assets/shell/b1/main.js"></script><!--boot--></head><!--page-->'
  const script = { href: '/assets/shell/b1/first.js', integrity: 'sha256-f' }
  const document = (boot: object, runsScripts?: boolean) =>
    renderDocument(template, shell, boot as never, [script], null, '<h1>About</h1>', new Map(), runsScripts)
  expect(document({})).toContain('rel="preload"')
  const later = document({ later: [script] })
  expect(later).not.toContain('rel="preload"')
  expect(later).toContain('"later":[{"href":"/assets/shell/b1/first.js","integrity":"sha256-f"}]')
  expect(later).toContain('main.js')
  const still = document({}, false)
  expect(still).toContain('<h1>About</h1>')
  expect(still).not.toMatch(/<script|preload/)
})

test('a page without scripts has no button that needs them', async () => {
  const read = async () => '{{^still}}<button>Menu</button>{{/still}}<main>{{{page}}}</main>'
  const { registry } = await portal()
  const at = (still: boolean) => framed('<h1>Sent</h1>', new URL('http://portal/contact'), 'en', registry, read, still)
  expect(await at(true)).toBe('<main><h1>Sent</h1></main>')
  expect(await at(false)).toContain('<button>')
})
