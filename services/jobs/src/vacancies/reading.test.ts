import { ACCESSIBILITY_FEATURES } from '@onward/contracts/jobs/job-facts'
import { parsePay, parseWeeklyHours } from '@onward/contracts/jobs/pay-from-text'
import fc from 'fast-check'
import { generateDemoJobs, generateLocalJobs } from '../demo/generate'
import { NEARBY_JOBS } from '../demo/nearby'
import { DEMO_EMPLOYERS } from '../demo/organisations'
import { flagsOf } from './checks'
import { positionOf, taxonomyLookups } from './lookups'
import { newJobRow } from './new-job'
import { readVacancy } from './reading'

const DAY = '2026-11-21'

test.each([
  ['£12.71 an hour', { minimum: 12.71, maximum: 12.71, period: 'hour' }],
  ['£23k–£25k per annum', { minimum: 23000, maximum: 25000, period: 'year' }],
  ['£23-25k', { minimum: 23000, maximum: 25000, period: 'year' }],
  ['24,500 to 26,000 a year', { minimum: 24500, maximum: 26000, period: 'year' }],
  ['Up to £28,000 per annum', { minimum: null, maximum: 28000, period: 'year' }],
  ['From £13.00 per hour', { minimum: 13, maximum: null, period: 'hour' }],
  ['£510 a week (37.5 hours)', { minimum: 510, maximum: 510, period: 'week' }],
  ['£105/day', { minimum: 105, maximum: 105, period: 'day' }],
  ['£1,950 pcm', { minimum: 1950, maximum: 1950, period: 'month' }],
  ['13.50', { minimum: 13.5, maximum: 13.5, period: 'hour' }],
  ['£26,000', { minimum: 26000, maximum: 26000, period: 'year' }],
  ['£500', null],
  ['Competitive', null],
  ['', null],
])('pay written as "%s" is understood', (text, pay) => {
  expect(parsePay(text)).toEqual(pay)
})

test('no text makes reading pay fail, and the amounts are in order', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[£\d,. k-]{0,20}( (an hour|a year|to))?$/)), (text) => {
      const pay = parsePay(text)
      if (pay?.minimum && pay.maximum) expect(pay.minimum).toBeLessThanOrEqual(pay.maximum)
    }),
  )
})

const advert = {
  title: 'Packer',
  location: 'Leeds',
  description: '',
  requirements: [],
  pay: null,
  salary: '',
  type: 'full-time' as const,
  hoursPerWeek: null,
  startsOn: null,
}
test.each([
  ['There is a registration fee of £30.', ['fee-asked']],
  ['Please pay £45 for your DBS before you start.', ['fee-asked']],
  ['There is no registration fee.', []],
  ['We pay your DBS fee.', []],
  ['Call 0906 123 4567 for details.', ['premium-number']],
  ['Call 0113 496 0000 for details.', []],
  ['Message us on WhatsApp.', ['messaging-app']],
  ['A young person is wanted for a lively team.', ['discriminatory-wording']],
  ['Females only.', ['discriminatory-wording']],
  ['Native English speakers.', ['discriminatory-wording']],
  ['Aged 18 to 30.', ['discriminatory-wording']],
  ['You must be over 18 to sell alcohol.', []],
  ['You will support young people and women in refuge.', []],
  ['Under 40 hours a week.', []],
])('"%s" is flagged as it should be', (description, checks) => {
  expect(flagsOf({ ...advert, description }, null, DAY).map(({ check }) => check)).toEqual(checks)
})

test('a flag names the text that was found, and pay is judged by the day on which the job starts', () => {
  const description = 'Nice team. Call 0906 123 4567, or message us on WhatsApp. A registration fee of £30 applies.'
  expect(flagsOf({ ...advert, description }, null, DAY)).toMatchObject([
    { check: 'fee-asked', found: 'A registration fee of £30 applies.' },
    { check: 'premium-number', found: '0906 123 4567' },
    { check: 'messaging-app', found: 'WhatsApp' },
  ])
  const pay = { minimum: 12.3, maximum: null, period: 'hour' as const }
  const paid = { ...advert, pay, salary: 'From £12.30 an hour' }
  expect(flagsOf(paid, null, '2026-03-01')).toEqual([])
  const passages = [{ field: 'salary', line: null, start: 0, end: 19 }]
  const below = [{ check: 'below-minimum-wage', severity: 'hold', found: 'From £12.30 an hour', passages }]
  expect(flagsOf({ ...paid, startsOn: '2026-04-01' }, null, '2026-03-01')).toEqual(below)
  // With a start in the past, today's rates apply.
  expect(flagsOf({ ...paid, startsOn: '2026-03-01' }, null, DAY)).toEqual(below)
})

test('skills come from title and requirements; desirable lines and taught skills are told apart', () => {
  const read = readVacancy(
    {
      title: 'Warehouse Operative',
      description:
        'You will learn to drive a forklift.\nA first aid certificate would be a bonus.\nShifts with some weekends. No parking.',
      requirements: [
        'Order picking',
        'Two years of warehouse experience',
        'Nice to have:',
        'Packing',
        'Essential:',
        'Manual handling',
      ],
      isRemoteAvailable: false,
      accessibilityFeatures: ['Assistive technology'],
    },
    taxonomyLookups,
  )
  expect(read.requiredSkillIds).toEqual(expect.arrayContaining(['order-picking', 'manual-handling']))
  expect(read.desirableSkillIds).toEqual(expect.arrayContaining(['packing', 'first-aid-certificate']))
  expect([...read.requiredSkillIds, ...read.desirableSkillIds]).not.toContain('forklift-driving')
  expect(read).toMatchObject({
    yearsWanted: 2,
    patterns: ['shifts', 'weekends'],
    lacks: ['Parking available'],
    workplaceFeatures: ['adaptive-equipment'],
  })
})

test('the demo vacancies are many, varied, in real places, legally paid, and the same each time', () => {
  const demo = [...generateDemoJobs(), ...NEARBY_JOBS, ...generateLocalJobs()]
  expect(generateDemoJobs()).toEqual(generateDemoJobs())
  expect(demo.length).toBeGreaterThanOrEqual(420)
  expect(DEMO_EMPLOYERS.length + 1).toBeGreaterThanOrEqual(60)
  expect(new Set(demo.map((job) => job.employer)).size).toBe(DEMO_EMPLOYERS.length)
  expect(new Set(demo.map((job) => job.form.description)).size / demo.length).toBeGreaterThan(0.99)
  expect(new Set(demo.map((job) => job.form.title)).size).toBeGreaterThan(60)
  const near = demo.filter((job) =>
    ['Leeds', 'Bradford', 'Wakefield', 'Pudsey', 'Morley', 'Garforth'].includes(job.form.location),
  )
  expect(near.length / demo.length).toBeGreaterThan(0.25)
  for (const job of demo) {
    const employer = DEMO_EMPLOYERS[job.employer]
    expect(employer).toBeDefined()
    expect([job.form.location, positionOf(job.form.location)]).not.toContain(null)
    const row = newJobRow(
      { ...job.form, applicationDeadline: null },
      {
        id: '',
        organisation: { id: '', name: employer?.name ?? '', verified: true },
        postedBy: null,
        isFirstJob: false,
        others: [],
        at: new Date('2026-11-21T10:00:00Z'),
      },
    )
    expect([job.form.title, job.form.salary, row.checks]).toEqual([job.form.title, job.form.salary, []])
    expect([job.form.title, (row.requiredSkillIds ?? []).length > 0]).toEqual([job.form.title, true])
    for (const feature of job.form.accessibilityFeatures) expect(ACCESSIBILITY_FEATURES).toContain(feature)
  }
})

test.each([
  ['30 hours a week, Monday to Friday mornings', 30],
  ['37.5 hrs', 37.5],
  ['16 awr yr wythnos', 16],
  ['8 hours a day', null],
  ['16 to 20 hours, or 24 hours', null],
  ['Monday to Friday mornings', null],
  ['100 hours', null],
])('the weekly hours of "%s" are %s', (text, hours) => {
  expect(parseWeeklyHours(text)).toBe(hours)
})
