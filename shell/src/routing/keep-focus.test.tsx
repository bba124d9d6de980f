import { waitFor } from '@testing-library/react'
import { keepFocus } from './keep-focus'

const element = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
let stop: () => void
beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <section id="outer"><section id="inner"><button id="gone">Remove</button></section><button id="other">Other</button></section>
    </main>`
  stop = keepFocus()
})
afterEach(() => stop())

test('the section around a removed control takes its focus', async () => {
  element('#gone').focus()
  element('#gone').remove()
  await waitFor(() => expect(element('#inner')).toHaveFocus())
})

test('where the section is gone too, the one around that takes it', async () => {
  element('#gone').focus()
  element('#inner').remove()
  await waitFor(() => expect(element('#outer')).toHaveFocus())
})

test('a focus that the page has moved stays there', async () => {
  jest.useFakeTimers()
  element('#gone').focus()
  element('#gone').remove()
  element('#other').focus()
  await jest.runAllTimersAsync()
  expect(element('#other')).toHaveFocus()
  jest.useRealTimers()
})

test('somebody who had left the control keeps their place when it is removed', async () => {
  jest.useFakeTimers()
  element('#gone').focus()
  element('#gone').blur()
  await jest.runAllTimersAsync()
  element('#gone').remove()
  await jest.runAllTimersAsync()
  expect(document.body).toHaveFocus()
  jest.useRealTimers()
})
