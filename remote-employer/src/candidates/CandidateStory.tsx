import type { Language } from '@onward/contracts/language'
import { fakeApi } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { type ReactNode, useEffect, useState } from 'react'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { CANDIDATE_CATALOGUE } from './catalogue'
import candidatesCy from './messages/cy.json'
import candidatesEn from './messages/en.json'

export interface CandidateStoryProps {
  children?: ReactNode
  path?: string
  language?: Language
  served?: Parameters<typeof fakeApi>
}

/** The portal around a page of the pool, with its catalogue. */
export function CandidateStory({ children, path = '/employer/candidates', language = 'en', served = [] }: CandidateStoryProps) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(...served)
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture
      viewer="employer"
      path={path}
      language={language}
      messages={{ employer: { en, cy }, [CANDIDATE_CATALOGUE]: { en: candidatesEn, cy: candidatesCy } }}
    >
      {children}
    </PortalFixture>
  )
}
