import type { FullEmployerJob, JobVersion } from '@onward/contracts/jobs/vacancies'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Timeline } from '@onward/ui/data'
import { Disclosure, LoadMore, Section } from '@onward/ui/frame'
import { useJobVersions } from '../posting/api'
import { usePostingMessages } from '../posting/catalogue'
import { Changes } from './Changes'
import styles from './jobs.module.css'

/** A job's history since it was posted: who, when and what, newest first. */
export function History({ job }: { job: FullEmployerJob }) {
  const p = usePostingMessages()
  const versions = useJobVersions(job.id)
  const items = versions.data?.pages.flatMap((page) => page.items) ?? []
  const total = versions.data?.pages[0]?.total ?? 0
  return (
    <Section title={p('common.history')} id="job-history">
      <Timeline
        steps={[
          ...items.map((version) => ({
            id: String(version.version),
            content: <Version version={version} hasNote={Boolean(job.checkNote)} />,
          })),
          ...(versions.hasNextPage
            ? []
            : [
                {
                  id: 'posted',
                  content: (
                    <p>
                      <strong>{p('common.posted')}</strong> {formatDayAndTime(job.postedAt)}
                      {job.postedBy && `, ${p('common.by', { name: job.postedBy })}`}
                    </p>
                  ),
                },
              ]),
        ]}
      />
      {total > items.length && (
        <LoadMore
          label={p('common.loadMore')}
          status={p('common.showingOf', { shown: items.length, total })}
          loading={versions.isFetchingNextPage}
          done={!versions.hasNextPage}
          onLoadMore={() => void versions.fetchNextPage()}
        />
      )}
    </Section>
  )
}

function Version({ version: { kind, at, by, changes, toldAt }, hasNote }: { version: JobVersion; hasNote: boolean }) {
  const p = usePostingMessages()
  // Our team says why it closes an advert, and is not named.
  const unnamed = p(kind === 'closed' && hasNote ? 'history.team' : 'history.left')
  return (
    <>
      <p>
        <strong>{p(`history.${kind}`)}</strong> {formatDayAndTime(at)}, {by ? p('common.by', { name: by }) : unnamed}
      </p>
      {changes.length > 0 && (
        <Disclosure summary={`${p('history.show')}: ${changes.map(({ field }) => p(`field.${field}`)).join(', ')}`}>
          <Changes of={changes} />
        </Disclosure>
      )}
      {toldAt && <p className={styles.soft}>{p('history.told', { when: formatDayAndTime(toldAt) })}</p>}
    </>
  )
}
