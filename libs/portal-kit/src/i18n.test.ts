import type { Language } from '@onward/contracts/language'
import {
  addCatalogue,
  flattenMessages,
  formatBytes,
  formatDate,
  formatDay,
  formatDayAndTime,
  formatMoney,
  formatTime,
  type Messages,
  setCatalogue,
  startMessages,
  switchLanguage,
  translator,
} from './i18n'

test('groups become keys with dots, and a key may be a sentence with dots and colons', () => {
  expect(flattenMessages({ cv: { title: 'A' }, 'Is it so? Yes: it is.': 'B' })).toEqual({
    'cv.title': 'A',
    'Is it so? Yes: it is.': 'B',
  })
})

test('Welsh uses its own plural forms', async () => {
  const badges: Partial<Record<Language, Messages>> = {
    en: { badge_one: '{{count}} badge', badge_other: '{{count}} badges' },
    cy: { badge_one: 'bathodyn', badge_two: '{{count}} fathodyn', badge_other: '{{count}} bathodyn' },
  }
  startMessages('en')
  await addCatalogue({ namespace: 'test', load: async (language) => ({ default: badges[language] ?? {} }) })
  const t = translator<{ badge_one: string; badge_other: string }>('test')
  expect([1, 2].map((count) => t('badge', { count }))).toEqual(['1 badge', '2 badges'])
  await switchLanguage('cy')
  expect([1, 2, 7].map((count) => t('badge', { count }))).toEqual(['bathodyn', '2 fathodyn', '7 bathodyn'])
  await switchLanguage('en')
})

test('a catalogue may give all six Welsh forms', async () => {
  setCatalogue('six', 'cy', {
    ci_zero: '{{count}} cŵn',
    ci_one: '{{count}} ci',
    ci_two: '{{count}} gi',
    ci_few: '{{count}} chi',
    ci_many: '{{count}} chi (6)',
    ci_other: '{{count}} ci (arall)',
  })
  startMessages('cy')
  const t = translator<{ ci_other: string }>('six')
  expect([0, 1, 2, 3, 4, 6].map((count) => t('ci', { count }))).toEqual([
    '0 cŵn',
    '1 ci',
    '2 gi',
    '3 chi',
    '4 ci (arall)',
    '6 chi (6)',
  ])
  startMessages('en')
})

test('numbers in a sentence have separators; texts stay as they are', () => {
  setCatalogue('numbers', 'en', { jobs_one: '{{count}} new job in {{place}}', jobs_other: '{{count}} new jobs in {{place}}' })
  const t = translator<{ jobs_one: string; jobs_other: string }>('numbers')
  expect(t('jobs', { count: 4600, place: '2027' })).toBe('4,600 new jobs in 2027')
  expect(t('jobs', { count: 1, place: 'Leeds' })).toBe('1 new job in Leeds')
})

test('dates are those of the United Kingdom, on both sides of a clock change', () => {
  expect(formatDate('2026-11-21')).toBe('21/11/2026')
  expect(formatDay('2026-11-21', 'en')).toBe('21 November 2026')
  expect(formatDay('2026-11-21', 'cy')).toBe('21 Tachwedd 2026')
  expect(formatDay('2026-11-21', 'fr' as Language)).toBe('21 novembre 2026')
  expect(formatDate('2026-06-30T23:30:00.000Z')).toBe('01/07/2026')
  expect(formatTime('2026-10-24T12:00:00.000Z')).toBe('13:00')
  expect(formatTime('2026-10-25T12:00:00.000Z')).toBe('12:00')
})

test('Welsh months are written out by the portal: browsers have no names for them', () => {
  // A browser without Welsh falls back to American English.
  const real = Intl.DateTimeFormat
  const format = jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((locale, options) => new real(String(locale).startsWith('cy') ? 'en-US' : locale, options))
  const days = Array.from({ length: 12 }, (_month, index) => formatDay(`2026-${String(index + 1).padStart(2, '0')}-05`, 'cy'))
  format.mockRestore()
  expect(days).toEqual([
    '5 Ionawr 2026',
    '5 Chwefror 2026',
    '5 Mawrth 2026',
    '5 Ebrill 2026',
    '5 Mai 2026',
    '5 Mehefin 2026',
    '5 Gorffennaf 2026',
    '5 Awst 2026',
    '5 Medi 2026',
    '5 Hydref 2026',
    '5 Tachwedd 2026',
    '5 Rhagfyr 2026',
  ])
  expect(formatDayAndTime('2026-06-30T23:30:00.000Z', 'cy')).toBe('1 Gorffennaf 2026, 00:30')
})

test('money and sizes are written as the specification writes them', () => {
  expect([formatMoney(12.6), formatMoney(23500), formatBytes(188_000)]).toEqual(['£12.60', '£23,500', '184 KB'])
})
