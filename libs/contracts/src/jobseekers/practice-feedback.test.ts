import fc from 'fast-check'
import { EMPTY_PARTS, PRACTICE_PARTS, type PracticeParts } from './practice'
import { judgeAnswer, PRACTICE_CODES } from './practice-feedback'

const GOOD: PracticeParts = {
  ...EMPTY_PARTS,
  situation: 'Last year I worked on the till in a busy food shop in Leeds. One Saturday a queue of twenty people had formed.',
  task: 'I had to serve them quickly and keep everybody calm, because two colleagues were away.',
  action: 'I opened a second till, asked a colleague to pack and told the people in the queue how long it would take.',
  result: 'The queue was gone in ten minutes and my manager thanked me.',
}
const DA: PracticeParts = {
  ...EMPTY_PARTS,
  situation: 'Y llynedd roeddwn i’n gweithio mewn siop brysur. Un diwrnod roedd ciw hir wrth y til ac roedd pobl yn aros.',
  task: 'Roedd rhaid i mi eu gwasanaethu’n gyflym, gan fod y lleill i ffwrdd.',
  action: 'Agorais ail dil, a gofynnais i’r rheolwr am help. Wnes i siarad â phawb yn y ciw.',
  result: 'Roedd y ciw wedi mynd mewn deg munud a diolchodd y rheolwr i mi.',
}
const rule = (parts: Partial<PracticeParts>, name: string, form: 'star' | 'whole' = 'star') =>
  judgeAnswer({ ...EMPTY_PARTS, ...parts }, form).points.find(({ code }) => code.startsWith(`${name}.`))

test.each([
  ['English', GOOD],
  ['Welsh', DA],
])('a good answer in %s gets only praise', (_, parts) => {
  const { points, words } = judgeAnswer(parts, 'star')
  expect(points.filter(({ good }) => !good)).toEqual([])
  expect(points.map(({ code }) => code)).toEqual([
    'parts.all',
    'self.self',
    'verb.done',
    'result.shown',
    'specific.real',
    'length.right',
  ])
  expect(words).toBeGreaterThan(45)
})

test('an empty answer is not judged, and each empty part of a started one is named', () => {
  expect(judgeAnswer(EMPTY_PARTS, 'star').points).toEqual([])
  const missing = judgeAnswer({ ...GOOD, task: '  ', result: '' }, 'star').points.filter(({ code }) => code.startsWith('parts.'))
  expect(missing.map(({ code, good }) => [code, good])).toEqual([
    ['parts.task', false],
    ['parts.result', false],
  ])
})

test.each([
  ['We opened a till and we asked for help.', 'we'],
  ['The till was opened.', 'nobody'],
  ['We asked my manager and my colleague.', 'we'],
  ['Agorasom dil arall a gofynnon ni i’r rheolwr am help gyda’r ciw.', 'we'],
])('“%s” does not say what the person did', (action, why) => {
  expect(rule({ action }, 'self')).toMatchObject({ good: false, code: `self.${why}` })
})
test.each([
  'I opened a till. We packed.',
  'Opened a second till and asked for help.',
  'i rang the manager',
  'Gofynnais i’r rheolwr am help gyda’r ciw.',
])('“%s” says what the person did', (action) => {
  expect(rule({ action }, 'self')).toMatchObject({ good: true })
  expect(rule({ action }, 'verb')).toMatchObject({ good: true })
})
test('feelings and wishes are no actions', () => {
  expect(rule({ action: 'I was worried and I wanted to help.' }, 'verb')).toMatchObject({ good: false })
})

test.each([
  'All 12 parcels arrived.',
  'The customer thanked me.',
  'Nobody was hurt.',
  'Roedd y cwsmer yn hapus iawn gyda’r gwaith.',
])('“%s” is a result', (result) => {
  expect(rule({ result }, 'result')).toMatchObject({ good: true })
})
test('an open end is no result', () => {
  expect(rule({ result: 'That was it.' }, 'result')).toMatchObject({ good: false, code: 'result.open' })
})

test('vague words and what one would do are named with their place', () => {
  const situation = 'I usually work hard.'
  expect(rule({ situation }, 'specific')).toEqual({
    code: 'specific.vague',
    good: false,
    quote: { part: 'situation', start: 2, end: 9, text: 'usually' },
  })
  expect(rule({ action: 'I would ask my manager.' }, 'would')).toMatchObject({ good: false })
  expect(rule({ whole: 'I would take the course.' }, 'would', 'whole')).toBeUndefined()
  expect(rule({ situation: 'Fel arfer rwy’n gweithio gyda phobl.' }, 'specific')).toMatchObject({
    good: false,
    code: 'specific.vague',
  })
})

test.each([
  'My mental health was bad.',
  'I had bad anxiety then.',
  'I was on Universal Credit.',
  'Raising my two children.',
  'Full-time mum since 2018.',
  'I was claiming PIP.',
  'I am 54 and strong.',
  'I’m a single mum.',
  'I was off sick for a year.',
  'My number is AB123456C.',
  'Roedd fy iechyd yn wael ar y pryd.',
  'Rwy’n 54 oed ac yn gweithio’n dda.',
  'Roeddwn i’n derbyn Credyd Cynhwysol ar y pryd.',
])('“%s” is marked as private', (whole) => {
  expect(rule({ whole }, 'private', 'whole')).toMatchObject({ good: false })
})
test.each([
  'I cared for people with dementia and anxiety.',
  'I helped residents with a disability to wash.',
  'I explained the health and safety rules.',
  'The employee benefits were explained to new starters.',
  'I am 20 minutes away by bus.',
  'I learned how the condition of a tyre is checked.',
  'Decided reconsiderations of Employment and Support Allowance.',
  'I explained PIP to customers.',
  'Gofalais am bobl ag anabledd yn y cartref.',
])('“%s” is work, and nobody is warned', (whole) => {
  expect(rule({ whole }, 'private', 'whole')).toBeUndefined()
})
test('a good story from the course, told in one piece, gets no advice on its structure', () => {
  const whole =
    'I helped at a café in Bangor. A man was angry because his food was late. It was up to me to put it right. I said sorry, asked the kitchen how long it would take, and told him five minutes. I brought him a tea. He thanked me, and he was back the next week.'
  const cymraeg =
    'Roeddwn i’n helpu mewn caffi ym Mangor. Roedd dyn yn ddig am fod ei fwyd yn hwyr. Fi oedd i fod i unioni pethau. Dywedais fod yn ddrwg gen i, gofynnais i’r gegin faint o amser y byddai’n ei gymryd, a dweud pum munud wrtho. Des i â phaned o de iddo. Diolchodd i mi, ac roedd yn ôl yr wythnos wedyn.'
  for (const text of [whole, cymraeg]) {
    expect(judgeAnswer({ ...EMPTY_PARTS, whole: text }, 'whole').points.filter(({ good }) => !good)).toEqual([])
    expect(rule({ action: text }, 'self')).toMatchObject({ good: true })
  }
})
test('what is private is quoted whole', () => {
  expect(rule({ whole: 'Raising my two children taught me patience.' }, 'private', 'whole')?.quote?.text).toBe(
    'Raising my two children',
  )
})
test('naming other people gets a warning', () => {
  expect(rule({ whole: 'I washed Mrs Jones.' }, 'names', 'whole')?.quote?.text).toBe('Mrs Jones')
})

test('short and long answers are marked, with their speaking time', () => {
  expect(rule({ whole: 'I like it.' }, 'length', 'whole')).toMatchObject({ good: false, code: 'length.short' })
  const long = judgeAnswer({ ...EMPTY_PARTS, whole: 'word '.repeat(260) }, 'whole')
  expect(long.points.find(({ code }) => code === 'length.long')).toMatchObject({ good: false, code: 'length.long' })
  expect(long.seconds).toBe(120)
})

test('any text is judged, always the same, and quotes are parts of it', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 200, unit: 'grapheme' }),
    fc.constantFrom(...Object.values(GOOD), ...Object.values(DA)),
  )
  fc.assert(
    fc.property(fc.record({ situation: text, task: text, action: text, result: text, whole: text }), (parts) => {
      for (const form of ['star', 'whole'] as const) {
        const feedback = judgeAnswer(parts, form)
        expect(judgeAnswer(parts, form)).toEqual(feedback)
        for (const { code, quote } of feedback.points) {
          expect(PRACTICE_CODES).toContain(code)
          if (!quote) continue
          expect(PRACTICE_PARTS).toContain(quote.part)
          expect(parts[quote.part].slice(quote.start, quote.end)).toBe(quote.text)
        }
      }
    }),
    { numRuns: 200 },
  )
})
test('an answer of the greatest length is judged', () => {
  const answer = { ...EMPTY_PARTS, action: 'I have had anxi '.repeat(150), situation: 'a'.repeat(2500) }
  expect(judgeAnswer(answer, 'star').words).toBe(601)
})
