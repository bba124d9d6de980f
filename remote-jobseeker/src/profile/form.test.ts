import { faultOfFile } from '../parts/upload'
import { profile } from '../testing/examples'
import { checkWords, wordsOf } from './form'

test('what is missing is named in the order of the dialog', () => {
  const words = { ...wordsOf(profile), firstName: ' ', phone: '123', postcode: '', travelMiles: 'far' }
  expect(checkWords(words)).toEqual({ ok: false, faults: ['firstName', 'phone', 'postcode', 'travelMiles'] })
})
test('a saved profile is valid as it stands, and skills are read by line or comma', () => {
  const checked = checkWords({ ...wordsOf(profile), skills: 'Till work, Food hygiene\nDriving' })
  expect(checked.ok && checked.edit.skills).toEqual(['Till work', 'Food hygiene', 'Driving'])
})
test('a CV is refused by type before its size', () => {
  expect(faultOfFile({ name: 'cv.png', size: 9e9 }, 10)).toBe('type')
  expect(faultOfFile({ name: 'CV.PDF', size: 11 }, 10)).toBe('size')
  expect(faultOfFile({ name: 'cv.docx', size: 10 }, 10)).toBeNull()
})
