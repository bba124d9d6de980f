import { type FailedWork as Failed, listFailedWork, retryFailedWork } from '@onward/contracts/gateway/failed-work'
import { formatDay } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button } from '@onward/ui/frame'
import { useId } from 'react'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import overview from './overview.module.css'
import { Answer, useDecided } from './parts'

/** Work in the background that failed all its tries, with a way to try again; nothing while there is none. */
export function FailedWork() {
  const w = useAdminMessages()
  const id = useId()
  const work = useEndpoint(listFailedWork)
  if (work.isPending || work.data?.items.length === 0) return null
  return (
    <section className={overview.box} aria-labelledby={id}>
      <div className={overview.head}>
        <h2 id={id}>{w('failedWork.title')}</h2>
      </div>
      <p className={styles.soft}>{w('failedWork.lead')}</p>
      <Answer of={work}>
        {({ items }) => (
          <ul className={overview.parts}>
            {items.map((one) => (
              <Line key={`${one.task} ${one.failure}`} one={one} reload={work.refetch} />
            ))}
          </ul>
        )}
      </Answer>
    </section>
  )
}

function Line({ one, reload }: { one: Failed; reload(): unknown }) {
  const w = useAdminMessages()
  const again = useWrite(retryFailedWork)
  const { done, failed } = useDecided(reload)
  const { task, failure, count, tries, since } = one
  const name = task.replace('.', ': ')
  const onPress = () =>
    again.mutate(
      { body: { task, failure } },
      { onSuccess: (answer) => done(w('failedWork.done', { count: answer.count }), answer), onError: failed },
    )
  return (
    <li>
      <span>
        <code className={styles.code}>{name}</code>
        <span className={styles.soft}>
          {[
            w('failedWork.jobs', { count }),
            failure,
            w('failedWork.tries', { count: tries }),
            w('failedWork.since', { day: formatDay(since) }),
          ].join(' · ')}
        </span>
      </span>
      <Button
        variant="secondary"
        size="s"
        disabled={again.isPending}
        aria-label={w('failedWork.againOf', { task: name, failure })}
        onClick={onPress}
      >
        {w('common.tryAgain')}
      </Button>
    </li>
  )
}
