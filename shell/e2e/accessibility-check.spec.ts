import { expect, findViolations, test } from './portal-test'

const drawn = (main: string, style = '', lang = 'lang="en"', title = '<title>A page</title>') =>
  `<!doctype html><html ${lang}><head>${title}<style>body { background: #fff; color: #111 } ${style}</style></head><body>${main}</body></html>`
const inMain = (content: string, style = '') => drawn(`<main><h1>A page</h1>${content}</main>`, style)

/** A page with one fault of each kind: what needs a layout, what needs the whole page, and what needs neither. */
const FAULTS: Readonly<Record<string, string>> = {
  'color-contrast': inMain('<p style="color: #999">Faint</p>'),
  'target-size': inMain(
    ['A', 'B', 'C'].map((name) => `<button style="padding: 0; border: 0; width: 12px; height: 12px">${name}</button>`).join(''),
    'button { font-size: 8px; margin: 0 }',
  ),
  'link-in-text-block': inMain(
    '<p>Read <a href="/x" style="color: #222; text-decoration: none">the terms</a> before you go on.</p>',
  ),
  'document-title': drawn('<main><h1>A page</h1></main>', '', 'lang="en"', ''),
  'html-has-lang': drawn('<main><h1>A page</h1></main>', '', ''),
  'landmark-one-main': drawn('<header><h1>A page</h1></header>'),
  'landmark-unique': inMain('<nav><a href="/a">One</a></nav><nav><a href="/b">Two</a></nav>'),
  'page-has-heading-one': drawn('<main><h2>A page</h2></main>'),
  'heading-order': inMain('<h3>Too deep</h3>'),
  region: drawn('<p>Outside</p><main><h1>A page</h1></main>'),
  label: inMain('<input>'),
  'button-name': inMain('<button></button>'),
  'link-name': inMain('<a href="/x"></a>'),
  'image-alt': inMain('<img src="data:,">'),
  list: inMain('<ul><p>No item</p></ul>'),
  'aria-allowed-attr': inMain('<p aria-checked="true">Text</p>'),
  'aria-required-children': inMain('<div role="listbox" aria-label="Choices"><p>No option</p></div>'),
  'aria-valid-attr-value': inMain('<input aria-label="Name" aria-invalid="perhaps">'),
  'nested-interactive': inMain('<div role="button" tabindex="0">One <a href="/x">two</a></div>'),
}
const GOOD = inMain('<p>All is well</p>')
const ids = (found: string[]) => found.map((violation) => violation.split(':')[0])

test('the check of each state of a page finds faults of every kind', async ({ page }) => {
  for (const [id, html] of Object.entries(FAULTS)) {
    await page.setContent(GOOD)
    expect(await findViolations(page)).toEqual([])
    await page.setContent(html)
    expect(ids(await findViolations(page)), id).toContain(id)
    expect(ids(await findViolations(page)), `${id}, asked again`).toContain(id)
  }
})

test('text that was read before has its contrast measured again wherever it looks otherwise', async ({ page }) => {
  const card = '<div class="card"><i class="sheet"></i><p>Text</p></div>'
  const style = '.card { position: relative; background: #fff } .card p { position: relative; color: #6b6b6b }'
  const before = inMain(card, style)
  const otherwise: Readonly<Record<string, string>> = {
    'in another colour': inMain(card, `${style} .card p { color: #aaa }`),
    'on another background': inMain(card, `${style} .card { background: #444 }`),
    'on the background of something further out': inMain(card, `${style} .card { background: none } main { background: #444 }`),
    'in a state that an attribute says': inMain(
      card.replace('<p>', '<p data-state="off">'),
      `${style} .card p[data-state=off] { color: #aaa }`,
    ),
    'as the second of several': inMain(
      card.replace('</p>', '</p><p>Second</p>'),
      `${style} .card p:nth-of-type(2) { color: #aaa }`,
    ),
    'half transparent': inMain(card, `${style} .card { opacity: 0.5 }`),
    'above something else': inMain(card, `${style} .sheet { position: absolute; inset: 0; background: #444 }`),
    'above something else, out of sight': inMain(
      `<div style="height: 3000px"></div>${card}`,
      `${style} .sheet { position: absolute; inset: 0; background: #444 }`,
    ),
    'in small letters': inMain('<p class="text">Text</p>', '.text { color: #8a8a8a; font-size: 16px }'),
  }
  await page.setContent(inMain('<p class="text">Text</p>', '.text { color: #8a8a8a; font-size: 24px }'))
  expect(await findViolations(page)).toEqual([])
  for (const [how, html] of Object.entries(otherwise)) {
    await page.setContent(before)
    expect(await findViolations(page)).toEqual([])
    await page.setContent(before.replace('<div class="card">', '<div style="height: 3000px"></div><div class="card">'))
    expect(await findViolations(page)).toEqual([])
    await page.setContent(html)
    expect(ids(await findViolations(page)), how).toEqual(['color-contrast'])
  }
})
