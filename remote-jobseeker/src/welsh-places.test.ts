import { startMessages } from '@onward/portal-kit/i18n'
import { placeAfter, placeName } from './welsh-places'

afterEach(() => startMessages('en'))

test('in Welsh a place has its Welsh name, softened after "i" and "o", and an article joins the preposition', () => {
  startMessages('cy')
  expect(placeName('Cardiff')).toBe('Caerdydd')
  expect(placeName('Newport, Gwent')).toBe('Casnewydd, Gwent')
  expect(placeName('Leeds')).toBe('Leeds')
  expect(placeAfter('i', 'Cardiff')).toBe('i Gaerdydd')
  expect(placeAfter('o', 'Swansea')).toBe('o Abertawe')
  expect(placeAfter('i', 'Llanelli')).toBe('i Lanelli')
  expect(placeAfter('i', 'Oxford')).toBe('i Rydychen')
  expect(placeAfter('i', 'Bridgend')).toBe('i Ben-y-bont ar Ogwr')
  expect(placeAfter('i', 'Port Talbot')).toBe('i Port Talbot')
  expect(placeAfter('i', 'Barry')).toBe('i’r Barri')
  expect(placeAfter('i', 'Caerdydd')).toBe('i Gaerdydd')
  expect(placeAfter('i', 'Birmingham')).toBe('i Birmingham')
})

test('in English a place stays as it is', () => {
  expect(placeName('Cardiff')).toBe('Cardiff')
  expect(placeAfter('i', 'Cardiff')).toBe('Cardiff')
})
