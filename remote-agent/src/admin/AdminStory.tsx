import type { Language } from '@onward/contracts/language'
import { fakeApi } from '@onward/portal-kit/fake-api'
import { PortalFixture, type PortalFixtureProps } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { type ReactNode, useEffect, useState } from 'react'
import { ACT_CATALOGUE } from './audit/catalogue'
import actsCy from './audit/messages/cy.json'
import actsEn from './audit/messages/en.json'
import { ADMIN_CATALOGUE } from './catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'

export interface AdminStoryProps {
  children?: ReactNode
  path?: string
  route?: string
  language?: Language
  /** Answers of the services during the story. */
  served?: Parameters<typeof fakeApi>
  /** Catalogues of a page's own. */
  messages?: PortalFixtureProps['messages']
}
/** The portal around a story of this area: an administrator, its catalogue, and fake services. */
export function AdminStory({
  children,
  path = '/agent/admin',
  route = '*',
  language = 'en',
  served = [],
  messages = {},
}: AdminStoryProps) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(...served)
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture
      viewer="admin"
      path={path}
      route={route}
      language={language}
      messages={{ [ADMIN_CATALOGUE]: { en, cy }, [ACT_CATALOGUE]: { en: actsEn, cy: actsCy }, ...messages }}
    >
      {children}
    </PortalFixture>
  )
}
