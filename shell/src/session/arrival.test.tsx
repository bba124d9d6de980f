import { announceArrival, takeArrival } from './arrival'

test('the document after a sign-in knows that its content is new, and a reload of it does not', () => {
  expect(takeArrival()).toBe(false)
  announceArrival()
  expect(takeArrival()).toBe(true)
  expect(takeArrival()).toBe(false)
})
