import { hoursOf } from '@onward/contracts/jobs/stated-hours'
import { setCatalogue, startMessages, translator } from '@onward/portal-kit/i18n'
import type { Messages } from '../catalogue'
import { jobPayText, placeText, tooFarText } from '../facts'
import cyCommon from '../messages/cy.json'
import enCommon from '../messages/en.json'
import { job, match, scoredJob } from '../testing/examples'
import type { JobsMessages } from './catalogue'
import { daysUntil } from './days'
import { fitLines, fitSentence, reasonOf } from './fit'
import { weeklyPay } from './job-lines'
import cyJobs from './messages/cy.json'
import enJobs from './messages/en.json'

const spoken = (language: 'en' | 'cy') => {
  setCatalogue('jobseeker', language, language === 'en' ? enCommon : cyCommon)
  setCatalogue('jobseeker.jobs', language, language === 'en' ? enJobs : cyJobs)
  startMessages(language)
  const t: Messages = translator<typeof enCommon>('jobseeker')
  const w: JobsMessages = translator<typeof enJobs>('jobseeker.jobs')
  return [t, w] as const
}
afterEach(() => startMessages('en'))
const near = { miles: 11, within: true, wishedMiles: 20, minutes: null }
const far = { miles: 174, within: false, wishedMiles: 10, minutes: null }
const withPart = (part: string, change: object) => ({
  ...match,
  parts: match.parts.map((one) => (one.part === part ? { ...one, ...change } : one)),
})

test('the reason why a job fits is one sentence of at most three parts', () => {
  expect(fitSentence(...spoken('en'), match, near)).toBe(
    'You have 4 of the 5 skills they need, you have worked as Care worker, and it is 11 miles away.',
  )
  expect(fitSentence(...spoken('cy'), match, near)).toBe(
    'Mae gennych 4 o’r 5 sgìl sydd eu hangen arnynt, rydych wedi gweithio fel Care worker, ac mae 11 milltir i ffwrdd.',
  )
})

test('a distance that nobody chose is not said to be theirs', () => {
  const [t, w] = spoken('en')
  const usual = { ...near, isSaid: false }
  const lines = fitLines(t, w, match, usual).map(({ text }) => text)
  expect(lines).toContain('It is 11 miles away.')
  expect(lines.join(' ')).not.toContain('You said')
  expect(tooFarText(t, { travel: { ...far, wishedMiles: 20, isSaid: false } })).toBe('174 miles away')
  expect(tooFarText(t, { travel: far })).toBe('Too far: 174 miles, you said 10')
})

test('a job too far away is never called near, and without facts there is no sentence', () => {
  expect(fitSentence(...spoken('en'), match, far)).not.toContain('mile')
  expect(
    fitLines(...spoken('en'), match, far)
      .map(({ text }) => text)
      .join(' '),
  ).not.toContain('mile')
  const unknown = { ...match, parts: match.parts.map((part) => ({ ...part, known: false })), flags: [], partlySkills: [] }
  expect(fitSentence(...spoken('en'), unknown, null)).toBeNull()
  expect(fitLines(...spoken('en'), unknown, null)).toEqual([])
})

test.each([
  [132, 'From home (Birkenhead)', 'O gartref (Birkenhead)'],
  [4, 'Birkenhead, 4 miles, or from home', 'Birkenhead, 4 milltir, neu o gartref'],
])('remote work shows no distance of %i miles to people who would not travel that far', (miles, en, cy) => {
  const home = { ...job, location: 'Birkenhead', isRemoteAvailable: true, miles, travel: { ...near, miles, wishedMiles: 10 } }
  expect(placeText(spoken('en')[0], home)).toBe(en)
  expect(placeText(spoken('cy')[0], home)).toBe(cy)
})

test('a skill held at a lower level or for a shorter time than asked has a line of its own', () => {
  expect(fitLines(...spoken('en'), match, near)).toContainEqual({
    kind: 'ask',
    text: 'They want a higher level or more experience: NVQ or diploma in care.',
  })
})

test('experience is given in whole years', () => {
  const years = withPart('experience', { facts: { title: 'Care worker', job: 'Care Assistant', years: '7.8', yearsWanted: '2' } })
  expect(fitLines(...spoken('en'), years, near).map(({ text }) => text)).toContain(
    'You have 7 years of experience. They ask for 2.',
  )
})

test('the reason for a strong match is what fits, for a weaker one what would raise it', () => {
  const [t, w] = spoken('en')
  expect(reasonOf(t, w, scoredJob)).toBe('Also asked: First aid')
  expect(reasonOf(t, w, { ...scoredJob, match: withPart('requiredSkills', { facts: { have: '5', of: '5' } }) })).toBe(
    'You have all 5 skills',
  )
  expect(reasonOf(t, w, { ...scoredJob, match: { ...match, score: 70 } })).toBe('First aid adds 5')
  expect(reasonOf(t, w, { ...scoredJob, applicationId: job.id })).toBe('You have applied')
  expect(reasonOf(t, w, job)).toBeNull()
})

test('hours come from the advert, otherwise from its pay text, and give the weekly pay', () => {
  expect(hoursOf({ hoursPerWeek: 37.5, salary: '' })).toBe('37.5')
  expect(hoursOf({ salary: '£12.60 an hour, 20 hours a week' })).toBe('20')
  expect(hoursOf({ salary: '£12.60 an hour, 16 to 30 hours a week, plus tips' })).toBe('16 to 30')
  expect(hoursOf({ salary: '£12.60 an hour' })).toBeNull()
  const hourly = { minimum: 12.6, maximum: null, period: 'hour' as const }
  expect(weeklyPay({ pay: hourly, salary: '£12.60 an hour, 20 hours a week' })).toBe('£252')
  expect(weeklyPay({ pay: hourly, salary: '£12.60 an hour, 16 to 30 hours a week' })).toBeNull()
  expect(weeklyPay({ pay: { ...hourly, period: 'year' }, salary: '£24,000 a year, 37 hours a week' })).toBeNull()
})

test('days until a date are counted in United Kingdom time, across both clock changes', () => {
  // Half past midnight of 25 October in London is still the 24th in UTC.
  expect(daysUntil('2026-10-26', new Date('2026-10-24T23:30:00Z'))).toBe(1)
  expect(daysUntil('2026-04-01', new Date('2026-03-28T12:00:00Z'))).toBe(4)
  expect(daysUntil('2026-11-20', new Date('2026-11-23T12:00:00Z'))).toBe(-3)
})

test('hours written instead of pay are not shown as pay', () => {
  const [t] = spoken('en')
  const unpaid = { ...job, pay: null }
  expect(jobPayText(t, { ...unpaid, salary: '24 hours a week' })).toBe('Pay not stated')
  expect(jobPayText(t, { ...unpaid, salary: 'Competitive, 24 hours a week' })).toBe('Competitive')
})

test('pay is said in the language of the page, and what was typed as it was typed', () => {
  const range = { ...job, pay: { minimum: 24_000, maximum: 26_000, period: 'year' as const }, salary: '£24k-£26k pa' }
  const most = { ...job, pay: { minimum: null, maximum: 13, period: 'hour' as const } }
  const typed = { ...job, pay: null, salary: 'Competitive' }
  for (const [language, words] of [
    ['en', ['£24,000 to £26,000 a year', 'Up to £13.00 an hour', 'Competitive']],
    ['cy', ['£24,000 i £26,000 y flwyddyn', 'Hyd at £13.00 yr awr', 'Competitive']],
  ] as const) {
    const [t] = spoken(language)
    expect([range, most, typed].map((one) => jobPayText(t, one))).toEqual(words)
  }
})

test('what must be held first is the reason on a card, and what is held is said', () => {
  const licence = { skillIds: ['driving-licence'], skill: 'Driving licence', held: false }
  const needs = { match: { ...match, score: 59, demands: [licence] }, applicationId: null }
  expect(reasonOf(...spoken('en'), needs)).toBe('You need: Driving licence')
  expect(reasonOf(...spoken('cy'), needs)).toBe('Mae angen: Driving licence')
  const held = { ...match, demands: [{ ...licence, held: true }] }
  expect(fitLines(...spoken('en'), held, near).map(({ text }) => text)).toContain('You hold: Driving licence.')
})
