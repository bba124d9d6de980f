import { inEachLanguage } from '@onward/contracts/language'
import { prerender } from '@onward/portal-kit/prerender'
import AboutPage from './about/AboutPage'
import AccessibilityPage from './accessibility/AccessibilityPage'
import { ALL_MESSAGES } from './all-messages'
import UnderConstructionPage from './construction/UnderConstructionPage'
import { contactParts, withContact } from './contact/prerender'
import { HomeView } from './home/HomeView'
import type { ShownJobs } from './home/JobList'
import PrivacyPage from './legal/PrivacyPage'
import TermsPage from './legal/TermsPage'

/** One job, in whose stead the gateway puts those that are open. */
const JOBS: ShownJobs = {
  heading: '{{heading}}',
  note: '{{note}}',
  total: '{{total}}',
  items: [{ id: '{{id}}', title: '{{title}}', company: '{{company}}', pay: '{{pay}}', hours: '{{hours}}', place: '{{place}}' }],
  all: '/{{all}}',
  next: '/{{next}}',
}
const LISTS: readonly [RegExp, string][] = [
  [/<ul class="[^"]*"><li data-job="">.*?<\/li><\/ul>/s, 'some'],
  [/<li data-job="">.*?<\/li>/s, 'jobs'],
  [/<a(?=[^>]* data-all="").*?<\/a>/s, 'all'],
  [/<a(?=[^>]* data-next="").*?<\/a>/s, 'next'],
]
const withLists = (html: string): string =>
  LISTS.reduce((page, [part, name]) => page.replace(part, (found) => `{{#${name}}}${found}{{/${name}}}`), html).replace(
    /href="\/\{\{(all|next)\}\}"/g,
    'href="{{$1}}"',
  )

/** The pages that stand in the document before any script runs; the gateway fills in what `{{…}}` names. */
const pages = prerender({
  messages: ALL_MESSAGES,
  pages: {
    home: { path: '/', element: <HomeView what="{{q}}" where="{{where}}" start="/login" jobs={JOBS} found="{{found}}" /> },
    about: { path: '/about', element: <AboutPage /> },
    ...contactParts,
    privacy: { path: '/privacy', element: <PrivacyPage today="{{today}}" /> },
    terms: { path: '/terms', element: <TermsPage /> },
    accessibility: { path: '/accessibility', element: <AccessibilityPage /> },
    'under-construction': { path: '/under-construction', element: <UnderConstructionPage /> },
  },
})

const { home } = pages
export default withContact(home ? { ...pages, home: inEachLanguage((language) => withLists(home[language])) } : pages)
