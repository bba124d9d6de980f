import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type secondFactor from './second-factor-messages/en.json'

export const SECOND_FACTOR_NAMESPACE = 'shell.second-factor'
export const secondFactorCatalogue: Catalogue = {
  namespace: SECOND_FACTOR_NAMESPACE,
  load: (language) => import(`./second-factor-messages/${language}.json`),
}
export const useSecondFactorMessages = createMessages<typeof secondFactor>(SECOND_FACTOR_NAMESPACE)
