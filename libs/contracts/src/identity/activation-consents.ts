import type { Bilingual } from '../language'
import { textsOf } from '../texts'
import type { ActivationConsentKind } from './activation'
import type en from './activation-consents/en.json'

export const activationConsentTexts = textsOf<typeof en>(
  'identity/activation-consents',
  (language) => import(`./activation-consents/${language}.json`),
)

/**
 * What a person agrees to at activation, word for word. A consent is stored with kind, version, language, time and the hash of these
 * words. A changed text, or a changed document that it names, is a new version.
 */
export interface ActivationConsent {
  version: number
  required: boolean
  text: Bilingual
  /** The page that it speaks of, and the SHA-256 of that page's words; its last-updated date is no part of them. */
  document?: { path: '/terms' | '/privacy'; sha256: Bilingual }
}
const textOf = (kind: ActivationConsentKind): Bilingual => activationConsentTexts.each((texts) => texts[kind].text)
const hashOf = (kind: 'terms' | 'data-processing'): Bilingual =>
  activationConsentTexts.each((texts) => texts[kind].documentSha256)

export const ACTIVATION_CONSENTS: Readonly<Record<ActivationConsentKind, ActivationConsent>> = {
  terms: { version: 1, required: true, text: textOf('terms'), document: { path: '/terms', sha256: hashOf('terms') } },
  'data-processing': {
    version: 3,
    required: true,
    text: textOf('data-processing'),
    document: { path: '/privacy', sha256: hashOf('data-processing') },
  },
  marketing: { version: 1, required: false, text: textOf('marketing') },
}
