import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { jestStep } from './jest-step'
import { journeysStep } from './journeys-step'
import { runSteps } from './run-steps'
import type { Step } from './step'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const fixture = path.join(root, 'libs/testing/fixtures/run')
let marks: string

beforeEach(async () => {
  marks = await mkdtemp(path.join(tmpdir(), 'onward-run-'))
  process.env.MARKS = path.join(marks, 'results')
})
afterEach(() => rm(marks, { recursive: true, force: true }))

/** What the runner prints is kept from the log of these tests. */
const again = (step: Step) => runSteps({ steps: [{ ...step, run: () => step.run(false) }], again: true, log: () => undefined })
const file = (name: string): string => `libs/testing/fixtures/run/${name}`

test('Jest: a file is run again by itself, and its log is short', async () => {
  process.env.MARKS = marks
  const step = jestStep({ root, config: path.join(fixture, 'jest.config.json'), reports: marks, brief: true })
  const printed = await step.run(false)
  expect(printed.text).toContain(`FAIL ${file('always.check.cjs')}`)
  expect(printed.text).toContain(`Passed, but printed to the console:\n  ${file('sound.check.cjs')} (1)`)
  expect(printed.text).not.toContain('PASS')

  await rm(path.join(marks, 'jest'))
  const outcome = await again(step)
  expect(outcome).toMatchObject({ passed: 3, failed: 1, secondTime: [file('chance.check.cjs')] })
  expect(outcome.failures.map(({ name }) => name)).toEqual([file('always.check.cjs')])
  expect(outcome.failures[0]?.log).toContain('what it should be')
})

test('journeys: one of several with a like title is run again by itself; one that could not begin has failed', async () => {
  // Playwright refuses to run below Jest.
  delete process.env.JEST_WORKER_ID
  const step = journeysStep({ root, config: path.join(fixture, 'playwright.config.ts'), reports: marks })
  const outcome = await again(step)
  expect(outcome.secondTime).toEqual([`${file('journeys.spec.ts')}:8 a journey (wide) fails the first time [wide]`])
  expect(outcome).toMatchObject({ passed: 2, failed: 2 })
  expect(outcome.failures.map(({ name }) => name)).toEqual([
    `${file('journeys.spec.ts')}:18 needs what fails › one [wide]`,
    `${file('journeys.spec.ts')}:19 needs what fails › another [wide]`,
  ])
  expect(outcome.failures.every(({ log }) => log.includes('the portal did not start'))).toBe(true)
})
