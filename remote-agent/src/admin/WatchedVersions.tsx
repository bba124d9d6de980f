import type { FrontEnd, FrontEndVersion, WatchedVersion } from '@onward/contracts/gateway/admin-remotes'
import { formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { Disclosure } from '@onward/ui/frame'
import { useId } from 'react'
import styles from './admin.module.css'
import { type AdminMessages, useAdminMessages } from './catalogue'
import { percentText, shareOf } from './HealthAlert'
import { audienceLines } from './RolloutPanel'
import { Build, StateBadge } from './VersionName'
import own from './watched.module.css'

const seconds = (ms: number): string => formatNumber(Math.round(ms / 100) / 10)

/** Why a version is shown to whom, one line each. */
function whoGets(w: AdminMessages, { stable, canary, back }: FrontEnd, { build, health, rolledBack }: FrontEndVersion): string[] {
  if (build === stable?.build) return [w(canary && !canary.paused ? 'rollout.everybodyElse' : 'rollout.everybody')]
  if (build === canary?.build) return canary.paused ? [w('rollout.paused')] : audienceLines(w, canary)
  if (health?.state === 'quarantined') return [w('health.nobodyQuarantined')]
  if (rolledBack) return [w('health.nobodyRolledBack', { when: formatDayAndTime(rolledBack.at) })]
  return [w(build === back?.build ? 'health.nobodyBefore' : 'health.nobody')]
}

/** The live version beside the one on trial, the one before and those found faulty: how each loads, and who gets it. */
export function WatchedVersions({ frontEnd }: { frontEnd: FrontEnd }) {
  const w = useAdminMessages()
  const title = useId()
  const { stable, canary, back, versions } = frontEnd
  const named = [canary?.build, stable?.build, back?.build]
  const shown = versions
    .filter(({ build, health, watched }) => named.includes(build) || health !== null || watched.loads > 0)
    .slice(0, 4)
  if (!shown.some(({ watched }) => watched.loads > 0 || watched.later.length > 0)) return null
  return (
    <div className={own.watched}>
      <p id={title} className={styles.label}>
        {w('health.title')}
      </p>
      <ul className={own.beside} aria-labelledby={title}>
        {shown.map((version) => (
          <li key={version.build} className={own.version}>
            <p className={styles.line}>
              <span>
                <Build of={version} />
              </span>
              <StateBadge frontEnd={frontEnd} version={version} />
            </p>
            <p className={styles.soft}>{whoGets(w, frontEnd, version).join('. ')}</p>
            <Figures of={version.watched} />
          </li>
        ))}
      </ul>
      <Disclosure summary={w('health.figures')}>
        <FiguresTable versions={shown} />
      </Disclosure>
    </div>
  )
}

function Figures({ of }: { of: WatchedVersion }) {
  const w = useAdminMessages()
  const { loads, byClass, later, rescued, medianMs, p95Ms, spans } = of
  if (loads === 0 && later.length === 0) return <p className={styles.soft}>{w('health.noLoads')}</p>
  const classes = byClass.map(({ class: name, count }) => `${w(`failure.${name as 'render'}`)}: ${formatNumber(count)}`)
  const kinds = later.map(({ class: name, count }) => `${w(`later.${name as 'render'}`)}: ${formatNumber(count)}`)
  const isBad = shareOf(of) > BAD_SHARE
  const laterSum = later.reduce((sum, { count }) => sum + count, 0)
  return (
    <dl className={own.figures}>
      <div>
        <dt>{w('health.failedOf', { count: loads })}</dt>
        <dd>
          <strong data-bad={isBad}>{w('health.percent', { percent: percentText(shareOf(of)) })}</strong>
          <Trend label={w('health.failedTrend')} values={spans.map(shareOf)} isBad={isBad} />
          {classes.length > 0 && <span>{classes.join('; ')}</span>}
          {rescued > 0 && <span>{w('health.rescued', { count: rescued })}</span>}
        </dd>
      </div>
      <div>
        <dt>{w('health.loadTime')}</dt>
        <dd>
          <strong>{medianMs === null ? w('health.unknown') : w('health.seconds', { seconds: seconds(medianMs) })}</strong>
          <Trend label={w('health.timeTrend')} values={spans.flatMap((span) => span.medianMs ?? [])} />
          {p95Ms !== null && <span>{w('health.slowest', { seconds: seconds(p95Ms) })}</span>}
        </dd>
      </div>
      <div>
        <dt>{w('health.later')}</dt>
        <dd>
          <strong>{formatNumber(laterSum)}</strong>
          {kinds.length > 0 && <span>{kinds.join('; ')}</span>}
        </dd>
      </div>
    </dl>
  )
}

const WIDTH = 120
const HEIGHT = 26
/** A steady line stays off the label above it. */
const HEADROOM = 1.5
/** Share of failed loads from which the figure is marked. */
const BAD_SHARE = 0.05

/** A small line over time; its figures are in the table below. */
function Trend({ label, values, isBad = false }: { label: string; values: readonly number[]; isBad?: boolean }) {
  if (values.length < 2) return null
  const max = Math.max(...values) || 1
  const points = values.map((value, at) => [
    3 + ((WIDTH - 6) * at) / (values.length - 1),
    HEIGHT - 3 - ((HEIGHT - 6) * value) / (max * HEADROOM),
  ])
  const [x, y] = points.at(-1) ?? [0, 0]
  return (
    <svg className={own.trend} data-bad={isBad} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={x} cy={y} r={3} />
    </svg>
  )
}

function FiguresTable({ versions }: { versions: readonly FrontEndVersion[] }) {
  const w = useAdminMessages()
  const times = [...new Set(versions.flatMap(({ watched }) => watched.spans.map(({ at }) => at)))].sort().reverse()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard too
    <section className={own.scroll} tabIndex={0} aria-label={w('health.figures')}>
      <table className={own.table}>
        <thead>
          <tr>
            <th scope="col">{w('health.from')}</th>
            {versions.map(({ build }) => (
              <th scope="col" key={build}>
                {w('health.column', { build })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((at) => (
            <tr key={at}>
              <th scope="row">{formatDayAndTime(at)}</th>
              {versions.map(({ build, watched }) => {
                const span = watched.spans.find((one) => one.at === at)
                return (
                  <td key={build}>
                    {span &&
                      w(span.medianMs === null ? 'health.cellWithoutTime' : 'health.cell', {
                        loads: span.loads,
                        failures: span.failures,
                        seconds: seconds(span.medianMs ?? 0),
                      })}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
