import { valuesOfBetterOff } from './better-off'

test('the estimate names the year of its figures, in either language, and the wage of the day', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  expect(valuesOfBetterOff(now, 'en')).toEqual({ figures: true, from: '6 April 2026', to: '5 April 2027', wage: '£12.71' })
  expect(valuesOfBetterOff(now, 'cy')).toMatchObject({ from: '6 Ebrill 2026', to: '5 Ebrill 2027' })
})

test('a year without figures has no values, so its page is not prerendered', () => {
  expect(valuesOfBetterOff(new Date('2019-11-24T12:00:00Z'), 'en')).toEqual({})
})
