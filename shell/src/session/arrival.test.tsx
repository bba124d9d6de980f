import { announceArrival, takeArrival } from './arrival'

test('the first page after a sign-in knows that it is new, and a reload does not', () => {
  expect(takeArrival()).toBe(false)
  announceArrival()
  expect(takeArrival()).toBe(true)
  expect(takeArrival()).toBe(false)
})
