import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const SIGN_IN_NAMESPACE = 'sign-in'
export const signInCatalogue: Catalogue = {
  namespace: SIGN_IN_NAMESPACE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useSignInMessages = createMessages<typeof en>(SIGN_IN_NAMESPACE)
