import { organisationTextFlags } from './organisation-text'

const flags = (whatWeDo: string, change: { name?: string; website?: string } = {}) =>
  organisationTextFlags({ name: 'Home Stars', website: '', whatWeDo, ...change })
const checks = (whatWeDo: string) => flags(whatWeDo).map(({ check, severity }) => `${check}: ${severity}`)

test('an agency for home workers that leads people to an app is flagged, with its words and their places', () => {
  const whatWeDo = 'We find home workers for leading brands. Earn from day one. Send us a WhatsApp.'
  const found = flags(whatWeDo)
  const seen = found.map(({ check, severity, passages: [at] }) => [check, severity, at && whatWeDo.slice(at.start, at.end)])
  expect(seen).toEqual([
    ['messaging-app', 'hold', 'WhatsApp'],
    ['pressure', 'hold', 'We find home workers for leading brands.'],
  ])
  expect(found[1]?.passages.map((at) => whatWeDo.slice(at.start, at.end))).toEqual([
    'We find home workers for leading brands.',
    'Earn from day one.',
  ])
})

test.each([
  ['fee-asked: hold', 'We place cleaners. Applicants pay a registration fee of £30.'],
  ['fee-asked: hold', 'Our shoppers buy Amazon gift cards, send us the codes and are paid back.'],
  ['messaging-app: hold', 'Gwaith i bawb. Ymunwch â’n grŵp Telegram.'],
  ['personal-data-early: hold', 'Jobs at airports. Upload your passport, a utility bill and a selfie.'],
  ['money-mule: hold', 'Our agents receive payments in their own bank account and forward the rest abroad.'],
  ['pay-too-good: hold', 'Earn £400 a day for half an hour a day.'],
  ['pressure: hold', 'We find home workers for leading brands. Earn from day one.'],
  ['pressure: hold', 'Build your own team and earn while you sleep.'],
])('%s: "%s"', (check, whatWeDo) => {
  expect(checks(whatWeDo)).toContain(check)
})

test.each([
  'Flowers for weddings. Message us on WhatsApp to order a bouquet.',
  'The novice course is £450 for five days.',
  'Bike couriers. We deliver parcels to your home.',
  'A salon. Self-employed stylists rent a chair. Drivers pay us a booking fee of £20.',
  'Hot meals, no questions asked.',
  'CARPETS!! RUGS!!',
  'We care for older people at home. Earn from day one.',
])('"%s" is honest', (whatWeDo) => {
  expect(checks(whatWeDo)).toEqual([])
})

test('a website that is a link into an app is flagged where it stands', () => {
  const website = 'https://t.me/home-stars-jobs'
  expect(flags('We find jobs for people.', { website })[0]?.passages[0]).toMatchObject({ field: 'website', line: null })
})
