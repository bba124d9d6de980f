import type { CaseDetails } from '@onward/contracts/casework/cases'
import { usePageTitle } from '@onward/portal-kit'
import { formatDate, formatDay, formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { Link, useLocation, useParams } from '@onward/portal-kit/router'
import { ButtonLink, EmptyState, InlineAlert, Page, PageHeader, Section } from '@onward/ui/frame'
import { useEffect } from 'react'
import { ClientAppointments } from '../appointments/ClientAppointments'
import { useMessages } from '../catalogue'
import { useClient } from '../clients/api'
import { ClosedClient } from '../clients/ClosedClient'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { nameOf } from '../parts/client-progress'
import { ClientPlacements } from '../placements/ClientPlacements'
import { useCase } from './api'
import { CaseHistory } from './CaseHistory'
import styles from './case.module.css'
import { useCaseMessages } from './catalogue'
import { Notes } from './Notes'
import { Reveal } from './Reveal'
import { StageAndPriority } from './StageAndPriority'
import { nextActionText } from './stage-and-priority'
import { Todos } from './Todos'

/** /agent/clients/:id/case: a client's case: stage, to-dos, notes and history. */
export default function CasePage() {
  const w = useCaseMessages()
  const { id = '' } = useParams()
  const found = useCase(id)
  const isClosed = !found.data && found.error?.status === 404
  usePageTitle(found.data ? `${nameOf(found.data)}: ${w('case.title')}` : w('case.title'))
  return (
    <Page>
      <AreaNav />
      {isClosed ? (
        <NotHere id={id} />
      ) : (
        <Answer of={found} lines={10}>
          {(one) => <Case id={id} one={one} />}
        </Answer>
      )}
    </Page>
  )
}

const Back = () => <Link to="/agent/active-cases">{useCaseMessages()('case.back')}</Link>

/** No case: the client has no account yet, or belongs to another office, which the service does not reveal. */
function NotHere({ id }: { id: string }) {
  const w = useCaseMessages()
  const client = useClient(id)
  if (client.isPending) return <Answer of={client}>{() => null}</Answer>
  if (client.data) {
    return (
      <>
        <PageHeader title={nameOf(client.data)} eyebrow={<Back />} />
        <EmptyState
          title={w('case.none')}
          icon="people"
          action={<ButtonLink to={`/agent/clients/${id}`}>{w('common.viewDetails')}</ButtonLink>}
        >
          {w('case.none.text')}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <PageHeader title={w('case.elsewhere')} eyebrow={<Back />} />
      <ClosedClient id={id} />
    </>
  )
}

/** Links of lists name a part of this page: scrolls to it and focuses it once it is drawn. */
function usePartInAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null
    if (!part) return
    part.tabIndex = -1
    part.scrollIntoView()
    part.focus({ preventScroll: true })
  }, [hash])
}

function Case({ id, one }: { id: string; one: CaseDetails }) {
  const t = useMessages()
  const w = useCaseMessages()
  usePartInAddress()
  const name = nameOf(one)
  const isOpen = one.closedAt === null
  return (
    <>
      <PageHeader
        title={name}
        eyebrow={<Back />}
        lead={
          one.agentName
            ? w('case.lead', { office: one.jobcentre, agent: one.agentName })
            : w('case.leadOffice', { office: one.jobcentre })
        }
        actions={
          <>
            {isOpen && one.mine && (
              <ButtonLink to="/agent/messages" variant="secondary" icon="messages">
                {w('common.messages')}
              </ButtonLink>
            )}
            <ButtonLink to={`/agent/clients/${id}`} variant="secondary">
              {w('common.viewDetails')}
            </ButtonLink>
          </>
        }
      />
      {one.openUntil && (
        <InlineAlert title={w('case.open', { office: one.jobcentre })}>
          {w('case.open.text', { when: formatDayAndTime(one.openUntil) })}
        </InlineAlert>
      )}
      {one.closedAt && (
        <InlineAlert title={w('case.closed', { day: formatDay(one.closedAt) })}>{w('case.closed.text')}</InlineAlert>
      )}
      <Section title={w('standing')} id="standing">
        <StageAndPriority id={id} one={one} />
        <dl className={styles.figures}>
          <div className={styles.next}>
            <dt>{w('next')}</dt>
            <dd>{nextActionText(w, one.nextAction)}</dd>
          </div>
          <div>
            <dt>{w('matches')}</dt>
            <dd>{one.jobMatches === null ? w('matches.none') : formatNumber(one.jobMatches)}</dd>
          </div>
          <div>
            <dt>{w('applications')}</dt>
            <dd>{formatNumber(one.applications)}</dd>
          </div>
          <div>
            <dt>{w('common.interviews')}</dt>
            <dd>{formatNumber(one.interviews)}</dd>
          </div>
          <div>
            <dt>{w('started')}</dt>
            <dd>{formatDate(one.openedAt)}</dd>
          </div>
        </dl>
      </Section>
      <div className={styles.columns}>
        <div className={styles.part}>
          <Section title={w('todo.title')} id="todos">
            <Todos id={id} one={one} isOpen={isOpen} />
          </Section>
          <ClientAppointments caseId={one.id} />
          <ClientPlacements caseId={one.id} />
          <Section title={w('facts.title')} id="facts">
            <dl className={styles.facts}>
              <div>
                <dt>{w('common.niNumber')}</dt>
                <dd>
                  <Reveal id={id} what="ni-number" name={one.firstName} masked={one.niMask} />
                </dd>
              </div>
              <div>
                <dt>{w('common.dateOfBirth')}</dt>
                <dd>
                  <Reveal id={id} what="birth-date" name={one.firstName} masked={w('facts.birthHidden')} />
                </dd>
              </div>
              <div>
                <dt>{w('common.benefits')}</dt>
                <dd>{t(`benefits.${one.benefitsStatus}`)}</dd>
              </div>
              {one.disability !== 'none' && (
                <div>
                  <dt>{w('common.disabilitySupport')}</dt>
                  <dd>{t(`disability.${one.disability}`)}</dd>
                </div>
              )}
            </dl>
          </Section>
        </div>
        <div className={styles.part}>
          <Section title={w('note.title')} id="notes">
            <Notes id={id} isOpen={isOpen} />
          </Section>
          <Section title={w('common.history')} id="history">
            <CaseHistory id={id} />
          </Section>
        </div>
      </div>
    </>
  )
}
