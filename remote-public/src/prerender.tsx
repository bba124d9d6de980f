import { prerender } from '@onward/portal-kit/prerender'
import AboutPage from './about/AboutPage'
import UnderConstructionPage from './construction/UnderConstructionPage'
import ContactPage from './contact/ContactPage'
import HomePage from './home/HomePage'
import PrivacyPage from './legal/PrivacyPage'
import TermsPage from './legal/TermsPage'
import cy from './messages/cy.json'
import en from './messages/en.json'

/** The pages that stand in the document before any script runs; the gateway fills in what `{{…}}` names. */
export default prerender({
  messages: { public: { en, cy } },
  pages: {
    home: { path: '/', element: <HomePage /> },
    about: { path: '/about', element: <AboutPage /> },
    contact: { path: '/contact', element: <ContactPage /> },
    privacy: { path: '/privacy', element: <PrivacyPage today="{{today}}" /> },
    terms: { path: '/terms', element: <TermsPage /> },
    'under-construction': { path: '/under-construction', element: <UnderConstructionPage /> },
  },
})
