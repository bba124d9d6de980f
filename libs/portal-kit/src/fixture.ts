import { VISITOR, type Viewer } from '@onward/contracts/access'
import { BRAND } from '@onward/contracts/brand'
import { inEachLanguage, LANGUAGES, type Language } from '@onward/contracts/language'
import type { BootDocument } from '@onward/contracts/portal/portal'
import type { Resource } from '@onward/contracts/resources'
import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { listenToCalls } from './call-listener'
import { commonOf, type Messages, setCatalogue, startMessages, switchLanguage } from './i18n'
import { createNoticeBoard, useNoticePlace } from './notice-board'
import { NOTICE_CATALOGUE } from './notices'
import { type Portal, PortalContext } from './portal-context'
import { MemoryRouter, Route, Routes } from './router'

/** Announcements of the server in a test: `portal={{ subscribe }}`, then `tell('case')`. */
export function fakeLive(): { subscribe: Portal['subscribe']; tell(...changed: Resource[]): void } {
  const listeners = new Set<Parameters<Portal['subscribe']>[0]>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(...changed) {
      for (const listener of listeners) listener({ changed })
    },
  }
}

export interface PortalFixtureProps {
  children: ReactNode
  /** Address with its query, `/jobs?type=part-time`. */
  path?: string
  /** Route pattern, for components that read parameters: `/jobs/:id`. */
  route?: string
  /** Role of the person signed in, or nobody. */
  viewer?: Viewer
  session?: BootDocument['session']
  language?: Language
  /** Catalogues by namespace. */
  messages?: Readonly<Record<string, Readonly<Partial<Record<Language, Messages>>>>>
  /** Overrides of the portal's functions, to observe calls. */
  portal?: Partial<Portal>
}

const NoCard = () => null
const NO_CARDS: Portal['cards'] = { Cards: NoCard, count: () => 0 }

/** A person for stories and tests. */
export const fixtureSession = (role: Exclude<Viewer, typeof VISITOR>): NonNullable<BootDocument['session']> => ({
  accountId: '00000000-0000-4000-8000-00000000f001',
  role,
  firstName: 'Amina',
  lastName: 'Okafor-Reed',
  email: 'amina@example.org',
  expiresAt: '2099-01-01T00:00:00.000Z',
  isFirstSession: false,
  isTourDue: false,
})

/**
 * The shell around a component in stories and tests: session, router, catalogues and the notice, drawn below the component, or in its open
 * dialog, as `status` or `alert`. Not shared with remotes.
 */
export function PortalFixture({
  children,
  path = '/',
  route = '*',
  viewer = VISITOR,
  session = viewer === VISITOR ? null : fixtureSession(viewer),
  language = 'en',
  messages = {},
  portal: overrides,
}: PortalFixtureProps) {
  useState(() => startFixtureMessages(language, messages))
  const [board] = useState(() => createNoticeBoard())
  useEffect(() => {
    listenToCalls(board.succeeded)
    return board.watch(window)
  }, [board])
  const [pageLanguage, setPageLanguage] = useState(language)
  const portal = useMemo<Portal>(
    () => ({
      session,
      viewer,
      language: pageLanguage,
      setLanguage: async (next) => {
        await switchLanguage(next)
        setPageLanguage(next)
      },
      notify: board.show,
      NoticePlace: FixtureNotice,
      cards: NO_CARDS,
      announce: () => undefined,
      signOut: async () => undefined,
      afterSignIn: () => undefined,
      subscribe: () => () => undefined,
      rename: () => undefined,
      setPageTitle: (title) => {
        document.title = `${title} · ${BRAND}`
      },
      ...overrides,
    }),
    [session, viewer, pageLanguage, overrides, board],
  )
  // A test may lead to another page, which is drawn empty.
  const elsewhere = createElement(Route, { path: '*', element: null })
  const page = createElement(Routes, null, createElement(Route, { path: route, element: children }), elsewhere)
  const drawn = createElement(
    PortalContext.Provider,
    { value: portal },
    createElement(MemoryRouter, { initialEntries: [path] }, page),
    createElement(FixtureNotice),
  )
  return createElement(Board.Provider, { value: board }, drawn)
}

const Board = createContext(createNoticeBoard())

function FixtureNotice(): ReactNode {
  const notice = useNoticePlace(useContext(Board))
  if (!notice) return null
  const { kind, title, text } = notice
  return createElement('div', { role: kind === 'error' ? 'alert' : 'status', 'data-notice': title }, title, text && ` ${text}`)
}

const OWN: PortalFixtureProps['messages'] = {
  'portal-kit': inEachLanguage((language): Messages => require(`./messages/${language}.json`)),
  [NOTICE_CATALOGUE]: inEachLanguage((language): Messages => require(`./notices/${language}.json`)),
}
const COMMON = inEachLanguage((language): Messages => ({ common: require(`./common/${language}.json`) }))
function startFixtureMessages(language: Language, messages: NonNullable<PortalFixtureProps['messages']>): void {
  startMessages(language)
  for (const [namespace, texts] of Object.entries({ ...OWN, ...messages })) {
    for (const language of LANGUAGES) {
      if (texts[language]) setCatalogue(namespace, language, texts[language])
      setCatalogue(commonOf(namespace), language, COMMON[language])
    }
  }
}
