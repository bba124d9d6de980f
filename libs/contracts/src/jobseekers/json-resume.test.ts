import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { cleanText } from '../text'
import { type Curriculum, curriculum, EMPTY_CURRICULUM, LANGUAGE_LEVELS } from './curriculum'
import { fromJsonResume, toJsonResume } from './json-resume'

const sample: unknown = JSON.parse(readFileSync(require.resolve('@jsonresume/schema/sample.resume.json'), 'utf8'))

function read(input: unknown) {
  const reading = fromJsonResume(input)
  if (!reading.ok) throw new Error(reading.message)
  return reading
}

test('the sample of JSON Resume is read whole, and unsupported fields are named', () => {
  const { curriculum: cv, basics, skills, leftOut } = read(sample)
  expect(basics).toEqual({
    name: 'Richard Hendriks',
    email: 'richard.hendriks@mail.com',
    phone: '(912) 555-4321',
    location: '2712 Broadway St, San Francisco, California, CA 94115',
  })
  expect(cv.summary).toContain('Go Sooners and Cardinal')
  expect(cv.links).toContain('https://soundcloud.example.com/dandymusicnl')
  expect(cv.work[0]).toMatchObject({
    title: 'CEO/President',
    employer: 'Pied Piper',
    place: 'Palo Alto, CA',
    from: '2013-12',
    until: '2014-12',
    current: false,
  })
  expect(cv.work[0]?.bullets).toContain('Successfully won Techcrunch Disrupt')
  expect(cv.volunteering[0]).toMatchObject({ title: 'Teacher', employer: 'CoderDojo' })
  expect(cv.education[0]).toMatchObject({
    qualification: 'Bachelor, Information Technology',
    institution: 'University of Oklahoma',
  })
  expect(cv.languages).toEqual([{ language: 'English', level: 'native' }])
  expect(cv.interests).toBe('Wildlife (Ferrets, Unicorns)')
  expect(skills).toEqual(expect.arrayContaining(['Web Development', 'HTML', 'CSS']))
  expect(leftOut).toEqual(
    expect.arrayContaining([
      'projects: Miss Direction',
      'awards: Digital Compression Pioneer Award',
      'publications: Video compression for 3d media',
      'basics.label',
    ]),
  )
})

test('keys of older files, missing fields, nulls and loose dates are read', () => {
  const { curriculum: cv, leftOut } = read({
    basics: { name: 'Zoë Łukasiewicz-Şahin', website: 'zoe.example', summary: null, picture: 'me.png' },
    work: [
      { company: 'Asda', position: 'Cashier', website: 'http://asda.example', startDate: '2014-06-29', endDate: 'Present' },
      { company: "O'Brien & Sons", startDate: '2011', endDate: null, highlights: null },
      { company: '王小明', startDate: 'Summer 2010', endDate: '2009' },
      { position: 'Porter', startDate: '2012-05', endDate: '2010-01' },
      null,
      'Corner shop',
    ],
    education: null,
    hobbies: ['chess'],
  })
  expect(cv.links).toEqual(['https://zoe.example'])
  expect(cv.work.map(({ title, employer, from, until, current }) => [title, employer, from, until, current])).toEqual([
    ['Cashier', 'Asda', '2014-06', null, true],
    ["O'Brien & Sons", '', '2011', null, true],
    ['王小明', '', null, '2009', false],
    ['Porter', '', '2012-05', null, false],
    ['Corner shop', '', null, null, false],
  ])
  expect(leftOut).toEqual(
    expect.arrayContaining([
      'work.website',
      'work.startDate: Summer 2010',
      'work.endDate: 2010-01 is before 2012-05',
      'basics.picture',
      'hobbies',
    ]),
  )
})

test('long paragraphs become lines, and the rest is named', () => {
  const sentence = 'Served customers at a busy till and kept the shelves full. '
  const { curriculum: cv } = read({ work: [{ position: 'Cashier', summary: sentence.repeat(10) }] })
  expect(cv.work[0]?.bullets.join(' ')).toBe(sentence.repeat(10).trim())
  const many = read({ work: [{ position: 'Cashier', highlights: Array.from({ length: 14 }, (_, i) => `line ${i}`) }] })
  expect(many.curriculum.work[0]?.bullets).toHaveLength(12)
  expect(many.leftOut).toEqual(['work.highlights: line 12', 'work.highlights: line 13'])
})

test.each([
  [null, /not a JSON Resume file/],
  ['{}', /not a JSON Resume file/],
  [[], /not a JSON Resume file/],
  [{}, /no CV in it/],
  [{ name: 'x' }, /no CV in it/],
  [{ basics: 'Zoë' }, /part "basics"/],
  [{ work: 'Asda' }, /part "work"/],
])('%j gets a clear sentence', (input, sentence) => {
  const reading = fromJsonResume(input)
  expect(reading.ok ? '' : reading.message).toMatch(sentence)
})

test('whatever the file holds, what comes back is a valid curriculum of bounded size', () => {
  const key = fc.constantFrom(
    'basics',
    'work',
    'education',
    'skills',
    'name',
    'position',
    'startDate',
    'endDate',
    'highlights',
    'keywords',
    'url',
    'profiles',
  )
  const anything = fc.dictionary(key, fc.anything({ key, maxDepth: 4 }), { minKeys: 1 })
  fc.assert(
    fc.property(anything, (input) => {
      const reading = fromJsonResume(input)
      if (reading.ok) {
        expect(v.safeParse(curriculum, reading.curriculum).success).toBe(true)
        expect(reading.skills.length).toBeLessThanOrEqual(60)
        expect(reading.leftOut.length).toBeLessThanOrEqual(100)
      } else expect(reading.message.length).toBeGreaterThan(10)
    }),
  )
})

const text = (max: number) =>
  fc.string({ unit: 'grapheme', maxLength: max }).map((value) => cleanText(value).slice(0, max).trim())
const letter = fc.constantFrom('a', 'Ł', '王', 'Д', "O'")
const shortText = (max: number) =>
  fc.tuple(letter, text(Math.floor(max / 4))).map(([first, rest]) => cleanText(first + rest).slice(0, max))
const date = fc.option(
  fc
    .tuple(fc.integer({ min: 1950, max: 2030 }), fc.option(fc.integer({ min: 1, max: 12 })))
    .map(([year, month]) => (month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`)),
)
const experience = fc.record({
  title: shortText(100),
  employer: text(25),
  place: text(15),
  from: date,
  until: date,
  current: fc.boolean(),
  bullets: fc.array(shortText(300), { maxLength: 12 }),
})
const cvs = fc
  .record({
    summary: text(300),
    links: fc.array(fc.webUrl(), { maxLength: 5 }),
    work: fc.array(experience, { maxLength: 4 }),
    volunteering: fc.array(experience, { maxLength: 3 }),
    education: fc.array(
      fc.record({
        qualification: shortText(120),
        institution: text(30),
        from: date,
        until: date,
        results: fc.array(fc.record({ subject: text(20), grade: text(10) }), { maxLength: 20 }),
      }),
      { maxLength: 3 },
    ),
    certificates: fc.array(fc.record({ name: shortText(100), issuer: text(20), date }), { maxLength: 4 }),
    languages: fc.array(fc.record({ language: shortText(40), level: fc.option(fc.constantFrom(...LANGUAGE_LEVELS)) }), {
      maxLength: 4,
    }),
    interests: text(100),
  })
  .map((value) => v.safeParse(curriculum, value))
  .filter((result) => result.success)
  .map((result) => result.output as Curriculum)

test('a curriculum written and read again is the same, with nothing left out', () => {
  fc.assert(
    fc.property(
      cvs,
      fc.record({ name: text(40), email: fc.oneof(fc.constant(''), fc.emailAddress()), phone: text(15), location: text(60) }),
      fc.array(shortText(60), { maxLength: 60 }),
      (cv, basics, skills) => {
        const file: unknown = JSON.parse(JSON.stringify(toJsonResume({ curriculum: cv, ...basics, skills })))
        expect(fromJsonResume(file)).toEqual({ ok: true, curriculum: cv, basics, skills, leftOut: [] })
      },
    ),
    { numRuns: 200 },
  )
})

test('an empty curriculum makes a file that can be read again', () => {
  const file = toJsonResume({ curriculum: EMPTY_CURRICULUM, name: '', email: '', phone: '', location: '', skills: [] })
  expect(read(file).curriculum).toEqual(EMPTY_CURRICULUM)
})
