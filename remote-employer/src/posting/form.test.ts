import { readAmount } from '@onward/contracts/jobs/pay-from-text'
import { fullJob } from './examples'
import { checkFullJob, checkQuickJob, copyOf, draftOf, emptyDraft, type JobDraft, serviceFault } from './form'

const today = '2026-11-21'
const filled: JobDraft = {
  ...emptyDraft('jobs@example.org'),
  title: 'Care assistant',
  department: 'Home care',
  location: 'Halifax',
  jobType: 'part-time',
  description: 'Help people at home in the mornings.',
}

test('a filled form becomes a job, with no deadline when none was typed', () => {
  const checked = checkFullJob(filled, today)
  expect(checked).toMatchObject({ ok: true, job: { title: 'Care assistant', applicationDeadline: null, jobType: 'part-time' } })
})

test('every empty required field is named, in the order of the form', () => {
  const checked = checkFullJob(emptyDraft('  '), today)
  expect(checked.ok ? [] : checked.faults.map((one) => `${one.field} ${one.fault}`)).toEqual([
    'title missing',
    'department missing',
    'location missing',
    'jobType missing',
    'description missing',
    'contactEmail missing',
  ])
})

test('a wrong address, a date that does not exist, one that is over and a long title are told apart', () => {
  const faults = (change: Partial<JobDraft>) => {
    const checked = checkFullJob({ ...filled, ...change }, today)
    return checked.ok ? [] : checked.faults
  }
  expect(faults({ contactEmail: 'jobs at example' })).toEqual([{ field: 'contactEmail', fault: 'email' }])
  expect(faults({ day: '31', month: '2', year: '2027' })).toEqual([{ field: 'applicationDeadline', fault: 'date' }])
  expect(faults({ day: '1', month: '1', year: '' })).toEqual([{ field: 'applicationDeadline', fault: 'date' }])
  expect(faults({ day: '20', month: '11', year: '2026' })).toEqual([{ field: 'applicationDeadline', fault: 'past' }])
  expect(faults({ day: '21', month: '11', year: '2026' })).toEqual([])
  expect(faults({ title: 'x'.repeat(151) })).toEqual([{ field: 'title', fault: 'tooLong', max: 150 }])
})

test('pay is read as people write it, and sent as numbers', () => {
  expect(['12.71', ' £24,000 ', '24 000', '12.7', '£1,234.50'].map(readAmount)).toEqual([12.71, 24000, 24000, 12.7, 1234.5])
  expect(['about 12', '12.715', '-3', '0', '1e5', '12,71,'].map(readAmount)).toEqual([
    'wrong',
    'wrong',
    'wrong',
    'wrong',
    'wrong',
    'wrong',
  ])
  expect(readAmount('  ')).toBeNull()
  const checked = checkFullJob(
    { ...filled, payMinimum: '£24,000', payPeriod: 'year', hoursPerWeek: '37.5', payNote: 'plus tips' },
    today,
  )
  expect(checked.ok && checked.job).toMatchObject({
    pay: { minimum: 24000, maximum: null, period: 'year' },
    hoursPerWeek: 37.5,
    payNote: 'plus tips',
  })
  expect(checkFullJob(filled, today)).toMatchObject({ ok: true, job: { pay: null, hoursPerWeek: null, startsOn: null } })
})

test('amounts in the wrong order, too high or missing, and days beyond their limits are reported at their fields', () => {
  const faults = (change: Partial<JobDraft>) => {
    const checked = checkFullJob({ ...filled, ...change }, today)
    return checked.ok ? [] : checked.faults.map(({ field, fault }) => `${field} ${fault}`)
  }
  expect(faults({ payMinimum: '14', payMaximum: '13' })).toEqual(['payMaximum order'])
  expect(faults({ payMinimum: '24000' })).toEqual(['payMinimum tooMuch'])
  expect(faults({ payMinimum: 'a lot' })).toEqual(['payMinimum amount'])
  expect(faults({ hoursPerWeek: '90' })).toEqual(['hoursPerWeek hours'])
  expect(faults({ hoursPerWeek: 'some' })).toEqual(['hoursPerWeek hours'])
  expect(faults({ startDay: '20', startMonth: '11', startYear: '2026' })).toEqual(['startsOn startPast'])
  expect(faults({ startDay: '22', startMonth: '11', startYear: '2027' })).toEqual(['startsOn startLate'])
  expect(faults({ day: '21', month: '5', year: '2027' })).toEqual(['applicationDeadline late'])
  expect(faults({ day: '20', month: '5', year: '2027' })).toEqual([])
})

test('an unchanged date is accepted when the job is edited', () => {
  const past = { ...filled, day: '1', month: '11', year: '2026' }
  expect(checkFullJob(past, today, { deadline: '2026-11-01', start: null }).ok).toBe(true)
  expect(checkFullJob(past, today, { deadline: '2026-11-02', start: null }).ok).toBe(false)
})

test('an existing job fills the form as it was posted; a copy leaves its dates out; free-text pay stays text', () => {
  expect(draftOf(fullJob)).toMatchObject({
    payMinimum: '13.2',
    payMaximum: '14',
    payNote: 'plus mileage',
    startDay: '4',
    startMonth: '1',
    startYear: '2027',
    requirements: 'Driving licence\nKindness',
    offeredFeatures: ['screen-reader-friendly'],
  })
  const checked = checkFullJob(draftOf(fullJob), today)
  expect(checked.ok && checked.job).toMatchObject({
    applicationDeadline: fullJob.closesOn,
    startsOn: fullJob.startsOn,
    pay: fullJob.pay,
  })
  expect(copyOf(fullJob)).toMatchObject({ title: fullJob.title, day: '', startYear: '' })
  expect(draftOf({ ...fullJob, pay: null, payNote: '', salary: 'Competitive' })).toMatchObject({
    payMinimum: '',
    payNote: 'Competitive',
  })
})

test('accessibility features are sent only from a workplace that says it is disability-friendly', () => {
  const features: JobDraft['accessibilityFeatures'] = ['Quiet workspace']
  const sent = (isDisabilityFriendly: boolean) => {
    const checked = checkFullJob({ ...filled, isDisabilityFriendly, accessibilityFeatures: features }, today)
    return checked.ok ? checked.job.accessibilityFeatures : null
  }
  expect(sent(true)).toEqual(features)
  expect(sent(false)).toEqual([])
})

test('the quick form asks for title, description and location', () => {
  expect(checkQuickJob({ title: ' ', description: 'Help', location: '', jobType: '' })).toEqual({
    ok: false,
    faults: expect.arrayContaining([
      { field: 'title', fault: 'missing' },
      { field: 'location', fault: 'missing' },
    ]),
  })
  const cook = { title: 'Cook ', description: 'Cook.', location: 'Leeds' }
  expect(checkQuickJob({ ...cook, jobType: 'part-time' })).toMatchObject({
    ok: true,
    job: { title: 'Cook', jobType: 'part-time' },
  })
  // A type that was not chosen is not sent.
  expect(checkQuickJob({ ...cook, jobType: '' })).toMatchObject({ ok: true, job: { jobType: null } })
})

test('the service’s sentence for a field is shown unchanged; one for an unknown field is ignored', () => {
  const message = 'Dewiswch ddyddiad arall'
  expect(serviceFault({ field: 'title', message })).toEqual({ field: 'title', fault: 'service', message })
  expect(serviceFault({ field: 'pay.maximum', message })).toEqual({ field: 'payMaximum', fault: 'service', message })
  expect(serviceFault({ field: 'pay', message })).toEqual({ field: 'payMinimum', fault: 'service', message })
  expect(serviceFault({ field: 'organisationId', message })).toBeNull()
})
