import type { Catalogue } from '@onward/portal-kit/i18n'

export const CONFIRM_NAMESPACE = 'confirm'
export const confirmCatalogue: Catalogue = {
  namespace: CONFIRM_NAMESPACE,
  load: (language) => import(`./messages/${language}.json`),
}
