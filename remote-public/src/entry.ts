import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogue } from '@onward/portal-kit/i18n'
import type portal from '../portal.remote'
import { ACCOUNT_NAMESPACE, accountCatalogue } from './account/words'
import { ACTIVATE_NAMESPACE, activateCatalogue } from './activate/words'
import { BADGE_NAMESPACE, badgeCatalogue } from './badge/words'
import { UNSUBSCRIBE_NAMESPACE, unsubscribeCatalogue } from './unsubscribe/words'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    home: () => import('./home/HomePage'),
    about: () => import('./about/AboutPage'),
    contact: () => import('./contact/ContactPage'),
    privacy: () => import('./legal/PrivacyPage'),
    terms: () => import('./legal/TermsPage'),
    account: withCatalogue(ACCOUNT_NAMESPACE, accountCatalogue, () => import('./account/AccountPage')),
    badge: withCatalogue(BADGE_NAMESPACE, badgeCatalogue, () => import('./badge/BadgePage')),
    activate: withCatalogue(ACTIVATE_NAMESPACE, activateCatalogue, () => import('./activate/ActivatePage')),
    unsubscribe: withCatalogue(UNSUBSCRIBE_NAMESPACE, unsubscribeCatalogue, () => import('./unsubscribe/UnsubscribePage')),
    'under-construction': () => import('./construction/UnderConstructionPage'),
  },
  messages: {
    en: () => import('./messages/en').then((module) => ({ default: module.en })),
    cy: () => import('./messages/cy').then((module) => ({ default: module.cy })),
  },
})
