import type { SentInvitation } from '@onward/contracts/jobs/pool'
import { usePageTitle } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { RoomHead } from '@onward/ui/area'
import { Descriptions } from '@onward/ui/data'
import { ButtonLink, Disclosure, EmptyState, Field, LoadMore, Select, StatusBadge } from '@onward/ui/frame'
import { useId } from 'react'
import { Answer } from '../parts/Answer'
import { AreaPage } from '../parts/AreaPage'
import { useLiveJobs, useSentInvitations } from './api'
import styles from './candidates.module.css'
import { useCandidateMessages } from './catalogue'
import { INVITATION_TONES } from './states'

/** /employer/candidates/invitations: invitations and their results; `?job=` limits them to one job. */
export default function InvitationsPage() {
  const w = useCandidateMessages()
  const [address, setAddress] = useSearchParams()
  const jobId = address.get('job') ?? ''
  const jobs = useLiveJobs()
  const sent = useSentInvitations(jobId)
  usePageTitle(w('sent.title'))
  const choices = jobs.data?.items ?? []
  return (
    <AreaPage>
      <RoomHead
        title={w('sent.title')}
        note={w('sent.lead')}
        back={<Link to={jobId ? `/employer/candidates?job=${jobId}` : '/employer/candidates'}>{w('back')}</Link>}
      />
      <div className={styles.page}>
        {choices.length > 1 && (
          <div className={styles.filter}>
            <Field label={w('common.job')}>
              <Select
                value={choices.some(({ id }) => id === jobId) ? jobId : ''}
                onChange={(event) => setAddress(event.target.value ? { job: event.target.value } : {})}
                options={[
                  { value: '', label: w('common.allJobs') },
                  ...choices.map(({ id, title, location }) => ({ value: id, label: `${title}, ${location}` })),
                ]}
              />
            </Field>
          </div>
        )}
        <Answer of={sent}>
          {({ pages }) => {
            const invitations = pages.flatMap((page) => page.items)
            if (invitations.length === 0) {
              return (
                <EmptyState
                  title={w('sent.empty')}
                  icon="people"
                  action={<ButtonLink to="/employer/candidates">{w('sent.emptyLink')}</ButtonLink>}
                >
                  {w('sent.emptyText')}
                </EmptyState>
              )
            }
            return (
              <>
                <ul className={styles.list}>
                  {invitations.map((invitation) => (
                    <li key={invitation.id}>
                      <Invitation invitation={invitation} />
                    </li>
                  ))}
                </ul>
                <LoadMore
                  label={w('more')}
                  status={w('common.showingOf', { shown: invitations.length, total: pages[0]?.total ?? 0 })}
                  loading={sent.isFetchingNextPage}
                  done={!sent.hasNextPage}
                  onLoadMore={() => void sent.fetchNextPage()}
                />
              </>
            )
          }}
        </Answer>
      </div>
    </AreaPage>
  )
}

function Invitation({ invitation }: { invitation: SentInvitation }) {
  const w = useCandidateMessages()
  const heading = useId()
  const { person, state, answeredAt } = invitation
  const name = w('name', { code: invitation.code })
  return (
    <article className={`${styles.card} ${styles.dense}`} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.name}>
          {person ? `${person.name} (${name})` : name}
        </h2>
        <StatusBadge tone={INVITATION_TONES[state]}>{w(`state.${state}`)}</StatusBadge>
      </div>
      <p className={styles.soft}>
        {invitation.jobTitle} · {w('common.outOf100', { score: invitation.score })} ·{' '}
        {w('sent.invitedOn', { day: formatDay(invitation.sentAt), by: invitation.sentBy })}
        {answeredAt && ` · ${w('sent.answeredOn', { day: formatDay(answeredAt) })}`}
        {state === 'sent' && ` · ${w('sent.until', { day: formatDay(invitation.expiresAt) })}`}
      </p>
      {person && (
        <div className={styles.person}>
          {!person.email && <p>{w('sent.withheld')}</p>}
          {person.email && (
            <Descriptions
              facts={[
                [
                  w('common.email'),
                  <a key="email" href={`mailto:${person.email}`}>
                    {person.email}
                  </a>,
                ],
                [
                  w('common.phone'),
                  person.phone ? (
                    <a key="phone" href={`tel:${person.phone.replace(/[^+\d]/g, '')}`}>
                      {person.phone}
                    </a>
                  ) : (
                    w('sent.noPhone')
                  ),
                ],
              ]}
            />
          )}
          {invitation.applicationId ? (
            <Link to={`/employer/applications/${invitation.applicationId}`}>{w('sent.applied')}</Link>
          ) : (
            person.email && <p>{w('sent.next')}</p>
          )}
        </div>
      )}
      <Disclosure summary={w('sent.message')}>
        <p className={styles.message}>{invitation.message}</p>
      </Disclosure>
    </article>
  )
}
