import { activationConsentTexts } from '@onward/contracts/identity/activation-consents'
import { consentTexts } from '@onward/contracts/jobseekers/consent-texts'
import { inAllLanguages } from '@onward/contracts/texts'

/** A consent is shown in the language in which it was given. */
export const allConsentTexts = inAllLanguages(consentTexts)
export const allActivationConsentTexts = inAllLanguages(activationConsentTexts)
