import { EMPTY_CURRICULUM } from '@onward/contracts/jobseekers/curriculum'
import { facts, profile, savedCurriculum } from '../testing/examples'
import { checkFill, chosen, meeting, nameParts, newSkills, savedDraft, startDraft } from './fill'
import { draftOf } from './form'

test('the profile is never replaced unasked', () => {
  const draft = startDraft(facts, profile, { curriculum: savedCurriculum, version: 3 })
  const checked = checkFill(draft, profile)
  expect(checked.ok && checked.body.profile).toEqual({
    firstName: '',
    lastName: '',
    phone: '',
    postcode: '',
    skills: ['Order picking'],
    version: 1,
  })
  expect(checked.ok && checked.body.curriculum.work).toEqual(savedCurriculum.work)
  expect(draft.choices).toEqual({ summary: 'keep', work: 'keep' })
  // What only the CV has is taken at once.
  expect(checked.ok && checked.body.curriculum.languages).toEqual([{ language: 'Polish', level: 'native' }])
})

test('an empty profile takes what the CV says', () => {
  const empty = { ...profile, firstName: '', lastName: '', phone: '', postcode: '' }
  const checked = checkFill(startDraft(facts, empty, { curriculum: EMPTY_CURRICULUM, version: 0 }), empty)
  expect(checked.ok && checked.body.profile).toMatchObject({
    firstName: 'Zoë',
    lastName: 'Łukasiewicz-Şahin',
    phone: '07700 900456',
    postcode: 'HX1',
  })
})

test.each([
  ['phone', '07700 900123', '07700900123', 'same'],
  ['phone', '07700 900456', '07700 900123', 'differ'],
  ['postcode', 'hx1', 'HX1 1AA', 'same'],
  ['postcode', 'LS11', 'HX1 1AA', 'differ'],
  ['firstName', '', 'Amina', 'none'],
  ['firstName', 'Zoë', '', 'new'],
] as const)('%s "%s" in the CV and "%s" in the profile: %s', (field, inCv, inProfile, how) => {
  expect(meeting(field, inCv, inProfile)).toBe(how)
})

test('names keep their spelling, and a single one is a first name', () => {
  expect(nameParts('Zoë Łukasiewicz-Şahin')).toEqual({ firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin' })
  expect(nameParts('王小明')).toEqual({ firstName: '王小明', lastName: '' })
})

test('a skill that the profile has in other letters is not offered again', () => {
  expect(newSkills(facts, { skills: ['ORDER PICKING'] })).toEqual([])
})

test('choosing both versions of a section lists each entry once', () => {
  const had = savedDraft(savedCurriculum)
  const again = draftOf({ ...savedCurriculum, work: [...savedCurriculum.work].reverse() })
  expect(chosen('work', 'both', had, again)).toEqual(had.work)
  expect(chosen('work', 'take', had, again)).toEqual(again.work)
})

test('an invalid phone number is reported, and nothing is sent', () => {
  const draft = startDraft(facts, profile, { curriculum: EMPTY_CURRICULUM, version: 0 })
  const wrong = { ...draft, person: { ...draft.person, phone: { use: true, text: '123' } } }
  expect(checkFill(wrong, profile)).toMatchObject({ ok: false, personFaults: ['phone'] })
})
