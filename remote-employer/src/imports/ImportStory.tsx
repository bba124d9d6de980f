import type { Language } from '@onward/contracts/language'
import { fakeApi } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { type ReactNode, useEffect, useState } from 'react'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { IMPORT_CATALOGUE } from './catalogue'
import ImportPage from './ImportPage'
import importsCy from './messages/cy.json'
import importsEn from './messages/en.json'

export interface ImportStoryProps {
  children?: ReactNode
  language?: Language
  served?: Parameters<typeof fakeApi>
}

/** The portal around the import page or a part of it, with its catalogue. */
export function ImportStory({ children = <ImportPage />, language = 'en', served = [] }: ImportStoryProps) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(...served)
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture
      viewer="employer"
      path="/employer/jobs/import"
      language={language}
      messages={{ employer: { en, cy }, [IMPORT_CATALOGUE]: { en: importsEn, cy: importsCy } }}
    >
      {children}
    </PortalFixture>
  )
}
