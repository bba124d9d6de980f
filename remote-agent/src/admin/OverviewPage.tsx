import type { WaitingWork } from '@onward/contracts/jobs/admin-organisations'
import { useSession } from '@onward/portal-kit'
import { formatDay, formatNumber, formatTime } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Person } from '@onward/ui/area'
import { EmptyState, Icon } from '@onward/ui/frame'
import { type ComponentProps, useId } from 'react'
import { AdminPage } from './AdminPage'
import styles from './admin.module.css'
import { ActSentence } from './audit/ActList'
import { SERVICES_OF_DECISIONS, useActorNames, useTrail } from './audit/trail'
import { useAdminMessages } from './catalogue'
import { DecidedThisWeek } from './DecidedThisWeek'
import { FailedWork } from './FailedWork'
import overview from './overview.module.css'
import { PortalParts } from './PortalParts'
import { Answer, waitDays, waitText } from './parts'
import { useWork } from './work'

const ROOM = '/agent/admin'
const KINDS = ['organisations', 'adverts', 'reports', 'tickets', 'support', 'appeals', 'levels', 'logos'] as const
type Kind = (typeof KINDS)[number]
const PLACES: Readonly<Record<Kind, { page: string; list: string; icon: ComponentProps<typeof Icon>['name'] }>> = {
  organisations: { page: `${ROOM}/organisations`, list: `${ROOM}/organisations?show=submitted`, icon: 'people' },
  adverts: { page: `${ROOM}/adverts`, list: `${ROOM}/adverts`, icon: 'document' },
  reports: { page: `${ROOM}/reports`, list: `${ROOM}/reports`, icon: 'alert' },
  tickets: { page: `${ROOM}/tickets`, list: `${ROOM}/tickets`, icon: 'contact' },
  support: { page: `${ROOM}/support`, list: `${ROOM}/support`, icon: 'messages' },
  appeals: { page: `${ROOM}/organisations`, list: `${ROOM}/organisations?show=appeal`, icon: 'messages' },
  levels: { page: `${ROOM}/organisations`, list: `${ROOM}/organisations?show=level`, icon: 'star' },
  logos: { page: `${ROOM}/organisations`, list: `${ROOM}/organisations?show=logo`, icon: 'bookmark' },
}

/** /agent/admin: what waits for a decision, by age, with the next case of each queue. */
export default function OverviewPage() {
  const w = useAdminMessages()
  const { user } = useSession()
  const work = useWork().all
  const total = work.data ? KINDS.reduce((sum, kind) => sum + (work.data?.[kind].count ?? 0), 0) : null
  const oldest = work.data && oldestOf(Object.values(work.data))
  const hello = user ? w('overview.hello', { name: user.firstName }) : ''
  return (
    <AdminPage
      title={!total ? w('overview.title') : w('overview.waiting', { count: total })}
      lead={[hello, oldest && w('overview.oldest', { day: formatDay(oldest) })].filter(Boolean).join(' ')}
    >
      <div className={overview.columns}>
        <div className={overview.main}>
          <Answer of={work} lines={6}>
            {(found) => <Queues work={found} />}
          </Answer>
          <Decided />
        </div>
        <div className={overview.main}>
          <FailedWork />
          <PortalParts />
          <DecidedThisWeek />
        </div>
      </div>
    </AdminPage>
  )
}
const oldestOf = (work: readonly WaitingWork[]): string | undefined =>
  work
    .flatMap(({ oldest }) => (oldest ? [oldest] : []))
    .sort()
    .at(0)

function Queues({ work }: { work: Readonly<Record<Kind, WaitingWork>> }) {
  const w = useAdminMessages()
  // The longest wait first; what is empty comes last, in its usual order.
  const since = (kind: Kind) => (work[kind].oldest ? Date.parse(work[kind].oldest) : Number.MAX_SAFE_INTEGER)
  const queues = [...KINDS].sort((a, b) => since(a) - since(b))
  const first = queues[0]
  if (first && work[first].count === 0) {
    return (
      <EmptyState title={w('overview.nothing')} icon="check">
        {w('overview.nothingText')}
      </EmptyState>
    )
  }
  return (
    <ul className={overview.queues} aria-label={w('overview.all')}>
      {queues.map((kind) => {
        const { count, oldest, next } = work[kind]
        const { page, list, icon } = PLACES[kind]
        const name = w(`overview.kind.${kind}`)
        return (
          <li key={kind} data-first={kind === first || undefined}>
            <span className={overview.count}>{formatNumber(count)}</span>
            <div className={overview.what}>
              <Link to={list}>
                <Icon name={icon} size={18} />
                {name}
              </Link>
              <span className={styles.soft}>{next?.name ?? w('overview.none')}</span>
            </div>
            {oldest && (
              <>
                <span className={overview.age} data-late={waitDays(oldest) >= 2 || undefined}>
                  {waitText(w, oldest, 'short')}
                </span>
                <Link
                  to={next ? `${page}/${next.id}` : list}
                  className={overview.go}
                  aria-label={w('overview.decideOf', { kind: name, name: next?.name ?? '' })}
                >
                  <span className={overview.goWord}>{w('overview.decide')}</span>
                  <span className={overview.goSign}>
                    <Icon name="chevron" size={20} />
                  </span>
                </Link>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const MOST_ACTS = 4
/** What administrators did last. */
function Decided() {
  const w = useAdminMessages()
  const id = useId()
  const trail = useTrail(SERVICES_OF_DECISIONS, { kind: 'administrators' })
  const acts = trail.acts.slice(0, MOST_ACTS)
  const names = useActorNames(acts)
  if (acts.length === 0) return null
  return (
    <section className={overview.box} aria-labelledby={id}>
      <div className={overview.head}>
        <h2 id={id}>{w('overview.decided')}</h2>
        <Link to={`${ROOM}/audit`}>{w('nav.audit')}</Link>
      </div>
      <ul className={overview.acts}>
        {acts.map((act) => (
          <li key={act.reference}>
            <time dateTime={act.at} className={styles.soft}>
              {waitDays(act.at) < 1 ? formatTime(act.at) : formatDay(act.at)}
            </time>
            <Person name={(act.actor && names.get(act.actor)?.name) || w('role.admin')} />
            <span>
              <ActSentence act={act} names={names} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
