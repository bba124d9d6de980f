import { fold, LONGEST_SENTENCE, sentencesOf } from '@onward/contracts/vetting/fold'
import fc from 'fast-check'
import { editDistance, senderOf } from './sender'
import { ALONE, type Surroundings, type VettedAdvert, vet } from './vet'

const plain: VettedAdvert = { title: 'Packer', description: '', requirements: [], pay: null, salary: '', contactEmail: '' }
const held = (advert: Partial<VettedAdvert>, around: Partial<Surroundings> = {}) =>
  vet({ ...plain, ...advert }, { ...ALONE, ...around })
    .filter(({ severity }) => severity === 'hold')
    .map(({ check }) => check)

test.each([
  ['fee-asked', 'A refundable deposit of £40 for your uniform is taken before you start.'],
  ['fee-asked', 'Candidates must purchase the starter kit.'],
  ['fee-asked', 'Buy two Apple gift cards and send us the codes.'],
  ['fee-asked', 'Bydd angen i chi dalu ffi gofrestru o £20.'],
  ['messaging-app', 'Contact Sam on W h a t s A p p.'],
  ['messaging-app', 'Add us on Tеlеgrаm.'],
  ['messaging-app', 'Dewch atom ar t . me / swyddi.'],
  ['contact-elsewhere', 'The form is at bit.ly/apply-now-uk.'],
  ['contact-elsewhere', 'Ring zero seven seven zero zero nine hundred one two three.'],
  ['personal-data-early', 'To apply send a scan of your passport and your sort code.'],
  ['personal-data-early', 'Forward the six-digit code to us.'],
  ['personal-data-early', 'Anfonwch gopi o’ch pasbort a’ch manylion banc gyda’ch cais.'],
  ['personal-data-early', 'Upload your passport and a utility bill with your application.'],
  ['money-mule', 'Customers pay into your account and you keep 5% and forward the rest.'],
  ['money-mule', 'Parcels arrive at your address and you post them on.'],
  ['pressure', 'No interview needed.'],
  ['fee-asked', 'The pack is £38 and your shift is confirmed as soon as the money lands.'],
  ['fee-asked', 'The first month’s cover, £55, is due before you climb in the cab.'],
  ['fee-asked', 'You deposit 50 USDT to activate your work account.'],
  ['remote-control', 'Install AnyDesk and read out the number.'],
  ['remote-control', 'Our coordinator works on your device for the first hour.'],
  ['money-mule', 'You will receive a cheque each week; pay it in at your branch and pass the rest on.'],
  ['messaging-app', 'Message our manager Dean on Signal.'],
  ['messaging-app', 'Comment JOB under our TikTok and we will slide into your messages.'],
  ['unpaid-work', 'The first fortnight is unpaid training.'],
  ['unpaid-work', 'Mae’r mis cyntaf yn ddi-dal.'],
  ['discriminatory-wording', 'We want an attractive lady for our front desk.'],
  ['discriminatory-wording', 'Not suitable for anyone over 45.'],
  ['discriminatory-wording', 'British nationals only.'],
  ['discriminatory-wording', 'Dynion yn unig.'],
  ['pay-too-good', 'Earn £900 a week from home with no experience.'],
])('%s: "%s" waits for a check', (check, description) => {
  expect(held({ description })).toContain(check)
})

test.each([
  'We never ask for fees.',
  'You use your own car and we pay 45p a mile, up to £520 a month.',
  'You use your own car, and business insurance is paid for, up to £520 a year.',
  'You help staff by phone and with TeamViewer.',
  'Process supplier invoices, bank cheques and reconcile the client account.',
  'We pay for trial shifts.',
  'Plan our TikTok and Instagram posts and answer messages from audiences.',
  'Test signal equipment on the line at night.',
  'Run our ladies fashion floor with a team of eight.',
  'You run sessions for men and boys aged 14 to 19.',
  'Speakers of all nationalities are welcome.',
  'Your DBS is paid by us, and so is your uniform.',
  'You will need to show your NI number when you start.',
  'Chair rent is £120 a week for self-employed stylists.',
  'Once you are registered, shifts are offered on our WhatsApp group.',
  'We do not recruit through WhatsApp or Telegram.',
  'An enhanced DBS is required. The cost is met by the school.',
  'Take deposits from tenants and process their fees.',
  'Receive packages, check contents and put stock away.',
  'Bring your passport on your first day.',
  'Please do not send bank details with your application.',
  'Ni fyddwn byth yn gofyn i ymgeiswyr am arian.',
  'Pan fyddwch yn dechrau bydd angen eich rhif Yswiriant Gwladol.',
])('"%s" is an honest mention', (description) => {
  expect(held({ description })).toEqual([])
})

test('a flag gives the words that it saw, in the field where they stand', () => {
  const description = 'A kind team.\n\nPlease pay the uniform deposit of £25 before your first shift. Free parking.'
  const [flag] = vet({ ...plain, description, requirements: ['Punctual', 'A WhatsApp account: message us there'] })
  expect(flag).toMatchObject({ check: 'fee-asked', severity: 'hold' })
  const [at] = flag?.passages ?? []
  expect(description.slice(at?.start, at?.end)).toBe('Please pay the uniform deposit of £25 before your first shift.')
  const app = vet({ ...plain, requirements: ['Punctual', 'A WhatsApp account: message us there'] })[0]
  expect(app?.passages).toEqual([{ field: 'requirements', line: 1, start: 2, end: 10 }])
})

test('what is around an advert counts: sender, shared contacts, copies and the usual pay', () => {
  const website = 'https://www.wexley.example'
  expect(held({ contactEmail: 'jobs@wex1ey.example' }, { website })).toEqual(['sender-domain'])
  expect(held({ contactEmail: 'jobs@wexley.example' }, { website })).toEqual([])
  const description = 'Call 07700 900 742.'
  expect(held({ description }, { sharedContacts: new Set(['07700900742']) })).toEqual(['repeated-contact'])
  expect(held({ description: 'Call 0113 496 0188.' }, { sharedContacts: new Set(['01134960188']) })).toEqual([])
  const pay = { minimum: 60_000, maximum: null, period: 'year' as const }
  expect(held({ pay, salary: '£60,000 a year' }, { usualAnnualPay: 25_000 })).toEqual(['pay-too-good'])
  expect(held({ title: 'Engineer', pay, salary: '£60,000 a year' }, { usualAnnualPay: 45_000 })).toEqual([])
})

test('a copy says which advert of whom it is of, with the longest sentences that both have', () => {
  const other = {
    ...{ id: 'x', title: 'Packer', location: 'Leeds', company: 'Aire Foods' },
    description: 'We are a family firm of bakers in Leeds. You pack warm loaves for shops all over the north. Free bread.',
    requirements: ['You can stand for a whole shift'],
  }
  const advert = {
    ...plain,
    description:
      'At QuickHire we are a family firm of bakers in Bath. You pack warm loaves for shops all over the north. Free bread.',
    requirements: ['Own phone', 'You can stand for a whole shift'],
  }
  const [flag] = vet(advert, { ...ALONE, copyOf: other })
  expect(flag).toMatchObject({
    check: 'copied-advert',
    found: 'You pack warm loaves for shops all over the north.',
    resembles: { id: 'x', title: 'Packer', location: 'Leeds', company: 'Aire Foods' },
  })
  const words = flag?.passages.map(({ field, line, start, end }) =>
    (field === 'description' ? advert.description : (advert.requirements[line ?? 0] ?? '')).slice(start, end),
  )
  expect(words).toEqual([
    'You pack warm loaves for shops all over the north.',
    'we are a family firm of bakers in',
    'You can stand for a whole shift',
  ])
})

test.each([
  ['hr@fernbank.example', 'https://fernbank.example', 'own'],
  ['fernbank.hr@gmail.com', 'https://fernbank.example', 'free-mail'],
  ['cafe@gmail.com', '', 'unknown'],
  ['hr@severnside-careers-uk.example', 'https://severnside.example', 'look-alike'],
  ['hr@belmonthall.example.jobs-portal.example', 'https://belmonthall.example', 'look-alike'],
  ['hr@north.severnside.example', 'https://south.severnside.example', 'other'],
  ['hr@severnside.co', 'https://severnside.example', 'look-alike'],
  ['clerk@tamebridge.example', 'https://severnside.example', 'other'],
])('%s of %s is %s', (email, website, verdict) => {
  expect(senderOf(email, website)).toBe(verdict)
})

test('an edit distance counts letters added, dropped, changed and swapped', () => {
  expect([editDistance('nursery', 'nurserl', 2), editDistance('abcd', 'abdc', 2), editDistance('abc', 'abcdefg', 2)]).toEqual([
    1, 1, 3,
  ])
})

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-zA-Z£0-9 .,@!\n]{0,200}$/))
test('folding any text keeps places in order and within it, and every passage lies in its field', () => {
  fc.assert(
    fc.property(anyText, anyText, (title, description) => {
      const { text, at } = fold(description)
      expect(at).toHaveLength(text.length + 1)
      expect(at.every((place, i) => place >= (at[i - 1] ?? 0) && place <= description.length)).toBe(true)
      for (const { passages } of vet({ ...plain, title, description })) {
        for (const { field, start, end } of passages) {
          const original = field === 'title' ? title : description
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(original.length)
        }
      }
    }),
  )
})

const UNITS = ['1', '07', 'send ', 'a', 'a ', '£1,', ' ', 'a@', '. ', '\n', 'pay £40 for your uniform, ']
test('no pattern reads more than a sentence of bounded length, and nothing of a text is left out', () => {
  const anyText = fc
    .array(fc.tuple(fc.constantFrom(...UNITS), fc.integer({ min: 1, max: 1500 })), { maxLength: 4 })
    .map((runs) => runs.map(([unit, times]) => unit.repeat(times)).join(''))
  fc.assert(
    fc.property(anyText, (text) => {
      let from = 0
      for (const { text: sentence, start } of sentencesOf(text)) {
        expect(sentence.length).toBeLessThanOrEqual(LONGEST_SENTENCE)
        expect(text.slice(from, start).trim()).toBe('')
        expect(text.slice(start, start + sentence.length)).toBe(sentence)
        from = start + sentence.length
      }
      expect(text.slice(from).trim()).toBe('')
    }),
  )
})

test('a demand in a text without full stops is found, wherever it stands', () => {
  for (const words of [0, 150, 190, 1200]) {
    const description = `${'we are kind '.repeat(words)}and a refundable deposit of £40 for your uniform is taken before you start ${'thanks '.repeat(words)}`
    expect(held({ description })).toContain('fee-asked')
  }
})
