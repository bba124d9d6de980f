import { CASE_STAGES } from '@onward/contracts/casework/case-history'
import type { CaseRow } from '@onward/contracts/casework/cases'
import { useErrorText } from '@onward/portal-kit'
import { formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { type DataColumn, DataTable, DotWord, Person, type Sorting, StageSteps } from '@onward/ui/data'
import { LoadMore } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { nameOf } from '../parts/client-progress'
import type { useCases } from './api'
import styles from './cases.module.css'
import { useCaseMessages } from './catalogue'
import { casePath } from './paths'
import { FIRST_ORDER } from './sorts'
import { IN_ROWS, nextActionText, priorityReasonText, priorityTone, stageText } from './stage-and-priority'

interface CaseListProps {
  found: ReturnType<typeof useCases>
  empty: ReactNode
  /** The list's own query. */
  query: string
  sorting: Sorting
  onSort(next: Sorting): void
}
/** The cases as rows. */
export function CaseList({ found, empty, query, sorting, onSort }: CaseListProps) {
  const t = useMessages()
  const w = useCaseMessages()
  const errorText = useErrorText()
  const pages = found.data?.pages ?? []
  // A case that changed between page loads may be on two pages.
  const cases = [...new Map(pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values()]
  const total = pages[0]?.total ?? 0
  const because = (one: CaseRow) => priorityReasonText(w, one.priorityBecause, one, IN_ROWS)
  const priority = (one: CaseRow) => <DotWord tone={priorityTone(one.priority)}>{w(`priority.${one.priority}`)}</DotWord>
  const last = (one: CaseRow) => (one.lastActivity ? w(`entry.${one.lastActivity}`) : w('entry.case-opened'))
  const columns: DataColumn<CaseRow>[] = [
    {
      id: 'priority',
      sorts: FIRST_ORDER.priority,
      label: w('column.priority'),
      width: 176,
      cell: (one) => (
        <>
          <b>{priority(one)}</b>
          <div className={styles.soft}>{because(one)}</div>
        </>
      ),
    },
    {
      id: 'stage',
      sorts: FIRST_ORDER.stage,
      label: w('filter.stage'),
      width: 162,
      cell: ({ stage }) => <StageSteps stages={CASE_STAGES.map(stageText)} at={CASE_STAGES.indexOf(stage)} />,
    },
    { id: 'next', label: w('next'), cell: ({ nextAction }) => nextActionText(w, nextAction, IN_ROWS) },
    {
      id: 'last',
      sorts: FIRST_ORDER.last,
      label: w('last'),
      width: 144,
      cell: (one) => `${last(one)}, ${formatDate(one.lastActivityAt)}`,
    },
    {
      id: 'matches',
      sorts: FIRST_ORDER.matches,
      label: w('common.jobMatches'),
      width: 92,
      align: 'end',
      cell: ({ jobMatches }) => (jobMatches === null ? w('matches.none') : formatNumber(jobMatches)),
    },
    {
      id: 'applications',
      sorts: FIRST_ORDER.applications,
      label: w('applications'),
      width: 122,
      align: 'end',
      cell: (one) => formatNumber(one.applications),
    },
    {
      id: 'interviews',
      sorts: FIRST_ORDER.interviews,
      label: w('common.interviews'),
      width: 112,
      align: 'end',
      cell: (one) => formatNumber(one.interviews),
    },
    {
      id: 'started',
      sorts: FIRST_ORDER.started,
      label: w('started'),
      width: 108,
      optional: 'hidden',
      cell: ({ openedAt }) => formatDate(openedAt),
    },
    { id: 'ni', label: t('common.niNumber'), width: 112, optional: 'hidden', cell: ({ niMask }) => niMask },
    { id: 'coach', label: t('common.workCoach'), width: 128, optional: 'hidden', cell: ({ agentName }) => agentName },
  ]
  const note = (one: CaseRow) =>
    [
      !one.mine && one.agentName && w('coach', { name: one.agentName }),
      t(`benefits.${one.benefitsStatus}`),
      one.disability !== 'none' && t('common.disabilitySupport'),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <DataTable<CaseRow>
      id="agent.cases"
      label={w('title')}
      rows={cases}
      rowId={({ id }) => id}
      rowName={nameOf}
      to={({ referralId }) => casePath(referralId, '', query)}
      first={{ label: w('common.name'), width: 204, sorts: FIRST_ORDER.name, face: (one) => <Person name={nameOf(one)} />, note }}
      columns={columns}
      sorting={sorting}
      onSort={onSort}
      lines={(one) => ({
        face: <Person name={nameOf(one)} size={40} />,
        side: priority(one),
        text: because(one),
        aside: stageText(one.stage),
      })}
      menu={({ referralId }) => [
        { label: w('notes'), to: casePath(referralId, '#notes', query) },
        { label: w('update'), to: casePath(referralId, '#standing', query) },
      ]}
      state={found.isPending ? 'loading' : found.error ? 'failed' : 'ready'}
      failure={found.error && errorText(found.error)}
      onRetry={() => void found.refetch()}
      empty={empty}
      footer={
        total > 0 && (
          <LoadMore
            label={t('common.loadMore')}
            status={
              found.hasNextPage
                ? t('common.showingOf', { shown: cases.length, total: formatNumber(total) })
                : total === 1
                  ? w('foundOne')
                  : w('found', { count: formatNumber(total) })
            }
            loading={found.isFetchingNextPage}
            done={!found.hasNextPage}
            onLoadMore={() => void found.fetchNextPage()}
          />
        )
      }
    />
  )
}
