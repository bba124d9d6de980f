import type { PortalManifest } from '@onward/contracts'
import type { ResolvedRegistry } from '../registry/resolve'
import { renderDocument } from './document'
import { factsOfPage } from './page-facts'

const ORIGIN = 'https://onward.example'
const page = (path: string, access: 'public' | 'signed-in') => ({
  id: path,
  path,
  access,
  title: { en: 'About', cy: 'Amdanom ni' },
  description: { en: 'What it does.', cy: 'Beth mae’n ei wneud.' },
  layout: 'frame' as const,
})
const registry: ResolvedRegistry = {
  shell: null,
  remotes: [
    {
      version: { name: 'public', build: 'b1', entry: null, integrity: {}, portal: { contract: 1, lends: [] } },
      manifest: { pages: [page('/about', 'public'), page('/account', 'signed-in')] } as unknown as PortalManifest,
      reason: 'stable',
    },
  ],
}

test('a public page has its description, its address in each language and a picture in its head', () => {
  const facts = factsOfPage('/about/', 'cy', registry, ORIGIN)
  if (!facts) throw new Error('The page is public')
  const shell = { name: 'shell', build: 'b1', entry: null, integrity: {}, portal: { contract: 1, lends: [] } }
  const head = renderDocument('<title>Onward</title><!--boot-->', shell, {} as never, [], facts)
  for (const tag of [
    '<title>Amdanom ni · Onward</title>',
    '<meta name="description" content="Beth mae’n ei wneud.">',
    '<link rel="canonical" href="https://onward.example/about?lang=cy">',
    '<link rel="alternate" hreflang="en" href="https://onward.example/about">',
    '<link rel="alternate" hreflang="cy" href="https://onward.example/about?lang=cy">',
    '<link rel="alternate" hreflang="x-default" href="https://onward.example/about">',
    '<meta property="og:title" content="Amdanom ni · Onward">',
    '<meta property="og:locale" content="cy_GB">',
    '<meta property="og:image" content="https://onward.example/share.png">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(head).toContain(tag)
})

test('sign-in has its own description; pages of signed-in people and unknown addresses have none', () => {
  expect(factsOfPage('/login', 'en', registry, ORIGIN)?.title).toBe('Jobseeker sign in · Onward')
  expect(factsOfPage('/account', 'en', registry, ORIGIN)).toBeNull()
  expect(factsOfPage('/nowhere', 'en', registry, ORIGIN)).toBeNull()
})
