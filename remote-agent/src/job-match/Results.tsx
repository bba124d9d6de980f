import type { MatchedClient, MatchRun } from '@onward/contracts/jobs/match-runs'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, Disclosure, LoadMore, StatusBadge, VisuallyHidden } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import { useMatched, useNames } from './api'
import { useJobMatchMessages } from './catalogue'
import { JobLine } from './JobLine'
import styles from './job-match.module.css'
import { NotShared } from './NotShared'

/** How many jobs of each client are shown at once. */
const OPEN_JOBS = 2

/** Results by client, best matches first; clients who share nothing are last, with a button to ask them. */
export function Results({ run }: { run: MatchRun }) {
  const m = useJobMatchMessages()
  const found = useMatched(run.id)
  const names = useNames()
  if (run.total === 0) return null
  return (
    <Answer of={found} lines={8}>
      {({ pages }) => {
        const clients = pages.flatMap(({ items }) => items)
        const nameOf = (one: MatchedClient) => names.data?.get(one.referralId) ?? m('unnamed')
        const sharing = clients.filter(({ state }) => state !== 'not-shared')
        const hidden = clients.filter(({ state }) => state === 'not-shared')
        return (
          <div className={styles.results}>
            {sharing.length > 0 && (
              <ul className={styles.clients}>
                {sharing.map((one) => (
                  <li key={one.referralId} className={styles.client}>
                    <Client client={one} name={nameOf(one)} />
                  </li>
                ))}
              </ul>
            )}
            {hidden.length > 0 && (
              <NotShared clients={hidden.map((one) => ({ referralId: one.referralId, name: nameOf(one) }))} />
            )}
            <LoadMore
              label={m('more')}
              status={m('shown', {
                shown: formatNumber(clients.length),
                total: formatNumber(run.total),
                count: run.total,
              })}
              loading={found.isFetchingNextPage}
              done={!found.hasNextPage}
              onLoadMore={() => void found.fetchNextPage()}
            />
          </div>
        )
      }}
    </Answer>
  )
}

function Client({ client, name }: { client: MatchedClient; name: string }) {
  const m = useJobMatchMessages()
  const { referralId, state, matches, jobs } = client
  return (
    <>
      <div className={styles.head}>
        <h3>
          <Link to={`/agent/clients/${referralId}`}>{name}</Link>
        </h3>
        {matches > 0 && <StatusBadge tone="success">{m('matches', { count: matches })}</StatusBadge>}
      </div>
      {state === 'found' && jobs.length === 0 && <p className={styles.soft}>{m('gone')}</p>}
      {(state === 'nothing' || state === 'waiting') && <p className={styles.soft}>{m(state)}</p>}
      {state === 'no-skills' && (
        <div className={styles.line}>
          <p className={styles.soft}>{m('noSkills')}</p>
          <ButtonLink to={`/agent/upload-cv?client=${referralId}`} variant="secondary" size="s">
            <span aria-hidden="true">{m('common.uploadACv')}</span>
            <VisuallyHidden>{m('common.uploadACvFor', { name })}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
      {jobs.length > 0 && (
        <ul className={styles.jobs}>
          {jobs.slice(0, OPEN_JOBS).map((job) => (
            <JobLine key={job.id} job={job} referralId={referralId} name={name} />
          ))}
        </ul>
      )}
      {jobs.length > OPEN_JOBS && (
        <Disclosure summary={m('others', { count: jobs.length - OPEN_JOBS, name })}>
          <ul className={styles.jobs}>
            {jobs.slice(OPEN_JOBS).map((job) => (
              <JobLine key={job.id} job={job} referralId={referralId} name={name} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}
