import * as v from 'valibot'
import { readPay, saysNoAmount } from './pay-from-text'
import { newJob } from './posting'
import { PAY_FAULTS } from './stated-pay'

test.each([
  ['£12.60 an hour', { minimum: 12.6, maximum: 12.6, period: 'hour' }],
  ['£12.60 yr awr', { minimum: 12.6, maximum: 12.6, period: 'hour' }],
  ['12.60 to 13.10 per hour', { minimum: 12.6, maximum: 13.1, period: 'hour' }],
  ['£23k–£25k per annum', { minimum: 23_000, maximum: 25_000, period: 'year' }],
  ['Salary - £24,000 a year', { minimum: 24_000, maximum: 24_000, period: 'year' }],
  ['Band 2 £24,169 per annum', { minimum: 24_169, maximum: 24_169, period: 'year' }],
  ['£13.20 per hour plus overtime', { minimum: 13.2, maximum: 13.2, period: 'hour' }],
])('"%s" is pay', (text, pay) => {
  expect(readPay(text)).toEqual(pay)
})

const NO_PAY = [
  'loads',
  '-5',
  '£-5',
  '- £5',
  'pay -5',
  '$20 an hour',
  '20 euros',
  '12,50 an hour',
  '£12.505',
  '5 potatoes',
  '£0',
  '1e9',
  '£500',
]
test.each(NO_PAY)('"%s" is no pay, and is refused in an advert', (text) => {
  expect(readPay(text)).toBeNull()
  expect(saysNoAmount(text)).toBe(false)
  const checked = v.safeParse(newJob, { title: 'Cook', description: 'Cook lunch.', location: 'Leeds', salary: text })
  expect(checked.issues?.map(({ message }) => message)).toEqual([PAY_FAULTS.words])
})

test('pay without amounts stays text, and an unrealistic sum is refused as in the form', () => {
  for (const text of ['Competitive', 'Negotiable, DOE', 'National Living Wage', 'Cystadleuol', 'n/a']) {
    expect([text, saysNoAmount(text)]).toEqual([text, true])
  }
  const job = { title: 'Cook', description: 'Cook lunch.', location: 'Leeds' }
  expect(v.parse(newJob, { ...job, salary: 'Competitive' }).salary).toBe('Competitive')
  expect(v.safeParse(newJob, { ...job, salary: '£24,000 an hour' }).issues?.[0]?.message).toBe(PAY_FAULTS.tooMuch)
})

test('unstated hours and contract stay empty', () => {
  expect(v.parse(newJob, { title: 'Cook', description: 'Cook lunch.', location: 'Leeds' }).jobType).toBeNull()
})
