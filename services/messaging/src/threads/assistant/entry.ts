/** Pages that answers link to, by the names of their headings. */
export const SOURCES = {
  '/dashboard': { en: 'Dashboard', cy: 'Dangosfwrdd' },
  '/profile': { en: 'Profile', cy: 'Proffil' },
  '/cv-review': { en: 'CV review', cy: 'Adolygu CV' },
  '/cv-builder': { en: 'CV builder', cy: 'Lluniwr CV' },
  '/jobs': { en: 'AI Job Matching', cy: 'Paru Swyddi AI' },
  '/applications': { en: 'My applications', cy: 'Fy ngheisiadau' },
  '/account': { en: 'Your account', cy: 'Eich cyfrif' },
  '/privacy': { en: 'Privacy Policy', cy: 'Polisi Preifatrwydd' },
  '/help/crisis': { en: 'Crisis support', cy: 'Cymorth mewn argyfwng' },
} as const

interface EntryText {
  question: string
  answer: string
  /** Words that people ask with, in lower case, besides those of the question. Welsh ones with their mutations. */
  keywords: string
}
/** One thing that the assistant knows. */
export interface Entry {
  id: string
  href: keyof typeof SOURCES
  en: EntryText
  cy: EntryText
}
