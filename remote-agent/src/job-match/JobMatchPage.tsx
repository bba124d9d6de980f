import { isRunning, type MatchRun } from '@onward/contracts/jobs/match-runs'
import { useFailureNotice, usePageTitle } from '@onward/portal-kit'
import { formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { Button, Card, EmptyState, InlineAlert, ProgressBar, Section, Stack } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { useCancel, useRun, useSharing, useStart } from './api'
import { useJobMatchMessages } from './catalogue'
import styles from './job-match.module.css'
import { Results } from './Results'

/** /agent/job-match: runs the matching for the agent's clients, with progress and results. */
export default function JobMatchPage() {
  const m = useJobMatchMessages()
  const notifyFailure = useFailureNotice()
  const found = useRun()
  const start = useStart()
  usePageTitle(m('title'))
  const run = found.data?.run ?? null
  const isLive = run !== null && isRunning(run.state)
  const begin = () =>
    start.mutate(
      {},
      {
        onError: (error) => {
          void found.refetch()
          // Another window started a run first; that run is shown.
          notifyFailure(m(error.status === 409 ? 'runningTitle' : 'failedTitle'), error)
        },
      },
    )
  return (
    <Room>
      <AreaNav />
      <RoomHead title={m('title')} note={m('lead')} back={<Link to="/agent/dashboard">{m('common.backToDashboard')}</Link>}>
        {run && !isLive && (
          <Button size="s" onClick={begin} disabled={start.isPending}>
            {m(start.isPending ? 'starting' : 'runAgain')}
          </Button>
        )}
      </RoomHead>
      <Answer of={found} lines={5}>
        {() =>
          run ? (
            <Stack gap={4}>
              <StatusNotice run={run} />
              {!isLive && (
                <Section title={m('results')} id="results">
                  <Results run={run} />
                </Section>
              )}
            </Stack>
          ) : (
            <First onStart={begin} isStarting={start.isPending} />
          )
        }
      </Answer>
    </Room>
  )
}

/** Before the first run: which clients it would include. */
function First({ onStart, isStarting }: { onStart(): void; isStarting: boolean }) {
  const m = useJobMatchMessages()
  const sharing = useSharing()
  return (
    <Answer of={sharing} lines={3}>
      {({ items }) => {
        const shares = items.filter((one) => one.sharing.matches).length
        if (items.length === 0) {
          return (
            <EmptyState title={m('noClients')} icon="people">
              {m('noClientsText')}
            </EmptyState>
          )
        }
        return (
          <EmptyState
            title={m('first')}
            icon="jobs"
            action={
              <Button onClick={onStart} disabled={isStarting}>
                {m(isStarting ? 'starting' : 'run')}
              </Button>
            }
          >
            <p>
              {shares > 0 ? m('shares', { shares: formatNumber(shares), total: formatNumber(items.length) }) : m('sharesNobody')}
            </p>
            <p>{m('firstText')}</p>
          </EmptyState>
        )
      }}
    </Answer>
  )
}

/** State of the run: its progress, or how it ended. */
function StatusNotice({ run }: { run: MatchRun }) {
  const t = useMessages()
  const m = useJobMatchMessages()
  const notifyFailure = useFailureNotice()
  const cancel = useCancel()
  const figures = { done: formatNumber(run.done), total: formatNumber(run.total) }
  if (isRunning(run.state)) {
    const stop = () =>
      cancel.mutate({ params: { id: run.id } }, { onError: (error) => notifyFailure(t('common.thatDidNotWork'), error) })
    return (
      <Card>
        <div className={styles.running} role="status">
          <ProgressBar label={m('running')} value={run.done} max={Math.max(1, run.total)} text={m('progress', figures)} />
          <p className={styles.soft}>{m('mayLeave')}</p>
        </div>
        <Button variant="secondary" onClick={stop} disabled={cancel.isPending}>
          {m('cancel')}
        </Button>
      </Card>
    )
  }
  const counts = [
    ['found', run.counts.found],
    ['nothing', run.counts.nothing],
    ['noSkills', run.counts.noSkills],
    ['notShared', run.counts.notShared],
  ] as const
  return (
    <>
      {(run.state === 'cancelled' || run.state === 'failed') && (
        <InlineAlert tone="warning" role="status" title={m(`${run.state}Title`)}>
          <p>{m(`${run.state}Text`, figures)}</p>
        </InlineAlert>
      )}
      {run.total === 0 ? (
        <EmptyState title={m('noClients')} icon="people">
          {m('noClientsText')}
        </EmptyState>
      ) : (
        <div className={styles.summary}>
          <dl className={styles.counts}>
            {counts.map(([name, count]) => (
              <div key={name}>
                <dt>{m(`count.${name}`)}</dt>
                <dd>{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.soft} role="status">
            {m('doneAt', { when: formatDayAndTime(run.endedAt ?? run.startedAt) })}
          </p>
        </div>
      )}
    </>
  )
}
