import { catalogueFiles } from '@onward/contracts/catalogue-files'
import type en from './texts/en.json'

type Texts = typeof en
export type EntryId = keyof Texts['entries']
export type Page = keyof Texts['pages']

/**
 * The assistant's entries by language. Keywords are search words beside those of the question, in lower case, with Welsh mutations.
 */
export const TEXTS = catalogueFiles<Texts>(import.meta.url, './texts')

/** Entry → the page that its answer links to. */
const PAGES = {
  // About Onward.
  start: '/dashboard',
  'change-profile': '/profile',
  skills: '/profile',
  password: '/account',
  'change-email': '/account',
  language: '/account',
  'upload-cv': '/cv-review',
  'cv-refused': '/cv-review',
  score: '/cv-review',
  'who-sees-cv': '/cv-review',
  'match-score': '/jobs',
  'few-matches': '/jobs',
  alerts: '/jobs',
  apply: '/jobs',
  'application-status': '/applications',
  withdraw: '/applications',
  'report-job': '/jobs',
  'my-data': '/my-data',
  devices: '/account',
  crisis: '/help/crisis',
  // About CVs, interviews, adjustments, benefits and work.
  'no-cv': '/cv-builder',
  'cv-length': '/cv-builder',
  'cv-gaps': '/cv-builder',
  'no-experience': '/cv-builder',
  'cv-personal': '/cv-builder',
  'cover-letter': '/cv-review',
  references: '/cv-builder',
  'interview-prepare': '/interview-practice',
  'interview-answers': '/interview-practice',
  'interview-nerves': '/interview-practice',
  'interview-online': '/applications',
  'interview-questions-to-ask': '/interview-practice',
  adjustments: '/profile',
  'tell-disability': '/applications',
  'health-questions': '/applications',
  'access-to-work': '/profile',
  'disability-confident': '/jobs',
  'uc-and-work': '/better-off',
  'better-off': '/better-off',
  'pip-and-work': '/jobs',
  'esa-work': '/work-coach',
  childcare: '/better-off',
  'travel-costs': '/work-coach',
  'first-pay': '/work-coach',
  'criminal-record': '/applications',
  'zero-hours': '/jobs',
  'minimum-wage': '/jobs',
  rejected: '/messages',
  'home-working': '/jobs',
} as const satisfies Record<EntryId, Page>

export const ENTRIES: readonly { id: EntryId; href: Page }[] = Object.entries(PAGES).map(([id, href]) => ({
  id: id as EntryId,
  href,
}))
