import { type listReferrals, type ReferralRow, referralStatus } from '@onward/contracts/casework/referrals'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { useErrorText } from '@onward/portal-kit'
import { formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { type DataColumn, DataTable, DotWord, Late, Person, type Sorting } from '@onward/ui/data'
import { ButtonLink, EmptyState, LoadMore } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { nameOf, progressText, statusTone } from '../parts/client-progress'
import type { useReferrals } from './api'
import { useReferralMessages } from './catalogue'
import styles from './referrals.module.css'

const needsAct = ({ state }: ReferralRow) => state === 'bounced' || state === 'expired'

interface ReferralListProps {
  found: ReturnType<typeof useReferrals>
  isFiltered: boolean
  /** The referral beside the list. */
  openId: string
  sorting: Sorting
  onSort(next: Sorting): void
  /** This list with a referral beside it. */
  panelPath(id: string): string
}
/** The office's referrals as rows. */
export function ReferralList({ found, isFiltered, openId, sorting, onSort, panelPath }: ReferralListProps) {
  const t = useMessages()
  const w = useReferralMessages()
  const errorText = useErrorText()
  const pages: readonly ResponseOf<typeof listReferrals>[] = found.data?.pages ?? []
  const rows = pages.flatMap(({ items }) => items)
  const total = pages[0]?.total ?? 0
  const status = (row: ReferralRow) => <DotWord tone={statusTone(row)}>{t(`status.${referralStatus(row.state)}`)}</DotWord>
  const progress = (row: ReferralRow) => (needsAct(row) ? <Late>{progressText(t, row)}</Late> : progressText(t, row))
  const columns: DataColumn<ReferralRow>[] = [
    { id: 'status', sorts: 'up', label: w('common.status'), width: 104, cell: status },
    { id: 'ni', label: t('common.niNumber'), width: 112, cell: ({ niMask }) => <span className={styles.mask}>{niMask}</span> },
    { id: 'benefits', label: t('common.benefits'), width: 136, cell: ({ benefitsStatus }) => t(`benefits.${benefitsStatus}`) },
    { id: 'location', sorts: 'up', label: t('common.location'), width: 128, cell: ({ location }) => location },
    { id: 'progress', label: w('column.progress'), cell: progress },
    { id: 'jobcentre', label: t('client.jobcentre'), width: 156, optional: 'shown', cell: ({ jobcentre }) => jobcentre },
    { id: 'agent', label: t('common.workCoach'), width: 128, optional: 'hidden', cell: ({ agentName }) => agentName },
    { id: 'referred', sorts: 'down', label: w('column.referred'), width: 116, cell: ({ createdAt }) => formatDate(createdAt) },
  ]
  return (
    <DataTable<ReferralRow>
      id="agent.referrals"
      label={w('title')}
      rows={rows}
      rowId={({ id }) => id}
      rowName={nameOf}
      to={({ id }) => panelPath(id)}
      openId={openId}
      first={{
        label: w('common.name'),
        width: 208,
        sorts: 'up',
        face: (row) => <Person name={nameOf(row)} />,
        note: ({ disability }) => disability !== 'none' && t('common.disabilitySupport'),
      }}
      columns={columns}
      sorting={sorting}
      onSort={onSort}
      lines={(row) => ({
        face: <Person name={nameOf(row)} size={40} />,
        side: status(row),
        text: progress(row),
        aside: formatDate(row.createdAt).slice(0, 5),
      })}
      menu={({ id, state }) => [
        { label: t('common.viewDetails'), to: `/agent/clients/${id}` },
        ...(state === 'active'
          ? [
              { label: t('common.cvReviewTitle'), to: `/cv-review?client=${id}` },
              { label: t('client.manage'), to: `/agent/clients/${id}/case` },
            ]
          : []),
      ]}
      state={found.isPending ? 'loading' : found.error ? 'failed' : 'ready'}
      failure={found.error && errorText(found.error)}
      onRetry={() => void found.refetch()}
      empty={
        isFiltered ? (
          <EmptyState title={w('none')} icon="search">
            {w('none.text')}
          </EmptyState>
        ) : (
          <EmptyState
            title={w('empty')}
            icon="people"
            action={<ButtonLink to="/agent/referrals?refer=true">{w('refer')}</ButtonLink>}
          >
            {w('empty.text')}
          </EmptyState>
        )
      }
      footer={
        total > 0 && (
          <LoadMore
            label={t('common.loadMore')}
            status={
              found.hasNextPage
                ? t('common.showingOf', { shown: rows.length, total: formatNumber(total) })
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
