// Apart from `gateway/portal-texts.ts`, so that the first page's scripts carry no validation library.
import { LANGUAGES, type Language } from '../language'

/** What is said in a language, and which language it is: the reader's, or the other one where theirs is missing. */
export function textIn(texts: Readonly<Record<Language, string>>, language: Language): { text: string; lang: Language } {
  const lang = [language, ...LANGUAGES].find((one) => texts[one] !== '') ?? language
  return { text: texts[lang], lang }
}
