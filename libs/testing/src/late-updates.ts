// An update of a page that a test does not wait for comes at a moment that the machine decides: it fails the test.
import { format } from 'node:util'
import { notifyManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'

/** Answers are drawn as soon as they are there, also while a test waits for something else, such as axe. */
notifyManager.setBatchNotifyFunction((deliver) => {
  act(() => deliver())
})

const late: string[] = []
const { error } = console
console.error = (...said: unknown[]) => {
  if (String(said[0]).includes('not wrapped in act')) late.push(format(...said))
  else error(...said)
}
const expectNone = () => {
  const [first] = late.splice(0)
  if (first) throw new Error(`The page changed when the test did not wait for it; wait for what it then shows. ${first}`)
}
afterEach(expectNone)
afterAll(expectNone)
