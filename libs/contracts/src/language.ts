/** Interface languages (ISO 639-1), each by its own name. A new one is a row here and a file in every catalogue. */
export const LANGUAGE_NAMES = { en: 'English', cy: 'Cymraeg' } as const
export type Language = keyof typeof LANGUAGE_NAMES
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]
/** A short text in every language, for what is drawn before a catalogue is loaded. */
export type Bilingual = Readonly<Record<Language, string>>
export const inEachLanguage = <T>(of: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>
export const LANGUAGE_COOKIE = 'onward_language'

/** Locales for `Intl`; English where the machine does not know the language. */
export const localesOf = (language: Language): string[] => [`${language}-GB`, 'en-GB']
