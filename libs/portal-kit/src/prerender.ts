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

/**
 * A page whose forms only scripts can send. Their buttons are plain until then, so that nothing is sent or put into an address, and
 * the shell repeats the press; without scripts the forms are hidden.
 */
export const sentByScripts = (html: string): string =>
  html.replaceAll('<form ', '<form data-scripted="" ').replaceAll('<button type="submit"', '<button type="button" data-sends=""')

/** A template section for when the value is set, and one for when it is not. */
export const section = (name: string, html: string, otherwise = ''): string =>
  `{{#${name}}}${html}{{/${name}}}${otherwise && `{{^${name}}}${otherwise}{{/${name}}}`}`

/** Replaces a separately rendered part of the page; throws when the page does not contain it. */
export function put(page: string, drawn: string, other: string): string {
  if (!drawn || !page.includes(drawn)) throw new Error(`The page does not have this part: ${drawn}`)
  return page.replaceAll(drawn, () => other)
}

/** An employer mark for the template: `logo`, else `initials` on `tint`. */
export const markTemplate = (logo: string, initials: string): string =>
  section(
    'logo',
    logo,
    initials.replace(/data-tint="\d"/, 'data-tint="{{tint}}"').replace(/>[^<]*<\/span>$/, '>{{initials}}</span>'),
  )
