import { activationConsentTexts } from '@onward/contracts/identity/activation-consents'
import { consentTexts } from '@onward/contracts/jobseekers/consent-texts'
import { inAllLanguages } from '@onward/contracts/texts'

/** What somebody agreed to is shown in the language in which they read it. */
export const allConsentTexts = inAllLanguages(consentTexts)
export const allActivationConsentTexts = inAllLanguages(activationConsentTexts)
