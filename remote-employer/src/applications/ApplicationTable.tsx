import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { useErrorText } from '@onward/portal-kit'
import { formatDate, formatNumber, formatTime } from '@onward/portal-kit/i18n'
import { type DataColumn, DataTable, DotWord, Late, Person } from '@onward/ui/data'
import { LoadMore } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { availabilityText } from '../facts'
import type { useApplications } from './api'
import { useHiringMessages } from './catalogue'
import type { ApplicationFilters, ApplicationSort } from './filters'
import styles from './list.module.css'
import { MatchOfRow } from './MatchOfRow'
import { stateLabels, stateTone } from './moves'
import { useRowSteps } from './row-steps'

/** The sort of a column's head, and the other way. */
const SORTS: Readonly<Record<ApplicationSort, { by: string; order: 'up' | 'down' }>> = {
  newest: { by: 'applied', order: 'down' },
  oldest: { by: 'applied', order: 'up' },
  'best-match': { by: 'match', order: 'down' },
  'lowest-match': { by: 'match', order: 'up' },
  name: { by: 'name', order: 'up' },
  'name-last': { by: 'name', order: 'down' },
}

export interface ApplicationTableProps {
  found: ReturnType<typeof useApplications>
  label: string
  filters: ApplicationFilters
  /** The page of an application, and the address that opens it beside the list. */
  to: { page(id: string): string; open(id: string): string }
  /** The application beside the list; empty for none. */
  openId: string
  /** J or K has moved to it, while another one is open. */
  onMove(id: string): void
  onRetry(): void
  onSort(sort: ApplicationSort): void
  chosen: ReadonlySet<string>
  onChoose(chosen: ReadonlySet<string>, of: readonly EmployerApplication[]): void
  onReject(application: EmployerApplication): void
  empty: ReactNode
}

/** Applications as rows to compare: who, for which job, how far, how well they match, and what to do next. */
export function ApplicationTable(props: ApplicationTableProps) {
  const { found, label, filters, to, openId, onMove, onRetry, onSort, chosen, onChoose, onReject, empty } = props
  const t = useMessages()
  const h = useHiringMessages()
  const errorText = useErrorText()
  const pages = found.data?.pages ?? []
  // Who applies between two pages may be on both.
  const rows = [...new Map(pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values()]
  const total = pages[0]?.total ?? 0
  const steps = useRowSteps(to, onReject)
  const face = (one: EmployerApplication, size = 32) => (
    <Person name={one.name} hidden={one.anonymous ?? false} starred={one.state === 'shortlisted'} size={size} />
  )
  const stateOf = ({ state, toldAt, frozen }: EmployerApplication) => {
    const { state: name, mark } = stateLabels(state)
    if (frozen)
      return (
        <>
          <DotWord tone={stateTone(state)}>{t(name)}</DotWord> <div className={styles.mark}>({h('frozen.mark')})</div>
        </>
      )
    if (toldAt)
      return (
        <>
          <DotWord tone="danger">{t('state.Rejected')}</DotWord>{' '}
          <div className={styles.mark}>({h('reject.mark', { time: formatTime(toldAt) })})</div>
        </>
      )
    return (
      <>
        <DotWord tone={stateTone(state)}>{t(name)}</DotWord> {mark && <div className={styles.mark}>({t(mark)})</div>}
      </>
    )
  }
  const hidden = (one: EmployerApplication, text: string) =>
    one.anonymous ? h('list.hiddenContact') : text || t('common.notGiven')
  const columns: DataColumn<EmployerApplication>[] = [
    { id: 'job', label: t('common.job'), optional: 'shown', cell: ({ jobTitle }) => jobTitle },
    { id: 'state', label: t('common.status'), width: 180, cell: stateOf },
    {
      id: 'match',
      label: t('application.match'),
      width: 164,
      ...(filters.jobId && { sorts: 'down' as const }),
      cell: ({ matchScore }) => <MatchOfRow score={matchScore} />,
    },
    {
      id: 'badges',
      label: t('common.badges'),
      width: 80,
      align: 'end',
      optional: 'shown',
      cell: ({ badges }) => formatNumber(badges.length),
    },
    {
      id: 'badge-names',
      label: h('list.badgeNames'),
      width: 190,
      optional: 'hidden',
      cell: ({ badges }) => badges.join(', ') || t('common.noneYet'),
    },
    {
      id: 'years',
      label: h('list.years'),
      width: 72,
      align: 'end',
      optional: 'hidden',
      cell: ({ experienceYears }) => (experienceYears === null ? t('common.notGiven') : formatNumber(experienceYears)),
    },
    {
      id: 'place',
      label: t('common.location'),
      width: 112,
      optional: 'shown',
      cell: ({ location }) => location || t('common.notGiven'),
    },
    {
      id: 'availability',
      label: t('common.availability'),
      width: 112,
      optional: 'hidden',
      cell: ({ availability }) => availabilityText(t, availability),
    },
    { id: 'email', label: t('common.email'), width: 250, optional: 'hidden', cell: (one) => hidden(one, one.email) },
    {
      id: 'applied',
      label: t('application.applied'),
      width: 108,
      sorts: 'down',
      cell: ({ appliedAt, overdue, frozen }) => (
        <>
          {formatDate(appliedAt)}
          {overdue && !frozen && <Late>{h('list.waits')}</Late>}
        </>
      ),
    },
  ]
  const note = (one: EmployerApplication) =>
    [
      one.anonymous && h('list.hidden'),
      one.disabilitySupport && t('common.disabilitySupport'),
      one.benefitsTransition && t('badge.transition'),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <DataTable<EmployerApplication>
      id="employer.applications"
      label={label}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      to={({ id }) => to.open(id)}
      openId={openId}
      compact={openId !== ''}
      onMove={({ id }) => openId !== '' && onMove(id)}
      first={{ label: t('common.name'), width: 196, sorts: 'up', face, note }}
      columns={columns}
      lines={(one) => ({
        face: face(one, 40),
        side: (
          <DotWord tone={one.toldAt ? 'danger' : stateTone(one.state)}>
            {t(one.toldAt ? 'state.Rejected' : stateLabels(one.state).state)}
          </DotWord>
        ),
        text: (
          <>
            {one.jobTitle}
            {one.frozen ? `, ${h('frozen.mark')}` : one.overdue && `, ${h('list.waits')}`}
          </>
        ),
        aside: <MatchOfRow score={one.matchScore} short />,
      })}
      sorting={SORTS[filters.sort]}
      onSort={(next) => {
        const sort = (Object.keys(SORTS) as ApplicationSort[]).find(
          (one) => SORTS[one].by === next.by && SORTS[one].order === next.order,
        )
        if (sort) onSort(sort)
      }}
      next={steps.next}
      menu={steps.menu}
      keys={steps.keys}
      chosen={chosen}
      onChoose={(next) => onChoose(next, rows)}
      state={found.isPending ? 'loading' : found.error ? 'failed' : 'ready'}
      failure={found.error && errorText(found.error)}
      onRetry={onRetry}
      empty={empty}
      footer={
        total > 0 && (
          <LoadMore
            label={t('common.loadMore')}
            status={t('common.showingOf', { shown: formatNumber(rows.length), total: formatNumber(total) })}
            loading={found.isFetchingNextPage}
            done={!found.hasNextPage}
            onLoadMore={() => void found.fetchNextPage()}
          />
        )
      }
    />
  )
}
