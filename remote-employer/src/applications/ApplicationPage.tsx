import type { ResponseOf, readEmployerApplication } from '@onward/contracts'
import { usePageTitle } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { useParams, useSearchParams } from '@onward/portal-kit/router'
import { Badge, ButtonLink, EmptyState, InlineAlert, Page, PageHeader, Section, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { ApplicationInterviews } from '../interviews/ApplicationInterviews'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { PlacementCheck } from '../placements/PlacementChecks'
import { ApplicantDetails } from './ApplicantDetails'
import styles from './ApplicationPage.module.css'
import { useApplication } from './api'
import { CloseFilledJob } from './CloseFilledJob'
import { CvOnPage } from './CvOnPage'
import { useHiringMessages } from './catalogue'
import { type ApplicationFilters, filtersFrom } from './filters'
import { History } from './History'
import { Match } from './Match'
import { MatchBar } from './MatchBar'
import { stateText, stateTone } from './moves'
import { NeighbourLinks } from './NeighbourLinks'
import { NextStep } from './NextStep'
import { Notes } from './Notes'
import type { Asking } from './next-step'
import { Offer } from './Offer'
import { OptedIn } from './OptedIn'
import { Start } from './Start'

type Application = ResponseOf<typeof readEmployerApplication>

/** /employer/applications/:id: one application, its next step, and links to its neighbours in the list. */
export default function ApplicationPage() {
  const t = useMessages()
  const { id = '' } = useParams()
  const [address] = useSearchParams()
  const application = useApplication(id)
  usePageTitle(application.data?.name ?? t('applications.title'))
  const missing = application.error instanceof ApiError && [404, 422].includes(application.error.status)
  return (
    <Page>
      <AreaNav />
      {missing ? (
        <EmptyState
          title={t('application.missing')}
          action={<ButtonLink to="/employer/applications">{t('application.back')}</ButtonLink>}
        >
          {t('application.missing.text')}
        </EmptyState>
      ) : (
        <Answer of={application} lines={8}>
          {/* The key clears typed text when another application is opened. */}
          {(found) => (
            <ApplicationDetails
              key={id}
              application={found}
              filters={filtersFrom(address)}
              refetch={() => application.refetch()}
            />
          )}
        </Answer>
      )}
    </Page>
  )
}

interface DetailsProps {
  application: Application
  filters: ApplicationFilters
  refetch(): Promise<unknown>
}
function ApplicationDetails({ application, filters, refetch }: DetailsProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const [asking, setAsking] = useState<Asking>(null)
  const { id, name, state, coverLetter, adjustmentsWords, withdrawal, match, anonymous } = application
  return (
    <>
      <PageHeader
        eyebrow={<NeighbourLinks id={id} filters={filters} />}
        title={name}
        lead={t('application.for', { job: application.jobTitle })}
      />
      <p className={styles.under}>
        <StatusBadge tone={stateTone(state)}>{stateText(t, state)}</StatusBadge>
        {application.overdue && <StatusBadge tone="warning">{h('list.overdue')}</StatusBadge>}
        {anonymous && <Badge>{h('list.hidden')}</Badge>}
        <OptedIn application={application} />
        {(application.disabilitySupport || application.benefitsTransition) && (
          <span className={styles.soft}>{t('badge.shared')}</span>
        )}
      </p>
      {withdrawal && <p>{t(`application.withdrawal.${withdrawal}`)}</p>}
      {anonymous && <InlineAlert title={h('hiddenNote')} />}
      <div className={styles.columns}>
        <div>
          <ApplicationInterviews applicationId={id} state={state} />
          {adjustmentsWords && (
            <Section title={t('application.adjustments')}>
              <p className={styles.letter}>{adjustmentsWords}</p>
            </Section>
          )}
          <Section title={t('application.letter')}>
            {coverLetter ? (
              <p className={styles.letter}>{coverLetter}</p>
            ) : (
              <p className={styles.soft}>{t('application.letter.none')}</p>
            )}
          </Section>
          {state !== 'withdrawn' && (
            <CvOnPage applicationId={id} name={name} filename={application.cvFilename} anonymous={anonymous ?? false} />
          )}
          <Section title={t('application.match.title')}>
            <MatchBar score={match?.score ?? application.matchScore} />
            {match && <Match match={match} />}
          </Section>
          <Notes applicationId={id} />
          <History history={application.history} />
        </div>
        <aside>
          <Section title={t('move.title')}>
            <NextStep application={application} asking={asking} onAsk={setAsking} refetch={refetch} />
            <CloseFilledJob application={application} />
          </Section>
          <Offer application={application} onTakeBack={() => setAsking('rejected')} />
          <Start application={application} />
          {state === 'placed' && <PlacementCheck applicationId={id} />}
          <Section title={t('application.details')}>
            <ApplicantDetails application={application} />
          </Section>
        </aside>
      </div>
    </>
  )
}
