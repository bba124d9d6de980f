import type { Language } from '../language'
import { textsOf } from '../texts'
import type en from './consent-texts/en.json'
import type { ConsentKind } from './consents'

export const consentTexts = textsOf<typeof en>(
  'jobseekers/consent-texts',
  (language) => import(`./consent-texts/${language}.json`),
)

/**
 * What a person agrees to, word for word. A consent is stored with kind, version, language, time and the hash of this text; a changed text
 * is a new version, and the older stays where it was given.
 */
export interface ConsentText {
  version: number
  /** Paragraphs. */
  text: Readonly<Record<Language, readonly string[]>>
}
const consent = (kind: ConsentKind, version: number): ConsentText => ({
  version,
  text: consentTexts.each(({ consents }) => consents[kind]),
})
export const CONSENTS: Readonly<Record<ConsentKind, ConsentText>> = {
  pool: consent('pool', 1),
  'writing-help': consent('writing-help', 1),
  'coach-cv': consent('coach-cv', 1),
  'coach-matches': consent('coach-matches', 1),
}

/** What employers see of a person in the pool. Product behaviour, section 11. */
export const POOL_FIELDS = consentTexts.each(({ poolFields }) => poolFields)
