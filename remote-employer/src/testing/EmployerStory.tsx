import type { Language } from '@onward/contracts/language'
import { fakeApi } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { type ReactNode, useEffect, useState } from 'react'
import { cy } from '../messages/cy'
import { en } from '../messages/en'

export interface EmployerStoryProps {
  children: ReactNode
  path?: string
  route?: string
  language?: Language
  /** What the services answer while the story is shown. */
  served?: Parameters<typeof fakeApi>
}

/** The portal around a story of this remote: an employer, both catalogues, and services that answer by the contracts. */
export function EmployerStory({
  children,
  path = '/employer/dashboard',
  route = '*',
  language = 'en',
  served = [],
}: EmployerStoryProps) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(...served)
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture viewer="employer" path={path} route={route} language={language} messages={{ employer: { en, cy } }}>
      {children}
    </PortalFixture>
  )
}
