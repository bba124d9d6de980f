import { draftOf, readDraft } from './offer-form'

const TODAY = '2026-11-21'
const OFFER = { startsOn: '2026-12-01', answerBy: '2026-11-28', pay: '£13 an hour', hours: '30', place: 'Leeds', note: '' }

test('an offer is unchanged after it went through the form', () => {
  expect(readDraft(draftOf(OFFER, undefined), TODAY)).toEqual({ details: OFFER, faults: null })
})

test('a new offer starts with the pay and place of the advert', () => {
  const draft = draftOf(null, { salary: '£13 an hour', location: 'Leeds' })
  expect([draft.pay, draft.place]).toEqual(['£13 an hour', 'Leeds'])
  expect(readDraft(draft, TODAY)).toEqual({ faults: { startsOn: 'startsOnDate', answerBy: 'answerByDate', hours: 'hours' } })
})

test.each([
  [{ startsOn: '2026-11-20' }, { startsOn: 'startsOn' }],
  [{ startsOn: '2027-11-22' }, { startsOn: 'startsOn' }],
  [{ answerBy: '2026-11-20' }, { answerBy: 'answerBy' }],
  [{ answerBy: '2026-12-02' }, { answerBy: 'answerBy' }],
  [{ pay: ' ' }, { pay: 'pay' }],
  [{ note: 'x'.repeat(1001) }, { note: 'tooLong' }],
])('%j is reported at its field', (change, faults) => {
  expect(readDraft(draftOf({ ...OFFER, ...change }, undefined), TODAY)).toEqual({ faults })
})

test('a day that does not exist is refused', () => {
  const draft = { ...draftOf(OFFER, undefined), startsOn: { day: '31', month: '2', year: '2027' } }
  expect(readDraft(draft, TODAY)).toEqual({ faults: { startsOn: 'startsOnDate' } })
})
