export const LANGUAGES = ['en', 'cy'] as const
/** Interface language: English or Welsh (ISO 639-1). */
export type Language = (typeof LANGUAGES)[number]
/** A short text in both languages, for what must be drawn before any message catalogue is loaded. */
export type Bilingual = Readonly<Record<Language, string>>
export const LANGUAGE_COOKIE = 'onward_language'
