import type { Catalogue } from '@onward/portal-kit/i18n'

/** Needed by one page only, so it stays out of the first page. */
export const activationConsentTexts: Catalogue = {
  namespace: 'shell.activationConsentTexts',
  load: async (language) =>
    (await import('@onward/contracts/identity/activation-consents')).activationConsentTexts.load(language),
}
