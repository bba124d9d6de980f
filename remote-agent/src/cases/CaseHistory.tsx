import type { CaseEntry, CaseStage, StageReason } from '@onward/contracts/casework/case-history'
import { HISTORY_PARTS, type HistoryEntry, type HistoryPart } from '@onward/contracts/casework/cases'
import type { ReferralStep } from '@onward/contracts/casework/referrals'
import { BADGES } from '@onward/contracts/learning/badges'
import { currentLanguage, formatDay, formatDayAndTime, formatNumber, formatWeekdayAndTime } from '@onward/portal-kit/i18n'
import { useSearchParams } from '@onward/portal-kit/router'
import { SavedViews, Timeline } from '@onward/ui/data'
import { LoadMore, Section, type Tone } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useClientMessages } from '../clients/catalogue'
import { stepText } from '../clients/History'
import { Answer } from '../parts/Answer'
import { useHistory } from './api'
import styles from './case.module.css'
import { type CaseMessages, useCaseMessages } from './catalogue'
import { stageText } from './stage-and-priority'

interface Line {
  title: string
  detail?: string
}
/** Stored kinds, and those that the service adds. */
type KnownEntry =
  | CaseEntry
  | { kind: 'stage-moved'; facts: { stage: CaseStage; from: CaseStage; because: StageReason } }
  | { kind: 'case-opened' | 'case-closed'; facts: object }

type Of<K extends CaseEntry['kind']> = Extract<CaseEntry, { kind: K }>['facts']
const jobOf = (w: CaseMessages, { jobTitle, company }: { jobTitle: string; company: string }): string =>
  w('entry.jobAt', { jobTitle, company })

/** An application or interview that changed: what happened, which job, and the agreed time. */
function moved(w: CaseMessages, title: string, facts: Of<'application-moved'> | Of<'interview-changed'>): Line {
  const startsAt = facts.interview?.startsAt
  return { title, detail: [jobOf(w, facts), startsAt && formatWeekdayAndTime(startsAt)].filter(Boolean).join('. ') }
}

/** A line of the history: what happened, and its details. */
function lineOf(w: CaseMessages, entry: KnownEntry): Line {
  switch (entry.kind) {
    case 'stage-moved': {
      const { stage, because } = entry.facts
      return { title: w('entry.stage-moved', { stage: stageText(stage) }), detail: w(`stage.${because}`) }
    }
    case 'cv-analysed':
      return { title: w(entry.facts.readable ? 'entry.cv-analysed' : 'entry.cv-unreadable') }
    case 'badge-awarded':
    case 'badge-revoked':
      return { title: w(`entry.${entry.kind}`), detail: BADGES[entry.facts.badge].name[currentLanguage()] }
    case 'application-sent':
      return { title: w('entry.application-sent'), detail: jobOf(w, entry.facts) }
    case 'application-moved':
      return moved(w, w(`moved.${entry.facts.state}`), entry.facts)
    case 'interview-changed':
      return moved(w, w(`interview.${entry.facts.about}`), entry.facts)
    case 'placement-started':
      return { title: w('entry.placement-started'), detail: `${jobOf(w, entry.facts)}. ${formatDay(entry.facts.startedOn)}` }
    case 'appointment-made':
    case 'appointment-changed':
    case 'appointment-cancelled':
    case 'appointment-attended':
    case 'appointment-missed':
      return { title: w(`entry.${entry.kind}`), detail: formatWeekdayAndTime(entry.facts.startsAt) }
    case 'matches-found':
      return { title: w('entry.matches-found'), detail: w('entry.jobs', { count: formatNumber(entry.facts.count) }) }
    case 'jobs-suggested':
      return { title: w('entry.jobs-suggested'), detail: entry.facts.jobs.map(({ jobTitle }) => jobTitle).join(', ') }
    case 'note-added':
      return {
        title: w(entry.facts.shared ? 'entry.note-shared' : 'entry.note-added'),
        ...('text' in entry.facts && { detail: String(entry.facts.text) }),
      }
    case 'todo-added':
      return {
        title: w('entry.todo-added'),
        detail: w('next.todo', { title: entry.facts.title, day: formatDay(entry.facts.dueOn) }),
      }
    case 'todo-moved':
      return {
        title: w(`entry.todo-${entry.facts.state}`),
        detail: [entry.facts.title, entry.facts.byClient && w('entry.byClient')].filter(Boolean).join('. '),
      }
    case 'stage-set':
      return { title: w('entry.stage-set', { stage: stageText(entry.facts.stage) }), detail: entry.facts.reason }
    case 'priority-set':
      return { title: w('entry.priority-set', { priority: w(`priority.${entry.facts.priority}`) }), detail: entry.facts.reason }
    case 'revealed':
      return { title: w(`entry.revealed.${entry.facts.what}`) }
    default:
      return { title: w(`entry.${entry.kind}`) }
  }
}

/** A row of the history, whoever stored it. */
interface HistoryRow extends Line {
  key: string
  at: string
  by: string
  tone: Tone
}
const TONES: Readonly<Partial<Record<HistoryEntry['kind'], Tone>>> = {
  'appointment-missed': 'danger',
  'appointment-attended': 'success',
  'application-sent': 'success',
  'badge-awarded': 'success',
  'interview-changed': 'information',
  'note-added': 'warning',
  'placement-started': 'success',
}
const rowOf = (w: CaseMessages, entry: HistoryEntry): HistoryRow => ({
  ...lineOf(w, entry as unknown as KnownEntry),
  key: entry.key,
  at: entry.at,
  by: entry.by,
  tone: TONES[entry.kind] ?? 'neutral',
})
const isPart = (part: string | null): part is HistoryPart => HISTORY_PARTS.some((one) => one === part)

/** The address with another part; the list that somebody came from stays. */
function partQuery(address: URLSearchParams, part: HistoryPart | undefined): URLSearchParams {
  const next = new URLSearchParams(address)
  if (part) next.set('part', part)
  else next.delete('part')
  return next
}

/** The latest steps are what a meeting is about; older ones come when asked for. */
const FIRST_SHOWN = 6
/** What happened since the referral, newest first; the chosen part is in the address. */
export function CaseHistory({ id, steps }: { id: string; steps: readonly ReferralStep[] }) {
  const t = useMessages()
  const w = useCaseMessages()
  const c = useClientMessages()
  const [address] = useSearchParams()
  const asked = address.get('part')
  const part = isPart(asked) ? asked : undefined
  const history = useHistory(id, part)
  const [isWhole, setWhole] = useState(false)
  const views = [undefined, ...HISTORY_PARTS].map((one) => ({
    id: one ?? '',
    label: w(`history.${one ?? 'all'}`),
    to: `?${partQuery(address, one)}`,
  }))
  return (
    <Section
      title={w('common.history')}
      id="history"
      actions={
        <div className={styles.parts}>
          <SavedViews label={w('history.parts')} current={part ?? ''} views={views} />
        </div>
      }
    >
      <Answer of={history} lines={6}>
        {({ pages }) => {
          const entries = pages.flatMap(({ items }) => items.map((entry) => rowOf(w, entry)))
          // The case's own history has the hand-over too.
          const own = part ? [] : steps.filter(({ kind }) => kind !== 'taken-over')
          const oldest = history.hasNextPage ? entries.at(-1)?.at : ''
          const rows = [
            ...entries,
            ...own
              .filter(({ at }) => at >= (oldest ?? ''))
              .map((step) => ({
                key: `${step.at}${step.kind}${step.detail}`,
                title: stepText(c, step),
                at: step.at,
                by: step.by,
                tone: 'neutral' as const,
              })),
          ].sort((a, b) => b.at.localeCompare(a.at))
          const total = (pages[0]?.total ?? 0) + own.length
          const shown = isWhole ? rows : rows.slice(0, FIRST_SHOWN)
          if (total === 0) return <p className={styles.soft}>{w('history.none')}</p>
          return (
            <>
              <div className={styles.history}>
                <Timeline steps={shown.map((row) => ({ id: row.key, tone: row.tone, content: <Row w={w} row={row} /> }))} />
              </div>
              {(history.hasNextPage || shown.length < rows.length) && (
                <div className={styles.older}>
                  <LoadMore
                    label={t('common.loadMore')}
                    status={t('common.showingOf', { shown: shown.length, total: formatNumber(total) })}
                    loading={history.isFetchingNextPage}
                    onLoadMore={() => (shown.length < rows.length ? setWhole(true) : void history.fetchNextPage())}
                  />
                </div>
              )}
            </>
          )
        }}
      </Answer>
    </Section>
  )
}

function Row({ w, row: { title, detail, at, by } }: { w: CaseMessages; row: HistoryRow }) {
  // The year in which one reads it needs no saying.
  const when = formatDayAndTime(at).replace(` ${new Date().getFullYear()},`, ',')
  return (
    <>
      <span>
        <b>{title}</b> <span className={styles.when}>{by ? w('common.whenAndName', { when, name: by }) : when}</span>
      </span>
      {detail && <span className={styles.words}>{detail}</span>}
    </>
  )
}
