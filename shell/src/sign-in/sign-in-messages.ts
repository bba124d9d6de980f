import { type CatalogueLoaders, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type { en } from './messages/en'

export const SIGN_IN_NAMESPACE = 'sign-in'
export const signInCatalogue: CatalogueLoaders = { en: () => import('./messages/en'), cy: () => import('./messages/cy') }
export type SignInTranslate = Translate<typeof en>
export const useSignInMessages = createMessages<typeof en>(SIGN_IN_NAMESPACE)
