import { BRAND } from '@onward/contracts/brand'
import { inEachLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@onward/contracts/language'
import { prerender, sentByScripts } from '@onward/portal-kit/prerender'
import { BareLayout } from './frame/BareLayout'
import { examplePortal } from './frame/example-portal'
import type { Place } from './frame/navigation'
import { AnnouncementBar } from './frame/PortalAnnouncement'
import { PortalFrame } from './frame/PortalFrame'
import { SHELL_NAMESPACE } from './messages/shell-messages'
import { AgentSignInPage, EmployerSignInPage, JobseekerSignInPage } from './sign-in/account-pages'
import { SIGN_IN_NAMESPACE } from './sign-in/sign-in-messages'

const PLACES: readonly Place[] = ['top', 'footer']
const PAGE = '{{{page}}}'

/** One placeholder entry for each place; the gateway inserts the remotes' entries. */
const [first] = examplePortal
const remotes = first && [
  {
    ...first,
    manifest: {
      ...first.manifest,
      navigation: PLACES.map((place, order) => ({
        href: `/${place}-entry`,
        label: inEachLanguage(() => place),
        icon: 'home' as const,
        access: 'public' as const,
        places: [place],
        order,
      })),
    },
  },
]

const SIGN_IN_PAGES = {
  login: { path: '/login', Page: JobseekerSignInPage },
  'agent-login': { path: '/agent/login', Page: AgentSignInPage },
  'employer-login': { path: '/employer/login', Page: EmployerSignInPage },
}

const { frame, ...signIn } = prerender({
  messages: {
    [SHELL_NAMESPACE]: inEachLanguage((language) => require(`./messages/${language}.json`)),
    [SIGN_IN_NAMESPACE]: inEachLanguage((language) => require(`./sign-in/messages/${language}.json`)),
  },
  pages: {
    ...Object.fromEntries(
      Object.entries(SIGN_IN_PAGES).map(([id, { path, Page }]) => [
        id,
        {
          path,
          element: (
            <BareLayout>
              <Page mailbox={false} />
            </BareLayout>
          ),
        },
      ]),
    ),
    frame: {
      path: '/no-entry',
      element: (
        <PortalFrame
          brand={BRAND}
          remotes={remotes ?? []}
          area="jobseeker"
          announcement={
            <>
              {'{{#announcement}}'}
              <AnnouncementBar text="{{said}}" lang="{{saidLang}}" />
              {'{{/announcement}}'}
            </>
          }
        >
          {PAGE}
        </PortalFrame>
      ),
    },
  },
})

/** Without scripts the language switch is a link. */
const withLanguageLink = (html: string, language: Language): string => {
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language
  return html.replace(
    /<button type="button" lang="\w+" class="([^"]*)">[^<]*<\/button>/,
    (_button, className: string) =>
      `<a href="{{otherLanguage}}" lang="${other}" hreflang="${other}" class="${className}">${LANGUAGE_NAMES[other]}</a>`,
  )
}

/** The frame around a visitor's page, with placeholders for navigation and page. */
const framed = (language: Language): string => {
  const html = frame?.[language] ?? ''
  const template = PLACES.reduce(
    (template, place) =>
      template
        .replace(new RegExp(`<li>((?:(?!</li>).)*/${place}-entry.*?)</li>`), `{{#${place}}}<li>$1</li>{{/${place}}}`)
        .replace(`href="/${place}-entry"`, 'href="{{href}}"{{#current}} aria-current="page"{{/current}}')
        .replace(`>${place}<`, '>{{label}}<'),
    html,
  )
    // Without scripts the menu button could not open the menu.
    .replace(/<button[^>]* aria-controls="main-navigation".*?<\/button>/s, (button) => `{{^still}}${button}{{/still}}`)
  return withLanguageLink(template, language)
}

export default {
  frame: inEachLanguage(framed),
  ...Object.fromEntries(
    Object.entries(signIn).map(([id, page]) => [
      id,
      inEachLanguage((language) => withLanguageLink(sentByScripts(page[language]), language)),
    ]),
  ),
}
