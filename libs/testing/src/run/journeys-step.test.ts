import { unitsOfJourneys } from './journeys-step'

const attachment = (name: string) => ({ name, path: `/checkout/test-results/case/${name}.png` })
const touched = {
  type: 'touched',
  description: JSON.stringify({ pages: ['/agent/cases/7'], requests: ['GET /api/casework/cases/7'] }),
}

/** A report as Playwright writes it, with one journey below a heading. */
const report = (test: object) => ({
  config: { rootDir: '/checkout/shell/e2e' },
  suites: [
    {
      title: 'cases.spec.ts',
      specs: [],
      suites: [
        {
          title: 'a case (closed)',
          specs: [
            {
              title: 'is opened again',
              file: 'cases.spec.ts',
              line: 7,
              tests: [
                {
                  projectName: 'phone',
                  expectedStatus: 'passed',
                  status: 'expected' as const,
                  annotations: [],
                  results: [{ errors: [], attachments: [] }],
                  ...test,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
})

test('a journey that failed has its place, its picture, what was said, and how it is run alone', () => {
  const results = [{ errors: [{ message: 'no heading' }], attachments: [attachment('screenshot'), attachment('video')] }]
  expect(unitsOfJourneys(report({ status: 'unexpected', results }), '/checkout')).toEqual([
    {
      name: 'shell/e2e/cases.spec.ts:7 a case (closed) › is opened again [phone]',
      passed: 0,
      failed: 1,
      log: 'no heading',
      pictures: ['test-results/case/screenshot.png'],
      touched: undefined,
      alone: ['shell/e2e/cases.spec.ts', '--project=phone', '--grep=a case \\(closed\\) is opened again$'],
    },
  ])
})

test('one that was to pass and did not run has failed; one that leaves itself out does not count', () => {
  const [unit] = unitsOfJourneys(report({ status: 'skipped', results: [] }), '/checkout')
  expect(unit).toMatchObject({ failed: 1, log: 'It did not run: what it needs failed before.' })
  expect(unitsOfJourneys(report({ status: 'skipped', expectedStatus: 'skipped' }), '/checkout')).toEqual([])
})

test('a recorded journey says what it touched', () => {
  const [unit] = unitsOfJourneys(report({ annotations: [touched] }), '/checkout')
  expect(unit?.touched).toEqual({ file: 'cases.spec.ts', pages: ['/agent/cases/7'], requests: ['GET /api/casework/cases/7'] })
})
