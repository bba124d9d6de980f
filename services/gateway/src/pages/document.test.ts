import type { BootDocument } from '@onward/contracts'
import { contentSecurityPolicy, renderDocument, underConstruction } from './document'

const shell = {
  name: 'shell',
  build: 'b1',
  entry: null,
  integrity: { 'main.1.js': 'sha256-abc' },
  portal: { contract: 1, lends: [] },
}
const template =
  '<html lang="__LANG__"><head><!--boot--><script defer="defer" src="/assets/shell/b1/main.1.js"></script></head></html>'
const boot = (brand: string) => ({ brand, language: 'cy' }) as BootDocument

it('puts language, boot document and script hashes into the template', () => {
  const html = renderDocument(template, shell, boot('Onward'))
  expect(html).toContain('<html lang="cy">')
  expect(html).toContain('src="/assets/shell/b1/main.1.js" integrity="sha256-abc"')
  expect(html).toContain('id="boot">{"brand":"Onward"')
})

it('asks early for scripts with their hashes and for styles', () => {
  const html = renderDocument(template, shell, boot('Onward'), [
    { href: '/assets/shell/b1/first.2.js', integrity: 'sha256-def' },
    { href: '/assets/shell/b1/first.3.css', integrity: null },
  ])
  expect(html).toContain('<link rel="preload" as="script" href="/assets/shell/b1/first.2.js" integrity="sha256-def">')
  expect(html).toContain('<link rel="preload" as="style" href="/assets/shell/b1/first.3.css">')
})

it('lets no name break out of the boot document', () => {
  const html = renderDocument(template, shell, boot('</script><script>alert(1)</script>$&\u2028'))
  expect(html.match(/<script/g)).toHaveLength(2)
  const json = /id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json).brand).toBe('</script><script>alert(1)</script>$&\u2028')
})

it('refuses a template whose script has no hash', () => {
  expect(() => renderDocument(template.replace('main.1', 'main.2'), shell, boot('Onward'))).toThrow('No hash')
})

it('allows scripts and styles of the named versions alone, and sockets of the same origin', () => {
  const policy = contentSecurityPolicy('https://portal.example', 'n1', ['/assets/shell/b1/', '/assets/public/p1/'])
  expect(policy).toContain('script-src https://portal.example/assets/shell/b1/ https://portal.example/assets/public/p1/;')
  expect(policy).toContain(
    "style-src 'nonce-n1' https://portal.example/assets/shell/b1/ https://portal.example/assets/public/p1/;",
  )
  expect(contentSecurityPolicy('https://portal.example', 'n1', [])).toContain("script-src 'none';")
  expect(policy).toContain("connect-src 'self' wss://portal.example")
  expect(policy).not.toMatch(/unsafe/)
})

it('speaks both languages while it is not ready', () => {
  expect(underConstruction('en', 'n')).toContain("We're working hard to bring you something amazing. Please check back soon.")
  expect(underConstruction('cy', 'n')).toContain('lang="cy"')
})

test('puts facts of a page into its head, escaped', () => {
  const page = renderDocument('<title>Onward</title><!--boot-->', shell, boot('Onward'), [], {
    title: 'Cook & "chef" </title>',
    description: '<b>',
    canonical: 'https://onward.example/jobs/1',
    data: { '@type': 'JobPosting', title: '</script><script>alert(1)</script>' },
  })
  expect(page).toContain('<title>Cook &amp; &quot;chef&quot; &lt;/title&gt;</title>')
  expect(page).toContain('<meta name="description" content="&lt;b&gt;">')
  expect(page.match(/<script/g)).toHaveLength(2)
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ '@type': 'JobPosting', title: '</script><script>alert(1)</script>' })
})
