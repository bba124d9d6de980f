import type { CaseEntry, CaseStage, StageReason } from '@onward/contracts/casework/case-history'
import type { HistoryEntry } from '@onward/contracts/casework/cases'
import { BADGES } from '@onward/contracts/learning/badges'
import { currentLanguage, formatDay, formatDayAndTime, formatNumber, formatWeekdayAndTime } from '@onward/portal-kit/i18n'
import { LoadMore } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
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
      return { title: w(entry.facts.shared ? 'entry.note-shared' : 'entry.note-added') }
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

/** A case's history, newest first. */
export function CaseHistory({ id }: { id: string }) {
  const t = useMessages()
  const w = useCaseMessages()
  const history = useHistory(id)
  return (
    <Answer of={history} lines={6}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items)
        const total = pages[0]?.total ?? 0
        return (
          <>
            <ol className={styles.history} reversed start={total}>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <Entry w={w} entry={entry} />
                </li>
              ))}
            </ol>
            {total > entries.length && (
              <LoadMore
                label={t('common.loadMore')}
                status={t('common.showingOf', { shown: entries.length, total: formatNumber(total) })}
                loading={history.isFetchingNextPage}
                onLoadMore={() => void history.fetchNextPage()}
              />
            )}
          </>
        )
      }}
    </Answer>
  )
}

function Entry({ w, entry }: { w: CaseMessages; entry: HistoryEntry }) {
  const { title, detail } = lineOf(w, entry as unknown as KnownEntry)
  const when = formatDayAndTime(entry.at)
  return (
    <>
      <span className={styles.happened}>{title}</span>
      {detail && <span>{detail}</span>}
      <span className={styles.soft}>{entry.by ? w('common.whenAndName', { when, name: entry.by }) : when}</span>
    </>
  )
}
