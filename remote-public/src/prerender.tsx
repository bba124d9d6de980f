import { inEachLanguage, type Language } from '@onward/contracts/language'
import { markTemplate, prerender, put } from '@onward/portal-kit/prerender'
import { EmployerMark } from '@onward/ui/employer-mark'
import AboutPage from './about/AboutPage'
import AccessibilityPage from './accessibility/AccessibilityPage'
import { ALL_MESSAGES } from './all-messages'
import UnderConstructionPage from './construction/UnderConstructionPage'
import { contactParts, withContact } from './contact/prerender'
import { HomeView } from './home/HomeView'
import type { JobsFound } from './home/JobList'
import PrivacyPage from './legal/PrivacyPage'
import TermsPage from './legal/TermsPage'

/** A placeholder job, which the gateway replaces with the open ones. */
const JOBS: JobsFound = {
  heading: '{{heading}}',
  note: '{{note}}',
  total: '{{total}}',
  cards: [{ title: '{{cardTitle}}', text: '{{cardText}}', links: [{ text: '{{linkText}}', href: '{{href}}' }] }],
  ways: [{ label: '{{label}}', links: [{ text: '{{linkText}}', to: '/{{to}}' }] }],
  alert: '/{{alert}}',
  lists: [
    {
      title: '{{listTitle}}',
      items: [
        {
          id: '{{id}}',
          title: '{{title}}',
          writtenIn: '{{writtenIn}}' as 'en',
          company: '{{company}}',
          logo: '{{logo}}',
          pay: '{{pay}}',
          hours: '{{hours}}',
          place: '{{place}}',
        },
      ],
    },
  ],
  all: '/{{all}}',
  next: '/{{next}}',
}
const LISTS: readonly [RegExp, string][] = [
  [/<a(?=[^>]* data-topic-link="").*?<\/a>/s, 'links'],
  [/<section(?=[^>]* data-topic="").*?<\/section>/s, 'cards'],
  [/<li data-way-link="">.*?<\/li>/s, 'links'],
  [/<div(?=[^>]* data-way="").*?<\/div>/s, 'ways'],
  [/<p data-alert="">.*?<\/p>/s, 'alert'],
  [/<li data-job="">.*?<\/li>/s, 'jobs'],
  [/<h2(?=[^>]* data-list-title="").*?<\/h2>/s, 'listTitle'],
  [/<div data-list="">.*?<\/ul><\/div>/s, 'lists'],
  [/<a(?=[^>]* data-all="").*?<\/a>/s, 'all'],
  [/<a(?=[^>]* data-next="").*?<\/a>/s, 'next'],
]
const withLists = (html: string): string =>
  LISTS.reduce((page, [part, name]) => page.replace(part, (found) => `{{#${name}}}${found}{{/${name}}}`), html).replace(
    /href="\/\{\{(all|next|to|alert)\}\}"/g,
    'href="{{$1}}"',
  )

const MARKS = {
  'mark-logo': { path: '/', element: <EmployerMark name="{{company}}" logo="{{logo}}" /> },
  'mark-initials': { path: '/', element: <EmployerMark name="{{company}}" /> },
}

/** Prerendered pages; the gateway fills in `{{…}}`. */
const pages = prerender({
  messages: ALL_MESSAGES,
  pages: {
    home: { path: '/', element: <HomeView what="{{q}}" where="{{where}}" jobs={JOBS} found="{{found}}" /> },
    about: { path: '/about', element: <AboutPage /> },
    ...contactParts,
    ...MARKS,
    privacy: { path: '/privacy', element: <PrivacyPage today="{{today}}" /> },
    terms: { path: '/terms', element: <TermsPage /> },
    accessibility: { path: '/accessibility', element: <AccessibilityPage /> },
    'under-construction': { path: '/under-construction', element: <UnderConstructionPage /> },
  },
})

const { home, 'mark-logo': logo, 'mark-initials': initials, ...others } = pages
if (!home || !logo || !initials) throw new Error('The first page was not drawn')
const withMark = (language: Language) => put(home[language], logo[language], markTemplate(logo[language], initials[language]))
export default withContact({ ...others, home: inEachLanguage((language) => withLists(withMark(language))) })
