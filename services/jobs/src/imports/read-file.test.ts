import { csvOf } from '@onward/contracts/jobs/job-import'
import { UnreadableFile } from '@onward/documents/table'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { proposeMapping } from './mapping'
import { readImport } from './read-file'
import { dateOf, featuresOf, jobTypeOf, plainText, salaryOf } from './values'

const read = (text: string | Uint8Array) => readImport(typeof text === 'string' ? Buffer.from(text) : text)
const rowsOf = (text: string | Uint8Array) => read(text).rows.map(({ cells }) => cells)
const faultIn = (text: string) => {
  try {
    read(text)
    return null
  } catch (error) {
    return error instanceof UnreadableFile ? error.fault : error
  }
}

test.each([
  ['a comma', ','],
  ['a semicolon', ';'],
  ['a tab', '\t'],
  ['a bar', '|'],
])('fields may be separated by %s, and hold line breaks, quotes and the separator itself', (_name, sign) => {
  const text = `title${sign}description\r\n"Cook${sign} chef"${sign}"First line\nsecond ""line"""\r\n`
  expect(read(text)).toMatchObject({ format: 'csv', delimiter: sign, columns: ['title', 'description'] })
  expect(rowsOf(text)).toEqual([[`Cook${sign} chef`, 'First line\nsecond "line"']])
})

test.each([
  ['utf-8', Buffer.from('\ufefftitle,pay\nCaffi Tŷ,£13\n')],
  ['utf-16le', Buffer.from('\ufefftitle,pay\nCaffi Tŷ,£13\n', 'utf16le')],
  ['utf-16be', Buffer.from('\ufefftitle,pay\nCaffi Tŷ,£13\n', 'utf16le').swap16()],
  ['windows-1252', Buffer.from('title,pay\nCaf\u00e9 Tom\x92s,\u00a313\n', 'latin1')],
] as const)('a file in %s is read with every character', (encoding, bytes) => {
  const table = read(bytes)
  expect(table.encoding).toBe(encoding)
  expect(table.columns).toEqual(['title', 'pay'])
  expect(table.rows[0]?.cells).toEqual([encoding === 'windows-1252' ? 'Café Tom’s' : 'Caffi Tŷ', '£13'])
})

test('an unclosed quotation mark spoils its own row and what follows, never what came before', () => {
  const { rows } = read('title,place\nCook,Leeds\n"Porter,York\nCleaner,Hull\n')
  expect(rows).toEqual([
    { row: 2, cells: ['Cook', 'Leeds'] },
    { row: 3, cells: ['', ''], unfit: 'broken' },
  ])
})

test('a row with more fields than headings is marked; empty rows count but are skipped', () => {
  expect(read('title,place\nCook,Leeds,extra\n\nPorter\n').rows).toEqual([
    { row: 2, cells: ['Cook', 'Leeds'], unfit: 'cells' },
    { row: 4, cells: ['Porter', ''] },
  ])
})

test('a huge row is cut, not kept', () => {
  expect(rowsOf(`title\n${'x'.repeat(3_000_000)}\nCook\n`).map(([cell]) => cell?.length)).toEqual([20_000, 4])
})

test('an XML feed is read by its jobs, with CDATA, attributes and unescaped ampersands', () => {
  const text = `<?xml version="1.0"?><source><publisher>Us</publisher>
    <job id="7"><title><![CDATA[Cook & <b>chef</b>]]></title><address><city>Leeds</city></address></job>
    <job id="8"><title>Porter & cleaner &pound;13</title></job></source>`
  expect(read(text)).toMatchObject({ format: 'xml', columns: ['id', 'title', 'address.city'] })
  expect(rowsOf(text)).toEqual([
    ['7', 'Cook & <b>chef</b>', 'Leeds'],
    ['8', 'Porter & cleaner £13', ''],
  ])
})

test('a job with mismatched tags is broken; the others are read', () => {
  const { rows } = read('<jobs><job><title>A</title><job><title>B</title><city>York</city></job></jobs>')
  expect(rows).toMatchObject([{ cells: ['A', ''], unfit: 'broken' }, { cells: ['B', 'York'] }])
  expect(rows[1]?.unfit).toBeUndefined()
})

test('no entity of a file’s own is expanded, and nothing outside it is read', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
    <jobs><job><title>&b;</title></job><job><title>&f;</title></job><job><title>Cook</title></job></jobs>`
  const { rows } = read(bomb)
  expect(rows.map(({ unfit }) => unfit)).toEqual(['broken', 'broken', undefined])
  expect(JSON.stringify(rows)).not.toMatch(/aaaa|root:/)
})

test.each([
  ['a list', (jobs: unknown[]) => jobs],
  ['a list under a name', (jobs: unknown[]) => ({ jobs })],
  ['a graph', (jobs: unknown[]) => ({ '@context': 'https://schema.org', '@graph': jobs })],
  ['a list of items', (jobs: unknown[]) => ({ itemListElement: jobs.map((item) => ({ '@type': 'ListItem', item })) })],
])('JSON may be %s; nested fields get a path', (_name, wrap) => {
  const job = { '@type': 'JobPosting', title: 'Cook', jobLocation: { address: { addressLocality: 'Leeds' } }, skills: ['a', 'b'] }
  expect(read(JSON.stringify(wrap([job])))).toMatchObject({
    format: 'json',
    columns: ['title', 'jobLocation.address.addressLocality', 'skills'],
    rows: [{ row: 1, cells: ['Cook', 'Leeds', 'a\nb'] }],
  })
})

test.each([
  ['nothing', ' \n', 'empty'],
  ['headings alone', 'title,place\n', 'no-rows'],
  ['a spreadsheet’s own file', 'PK\u0003\u0004\u0014', 'not-text'],
  ['JSON with a mistake', '{"jobs": [', 'not-json'],
  ['JSON of something else', '{"name": "x"}', 'no-rows'],
  ['endless depth', `<a>${'<b>'.repeat(100)}`, 'too-deep'],
  ['one level after the other', `{"jobs":[{"a":${'['.repeat(50)}1${']'.repeat(50)}}]}`, 'too-deep'],
  ['columns without end', ','.repeat(1000), 'empty'],
  ['a field for everything', `${Array.from({ length: 300 }, (_, i) => `c${i}`).join(',')}\nx\n`, 'too-many-columns'],
  ['broken markup throughout', `<a>${'<'.repeat(2000)}`, 'not-xml'],
])('%s is refused with its reason', (_name, text, fault) => {
  expect(faultIn(text)).toBe(fault)
})

test('no bytes at all make reading fail in any other way', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('', '<job>', '{"jobs":[', 'a,b\n"'), (bytes, start) => {
      try {
        readImport(Buffer.concat([Buffer.from(start), bytes]))
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFile)
      }
    }),
    { numRuns: 500 },
  )
})

/** Formulas that a spreadsheet still finds: full-width signs, and signs after spaces or line breaks. */
const HIDDEN = ['＝1+1', '＋1', '－1', '＠x', '\n=1+1', ' =1+1', '\u00a0=1', '\u200b@x', '\r\n+1', ' \n-1']

test('written CSV is read back by this reader and by the parser alone; nothing in it runs as a formula', () => {
  const text = fc.string({ unit: 'grapheme-ascii', maxLength: 20 }).map((one) => `x${one}`)
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), (rows) => {
      const file = csvOf([['one', 'two'], ...rows])
      expect(rowsOf(file)).toEqual(rows)
      expect(parse(file, { bom: true })).toEqual([['one', 'two'], ...rows])
    }),
  )
  const danger = csvOf([['one'], ['=1+1'], ['@x'], ['-2'], ['+44 113 496 0000'], ['\ttab'], ...HIDDEN.map((cell) => [cell])])
  for (const [cell] of parse(danger, { bom: true }) as string[][]) expect(cell).not.toMatch(/^[=+\-@\t]/)
  for (const [cell] of parse(danger, { bom: true }) as string[][]) expect(cell?.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/)
  expect(rowsOf(danger).flat()).toEqual(['=1+1', '@x', '-2', '+44 113 496 0000', '\ttab', ...HIDDEN])
})

test('columns of other systems are recognised', () => {
  const spreadsheet = proposeMapping([
    'Job Title',
    'Ref',
    'Town',
    'Postcode',
    'Salary from',
    'Salary to',
    'Closing Date',
    'E-bost cyswllt',
  ])
  expect(spreadsheet).toMatchObject({
    title: 'Job Title',
    reference: 'Ref',
    location: 'Town',
    postcode: 'Postcode',
    salary: 'Salary from',
    salaryMaximum: 'Salary to',
    applicationDeadline: 'Closing Date',
    contactEmail: 'E-bost cyswllt',
    description: null,
  })
  const posting = [
    'title',
    'identifier.name',
    'identifier.value',
    'employmentType',
    'jobLocation.address.addressLocality',
    'jobLocation.address.postalCode',
    'baseSalary.value.minValue',
    'baseSalary.value.maxValue',
    'baseSalary.value.unitText',
    'validThrough',
    'hiringOrganization.name',
  ]
  expect(proposeMapping(posting)).toMatchObject({
    reference: 'identifier.value',
    location: 'jobLocation.address.addressLocality',
    postcode: 'jobLocation.address.postalCode',
    salary: 'baseSalary.value.minValue',
    salaryMaximum: 'baseSalary.value.maxValue',
    salaryPeriod: 'baseSalary.value.unitText',
    applicationDeadline: 'validThrough',
    jobType: 'employmentType',
  })
})

test.each([
  ['2026-12-21', '2026-12-21'],
  ['21/12/2026', '2026-12-21'],
  ['1.2.27', '2027-02-01'],
  ['21 December 2026', '2026-12-21'],
  ['21 Rhagfyr 2026', '2026-12-21'],
  ['Mon, 21 Dec 2026 23:00:00 GMT', '2026-12-21'],
  ['2026-06-30T23:30:00Z', '2026-07-01'],
  ['2026-12-21 17:00', '2026-12-21'],
  ['31/02/2027', null],
  ['2026-13-01', null],
  ['soon', null],
  ['12', null],
  ['21 maybe 2026', null],
  ['21 December 2026 or whenever', null],
  ['12/21/2026', null],
])('the date %s is %s', (text, day) => {
  expect(dateOf(text)).toBe(day)
})

test('job types, features and pay are read as people and feeds write them', () => {
  expect(
    ['FULL_TIME', 'Part Time', 'rhan-amser', 'CONTRACTOR', 'Apprentice', 'PERMANENT, FULL_TIME', 'odd'].map(jobTypeOf),
  ).toEqual(['full-time', 'part-time', 'part-time', 'contract', 'apprenticeship', 'full-time', null])
  expect(featuresOf('quiet workspace; Lle parcio ar gael')).toEqual({ features: ['Quiet workspace', 'Parking available'] })
  expect(featuresOf('Quiet workspace, a pool')).toEqual({ unknown: 'a pool' })
  // Permanent staff may work any hours, and of two types the employer chooses.
  expect(['Permanent', 'Full-time / part-time'].map(jobTypeOf)).toEqual([null, null])
  const paid = (...cells: [string, string, string]) => salaryOf(...cells).salary
  expect(paid('12.6', '13', 'HOUR')).toBe('£12.60 to £13 an hour')
  expect(paid('24000', '', 'YEAR')).toBe('£24,000 a year')
  expect(paid('£500', '', 'wythnos')).toBe('£500 a week')
  expect(paid('£12 an hour plus tips', '13', 'HOUR')).toBe('£12 an hour plus tips, up to £13')
  expect(paid('', '', 'HOUR')).toBe('')
})

test.each([
  ['13', '12', 'hour', 'salaryMaximum order'],
  ['12', 'loads', 'hour', 'salaryMaximum amount'],
  ['', '-5', 'hour', 'salaryMaximum amount'],
  ['12', '', 'potato', 'salaryPeriod period'],
])('pay of "%s" to "%s" per "%s" is refused: %s', (from, to, period, expected) => {
  const { fault } = salaryOf(from, to, period)
  expect(fault && `${fault.field} ${fault.fault}`).toBe(expected)
})

test('adverts in HTML become plain lines, and plain text stays as it is', () => {
  expect(plainText('<p>You will&nbsp;cook.</p><ul><li>Lunch</li><li>Tea &amp; cake</li></ul><script>alert(1)</script>')).toBe(
    'You will cook.\n\n- Lunch\n\n- Tea & cake',
  )
  expect(plainText('&lt;p&gt;Hello&lt;/p&gt;')).toBe('Hello')
  expect(plainText('Pay < 5 & rising\n\nNew line')).toBe('Pay < 5 & rising\n\nNew line')
})
