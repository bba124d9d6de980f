import { VISITOR, type Viewer } from '@onward/contracts/access'
import { BRAND } from '@onward/contracts/brand'
import type { Language } from '@onward/contracts/language'
import type { BootDocument } from '@onward/contracts/portal'
import { createElement, type ReactNode, useMemo, useState } from 'react'
import { type Messages, setCatalogue, startMessages, switchLanguage } from './i18n'
import { cy } from './messages/cy'
import { en } from './messages/en'
import { NOTICE_CATALOGUE } from './notices'
import { cy as noticesCy } from './notices/cy'
import { en as noticesEn } from './notices/en'
import { type Portal, PortalContext, type PortalNotice } from './portal-context'
import { MemoryRouter, Route, Routes } from './router'

export interface PortalFixtureProps {
  children: ReactNode
  /** Address with its query, `/jobs?type=part-time`. */
  path?: string
  /** Route pattern, where the component reads parameters: `/jobs/:id`. */
  route?: string
  /** Role of the person signed in, or nobody. */
  viewer?: Viewer
  session?: BootDocument['session']
  language?: Language
  /** Catalogues by namespace. */
  messages?: Readonly<Record<string, { en: Messages; cy: Messages }>>
  /** Overrides of what the shell lends, to see it called. */
  portal?: Partial<Portal>
}

/** A person for stories and tests. */
export const fixtureSession = (role: Exclude<Viewer, typeof VISITOR>): NonNullable<BootDocument['session']> => ({
  accountId: '00000000-0000-4000-8000-00000000f001',
  role,
  firstName: 'Amina',
  lastName: 'Okafor-Reed',
  email: 'amina@example.org',
  expiresAt: '2099-01-01T00:00:00.000Z',
})

/**
 * Stands in for the shell around a component in stories and tests: session, router, catalogues, and notices that are drawn below the
 * component as `status` and `alert`. Not lent to remotes.
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
  const [notices, setNotices] = useState<PortalNotice[]>([])
  const [shown, setShown] = useState(language)
  const portal = useMemo<Portal>(
    () => ({
      session,
      viewer,
      language: shown,
      setLanguage: async (next) => {
        await switchLanguage(next)
        setShown(next)
      },
      notify: (notice) => {
        setNotices((all) => [...all, notice])
        return () => setNotices((all) => all.filter((one) => one !== notice))
      },
      announce: () => undefined,
      signOut: async () => undefined,
      afterSignIn: () => undefined,
      subscribe: () => () => undefined,
      setPageTitle: (title) => {
        document.title = `${title} · ${BRAND}`
      },
      ...overrides,
    }),
    [session, viewer, shown, overrides],
  )
  const page = createElement(Routes, null, createElement(Route, { path: route, element: children }))
  return createElement(
    PortalContext.Provider,
    { value: portal },
    createElement(MemoryRouter, { initialEntries: [path] }, page),
    notices.map(({ kind, title, text }, index) =>
      createElement('div', { key: index, role: kind === 'error' ? 'alert' : 'status' }, title, text && ` ${text}`),
    ),
  )
}

const OWN = { 'portal-kit': { en, cy }, [NOTICE_CATALOGUE]: { en: noticesEn, cy: noticesCy } }
function startFixtureMessages(language: Language, messages: NonNullable<PortalFixtureProps['messages']>): void {
  startMessages(language)
  for (const [namespace, catalogues] of Object.entries({ ...OWN, ...messages })) {
    setCatalogue(namespace, 'en', catalogues.en)
    setCatalogue(namespace, 'cy', catalogues.cy)
  }
}
