import { inEachLanguage, type PortalText } from '@onward/contracts'
import { DEFAULT_TEXTS } from '../texts/defaults'
import { ABROAD_PATH, abroadPage, abroadPolicy } from './abroad'

const NOW = new Date('2026-11-29T12:00:00Z')
const page = (language: 'en' | 'cy', entries: readonly PortalText[] = DEFAULT_TEXTS.abroad) =>
  abroadPage(language, 'n0nce', entries, NOW)

test.each(['en', 'cy'] as const)('says who compares and who decides, without a script, in %s', (language) => {
  const html = page(language)
  for (const body of ['enic.org.uk', 'nmc.org.uk', 'gmc-uk.org', 'hcpc-uk.org', 'gassaferegister', 'apply-sia-licence'])
    expect(html).toContain(body)
  for (const id of ['enic', 'nmc', 'teaching', 'social-work', 'esol', 'meanwhile']) expect(html).toContain(`<li id="${id}">`)
  expect(html).not.toMatch(/<script|<link|<img|<form|<(strong|p) lang=/)
  expect(html).toContain(`href="${ABROAD_PATH}?lang=${language === 'en' ? 'cy' : 'en'}"`)
  for (const [anchor] of html.matchAll(/<a [^>]*href="https:[^>]*>/g)) expect(anchor).toContain('rel="noreferrer"')
})

test('every heading of the list of contents leads to its part', () => {
  const html = page('en')
  const links = [...html.matchAll(/href="#(part-\w+)"/g)].map(([, id]) => id)
  expect(links).toEqual(['part-compare', 'part-decides', 'part-meanwhile', 'part-english'])
  for (const id of links) expect(html).toContain(`<h2 id="${id}">`)
})

test('shows a line that an administrator added, and leaves out a part that has none', () => {
  const [first] = DEFAULT_TEXTS.abroad
  if (!first) throw new Error('no lines')
  const html = page('en', [{ ...first, id: 'line-1', title: inEachLanguage(() => 'Ask <us>') }])
  expect(html).toContain('<li id="line-1">')
  expect(html).toContain('Ask &lt;us&gt;')
  expect([...html.matchAll(/<h2/g)]).toHaveLength(1)
})

test('promises no equality: comparisons are UK ENIC’s', () => {
  for (const { text, title } of DEFAULT_TEXTS.abroad)
    expect(`${title.en} ${text.en}`).not.toMatch(/\bequals?\b|\bequivalent\b|\bis the same as\b/i)
})

test('nothing may run on the page', () => {
  expect(abroadPolicy('n0nce')).toMatch(/default-src 'none'/)
  expect(abroadPolicy('n0nce')).not.toMatch(/script-src|unsafe|https?:/)
})
