import type { Placement } from '@onward/contracts/casework/placements'
import { useErrorText } from '@onward/portal-kit'
import { formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { type DataColumn, DataTable, DotWord, Late, Person } from '@onward/ui/data'
import { EmptyState, LoadMore } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import type { useListed } from './api'
import { usePlacementMessages } from './catalogue'
import { askedLast, EndDialog, SettleDialog } from './Dialogs'
import { mayEnd, maySettle, TONES } from './placement-acts'
import styles from './placements.module.css'

const WEEKS = [4, 13, 26] as const

interface PlacementListProps {
  found: ReturnType<typeof useListed>
  onRetry(): void
  /** One part of the list, or people who were searched for. */
  isNarrowed: boolean
}
/** Placements as rows, conflicts first: how far each got, and what can be recorded. */
export function PlacementList({ found, onRetry, isNarrowed }: PlacementListProps) {
  const t = usePlacementMessages()
  const m = useMessages()
  const errorText = useErrorText()
  const [asked, setAsked] = useState<{ what: 'settle' | 'end'; placement: Placement } | null>(null)
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? []
  const total = found.data?.pages[0]?.total ?? 0
  const state = (one: Placement) =>
    one.conflict ? <Late>{t('conflict')}</Late> : <DotWord tone={TONES[one.state]}>{t(`state.${one.state}`)}</DotWord>
  const milestone = (one: Placement, weeks: number) => {
    const found = one.milestones.find((step) => step.weeks === weeks)
    if (!found || (one.state === 'ended' && found.outcome === 'to-come')) return '–'
    const text = t(`outcome.${found.outcome}`, { day: formatDate(found.dueOn) })
    return found.outcome === 'conflict' ? <Late>{text}</Late> : <span data-outcome={found.outcome}>{text}</span>
  }
  const columns: DataColumn<Placement>[] = [
    { id: 'job', label: t('common.job'), cell: ({ jobTitle: job, company }) => t('job', { job, company }) },
    {
      id: 'state',
      label: m('common.status'),
      width: 168,
      cell: (one) => (
        <>
          {state(one)}
          {one.endedReason && <span className={styles.because}>{t(`reason.${one.endedReason}`)}</span>}
        </>
      ),
    },
    { id: 'started', label: t('column.started'), width: 112, cell: ({ startedOn }) => formatDate(startedOn) },
    ...WEEKS.map((weeks) => ({
      id: `weeks-${weeks}`,
      label: t('weeks', { count: weeks }),
      width: 116,
      cell: (one: Placement) => milestone(one, weeks),
    })),
    { id: 'agent', label: m('common.workCoach'), width: 128, optional: 'hidden', cell: ({ agentName }) => agentName },
  ]
  const settle = (placement: Placement) => ({
    label: t(placement.conflict ? 'settle' : 'know'),
    run: () => setAsked({ what: 'settle', placement }),
  })
  const close = () => setAsked(null)
  const milestoneAsked = asked && askedLast(asked.placement)
  return (
    <>
      <DataTable<Placement>
        id="agent.placements"
        label={t('title')}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ clientName }) => clientName}
        to={({ referralId }) => `/agent/clients/${referralId}`}
        first={{
          label: t('common.name'),
          width: 216,
          face: ({ clientName }) => <Person name={clientName} />,
          note: ({ source }) => source === 'elsewhere' && t('elsewhere'),
        }}
        columns={columns}
        lines={(one) => ({
          face: <Person name={one.clientName} size={40} />,
          side: state(one),
          text: t('job', { job: one.jobTitle, company: one.company }),
          aside: formatDate(one.startedOn).slice(0, 5),
        })}
        next={(one) => (one.conflict && maySettle(one) ? settle(one) : null)}
        menu={(one) => [
          ...(maySettle(one) ? [settle(one)] : []),
          ...(mayEnd(one) ? [{ label: t('end'), run: () => setAsked({ what: 'end', placement: one }) }] : []),
          { label: m('common.viewDetails'), to: `/agent/clients/${one.referralId}` },
        ]}
        state={found.isPending ? 'loading' : found.error ? 'failed' : 'ready'}
        failure={found.error && errorText(found.error)}
        onRetry={onRetry}
        empty={
          <EmptyState title={t(isNarrowed ? 'none.found' : 'none')} icon={isNarrowed ? 'search' : 'jobs'}>
            {t(isNarrowed ? 'none.foundText' : 'none.text')}
          </EmptyState>
        }
        footer={
          total > 0 && (
            <LoadMore
              label={t('common.loadMore')}
              status={
                found.hasNextPage
                  ? t('common.showingOf', { shown: rows.length, total: formatNumber(total) })
                  : t('found', { count: total, n: formatNumber(total) })
              }
              loading={found.isFetchingNextPage}
              done={!found.hasNextPage}
              onLoadMore={() => void found.fetchNextPage()}
            />
          )
        }
      />
      {asked?.what === 'settle' && milestoneAsked && (
        <SettleDialog placement={asked.placement} milestone={milestoneAsked} onClose={close} />
      )}
      {asked?.what === 'end' && <EndDialog placement={asked.placement} onClose={close} />}
    </>
  )
}
