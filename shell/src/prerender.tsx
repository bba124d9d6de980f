import { BRAND } from '@onward/contracts/brand'
import { inEachLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@onward/contracts/language'
import { prerender } from '@onward/portal-kit/prerender'
import { examplePortal } from './frame/example-portal'
import type { Place } from './frame/navigation'
import { PortalFrame } from './frame/PortalFrame'
import { SHELL_NAMESPACE } from './messages/shell-messages'

const PLACES: readonly Place[] = ['top', 'bottom', 'footer']
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

const { frame } = prerender({
  messages: { [SHELL_NAMESPACE]: inEachLanguage((language) => require(`./messages/${language}.json`)) },
  pages: {
    frame: {
      path: '/no-entry',
      element: (
        <PortalFrame brand={BRAND} remotes={remotes ?? []} area="jobseeker">
          {PAGE}
        </PortalFrame>
      ),
    },
  },
})

/** The frame around a visitor's page, with placeholders for navigation and page. */
const framed = (language: Language): string => {
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language
  const html = frame?.[language] ?? ''
  return (
    PLACES.reduce(
      (template, place) =>
        template
          .replace(new RegExp(`<li>((?:(?!</li>).)*/${place}-entry.*?)</li>`), `{{#${place}}}<li>$1</li>{{/${place}}}`)
          .replace(`href="/${place}-entry"`, 'href="{{href}}"{{#current}} aria-current="page"{{/current}}')
          .replace(`>${place}<`, '>{{label}}<'),
      html,
    )
      // Without scripts the menu button could not open the menu.
      .replace(/<button[^>]* aria-controls="main-navigation".*?<\/button>/s, (button) => `{{^still}}${button}{{/still}}`)
      // Without scripts the language switch is a link.
      .replace(/<button type="button" lang="\w+" class="([^"]*)">[^<]*<\/button>/, (_button, className: string) => {
        return `<a href="{{otherLanguage}}" lang="${other}" hreflang="${other}" class="${className}">${LANGUAGE_NAMES[other]}</a>`
      })
  )
}

export default { frame: inEachLanguage(framed) }
