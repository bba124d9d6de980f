import { useSession } from '@onward/portal-kit'
import { formatTime, formatWeekday } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Person } from '@onward/ui/area'
import { Button, EmptyState, InlineAlert, LoadMore, Skeleton } from '@onward/ui/frame'
import { useState } from 'react'
import { useAdminMessages } from '../catalogue'
import { Facts } from '../parts'
import { partsOf, reasonText, thingOf, whoText } from './act-text'
import styles from './audit.module.css'
import { useActMessages } from './catalogue'
import type { AccountName, ServiceAct, useTrail } from './trail'

type Names = ReadonlyMap<string, AccountName>
interface ActListProps {
  trail: ReturnType<typeof useTrail>
  names: Names
  /** Which days the list has: of today alone as it opens, of all, or chosen ones. */
  days?: 'today' | 'all' | 'chosen'
  onDays?(days: 'all' | ''): void
  /** The address of the acts of and about one person. */
  personTo(id: string): string
}
/** The acts by day, each as a sentence. */
export function ActList({ trail, names, days: shown = 'chosen', onDays, personTo }: ActListProps) {
  const w = useAdminMessages()
  if (trail.isLoading) return <Skeleton label={w('common.loading')} rows={8} />
  const days = new Map<string, ServiceAct[]>()
  for (const act of trail.acts) {
    const day = formatWeekday(act.at)
    days.set(day, [...(days.get(day) ?? []), act])
  }
  const today = formatWeekday(new Date())
  const isToday = shown === 'today'
  const otherDays = shown !== 'chosen' && onDays && (
    <div className={styles.otherDays}>
      <Button variant="secondary" size="s" onClick={() => onDays(isToday ? 'all' : '')}>
        {w(isToday ? 'audit.earlier' : 'audit.onlyToday')}
      </Button>
    </div>
  )
  return (
    <>
      {trail.failed.length > 0 && (
        <InlineAlert tone="danger" title={w('audit.partFailed')}>
          <p>{trail.failed.map((one) => w(`audit.areas.${one}`)).join(', ')}</p>
          <Button variant="secondary" size="s" onClick={trail.refetch}>
            {w('common.tryAgain')}
          </Button>
        </InlineAlert>
      )}
      {trail.acts.length === 0 ? (
        // What could not be read may hold some.
        trail.failed.length === 0 && (
          <EmptyState title={w(isToday ? 'audit.noneToday' : 'audit.none')} icon="search" action={isToday && otherDays}>
            {isToday ? '' : w('audit.noneText')}
          </EmptyState>
        )
      ) : (
        <div className={styles.sheet}>
          {[...days].map(([day, acts]) => (
            <section key={day} aria-label={day}>
              <h2 className={styles.day}>{day === today ? w('audit.today', { day }) : startingUpper(day)}</h2>
              <ul className={styles.acts}>
                {acts.map((act) => (
                  <li key={act.reference}>
                    <Act act={act} names={names} personTo={personTo} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <div className={styles.foot}>
            <LoadMore
              label={w('common.loadMore')}
              status={w('audit.shown', { count: trail.acts.length })}
              loading={trail.isFetchingMore}
              onLoadMore={trail.fetchMore}
              done={!trail.hasMore}
            />
            {(!trail.hasMore || !isToday) && otherDays}
          </div>
        </div>
      )}
    </>
  )
}
const startingUpper = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function Act({ act, names, personTo }: { act: ServiceAct } & Pick<ActListProps, 'names' | 'personTo'>) {
  const w = useAdminMessages()
  const a = useActMessages()
  const who = whoText(a, act, names)
  const [isOpen, setIsOpen] = useState(false)
  const isNamed = act.actor !== null && names.has(act.actor)
  return (
    <div className={styles.act}>
      <time className={styles.time} dateTime={act.at}>
        {formatTime(act.at)}
      </time>
      <Person name={who} hidden={!isNamed} />
      <p className={styles.said}>
        <ActSentence act={act} names={names} personTo={personTo} />
        {act.why && (
          <span className={styles.why}>
            {reasonText(w, act.why)}
            {act.said && ` ${w('audit.said', { text: act.said })}`}
          </span>
        )}
      </p>
      <span className={styles.area}>{w(`audit.areas.${act.service}`)}</span>
      <code className={styles.receipt}>{act.reference}</code>
      <button
        type="button"
        className={styles.detail}
        aria-expanded={isOpen}
        aria-label={w('audit.detail', { reference: act.reference })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {isOpen && (
        <div className={styles.raw}>
          <Facts
            facts={[
              [w('audit.request'), <code key="request">{act.action}</code>],
              [w('audit.resource'), <code key="resource">{act.resource}</code>],
              [w('audit.account'), act.actor && <code key="account">{act.actor}</code>],
              [w('audit.receipt'), <code key="receipt">{act.reference}</code>],
              [w('audit.seal'), w(act.sealed ? 'audit.sealed' : 'audit.notSealed')],
            ]}
          />
        </div>
      )}
    </div>
  )
}

/** "Nia Hughes opened Amina Okafor-Reed’s CV": each person leads to what they did and what was done about them. */
export function ActSentence({ act, names, personTo }: { act: ServiceAct; names: Names; personTo?(id: string): string }) {
  const w = useAdminMessages()
  const a = useActMessages()
  const { user } = useSession()
  const person = (id: string | null | undefined, text: string) =>
    id && personTo ? (
      <Link className={styles.person} to={personTo(id)}>
        {text}
      </Link>
    ) : (
      <b>{text}</b>
    )
  return partsOf(a, act, names, thingOf(w, act)).map((part, place) => {
    // A sentence says each thing once, and keeps its order.
    const key = `${part.kind} ${place}`
    if (part.kind === 'who') {
      const account = act.actor ? names.get(act.actor) : undefined
      const isMe = act.actor !== null && act.actor === user?.accountId
      return (
        <span key={key}>
          {person(account && act.actor, isMe ? w('audit.me', { name: part.text }) : part.text)}
          {account?.organisation && ` (${account.organisation})`}
        </span>
      )
    }
    if (part.kind === 'person') return <span key={key}>{person(act.about?.person?.id, part.text)}</span>
    return part.kind === 'thing' ? <b key={key}>{part.text}</b> : <span key={key}>{part.text}</span>
  })
}
