import fc from 'fast-check'
import { checkFullJob, checkQuickJob, emptyDraft, faultOf, type JobDraft, readDate } from './form'

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
  expect(checkQuickJob({ title: ' ', description: 'Help', location: '' })).toEqual({
    ok: false,
    faults: expect.arrayContaining([
      { field: 'title', fault: 'missing' },
      { field: 'location', fault: 'missing' },
    ]),
  })
  expect(checkQuickJob({ title: 'Cook ', description: 'Cook.', location: 'Leeds' })).toMatchObject({
    ok: true,
    job: { title: 'Cook' },
  })
})

test('every real day is read and printed back as itself', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const iso = date.toISOString().slice(0, 10)
      const [year = '', month = '', day = ''] = iso.split('-')
      expect(readDate(String(Number(day)), month, year)).toBe(iso)
    }),
  )
})

test('what a service says of a field becomes a fault, and of anything else nothing', () => {
  expect(faultOf('title', 'Please fill in all required fields.', '')).toEqual({ field: 'title', fault: 'missing' })
  expect(faultOf('salary', 'Use 100 characters or fewer', 'long')).toEqual({ field: 'salary', fault: 'tooLong', max: 100 })
  expect(faultOf('organisationId', 'No', 'x')).toBeNull()
})
