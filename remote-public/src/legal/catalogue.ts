import type { Catalogue } from '@onward/portal-kit/i18n'

export const PRIVACY_NAMESPACE = 'public.privacy'
export const TERMS_NAMESPACE = 'public.terms'
export const ACCESSIBILITY_NAMESPACE = 'public.accessibility'

export const privacyCatalogue: Catalogue = {
  namespace: PRIVACY_NAMESPACE,
  load: (language) => import(`./privacy/${language}.json`),
}
export const termsCatalogue: Catalogue = {
  namespace: TERMS_NAMESPACE,
  load: (language) => import(`./terms/${language}.json`),
}
export const accessibilityCatalogue: Catalogue = {
  namespace: ACCESSIBILITY_NAMESPACE,
  load: (language) => import(`../accessibility/${language}.json`),
}
