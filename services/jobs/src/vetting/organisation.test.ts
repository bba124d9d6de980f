import { organisationFlags, type VettedOrganisation } from './organisation'

const one: VettedOrganisation = {
  id: 'a',
  name: 'Severnslde Care',
  isVerified: false,
  website: 'https://www.severnside-care-jobs.example',
  contactEmail: 'hr@severnside-care-jobs.example',
  contactPhone: '07700 900 123',
  address: 'Unit 4, Mill Lane',
  postcode: 'BS1 4DJ',
}
const real: VettedOrganisation = {
  id: 'b',
  name: 'Severnside Care',
  isVerified: true,
  website: 'https://severnsidecare.example',
  contactEmail: 'people@severnsidecare.example',
  contactPhone: '0117 496 0000',
  address: '1 Queen Square',
  postcode: 'BS1 4JQ',
}
const checks = (change: Partial<VettedOrganisation>, other: Partial<VettedOrganisation> = {}, sender = '') =>
  organisationFlags({ ...one, ...change }, sender, [{ ...real, ...other }]).map(({ check, found }) => `${check}: ${found}`)

test('a domain drawn like a verified organisation’s is named with both domains', () => {
  expect(organisationFlags(one, 'severnslde-care.example', [real])).toContainEqual({
    check: 'look-alike-domain',
    found: 'severnslde-care.example',
    other: { id: 'b', name: 'Severnside Care', words: 'severnsidecare.example' },
  })
})

test('an organisation that is not verified lends its domain to nobody', () => {
  expect(checks({}, { isVerified: false }, 'severnslde-care.example')).toEqual([])
})

test('free mail is noted with its domain, whoever is around', () => {
  expect(organisationFlags({ ...one, website: '' }, 'gmail.com', [])).toEqual([
    { check: 'free-mail', found: 'gmail.com', other: null },
  ])
})

test('a phone, a mailbox and an address of another organisation are found however they are written', () => {
  const plain = { website: '', contactEmail: '' }
  expect(checks(plain, { contactPhone: '+44 (0)7700 900123' })).toEqual(['same-phone: 07700 900 123'])
  expect(checks({ website: '', contactEmail: 'Sam@mill.example' }, { contactEmail: 'sam@MILL.example' })).toEqual([
    'same-email: Sam@mill.example',
  ])
  expect(checks(plain, { address: 'unit 4 mill lane', postcode: 'BS1 4DJ' })).toEqual(['same-address: Unit 4, Mill Lane'])
})

test('empty contacts and a town alone are shared with nobody', () => {
  const empty = { website: '', contactEmail: '', contactPhone: '', address: 'Bath', postcode: '' }
  expect(checks(empty, empty)).toEqual([])
})
