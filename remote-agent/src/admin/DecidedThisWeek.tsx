import { type DecidedWork, readDecidedWork } from '@onward/contracts/jobs/admin-decisions'
import { formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint } from '@onward/portal-kit/queries'
import { useId } from 'react'
import { type AdminMessages, useAdminMessages } from './catalogue'
import overview from './overview.module.css'
import { Answer } from './parts'

const OUTCOMES = {
  adverts: ['approved', 'returned'],
  organisations: ['verified', 'asked', 'refused'],
  appeals: ['approved', 'returned'],
} as const satisfies { [Kind in Exclude<keyof DecidedWork, 'medianHours'>]: readonly (keyof DecidedWork[Kind])[] }
const KINDS = ['adverts', 'organisations', 'appeals'] as const

/** What was decided since Monday, by outcome, and how long it had waited. */
export function DecidedThisWeek() {
  const w = useAdminMessages()
  const id = useId()
  const decided = useEndpoint(readDecidedWork)
  return (
    <section className={overview.box} aria-labelledby={id}>
      <div className={overview.head}>
        <h2 id={id}>{w('overview.week')}</h2>
      </div>
      <Answer of={decided} lines={4}>
        {({ week, before }) => (
          <dl className={overview.week}>
            {KINDS.map((kind) => {
              const outcomes = OUTCOMES[kind].map((outcome) => ({ outcome, count: countOf(week, kind, outcome) }))
              const total = outcomes.reduce((sum, { count }) => sum + count, 0)
              return (
                <div key={kind}>
                  <dt>{w(`overview.weekOf.${kind}`)}</dt>
                  <dd>
                    <b>{formatNumber(total)}</b>
                    {total > 0 && (
                      <span>
                        {outcomes
                          .filter(({ count }) => count > 0)
                          .map(({ outcome, count }) => w(`overview.outcome.${outcome}`, { count }))
                          .join(', ')}
                      </span>
                    )}
                  </dd>
                </div>
              )
            })}
            <div>
              <dt>{w('overview.median')}</dt>
              <dd>
                {week.medianHours === null ? w('overview.noMedian') : <b>{waitOf(w, week.medianHours)}</b>}
                {before.medianHours !== null && (
                  <span>{w('overview.weekBefore', { wait: waitOf(w, before.medianHours) ?? '' })}</span>
                )}
              </dd>
            </div>
          </dl>
        )}
      </Answer>
    </section>
  )
}
const countOf = (work: DecidedWork, kind: (typeof KINDS)[number], outcome: string): number =>
  (work[kind] as Readonly<Record<string, number>>)[outcome] ?? 0
const waitOf = (w: AdminMessages, hours: number | null): string | null =>
  hours === null ? null : hours < 1 ? w('overview.underHour') : w('overview.hours', { count: Math.round(hours) })
