import { inEachLanguage, type PortalText } from '@onward/contracts'
import { CRISIS_DEFAULTS, crisisPage, crisisPolicy, LEAVE_PATH } from './crisis'

const NOW = new Date('2026-11-29T12:00:00Z')
const page = (language: 'en' | 'cy', texts = CRISIS_DEFAULTS) => crisisPage(language, 'n0nce', texts, NOW)
const both = (text: string) => inEachLanguage(() => text)
const entry = (more: Partial<PortalText>): PortalText => ({
  id: 'line',
  title: both('Call them'),
  text: both('They listen.'),
  hours: both(''),
  link: 'tel:123456',
  source: 'https://www.gov.uk/line',
  checkedOn: null,
  until: null,
  ...more,
})
const withLine = (more: Partial<PortalText>) => page('en', { ...CRISIS_DEFAULTS, money: [entry(more)] })

test.each(['en', 'cy'] as const)('has every line to call, fetches nothing, and speaks one language, in %s', (language) => {
  const html = page(language)
  for (const known of ['tel:999', 'tel:111', 'tel:116123', '116\u00a0123', 'sms:85258', 'SHOUT', '85258'])
    expect(html).toContain(known)
  for (const topic of ['tel:08082082138', 'universal-credit-advance-hardship-payment', 'find-local-council', 'tel:08082231133'])
    expect(html).toContain(topic)
  for (const topic of ['tel:08001381111', 'tel:08088004444', 'tel:08082000247', 'tel:08088010800']) expect(html).toContain(topic)
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(language === 'en' ? '?lang=cy' : '?lang=en')
  expect(html).not.toMatch(/<link|<img|src=|url\(|<iframe|<form/)
  // Every text is there in each language.
  expect(html).not.toMatch(/<(strong|p) lang=/)
  // Pages elsewhere are told nothing of where the reader comes from.
  for (const [anchor] of html.matchAll(/<a [^>]*href="https:[^>]*>/g)) expect(anchor).toContain('rel="noreferrer"')
})

test('says who checked a line, and that nobody did', () => {
  expect(page('en').match(/Not checked yet by a person\./g)).toHaveLength(15)
  expect(withLine({ checkedOn: '2026-11-01' })).toContain('A person compared this with its source on 1 November 2026.')
  expect(withLine({ checkedOn: '2026-05-28' })).toContain('28 May 2026, which is over six months ago')
})

test('a text of one language is shown to readers of the other, and says which it is', () => {
  const html = page('cy', { ...CRISIS_DEFAULTS, money: [entry({ title: { en: 'Call them', cy: '' } })] })
  expect(html).toContain('<strong lang="en">Call them</strong>')
})

test('a text is never read as a page', () => {
  const html = withLine({ title: both('<script>alert(1)</script>'), text: both('"><img src=x>') })
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain('<img')
})

test('the one script is the page’s own, and leaving is a link without it', () => {
  const html = page('en')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toContain(`href="${LEAVE_PATH}"`)
  const policy = crisisPolicy('n0nce')
  expect(policy).toMatch(/script-src 'sha256-[\w+/]+=*';/)
  expect(policy).not.toMatch(/unsafe|https?:|connect-src|form-action 'self'/)
})
