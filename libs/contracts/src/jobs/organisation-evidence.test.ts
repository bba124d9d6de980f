import fc from 'fast-check'
import { checkDomain, readCharityNumber, readCompanyNumber, readWebsite } from './organisation-evidence'

test.each([
  ['1234567', '01234567', 'england-wales'],
  ['12 345 678', '12345678', 'england-wales'],
  ['sc 123456', 'SC123456', 'scotland'],
  ['SC12345', 'SC012345', 'scotland'],
  ['ni001234', 'NI001234', 'northern-ireland'],
  ['R0000123', 'R0000123', 'northern-ireland'],
  ['oc301234', 'OC301234', 'england-wales'],
  ['SO300001', 'SO300001', 'scotland'],
  ['IP12345R', 'IP12345R', 'england-wales'],
  ['RS007FIC', 'RS007FIC', 'england-wales'],
  ['FC-012345', 'FC012345', 'united-kingdom'],
])('%s is the company number %s', (written, number, country) => {
  expect(readCompanyNumber(written)).toEqual({ number, country })
})

test.each([
  '',
  '0',
  '00000000',
  '123456789',
  'XX123456',
  'SC',
  'SC000000',
  'SC12345678',
  'GB123456789',
  'SCABCDEF',
  '12A45678',
  '１２３４５６７８',
])('%s is no company number', (written) => expect(readCompanyNumber(written)).toBeNull())

test('a company number is read again as itself, and has eight characters', () => {
  const prefix = fc.constantFrom('', 'SC', 'NI', 'OC', 'SO', 'NC', 'R0', 'RS', 'FC', 'XX')
  fc.assert(
    fc.property(prefix, fc.integer({ min: 0, max: 99_999_999 }), (letters, digits) => {
      const read = readCompanyNumber(letters + digits)
      if (!read) return
      expect(read.number).toHaveLength(8)
      expect(readCompanyNumber(read.number)).toEqual(read)
    }),
  )
})

test('a charity number is assigned to one of three registers', () => {
  expect(readCharityNumber('1082947')).toEqual({ number: '1082947', country: 'england-wales' })
  expect(readCharityNumber('220949-1')).toEqual({ number: '220949-1', country: 'england-wales' })
  expect(readCharityNumber('sc 012345')).toEqual({ number: 'SC012345', country: 'scotland' })
  expect(readCharityNumber('NIC100123')).toEqual({ number: 'NIC100123', country: 'northern-ireland' })
  expect(['', '12345', '0123456', 'SC1', 'NIC1', '12345678', 'charity'].map(readCharityNumber)).toEqual(Array(7).fill(null))
})

test.each([
  ['https://www.calder.example.co.uk', 'calder.example.co.uk', 'match'],
  ['https://example.co.uk/jobs', 'hr.example.co.uk', 'match'],
  ['https://jobs.example.co.uk', 'example.co.uk', 'match'],
  ['https://example.co.uk', 'EXAMPLE.CO.UK.', 'match'],
  ['https://example.co.uk', 'notexample.co.uk', 'different'],
  ['https://example.co.uk', 'co.uk', 'different'],
  ['https://leeds.gov.uk', 'bradford.gov.uk', 'different'],
  ['https://example.co.uk', 'gmail.com', 'free-mail'],
  ['', 'googlemail.com', 'free-mail'],
  ['', 'example.co.uk', 'no-website'],
  ['https://www.facebook.com/calder', 'facebook.com', 'shared-host'],
  ['https://calder.wixsite.com', 'calder.wixsite.com', 'shared-host'],
] as const)('a website at %s and an address at %s: %s', (website, domain, result) => {
  expect(checkDomain(website, domain)).toBe(result)
})

test('a website is read in the usual spellings, and refused when it is none', () => {
  expect(readWebsite('www.Example.co.uk')).toBe('https://www.example.co.uk')
  expect(readWebsite(' http://example.org/work ')).toBe('http://example.org/work')
  const bad = [
    '',
    'example',
    'localhost',
    '127.0.0.1',
    'http://10.0.0.1',
    'javascript:alert(1)',
    'ftp://example.org',
    'a b.org',
    'https://u:p@e.org',
    'http://[::1]',
  ]
  expect(bad.map(readWebsite)).toEqual(bad.map(() => null))
})
