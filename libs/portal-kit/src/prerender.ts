import { inEachLanguage, type Language } from '@onward/contracts/language'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PortalFixture, type PortalFixtureProps } from './fixture'

/** HTML by page and language, as a build's manifest lists it. */
export type Prerendered = Readonly<Record<string, Readonly<Record<Language, string>>>>

export interface PrerenderOptions extends Pick<PortalFixtureProps, 'messages'> {
  /** Each page by its id. What only the gateway knows stands as `{{name}}`, lists as `{{#name}}…{{/name}}`. */
  pages: Readonly<Record<string, { path: string; element: ReactNode }>>
}

/**
 * Draws pages as a visitor gets them, when the front end is built: `export default prerender({ … })` in its `src/prerender.tsx`. The gateway
 * puts the result into the document, so that it is read before any script runs.
 */
export const prerender = ({ pages, messages = {} }: PrerenderOptions): Prerendered =>
  Object.fromEntries(
    Object.entries(pages).map(([id, page]) => [id, inEachLanguage((language) => drawn(page, language, messages))]),
  )

const drawn = (
  { path, element }: { path: string; element: ReactNode },
  language: Language,
  messages: NonNullable<PrerenderOptions['messages']>,
): string =>
  renderToStaticMarkup(createElement(PortalFixture, { path, language, messages } as PortalFixtureProps, element))
    // The router encodes what stands in an address.
    .replace(/%7B%7B(\w+)%7D%7D/g, '{{$1}}')
