import { keepStyles } from './styles'

const BASE = '/assets/training/0a/'
const sheet = (html: string): HTMLLinkElement | HTMLStyleElement => {
  document.head.insertAdjacentHTML('beforeend', html)
  return document.head.lastElementChild as HTMLLinkElement | HTMLStyleElement
}
afterEach(() => {
  document.head.innerHTML = ''
})

test('the styles of a version leave with the last of its pages and cards, and come back with the next', () => {
  const linked = sheet(`<link rel="stylesheet" href="${BASE}12.0a1b2c3d.css">`)
  const inlined = sheet(`<style data-folder="${BASE}">.a{}</style>`)
  const others = [
    sheet('<link rel="stylesheet" href="/assets/shell/51/first.0a1b2c3d.css">'),
    sheet('<link rel="stylesheet" href="/assets/training/0b/12.0a1b2c3d.css">'),
    sheet('<style>.b{}</style>'),
  ]
  const [page, card] = [keepStyles(BASE), keepStyles(BASE)]
  page()
  expect([linked.media, inlined.media]).toEqual(['', ''])
  card()
  expect([linked.media, inlined.media]).toEqual(['not all', 'not all'])
  expect(others.map(({ media }) => media)).toEqual(['', '', ''])
  keepStyles(BASE)()
  const again = keepStyles(BASE)
  expect([linked.media, inlined.media]).toEqual(['', ''])
  again()
})
