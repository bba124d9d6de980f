import { createRequire } from 'node:module'

const { answerSelectorsPlainly, answerSelectorsQuickly } = createRequire(__filename)('./quick-selectors.cjs')
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom')

const TAGS =
  'a abbr address area article aside b bdi blockquote button caption center col dd details dialog dir div dl dt em embed fieldset figure form h1 h3 hr iframe img input label legend li link main mark menu meter nav object ol optgroup option output p pre progress q rt ruby s script search section select slot small span strong style sub summary sup svg table tbody td template textarea tfoot th thead title tr u ul video wbr'.split(
    ' ',
  )
const ATTRIBUTES = [
  '',
  'hidden',
  'hidden="until-found"',
  'popover',
  'open',
  'href="/x"',
  'dir="rtl"',
  'dir="auto"',
  'type="hidden"',
  'type="checkbox"',
  'type="submit"',
  'disabled',
  'tabindex="0" autofocus',
  'align="center" rules="all" border="1"',
  'nowrap bgcolor="red" color="red" size="3"',
  'class="marked"',
  'style="color: green"',
]
const OWN = `.marked, div.other { color: red } ul > li.marked { top: 1px } [data-x="a,b"] a { bottom: 5px } a:not([href]) { left: 2px }
  :is(ul, ol) .marked { right: 3px } .marked::before { bottom: 4px } :focus { color: pink }`

const SOME_TAGS = ['a', 'bdi', 'button', 'div', 'embed', 'input', 'select', 'table', 'ul']
const ELEMENTS = TAGS.flatMap((tag) => (SOME_TAGS.includes(tag) ? ATTRIBUTES : ['']).map((attributes) => ({ tag, attributes })))

/** The computed style of each element in a list, with or without the focus. */
function stylesOfAll(focus: boolean): string[] {
  const { window } = new JSDOM(`<!doctype html><style>${OWN}</style><body data-x="a,b"><ul><li class="marked"></li></ul></body>`)
  const { document } = window
  return ELEMENTS.map(({ tag, attributes }) => {
    const element = document.createElement(tag)
    for (const [, name, value = ''] of attributes.matchAll(/([a-z]+)(?:="([^"]*)")?/g)) element.setAttribute(name, value)
    document.querySelector('li').replaceChildren(element)
    if (focus) element.focus()
    const style = window.getComputedStyle(element)
    return `${tag} ${attributes}: ${Array.from(style, (name) => `${name} ${style.getPropertyValue(name)}`)
      .sort()
      .join(', ')}`
  })
}

it('finds the style of every element as jsdom itself does', () => {
  answerSelectorsPlainly()
  const both = () => [...stylesOfAll(true), ...stylesOfAll(false)]
  const before = both()
  answerSelectorsQuickly()
  expect(both()).toEqual(before)
  const found = before.join('\n')
  for (const style of [
    'display none',
    'display block',
    'cursor pointer',
    'direction rtl',
    'color rgb(255, 0, 0)',
    'right 3px',
    'left 2px',
  ])
    expect(found).toContain(style)
})
