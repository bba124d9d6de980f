import type { OpenPosting } from '@onward/contracts/jobs/public-jobs'
import { valuesOfJob } from './job-page'

const NOW = new Date('2026-11-23T10:00:00.000Z')
const job: OpenPosting['job'] = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Cook',
  company: 'Calder & Care',
  department: '',
  location: 'Cardiff, South Glamorgan',
  pay: { minimum: 12.6, maximum: 13.4, period: 'hour' },
  salary: '£12.60 to £13.40 an hour, 20 hours a week',
  type: 'part-time',
  description: 'Help people at home.\n\nYou will {{apply}}.',
  requirements: ['Kindness', 'Patience'],
  isRemoteAvailable: false,
  isDisabilityFriendly: true,
  benefitsTransitionSupport: false,
  accessibilityFeatures: ['Quiet workspace', 'A garden'],
  workplaceFeatures: ['screen-reader-friendly'],
  postedAt: '2026-11-20T12:00:00.000Z',
  closesOn: '2026-11-24',
  miles: null,
  travel: null,
  open: true,
  match: null,
  saved: false,
  applicationId: null,
}
const open = (
  change: Partial<OpenPosting['job']> = {},
  organisation: Partial<OpenPosting['organisation']> = {},
): OpenPosting => ({
  state: 'open',
  title: '',
  company: '',
  summary: '',
  posting: {},
  listing: {} as OpenPosting['listing'],
  job: { ...job, ...change },
  words: { pay: '£12.60 to £13.40 an hour', type: 'Part-time' },
  organisation: { name: 'Calder & Care', whatWeDo: '', website: '', confident: null, ...organisation },
})

test('an advert says what a week pays, its days in words, and how many are left', () => {
  expect(valuesOfJob(open(), 'en', NOW)).toMatchObject({
    pay: '£12.60 to £13.40 an hour',
    week: '£252',
    hours: '20',
    closes: '24 November 2026',
    daysLeft: '1',
    daysLeft_one: true,
    posted: '2',
    posted_other: true,
    start: '',
    initials: 'CC',
    requirements: [{ requirement: 'Kindness' }, { requirement: 'Patience' }],
  })
  const asked = valuesOfJob(open({ startsOn: '2027-01-04', salary: '', hoursPerWeek: null }), 'en', NOW)
  expect(asked).toMatchObject({ start: '4 January 2027', week: '', hours: '' })
})

test('in Welsh its place, days and numbers have Welsh names and forms', () => {
  expect(valuesOfJob(open(), 'cy', NOW)).toMatchObject({
    place: 'Caerdydd, South Glamorgan',
    closes: '24 Tachwedd 2026',
    posted_two: true,
  })
})

test('what a workplace offers keeps its order, and what no list knows stands as it is written', () => {
  expect(valuesOfJob(open(), 'en', NOW)).toMatchObject({
    hasSupport: true,
    disabilityFriendly: true,
    features: [{ feature_Quiet_workspace: true }, { feature: 'A garden' }, { feature_screen_reader_friendly: true }],
  })
  const nothing = { isDisabilityFriendly: false, accessibilityFeatures: [], workplaceFeatures: [] }
  expect(valuesOfJob(open(nothing), 'en', NOW)).toMatchObject({ hasSupport: false })
})

test('shows what an employer says of itself, and links only a website that is no script', () => {
  expect(valuesOfJob(open(), 'en', NOW).employer).toBeUndefined()
  const values = valuesOfJob(
    open({}, { website: 'https://calder.example/', confident: { level: 'leader', confirmed: false } }),
    'en',
    NOW,
  )
  expect(values).toMatchObject({
    employer: 'Calder & Care',
    website: 'calder.example',
    websiteAddress: 'https://calder.example/',
    confident_leader_claimed: true,
  })
  expect(valuesOfJob(open({}, { website: 'javascript:alert(1)' }), 'en', NOW).website).toBeUndefined()
})
