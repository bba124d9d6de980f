import { matchBand } from '@onward/contracts/jobs/match-scores'
import type { Candidate, MatchReason } from '@onward/contracts/jobs/pool'
import { BADGES } from '@onward/contracts/learning/badges'
import { useErrorText } from '@onward/portal-kit'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { type DataColumn, DataTable, DotWord, MatchBar, Person } from '@onward/ui/data'
import { EmptyState, LoadMore } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { availabilityText } from '../facts'
import type { useCandidates } from './api'
import { type CandidateMessages, useCandidateMessages } from './catalogue'
import { INVITATION_TONES } from './states'

const BANDS = { perfect: 'strong', strong: 'strong', good: 'fair', potential: 'fair' } as const

export function reasonText(w: CandidateMessages, reason: MatchReason): string {
  switch (reason.kind) {
    case 'skills':
      return w('reason.skills', { have: reason.have, of: reason.of })
    case 'work':
      return w('reason.work', { title: reason.title })
    default:
      return w(`reason.${reason.kind}`)
  }
}

/** The score with a bar and its word; the pool holds nobody below "good". */
export function CandidateMatch({ score }: { score: number }) {
  const w = useCandidateMessages()
  const band = matchBand(score)
  return <MatchBar value={score} band={BANDS[band]} word={w(`match.${band === 'potential' ? 'good' : band}`)} />
}

interface CandidateListProps {
  found: ReturnType<typeof useCandidates>
  jobTitle: string
  isFiltered: boolean
  /** The candidate beside the list. */
  openId: string
  /** This list with a candidate beside it. */
  panelPath(id: string): string
  onInvite(candidate: Candidate): void
}
/** People of the pool for one job as rows, best match first. */
export function CandidateList({ found, jobTitle, isFiltered, openId, panelPath, onInvite }: CandidateListProps) {
  const w = useCandidateMessages()
  const t = useMessages()
  const errorText = useErrorText()
  const language = currentLanguage()
  const pages = found.data?.pages ?? []
  const rows = pages.flatMap(({ items }) => items)
  const total = pages[0]?.total ?? 0
  const nameOf = ({ code }: Candidate) => w('name', { code })
  const match = ({ score }: Candidate) => <CandidateMatch score={score} />
  const why = ({ reasons }: Candidate) =>
    reasons
      .slice(0, 2)
      .map((reason) => reasonText(w, reason))
      .join('. ')
  const when = ({ availability }: Candidate) => (availability ? availabilityText(t, availability) : w('common.notGiven'))
  const invitation = ({ invitation: sent }: Candidate) =>
    sent && <DotWord tone={INVITATION_TONES[sent.state]}>{w(`state.${sent.state}`)}</DotWord>
  const columns: DataColumn<Candidate>[] = [
    { id: 'match', label: w('match'), width: 216, cell: match },
    { id: 'why', label: w('why'), cell: why },
    { id: 'area', label: w('common.area'), width: 116, cell: ({ area }) => area ?? w('common.notGiven') },
    { id: 'when', label: w('when'), width: 124, cell: when },
    {
      id: 'badges',
      label: w('common.badges'),
      width: 200,
      optional: 'hidden',
      cell: ({ badges }) => badges.map((badge) => BADGES[badge].name[language]).join(', '),
    },
    { id: 'invitation', label: w('column.invitation'), width: 152, cell: invitation },
  ]
  return (
    <DataTable<Candidate>
      id="employer.candidates"
      label={w('title')}
      rows={rows}
      rowId={({ id }) => id}
      rowName={nameOf}
      to={({ id }) => panelPath(id)}
      openId={openId}
      first={{ label: w('column.candidate'), width: 196, face: (one) => <Person name={nameOf(one)} hidden /> }}
      columns={columns}
      lines={(one) => ({
        face: <Person name={nameOf(one)} hidden size={40} />,
        side: invitation(one),
        text: match(one),
        aside: one.area,
      })}
      next={(one) => (one.invitation ? null : { label: w('invite'), run: () => onInvite(one) })}
      state={found.isPending ? 'loading' : found.error ? 'failed' : 'ready'}
      failure={found.error && errorText(found.error)}
      onRetry={() => void found.refetch()}
      empty={
        <EmptyState title={isFiltered ? w('empty.filtered') : w('foundNone', { job: jobTitle })} icon="people">
          {w(isFiltered ? 'empty.filteredText' : 'empty.none')}
        </EmptyState>
      }
      footer={
        total > 0 && (
          <LoadMore
            label={w('more')}
            status={w('common.showingOf', { shown: rows.length, total })}
            loading={found.isFetchingNextPage}
            done={!found.hasNextPage}
            onLoadMore={() => void found.fetchNextPage()}
          />
        )
      }
    />
  )
}
