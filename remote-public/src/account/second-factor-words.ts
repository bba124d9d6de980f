import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { secondFactor } from './second-factor.en'

export const SECOND_FACTOR_NAMESPACE = 'public.second-factor'
export const secondFactorCatalogue: CatalogueLoaders = {
  en: () => import('./second-factor.en').then((module) => ({ default: module.secondFactor })),
  cy: () => import('./second-factor.cy').then((module) => ({ default: module.secondFactor })),
}
export const useSecondFactorMessages = createMessages<typeof secondFactor>(SECOND_FACTOR_NAMESPACE)
