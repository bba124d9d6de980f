import { listApplicationJobs, listNotes, readNeighbours } from '@onward/contracts/jobs/employer-applications'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import pagesCy from '@onward/ui/document-pages/messages/cy.json'
import pagesEn from '@onward/ui/document-pages/messages/en.json'
import { DOCUMENT_PAGES_CATALOGUE } from '@onward/ui/document-pages-catalogue'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { HIRING_CATALOGUE } from './catalogue'
import { applicationJob, notes } from './examples'
import hiringCy from './messages/cy.json'
import hiringEn from './messages/en.json'

export const HIRING_MESSAGES = {
  employer: { en, cy },
  [HIRING_CATALOGUE]: { en: hiringEn, cy: hiringCy },
  [DOCUMENT_PAGES_CATALOGUE]: { en: pagesEn, cy: pagesCy },
}
/** Endpoints that every page here also calls. */
export const ASKED_BESIDE = [
  serve(listApplicationJobs, () => ({ items: [applicationJob] })),
  serve(readNeighbours, () => ({
    previous: '5b0f1a52-9c1e-4c39-8f53-0000000000a0',
    next: '5b0f1a52-9c1e-4c39-8f53-0000000000a2',
    position: 3,
    total: 12,
  })),
  serve(listNotes, () => ({ items: notes })),
]

export interface ApplicationsStoryProps {
  children: ReactNode
  path: string
  route?: string
  language?: Language
  served?: Parameters<typeof fakeApi>
  portal?: ComponentProps<typeof PortalFixture>['portal']
}

/** The portal around these pages or parts of them, with both catalogues. */
export function ApplicationsStory({ children, path, route = '*', language = 'en', served = [], portal }: ApplicationsStoryProps) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(...served, ...ASKED_BESIDE)
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture
      viewer="employer"
      path={path}
      route={route}
      language={language}
      messages={HIRING_MESSAGES}
      {...(portal && { portal })}
    >
      {children}
    </PortalFixture>
  )
}
