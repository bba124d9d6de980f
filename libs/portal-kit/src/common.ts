import { LANGUAGE_NAMES, type Language } from '@onward/contracts/language'
import { type Catalogue, commonOf } from './i18n'

/** Texts with the same Welsh in many catalogues: `t('common.cancel')`. Built into each remote, under its name. */
export const commonMessages = (remote: string): Catalogue => ({
  namespace: commonOf(remote),
  load: async (language) => ({ default: { common: (await import(`./common/${language}.json`)).default } }),
})

/** A language in the reader's language; by its own name where the catalogue has none. */
export function languageName(t: (key: 'common.language.en') => string, language: Language): string {
  const key = `common.language.${language}`
  const name = t(key as 'common.language.en')
  return name === key ? LANGUAGE_NAMES[language] : name
}
