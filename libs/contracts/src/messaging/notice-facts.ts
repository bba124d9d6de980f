import { LANGUAGES, type Language } from '../language'

/** A fact with a name in another language brings it as a fact of its own: `badge` is English, `badgeCy` Welsh. */
const nameIn = (fact: string, language: Language): string => fact + language.replace(/^./, (letter) => letter.toUpperCase())

export const factInEveryLanguage = (fact: string, texts: Readonly<Record<Language, string>>): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language === 'en' ? fact : nameIn(fact, language), texts[language]]))

export const factsInLanguage = <F extends Readonly<Record<string, string>>>(facts: F, language: Language): F =>
  Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, facts[nameIn(fact, language)] ?? value])) as F
