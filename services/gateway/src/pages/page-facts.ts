import { BRAND, type Language, pathMatches, shellPathOf } from '@onward/contracts'
import type { ResolvedRegistry } from '../registry/resolve'
import type { PageFacts } from './document'

type Texts = Readonly<Record<Language, string>>
interface Described {
  title: Texts
  description: Texts
}

/** The shell's own pages that a search engine may find; the others are steps of a form. */
const SHELL_PAGES: Readonly<Record<string, Described>> = {
  '/login': {
    title: { en: 'Jobseeker sign in', cy: 'Mewngofnodi ceisiwr gwaith' },
    description: {
      en: 'Sign in to Onward, or make an account with your email. It is free, and using it does not change your benefits.',
      cy: 'Mewngofnodwch i Onward, neu crëwch gyfrif gyda’ch e-bost. Mae am ddim, ac nid yw ei ddefnyddio yn newid eich budd-daliadau.',
    },
  },
  '/employer/login': {
    title: { en: 'Employer Portal', cy: 'Porth y Cyflogwr' },
    description: {
      en: 'Post jobs, say which adjustments your workplace offers, and answer the people who apply.',
      cy: 'Hysbysebwch swyddi, dywedwch pa addasiadau y mae eich gweithle yn eu cynnig, ac atebwch y bobl sy’n ymgeisio.',
    },
  },
  '/agent/login': {
    title: { en: 'Agent Portal', cy: 'Porth yr Asiant' },
    description: {
      en: 'For work coaches and job-centre staff: sign in to refer and support jobseekers.',
      cy: 'I anogwyr gwaith a staff canolfannau gwaith: mewngofnodwch i gyfeirio a chefnogi ceiswyr gwaith.',
    },
  },
  '/forgot-password': {
    title: { en: 'Forgotten your password?', cy: 'Wedi anghofio eich cyfrinair?' },
    description: {
      en: 'Ask for an email with a link to choose a new password for your Onward account.',
      cy: 'Gofynnwch am e-bost gyda dolen i ddewis cyfrinair newydd ar gyfer eich cyfrif Onward.',
    },
  },
}

/** Address of a page in one language: English at the plain address, any other with its name. */
export const addressIn = (language: Language, address: string): string =>
  language === 'en' ? address : `${address}?lang=${language}`

/** What a public page tells of itself in its head; null for pages of people signed in, and for those that describe nothing. Pure. */
export function factsOfPage(path: string, language: Language, registry: ResolvedRegistry, origin: string): PageFacts | null {
  const own = shellPathOf(path)
  const page = own
    ? SHELL_PAGES[own]
    : registry.remotes
        .flatMap(({ manifest }) => manifest.pages)
        .find(({ access, path: pattern }) => access === 'public' && !pattern.includes(':') && pathMatches(pattern, path))
  if (!page?.description) return null
  const address = `${origin}${path.length > 1 ? path.replace(/\/+$/, '') : path}`
  return {
    title: `${page.title[language]} · ${BRAND}`,
    description: page.description[language],
    canonical: addressIn(language, address),
    language,
    inLanguages: { en: addressIn('en', address), cy: addressIn('cy', address) },
    picture: `${origin}/share.png`,
  }
}
