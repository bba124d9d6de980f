import { failureText } from './failure-text'
import { runSteps } from './run-steps'
import { MOST_RUN_AGAIN } from './second-time'
import type { Ran, Step, Unit } from './step'

const unit = (name: string, failed: number, log = ''): Unit => ({
  name,
  passed: 3 - failed,
  failed,
  log,
  pictures: [],
  alone: [name],
})
const ran = (...units: Unit[]): Ran => ({ units, text: units.map(({ log }) => log).join('\n') })
const DIED: Ran = { units: undefined, text: 'out of memory' }

/** A step that ends in these ways, one after the other, and whose units do so alone. */
function aStep(name: string, whole: Ran[], alone: Record<string, Ran[]> = {}): Step & { asked: string[] } {
  const asked: string[] = []
  return {
    name,
    asked,
    run: async () => {
      asked.push('whole')
      return whole.shift() ?? DIED
    },
    runAlone: async ({ name: file }) => {
      asked.push(file)
      return alone[file]?.shift() ?? DIED
    },
  }
}
const run = (steps: Step[], { again = true, hasTime = (): boolean => true } = {}) =>
  runSteps({ steps, again, log: () => undefined, hasTime })

test('what fails beside other work and passes alone has passed, and is named', async () => {
  const step = aStep('jest', [ran(unit('a.test.ts', 2), unit('b.test.ts', 0))], { 'a.test.ts': [ran(unit('a.test.ts', 0))] })
  expect(await run([step])).toMatchObject({ passed: 6, failed: 0, secondTime: ['a.test.ts'], failures: [] })
  expect(step.asked).toEqual(['whole', 'a.test.ts'])
})

test('what passes alone only the second time has passed too', async () => {
  const step = aStep('jest', [ran(unit('a.test.ts', 2))], { 'a.test.ts': [ran(unit('a.test.ts', 1)), ran(unit('a.test.ts', 0))] })
  expect(await run([step])).toMatchObject({ passed: 3, failed: 0, secondTime: ['a.test.ts'] })
})

test('what fails alone as well fails the run, after two tries, with what was said the last time', async () => {
  const always = () => ran(unit('a.test.ts', 1, 'expected 1 to be 2'))
  const step = aStep('jest', [always()], { 'a.test.ts': [always(), always(), always()] })
  const outcome = await run([step])
  expect(outcome).toMatchObject({ passed: 2, failed: 1, secondTime: [] })
  expect(outcome.failures).toMatchObject([{ name: 'a.test.ts', log: 'expected 1 to be 2' }])
  expect(step.asked).toEqual(['whole', 'a.test.ts', 'a.test.ts'])
})

test('what runs nothing when it is run alone has not passed', async () => {
  const step = aStep('journeys', [ran(unit('a journey', 3))], { 'a journey': [ran(), ran()] })
  expect(await run([step])).toMatchObject({ passed: 0, failed: 3, secondTime: [] })
})

test('steps of a small change run side by side, and what they print is kept for a failure', async () => {
  const shown: boolean[] = []
  let begun = 0
  let bothBegan: () => void = () => undefined
  const meeting = new Promise<void>((resolve) => (bothBegan = resolve))
  const meets = (name: string): Step => ({
    name,
    run: async (show) => {
      shown.push(show)
      begun += 1
      if (begun === 2) bothBegan()
      await meeting
      return ran(unit(name, 0))
    },
  })
  const outcome = await runSteps({
    steps: [meets('jest'), meets('journeys')],
    again: false,
    together: true,
    log: () => undefined,
  })
  expect(outcome).toMatchObject({ passed: 6, failed: 0 })
  expect(shown).toEqual([false, false])
})

test('things are run again after every step has ended, one at a time', async () => {
  const order: string[] = []
  const noted = (step: Step): Step => ({
    ...step,
    run: async (show) => {
      const result = await step.run(show)
      order.push(`${step.name} ended`)
      return result
    },
    runAlone: async (one, attempt) => {
      order.push(`${one.name} begins`)
      const result = await step.runAlone?.(one, attempt)
      order.push(`${one.name} ends`)
      return result ?? DIED
    },
  })
  const jest = aStep('jest', [ran(unit('a', 1), unit('b', 1))], { a: [ran(unit('a', 0))], b: [ran(unit('b', 0))] })
  const journeys = aStep('journeys', [ran(unit('c', 1))], { c: [ran(unit('c', 0))] })
  await run([noted(jest), noted(journeys)])
  const alone = ['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`])
  expect(order).toEqual(['jest ended', 'journeys ended', ...alone])
})

test('a runner that ends without a report runs once more, whole; what fails then is run alone', async () => {
  const step = aStep('jest', [DIED, ran(unit('a.test.ts', 1), unit('b.test.ts', 0))], {
    'a.test.ts': [ran(unit('a.test.ts', 0))],
  })
  expect(await run([step])).toMatchObject({
    passed: 6,
    failed: 0,
    secondTime: ['jest (its runner ended without saying what is wrong)', 'a.test.ts'],
  })
  expect(step.asked).toEqual(['whole', 'whole', 'a.test.ts'])
})

test('a runner that ends so twice fails the run with what it printed', async () => {
  const step = aStep('jest', [DIED, DIED, DIED])
  expect(await run([step])).toMatchObject({ passed: 0, failed: 1, failures: [{ name: 'jest', log: 'out of memory' }] })
  expect(step.asked).toEqual(['whole', 'whole'])
})

test('outside CI nothing is run again', async () => {
  const step = aStep('jest', [ran(unit('a.test.ts', 1))])
  expect(await run([step], { again: false })).toMatchObject({ passed: 2, failed: 1, secondTime: [] })
  expect(step.asked).toEqual(['whole'])
})

test('more failures than chance explains are not run again, and the run says so', async () => {
  const step = aStep('jest', [ran(...Array.from({ length: MOST_RUN_AGAIN + 1 }, (_, n) => unit(`${n}.test.ts`, 1)))])
  const { failed, remarks } = await run([step])
  expect(failed).toBe(MOST_RUN_AGAIN + 1)
  expect(remarks).toEqual(['jest: 21 failed, more than the 20 that are run again; none was.'])
  expect(step.asked).toEqual(['whole'])
})

test('when the time is over the rest fails as it did, and the run says so', async () => {
  const step = aStep('jest', [ran(unit('a.test.ts', 1))])
  const { failed, remarks } = await run([step], { hasTime: () => false })
  expect({ failed, remarks }).toEqual({ failed: 1, remarks: ['There was no time left to run a.test.ts again.'] })
})

test('a check is not run again: it fails for a reason', async () => {
  const failedCheck = { ...unit('types', 1, 'TS2322'), passed: 0, alone: undefined }
  const outcome = await run([{ name: 'types', beside: true, run: async () => ran(failedCheck) }])
  expect(outcome).toMatchObject({ passed: 0, failed: 1, failures: [{ name: 'types', log: 'TS2322' }] })
})

test('each phase has its seconds', async () => {
  const { seconds } = await run([aStep('jest', [ran(unit('a.test.ts', 0))]), aStep('journeys', [ran(unit('b', 0))])])
  expect(Object.keys(seconds)).toEqual(['jest', 'journeys', 'run again', 'total'])
})

test('a failure is told by name, picture and the end of its log', () => {
  const log = Array.from({ length: 200 }, (_, n) => `line ${n + 1}`).join('\n')
  const failure = { ...unit('a journey', 1, log), pictures: ['test-results/a/test-failed-1.png'] }
  const lines = failureText(failure, true).split('\n')
  expect(lines.slice(0, 5)).toEqual([
    '',
    'Failed: a journey',
    'Picture: test-results/a/test-failed-1.png',
    '(50 lines before these)',
    'line 51',
  ])
  expect(lines.at(-1)).toBe('line 200')
  expect(failureText(failure, false)).not.toContain('line')
})
