import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import type portal from '../portal.remote'
import { badgeCatalogue } from './badge/catalogue'
import { common } from './common'
import { contactFaultCatalogue } from './contact/catalogue'
import { accessibilityCatalogue, privacyCatalogue, termsCatalogue } from './legal/catalogue'
import { allOfficeTexts, badgeTexts } from './page-texts'
import { unsubscribeCatalogue } from './unsubscribe/catalogue'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    home: () => import('./home/HomePage'),
    about: () => import('./about/AboutPage'),
    contact: withCatalogues([contactFaultCatalogue, allOfficeTexts], () => import('./contact/ContactPage')),
    privacy: withCatalogues([privacyCatalogue], () => import('./legal/PrivacyPage')),
    terms: withCatalogues([termsCatalogue], () => import('./legal/TermsPage')),
    accessibility: withCatalogues([accessibilityCatalogue], () => import('./accessibility/AccessibilityPage')),
    badge: withCatalogues([badgeCatalogue, common, badgeTexts], () => import('./badge/BadgePage')),
    unsubscribe: withCatalogues([unsubscribeCatalogue, common], () => import('./unsubscribe/UnsubscribePage')),
    'under-construction': () => import('./construction/UnderConstructionPage'),
  },
  messages: (language) => import(`./messages/${language}.json`),
})
