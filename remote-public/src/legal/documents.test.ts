import { createHash } from 'node:crypto'
import { ACTIVATION_CONSENTS } from '@onward/contracts/identity/activation-consents'
import type { LegalDocument } from './LegalText'
import privacyCy from './privacy/cy.json'
import privacyEn from './privacy/en.json'
import termsCy from './terms/cy.json'
import termsEn from './terms/en.json'

const sha256 = (text: LegalDocument): string => createHash('sha256').update(JSON.stringify(text)).digest('hex')

// A change of a page that people agreed to needs a new version of its consent, and new hashes here.
test.each([
  ['terms', 'en', termsEn],
  ['terms', 'cy', termsCy],
  ['data-processing', 'en', privacyEn],
  ['data-processing', 'cy', privacyCy],
] as const)('the consent to %s (%s) is for the text that its page shows', (kind, language, text) => {
  expect(ACTIVATION_CONSENTS[kind].document?.sha256[language]).toBe(sha256(text))
})
