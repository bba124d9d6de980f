import type { Language } from '@onward/contracts/language'
import { fakeApi } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { type ReactNode, useEffect, useState } from 'react'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { POSTING_CATALOGUE } from './catalogue'
import postingCy from './messages/cy.json'
import postingEn from './messages/en.json'

export const POSTING_MESSAGES = { employer: { en, cy }, [POSTING_CATALOGUE]: { en: postingEn, cy: postingCy } }

export interface PostingStoryProps {
  children?: ReactNode
  path?: string
  route?: string
  language?: Language
  /** Answers of the services during the story. */
  served?: Parameters<typeof fakeApi>
}

/** The portal around pages to write or manage jobs, with its catalogue and fake services. */
export function PostingStory({
  children,
  path = '/employer/post-job',
  route = '*',
  language = 'en',
  served = [],
}: PostingStoryProps) {
  const [undo] = useState(() => {
    forgetQueries()
    window.sessionStorage.clear()
    return fakeApi(...served)
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture viewer="employer" path={path} route={route} language={language} messages={POSTING_MESSAGES}>
      {children}
    </PortalFixture>
  )
}
