import { formatWeekday } from '@onward/portal-kit/i18n'
import { useSingleKeys } from '@onward/portal-kit/keys'
import { Link } from '@onward/portal-kit/router'
import { VisuallyHidden } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useNarrow } from '../antd/media'
import { useUiMessages } from '../antd/messages'
import styles from './week.module.css'
import { daysOfWeek, endOf, hoursOf, placeDay, type WeekEvent, type WeekEventKind } from './week-layout'

export interface WeekGridProps {
  /** Its Monday, "2026-11-23". */
  week: string
  /** Wall-clock time in the United Kingdom, "2026-11-27T09:12": marks the day and draws the line. */
  now: string
  events: readonly WeekEvent[]
  /** On a phone one day is shown. */
  day: string
  dayTo(day: string): string
  /** What the colours mean, in words. */
  legend?: readonly { kind: WeekEventKind; label: string }[]
  /** Said for a day, on a phone, or a week without any. */
  empty: ReactNode
  /** The key N is told of below the grid. */
  mayCreate?: boolean
}

/** A week as hours and days with its meetings; on a phone a day as a list, chosen in a strip. */
export function WeekGrid(props: WeekGridProps) {
  return useNarrow() ? <Day {...props} /> : <Week {...props} />
}

const HOUR = 84
const dayOf = (time: string) => time.slice(0, 10)
const kindOf = (kind: WeekEventKind) => styles[kind] ?? ''
const ofDay = (events: readonly WeekEvent[], day: string) => events.filter(({ starts }) => dayOf(starts) === day)

/** "Mon 23". */
function useDayNames() {
  const t = useUiMessages()
  return (day: string) => ({
    short: t(`week.day${new Date(`${day}T00:00:00Z`).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6}`),
    number: String(Number(day.slice(8))),
    full: formatWeekday(day),
  })
}

function Week({ week, now, events, legend = [], empty, mayCreate }: WeekGridProps) {
  const t = useUiMessages()
  const nameOf = useDayNames()
  const keys = useSingleKeys()
  const days = daysOfWeek(week, [dayOf(now), ...events.map(({ starts }) => dayOf(starts))])
  const shown = events.filter(({ starts }) => days.includes(dayOf(starts)))
  const [first, last] = hoursOf(shown)
  const hours = Array.from({ length: last - first }, (_, at) => first + at)
  const top = (minute: number) => ((minute - first * 60) / 60) * HOUR
  const columns = { gridTemplateColumns: `56px repeat(${days.length}, minmax(0, 1fr))` }
  const nowAt = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16))
  return (
    <div className={styles.sheet}>
      {shown.length === 0 && <p className={styles.none}>{empty}</p>}
      <div className={styles.body} style={columns}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={{ blockSize: HOUR }}>{`${String(hour).padStart(2, '0')}:00`}</span>
          ))}
        </div>
        {days.map((day) => {
          const name = nameOf(day)
          const isToday = day === dayOf(now)
          return (
            <section key={day} aria-label={name.full} className={isToday ? styles.today : styles.day}>
              <h2>
                <span aria-hidden="true">
                  {name.short} {name.number}
                </span>
                <VisuallyHidden>{isToday ? t('week.isToday', { day: name.full }) : name.full}</VisuallyHidden>
              </h2>
              <ol style={{ blockSize: hours.length * HOUR, backgroundSize: `100% ${HOUR}px` }}>
                {placeDay(ofDay(shown, day)).map(({ event, from, until, lane, lanes }) => (
                  <li
                    key={event.id}
                    className={kindOf(event.kind)}
                    style={{
                      insetBlockStart: top(from) + 1,
                      blockSize: ((until - from) / 60) * HOUR - 3,
                      insetInlineStart: `calc(${(lane / lanes) * 100}% + 4px)`,
                      inlineSize: `calc(${100 / lanes}% - 8px)`,
                    }}
                  >
                    <Inside event={event} short={until - from < 30} />
                  </li>
                ))}
              </ol>
              {isToday && nowAt >= first * 60 && nowAt <= last * 60 && (
                <div className={styles.now} style={{ insetBlockStart: `calc(${top(nowAt)}px + var(--week-head))` }} />
              )}
            </section>
          )
        })}
      </div>
      <div className={styles.foot}>
        <ul>
          {legend.map(({ kind, label }) => (
            <li key={kind}>
              <i className={kindOf(kind)} aria-hidden="true" />
              {label}
            </li>
          ))}
        </ul>
        {keys.on && (
          <ul>
            <li>
              <kbd>←</kbd> <kbd>→</kbd> {t('date.week')}
            </li>
            <li>
              <kbd>T</kbd> {t('date.today')}
            </li>
            {mayCreate && (
              <li>
                <kbd>N</kbd> {t('week.new')}
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  )
}

function Inside({ event, short }: { event: WeekEvent; short: boolean }) {
  const { starts, title, note, word, to } = event
  const text = [note, word].filter(Boolean).join(' · ')
  const inside = (
    <>
      <time dateTime={starts}>{starts.slice(11)}</time> <b>{title}</b>
      {text && <small className={short ? styles.inline : undefined}> {text}</small>}
    </>
  )
  const whole = `${starts.slice(11)} ${title}${text ? `, ${text}` : ''}`
  return to ? (
    <Link to={to} title={whole}>
      {inside}
    </Link>
  ) : (
    <div title={whole}>{inside}</div>
  )
}

function Day({ week, now, events, day, dayTo, empty }: WeekGridProps) {
  const t = useUiMessages()
  const nameOf = useDayNames()
  const busy = events.map(({ starts }) => dayOf(starts))
  const days = daysOfWeek(week, [...busy, day, dayOf(now)])
  const placed = placeDay(ofDay(events, day))
  return (
    <>
      <nav aria-label={t('date.day')} className={styles.strip}>
        {days.map((one) => {
          const { short, number, full } = nameOf(one)
          const count = ofDay(events, one).length
          return (
            <Link
              key={one}
              to={dayTo(one)}
              aria-current={one === day ? 'date' : undefined}
              data-today={one === dayOf(now) || undefined}
            >
              <span aria-hidden="true">{short}</span>
              <b aria-hidden="true">{number}</b>
              <VisuallyHidden>{full}, </VisuallyHidden>
              <small>{t('week.booked', { count })}</small>
            </Link>
          )
        })}
      </nav>
      {placed.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ol className={styles.agenda}>
          {placed.map(({ event }) => (
            <li key={event.id} className={kindOf(event.kind)}>
              <span className={styles.times}>
                <b>{event.starts.slice(11)}</b>
                <span>{endOf(event)}</span>
              </span>
              <div>
                {event.to ? <Link to={event.to}>{event.title}</Link> : <b>{event.title}</b>}
                {event.note && <span>{event.note}</span>}
                {event.word && <em>{event.word}</em>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
