import type { Catalogue } from '@onward/portal-kit/i18n'

/** Needed by one page only, so they stay out of the first page. */
export const badgeTexts: Catalogue = {
  namespace: 'public.badgeTexts',
  load: async (language) => (await import('@onward/contracts/learning/badge-texts')).badgeTexts.load(language),
}
export const allOfficeTexts: Catalogue = {
  namespace: 'public.office',
  load: async (language) => (await import('@onward/contracts/gateway/office-texts')).officeTexts.load(language),
}
