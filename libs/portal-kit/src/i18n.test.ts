import {
  addCatalogue,
  flattenMessages,
  formatBytes,
  formatDate,
  formatDay,
  formatMoney,
  formatTime,
  startMessages,
  switchLanguage,
  translator,
} from './i18n'
import { cy } from './messages/cy'
import { en } from './messages/en'

test('groups become keys with dots, and a key may be a sentence with dots and colons', () => {
  expect(flattenMessages({ cv: { title: 'A' }, 'Is it so? Yes: it is.': 'B' })).toEqual({
    'cv.title': 'A',
    'Is it so? Yes: it is.': 'B',
  })
})

test('Welsh uses its own plural forms', async () => {
  const forms = { badge_one: 'bathodyn', badge_two: '{{count}} fathodyn', badge_other: '{{count}} bathodyn' }
  startMessages('en')
  await addCatalogue('test', {
    en: async () => ({ default: { badge_one: '{{count}} badge', badge_other: '{{count}} badges' } }),
    cy: async () => ({ default: forms }),
  })
  const t = translator<{ badge_one: string; badge_other: string }>('test')
  expect([1, 2].map((count) => t('badge', { count }))).toEqual(['1 badge', '2 badges'])
  await switchLanguage('cy')
  expect([1, 2, 7].map((count) => t('badge', { count }))).toEqual(['bathodyn', '2 fathodyn', '7 bathodyn'])
  await switchLanguage('en')
})

test('both catalogues of the kit have the same keys', () => {
  expect(Object.keys(flattenMessages(cy)).sort()).toEqual(Object.keys(flattenMessages(en)).sort())
})

test('dates are those of the United Kingdom, on both sides of a clock change', () => {
  expect(formatDate('2026-11-21')).toBe('21/11/2026')
  expect(formatDay('2026-11-21', 'en')).toBe('21 November 2026')
  expect(formatDay('2026-11-21', 'cy')).toBe('21 Tachwedd 2026')
  expect(formatDate('2026-06-30T23:30:00.000Z')).toBe('01/07/2026')
  expect(formatTime('2026-10-24T12:00:00.000Z')).toBe('13:00')
  expect(formatTime('2026-10-25T12:00:00.000Z')).toBe('12:00')
})

test('money and sizes are written as the specification writes them', () => {
  expect([formatMoney(12.6), formatMoney(23500), formatBytes(188_000)]).toEqual(['£12.60', '£23,500', '184 KB'])
})
