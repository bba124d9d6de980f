import type { FrontEndVersion, WatchedVersion } from '@onward/contracts/gateway/admin-remotes'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Disclosure } from '@onward/ui/frame'
import { useAdminMessages } from '../catalogue'
import own from './versions.module.css'
import { percentText, seconds, shareOf } from './who-gets'

type Span = WatchedVersion['spans'][number]
const MOST_LINES = 3

/** How versions loaded over the last days: a line each for failed loads and load time, with every figure below. */
export function HealthOverTime({ versions }: { versions: readonly FrontEndVersion[] }) {
  const w = useAdminMessages()
  const shown = versions.filter(({ watched }) => watched.spans.length > 1).slice(0, MOST_LINES)
  const loaded = versions.filter(({ watched }) => watched.spans.length > 0)
  if (loaded.length === 0) return null
  return (
    <div className={own.overTime}>
      {shown.length > 0 && (
        <>
          <div className={own.charts}>
            <Chart
              title={w('health.failedTrend')}
              versions={shown}
              value={shareOf}
              text={(value) => w('health.percent', { percent: percentText(value) })}
            />
            <Chart
              title={w('health.timeTrend')}
              versions={shown}
              value={({ medianMs }) => medianMs}
              text={(value) => w('health.seconds', { seconds: seconds(value) })}
            />
          </div>
          <ul className={own.legend}>
            {shown.map(({ build }, at) => (
              <li key={build} className={own.key}>
                <svg className={own.swatch} viewBox="0 0 28 8" aria-hidden="true" focusable="false">
                  <path d="M0 4H28" data-line={at} />
                </svg>
                {w('health.column', { build })}
              </li>
            ))}
          </ul>
        </>
      )}
      <Disclosure summary={w('health.figures')}>
        <FiguresTable versions={loaded} />
      </Disclosure>
    </div>
  )
}

interface ChartProps {
  title: string
  versions: readonly FrontEndVersion[]
  value(span: Span): number | null
  text(value: number): string
}
function Chart({ title, versions, value, text }: ChartProps) {
  const times = versions.flatMap(({ watched }) => watched.spans.map(({ at }) => Date.parse(at)))
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const lines = versions.map(({ build, watched }) => ({
    build,
    points: watched.spans.flatMap((span) => {
      const found = value(span)
      return found === null ? [] : [{ at: Date.parse(span.at), value: found }]
    }),
  }))
  const max = Math.max(...lines.flatMap(({ points }) => points.map((one) => one.value)), 0)
  const left = (at: number) => (100 * (at - first)) / (last - first || 1)
  const top = (of: number) => 100 - (100 * of) / (max || 1)
  const said = lines.map(({ build, points }) => `${build}: ${points.map((one) => text(one.value)).join(', ')}`).join('; ')
  return (
    <figure className={own.chart}>
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={`${title}. ${said}`}>
        <span className={own.most}>{text(max)}</span>
        <svg className={own.drawn} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d="M0 0H100M0 50H100M0 100H100" className={own.grid} />
          {lines.map(({ build, points }, at) => (
            <polyline key={build} data-line={at} points={points.map((one) => `${left(one.at)},${top(one.value)}`).join(' ')} />
          ))}
        </svg>
        <span className={own.ends}>
          <span>{formatDayAndTime(new Date(first))}</span>
          <span>{formatDayAndTime(new Date(last))}</span>
        </span>
      </div>
    </figure>
  )
}

function FiguresTable({ versions }: { versions: readonly FrontEndVersion[] }) {
  const w = useAdminMessages()
  const times = [...new Set(versions.flatMap(({ watched }) => watched.spans.map(({ at }) => at)))].sort().reverse()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard too
    <section className={own.scroll} tabIndex={0} aria-label={w('health.figures')}>
      <table className={own.figures}>
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
