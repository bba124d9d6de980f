import type { Catalogue } from '@onward/portal-kit/i18n'

/** Each is needed by one page only, so these stay out of the first page. */
export const badgeTexts: Catalogue = {
  namespace: 'public.badgeTexts',
  load: async (language) => (await import('@onward/contracts/learning/badge-texts')).badgeTexts.load(language),
}
export const activationConsentTexts: Catalogue = {
  namespace: 'public.activationConsentTexts',
  load: async (language) =>
    (await import('@onward/contracts/identity/activation-consents')).activationConsentTexts.load(language),
}
