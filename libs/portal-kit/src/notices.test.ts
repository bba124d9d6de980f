import type { Notice } from '@onward/contracts/messaging/messaging'
import { factsInLanguage } from '@onward/contracts/messaging/notice-facts'
import { setCatalogue, startMessages } from './i18n'
import { NOTICE_CATALOGUE, sentenceKeyOf } from './notices'
import en from './notices/en.json'

beforeAll(() => {
  setCatalogue(NOTICE_CATALOGUE, 'en', en)
  startMessages('en')
})

test('each side of an application reads its own sentence, and an unknown state has one too', () => {
  const of = (href: string, state: string, note = '') =>
    sentenceKeyOf({ kind: 'application-state', facts: { state, note }, href })
  expect(of('/applications/1', 'interview_scheduled')).toBe('application-state.interview_scheduled')
  expect(of('/employer/applications/1', 'withdrawn')).toBe('application-changed.withdrawn')
  expect(of('/employer/applications/1', 'withdrawn', 'agreed')).toBe('application-changed.agreed-withdrawn')
  expect(of('/employer/applications/1', 'rejected')).toBe('application-other')
  expect(of('/applications/1', 'toString')).toBe('application-other')
})
test('a kind that is newer than the page has a sentence, too', () => {
  const newer = { kind: 'moon-landed' as Notice['kind'], facts: {}, href: '/moon' }
  expect(sentenceKeyOf(newer)).toBe('other')
  expect(sentenceKeyOf({ ...newer, kind: 'interview-new-times' satisfies Notice['kind'] })).toBe('interview-new-times')
})
test('every kind of notice has a sentence', () => {
  // Typed, so that the compiler requires every kind.
  const sentences: Record<Notice['kind'], unknown> = en
  expect(Object.values(sentences)).not.toContain('')
})

test('a badge is named in the reader’s language', () => {
  const facts = { badge: 'CV Basics', badgeCy: 'Hanfodion CV', jobTitle: 'Baker' }
  expect(factsInLanguage(facts, 'en')).toMatchObject({ badge: 'CV Basics', jobTitle: 'Baker' })
  expect(factsInLanguage(facts, 'cy')).toMatchObject({ badge: 'Hanfodion CV', jobTitle: 'Baker' })
})
