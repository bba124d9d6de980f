import type { CaseDetails } from '@onward/contracts/casework/cases'
import { mayBecome, type ReferralDetails } from '@onward/contracts/casework/referrals'
import { usePageTitle } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link, useLocation, useParams, useSearchParams } from '@onward/portal-kit/router'
import { Slot } from '@onward/portal-kit/slot'
import { Room, RoomHead } from '@onward/ui/area'
import { InlineAlert, Section } from '@onward/ui/frame'
import { type ReactNode, useEffect } from 'react'
import { ClientAppointments } from '../appointments/ClientAppointments'
import { Agreed } from '../cases/Agreed'
import { useCase } from '../cases/api'
import { CaseHistory } from '../cases/CaseHistory'
import { useCaseMessages } from '../cases/catalogue'
import { ClientCvSection } from '../cv/ClientCvSection'
import { ClientMatches } from '../job-match/ClientMatches'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { nameOf } from '../parts/client-progress'
import { ClientPlacements } from '../placements/ClientPlacements'
import { Actions } from './Actions'
import { useClient } from './api'
import { ClosedClient } from './ClosedClient'
import { Composer } from './Composer'
import { useClientMessages } from './catalogue'
import styles from './client.module.css'
import { History } from './History'
import { listAddress, Neighbours } from './Neighbours'
import { Delivery, StatusNotice } from './ReferralFacts'
import { Summary } from './Summary'
import { useClientKeys } from './use-client-keys'
import { useWriting } from './use-writing'

/** /agent/clients/:id and /agent/clients/:id/case: everything about one client, from the referral to the placement. */
export default function ClientPage() {
  const w = useClientMessages()
  const { id = '' } = useParams()
  const client = useClient(id)
  const { pathname } = useLocation()
  const hasCase = Boolean(client.data?.caseId)
  const found = useCase(id, hasCase)
  usePageTitle(client.data ? nameOf(client.data) : w('title'))
  // Another office's client, or none: the service does not say which.
  const isClosed = !client.data && client.error?.status === 404
  const below = hasCase || pathname.endsWith('/case') ? '/agent/active-cases' : client.data && '/agent/referrals'
  return (
    <Room>
      <AreaNav below={below} />
      {isClosed ? (
        <>
          <RoomHead title={w('closed.title')} back={<Link to="/agent/referrals">{w('common.backToReferrals')}</Link>} />
          <ClosedClient id={id} />
        </>
      ) : (
        <>
          {(!client.data || (hasCase && !found.data)) && (
            <RoomHead title={w('title')} back={<Link to="/agent/referrals">{w('common.backToReferrals')}</Link>} />
          )}
          <Answer of={client} lines={8}>
            {(loaded) =>
              hasCase ? (
                <Answer of={found} lines={8}>
                  {(one) => <Client client={loaded} one={one} />}
                </Answer>
              ) : (
                <Client client={loaded} />
              )
            }
          </Answer>
        </>
      )}
    </Room>
  )
}

/** Links of lists name a part of this page: scrolls to it and focuses it once it is drawn. */
function usePartInAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null
    if (!part) return
    part.closest('details')?.setAttribute('open', '')
    if (part.tabIndex < 0) part.tabIndex = -1
    part.scrollIntoView()
    part.focus({ preventScroll: true })
  }, [hash])
}

const Box = ({ children }: { children: ReactNode }) => <div className={styles.box}>{children}</div>

function Client({ client, one }: { client: ReferralDetails; one?: CaseDetails }) {
  const w = useClientMessages()
  const c = useCaseMessages()
  usePartInAddress()
  const [address] = useSearchParams()
  const { written, write, choose, ready } = useWriting()
  useClientKeys(nameOf(client), one, write)
  const isOpen = one?.closedAt === null
  const back = one ? (
    <Link to={listAddress(address)}>{c('case.back')}</Link>
  ) : (
    <Link to="/agent/referrals">{w('common.backToReferrals')}</Link>
  )
  return (
    <>
      <div className={styles.back}>
        {back}
        {one && <Neighbours id={client.id} />}
      </div>
      <StatusNotice client={client} />
      {one?.closedAt && (
        <InlineAlert title={c('case.closed', { day: formatDay(one.closedAt) })}>{c('case.closed.text')}</InlineAlert>
      )}
      <div className={styles.columns}>
        <div data-part="summary">
          <Summary client={client} onMessage={() => write('message')} {...(one && { one })} />
        </div>
        <div data-part="note">
          {one ? (
            isOpen && (
              <Box>
                <Composer id={client.id} one={one} written={written} onWrite={choose} onReady={ready} />
              </Box>
            )
          ) : (
            <Box>
              <Actions client={client} onPage />
              {mayBecome(client.state, 'active') && (
                <p className={styles.soft}>
                  <b>{c('case.none')}</b> {c('case.none.text')}
                </p>
              )}
            </Box>
          )}
        </div>
        <div data-part="side">
          {one && (
            <>
              <Box>
                <Agreed id={client.id} one={one} isOpen={isOpen} onAdd={() => write('todo')} />
              </Box>
              <Box>
                <ClientAppointments caseId={one.id} />
              </Box>
            </>
          )}
          {client.state === 'active' && (
            <>
              <Box>
                <ClientCvSection id={client.id} name={nameOf(client)} />
              </Box>
              <Box>
                <ClientMatches id={client.id} name={nameOf(client)} />
              </Box>
            </>
          )}
          {one && (
            <Box>
              <ClientPlacements caseId={one.id} />
            </Box>
          )}
          {!one && (
            <Box>
              <Section title={w('delivery')} id="delivery">
                <Delivery client={client} />
              </Section>
            </Box>
          )}
        </div>
        <div data-part="history">
          <Box>
            {one ? (
              <CaseHistory id={client.id} steps={client.steps} />
            ) : (
              <Section title={w('common.history')} id="history">
                <History steps={client.steps} />
              </Section>
            )}
          </Box>
        </div>
      </div>
      {/* Below all else: casework has answered that this client may be seen. */}
      <Slot name="agent.client" clientId={client.id} />
    </>
  )
}
