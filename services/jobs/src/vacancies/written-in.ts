import type { Language } from '@onward/contracts/language'
import { languageOf } from '@onward/cv-engine/language/language-of'

/** The language of an employer's text, as a field of an answer; none where its words do not show it. */
export function writtenIn(...texts: readonly string[]): { writtenIn?: Language } {
  const language = languageOf(texts.join('\n'))
  return language === 'other' ? {} : { writtenIn: language }
}
