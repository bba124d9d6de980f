import { fireEvent } from '@testing-library/react'
import { KEY, PRESSED, whenWanted } from './when-wanted'

/** A waiting page, and how often it started. */
function waiting(
  html = '<a href="#main">Jobs</a><input><button><b>Menu</b></button><p>Text</p><details><summary>More</summary></details>',
) {
  document.body.innerHTML = `<div id="root">${html}</div>`
  let begun = 0
  whenWanted(document, () => {
    begun += 1
  })
  const find = (selector: string) => document.querySelector(selector) as HTMLElement
  return { find, begun: () => begun }
}
const pointer = (type: string, pointerType: string, movementX = 0) =>
  Object.assign(new Event(type, { bubbles: true }), { pointerType, movementX, movementY: 0 })

test('reading, scrolling, following a link on a phone, and a resting mouse load no script', () => {
  const { find, begun } = waiting()
  fireEvent(find('p'), pointer('pointerdown', 'touch'))
  fireEvent(find('p'), pointer('pointermove', 'touch'))
  fireEvent(find('p'), pointer('pointermove', 'mouse'))
  fireEvent.scroll(window)
  find('a').focus()
  fireEvent.click(find('a'))
  expect(begun()).toBe(0)
})

test.each<[string, (find: (selector: string) => HTMLElement) => unknown]>([
  ['a field that gets the focus', (find) => find('input').focus()],
  ['a control that is pressed', (find) => fireEvent(find('b'), pointer('pointerdown', 'touch'))],
  ['a control that a screen reader clicks', (find) => fireEvent.click(find('b'))],
  ['a fold that is opened', (find) => fireEvent(find('summary'), pointer('pointerdown', 'touch'))],
  ['a key', (find) => fireEvent.keyDown(find('p'), { key: 'Tab' })],
  ['a mouse', (find) => fireEvent(find('p'), pointer('pointermove', 'mouse', 3))],
])('%s loads scripts, once', (_case, act) => {
  const { find, begun } = waiting()
  act(find)
  fireEvent.keyDown(find('p'), { key: 'a' })
  expect(begun()).toBe(1)
})

test('a field that has the focus already loads them at once', () => {
  document.body.innerHTML = '<input>'
  document.querySelector('input')?.focus()
  let begun = 0
  whenWanted(document, () => {
    begun += 1
  })
  expect(begun).toBe(1)
})

test('a press is remembered at its button', () => {
  const { find } = waiting()
  fireEvent.click(find('b'))
  expect(find('button')).toHaveAttribute(PRESSED)
})

test('Enter in a form that scripts send is a press of its button, and a tab remembers its key', () => {
  const { find } = waiting(
    '<button role="tab">Register</button><form><input><button type="button" data-sends="">Go</button></form>',
  )
  fireEvent.click(find('[role=tab]'))
  fireEvent.keyDown(find('[role=tab]'), { key: 'ArrowRight' })
  fireEvent.keyDown(find('input'), { key: 'Enter' })
  expect(find('[data-sends]')).toHaveAttribute(PRESSED)
  // The last press counts.
  expect(find('[role=tab]')).not.toHaveAttribute(PRESSED)
  expect(find('[role=tab]')).toHaveAttribute(KEY, 'ArrowRight')
})
