import { PORTAL_CONTRACT } from '@onward/contracts/portal'
import { defineRemote } from '@onward/portal-kit'
import type portal from '../portal.remote'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: {
    home: () => import('./home/HomePage'),
    about: () => import('./about/AboutPage'),
    contact: () => import('./contact/ContactPage'),
    privacy: () => import('./legal/PrivacyPage'),
    terms: () => import('./legal/TermsPage'),
    'under-construction': () => import('./construction/UnderConstructionPage'),
  },
  messages: {
    en: () => import('./messages/en').then((module) => ({ default: module.en })),
    cy: () => import('./messages/cy').then((module) => ({ default: module.cy })),
  },
})
