import * as v from 'valibot'
import { faultOfFile } from '../parts/upload'
import { profile } from '../testing/examples'
import {
  type BirthDateDraft,
  type EditValues,
  editSchema,
  editValuesOf,
  faultKind,
  fieldsIn,
  isRequired,
  mergeDrafts,
  partsOfDay,
  tabsToSave,
} from './form'

const TODAY = '2026-11-21'
const born = (day: string, month: string, year: string): BirthDateDraft => ({ state: 'entered', day, month, year })

const check = (changes: Partial<EditValues>) => v.safeParse(editSchema(TODAY), { ...editValuesOf(profile), ...changes })
/** The saved date of birth, or why it is refused. */
function birthOf(dateOfBirth: BirthDateDraft) {
  const { success, output, issues } = check({ dateOfBirth })
  return success ? { day: output.dateOfBirth } : { fault: faultKind('dateOfBirth', issues[0]) }
}

test('what is missing is named in the order of the dialog', () => {
  const { issues = [] } = check({ firstName: ' ', phone: '123', postcode: '', travelMiles: 'far' })
  expect(fieldsIn(issues.map((issue) => String(v.getDotPath(issue))))).toEqual(['firstName', 'phone', 'postcode', 'travelMiles'])
})
test('a saved profile is valid as it stands, and skills are read by line or comma', () => {
  const checked = check({ skills: 'Till work, Food hygiene\nDriving' })
  expect(checked.output).toMatchObject({ skills: ['Till work', 'Food hygiene', 'Driving'], availability: null })
  expect(checked.output).toHaveProperty('dateOfBirth', undefined)
})
test('a save takes the tab at hand and each tab with a change', () => {
  const base = editValuesOf(profile)
  expect(tabsToSave(base, base, 'employment')).toEqual(['employment'])
  expect(tabsToSave(base, { ...base, phone: '' }, 'preferences')).toEqual(['personal', 'preferences'])
})
test.each(['+44 (0)7700 900123 ext 4', '0113 496 0000 x12', '(0113) 496-0000', '07700/900123'])(
  'a telephone number can be written %s',
  (phone) => expect(check({ phone }).success).toBe(true),
)
test.each(['ext 1234567890', '07700', '0770 call me 90012'])('%s is no telephone number', (phone) =>
  expect(check({ phone }).success).toBe(false),
)
test('the contract decides which texts are required, and a text that is too long is refused as such', () => {
  expect((['firstName', 'travelMiles', 'skills', 'education'] as const).map(isRequired)).toEqual([true, true, false, false])
  const { issues = [] } = check({ education: 'x'.repeat(2001), skills: Array(61).fill('x').join() })
  expect(issues.map((issue) => faultKind(v.getDotPath(issue) as 'education' | 'skills', issue))).toEqual(['tooLong', 'other'])
})
test('a CV is refused by type before its size', () => {
  expect(faultOfFile({ name: 'cv.png', size: 9e9 }, 10)).toBe('type')
  expect(faultOfFile({ name: 'CV.PDF', size: 11 }, 10)).toBe('size')
  expect(faultOfFile({ name: 'cv.docx', size: 10 }, 10)).toBeNull()
})
test.each([
  ['a day before today', born('28', '2', '1990'), { day: '1990-02-28' }],
  ['the first day there is', born('01', '01', '1900'), { day: '1900-01-01' }],
  ['today', born('21', '11', '2026'), { day: TODAY }],
  ['nothing typed', born(' ', '', ''), { day: undefined }],
  ['the saved day', { ...born('', '', ''), state: 'kept' as const }, { day: undefined }],
  ['a removed day', { ...born('1', '2', '1990'), state: 'removed' as const }, { day: null }],
  ['tomorrow', born('22', '11', '2026'), { fault: 'future' }],
  ['the day before the first', born('31', '12', '1899'), { fault: 'too-early' }],
  ['a day that February does not have', born('29', '2', '2025'), { fault: 'not-a-day' }],
  ['a year of two digits', born('1', '2', '90'), { fault: 'too-early' }],
  ['a word', born('first', '2', '1990'), { fault: 'not-a-day' }],
  ['a month alone', born('', '2', ''), { fault: 'not-a-day' }],
])('a date of birth can be %s', (_name, birth, answer) => {
  expect(birthOf(birth)).toEqual(answer)
})
test('the picker and the three fields say the same day', () => {
  expect(birthOf({ state: 'entered', ...partsOfDay('1990-02-08') })).toEqual({ day: '1990-02-08' })
})
test('changes of two tabs are merged, and only a field that both changed asks', () => {
  const base = editValuesOf(profile)
  const mine: EditValues = { ...base, phone: '07700 900999', address: '2 Low Road', jobAlerts: false }
  const theirs: EditValues = { ...base, phone: '07700 900111', postcode: 'LS1 1AA', jobAlerts: false }
  const { merged, taken, both } = mergeDrafts(base, mine, theirs)
  expect([taken, both]).toEqual([['postcode'], ['phone']])
  expect(merged).toEqual({ ...mine, postcode: 'LS1 1AA' })
})
