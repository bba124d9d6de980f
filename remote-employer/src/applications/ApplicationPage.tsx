import { usePageTitle } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { Link, useLocation, useParams, useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { ButtonLink, EmptyState } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { ApplicationHead, ApplicationParts } from './ApplicationParts'
import styles from './ApplicationParts.module.css'
import { useApplication } from './api'
import type { ApplicationPart } from './application-part'
import { filtersFrom } from './filters'
import { NeighbourLinks } from './NeighbourLinks'

/** /employer/applications/:id: one application, its next step, and links to its neighbours in the list. */
export default function ApplicationPage() {
  const t = useMessages()
  const { id = '' } = useParams()
  const [address] = useSearchParams()
  const { hash } = useLocation()
  const application = useApplication(id)
  // Here, so that Previous and Next go from one CV, or one history, to the next.
  const [part, setPart] = useState<ApplicationPart | null>(null)
  usePageTitle(application.data?.name ?? t('applications.title'))
  const missing = application.error instanceof ApiError && [404, 422].includes(application.error.status)
  return (
    <Room>
      <AreaNav />
      {missing ? (
        <EmptyState
          title={t('application.missing')}
          action={<ButtonLink to="/employer/applications">{t('application.back')}</ButtonLink>}
        >
          {t('application.missing.text')}
        </EmptyState>
      ) : (
        <>
          {!application.data && (
            <RoomHead title={t('applications.title')} back={<Link to="/employer/applications">{t('application.back')}</Link>} />
          )}
          <Answer of={application} lines={8}>
            {(found) => (
              <div className={styles.beside}>
                <NeighbourLinks id={id} filters={filtersFrom(address)} />
                <ApplicationHead application={found} heading={<h1>{found.name}</h1>} />
                <ApplicationParts
                  // Clears typed text when another application is opened.
                  key={id}
                  application={found}
                  part={part}
                  onPart={setPart}
                  linked={hash === '#interviews' ? 'interviews' : null}
                  refetch={() => application.refetch()}
                />
              </div>
            )}
          </Answer>
        </>
      )}
    </Room>
  )
}
