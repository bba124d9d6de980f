import type { Language } from '@onward/contracts/language'
import { fakeApi } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { type ComponentProps, useEffect, useState } from 'react'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { DASHBOARD_CATALOGUE } from './catalogue'
import DashboardPage from './DashboardPage'
import dashboardCy from './messages/cy.json'
import dashboardEn from './messages/en.json'

export const DASHBOARD_MESSAGES = {
  employer: { en, cy },
  [DASHBOARD_CATALOGUE]: { en: dashboardEn, cy: dashboardCy },
}

export interface DashboardStoryProps {
  path?: string
  language?: Language
  served?: Parameters<typeof fakeApi>
  portal?: ComponentProps<typeof PortalFixture>['portal']
}

/** The dashboard in the portal, with its catalogue. */
export function DashboardStory({ path = '/employer/dashboard', language = 'en', served = [], portal = {} }: DashboardStoryProps) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(...served)
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture viewer="employer" path={path} language={language} messages={DASHBOARD_MESSAGES} portal={portal}>
      <DashboardPage />
    </PortalFixture>
  )
}
