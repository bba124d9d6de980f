import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Drawing } from '@onward/ui/drawing'
import { Button, Dialog, EmptyState, StatusBadge } from '@onward/ui/frame'
import { EmployerLine } from '@onward/ui/job'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'
import { useDismissed, useRestore, useViewed } from './marks'

export type HubList = 'viewed' | 'dismissed'

/** Recently viewed jobs, or dismissed ones, which can be restored. */
export default function ListDialog({
  list,
  onClose,
  onRestored,
}: {
  list: HubList
  onClose(): void
  onRestored(id: string): void
}) {
  const t = useMessages()
  const w = useJobsMessages()
  return (
    <Dialog open title={w(`tools.${list}`)} closeLabel={t('common.close')} onClose={onClose}>
      {list === 'viewed' ? <Viewed /> : <Dismissed onRestored={onRestored} />}
    </Dialog>
  )
}

function Viewed() {
  const w = useJobsMessages()
  return (
    <Answer of={useViewed()}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={w('list.noViewed')} picture={<Drawing name="search" />}>
            {w('list.noViewedText')}
          </EmptyState>
        ) : (
          <ul className={styles.marked}>
            {items.map((job) => (
              <li key={job.id}>
                <Marked job={job} when={w('list.viewedOn', { day: formatDay(job.at) })} />
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  )
}

function Dismissed({ onRestored }: { onRestored(id: string): void }) {
  const t = useMessages()
  const w = useJobsMessages()
  const notifyFailure = useFailureNotice()
  const { notify } = usePortal()
  const restore = useRestore()
  const bringBack = (id: string, title: string) => {
    if (restore.isPending) return
    restore.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          notify({ kind: 'success', title: w('list.restored'), text: title })
          onRestored(id)
        },
        onError: (error) => notifyFailure(t('failed.write'), error),
      },
    )
  }
  return (
    <Answer of={useDismissed()}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={w('list.noDismissed')} picture={<Drawing name="search" />}>
            {w('list.noDismissedText')}
          </EmptyState>
        ) : (
          <ul className={styles.marked}>
            {items.map((job) => (
              <li key={job.id}>
                <Marked job={job} when={w('list.dismissedOn', { day: formatDay(job.at) })} />
                <Button
                  variant="secondary"
                  size="s"
                  aria-label={w('list.restoreName', { title: job.title })}
                  aria-disabled={restore.isPending}
                  onClick={() => bringBack(job.id, job.title)}
                >
                  {w('list.restore')}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  )
}

interface MarkedJob {
  id: string
  title: string
  company: string
  logo?: string | null
  location: string
  open: boolean
}
function Marked({ job, when }: { job: MarkedJob; when: string }) {
  const w = useJobsMessages()
  return (
    <div>
      <Link to={`/jobs/${job.id}`}>{job.title}</Link> {!job.open && <StatusBadge>{w('list.closed')}</StatusBadge>}
      <p className={styles.soft}>
        <EmployerLine name={job.company} logo={job.logo}>
          {job.company}, {job.location}
        </EmployerLine>
      </p>
      <p className={styles.soft}>{when}</p>
    </div>
  )
}
