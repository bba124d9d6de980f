import type { ResponseOf } from '@onward/contracts/endpoint'
import { type FrontEnd, listFrontEnds } from '@onward/contracts/gateway/admin-remotes'
import { readFailureDays } from '@onward/contracts/gateway/failure-days'
import { formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { DotWord } from '@onward/ui/area'
import { useId } from 'react'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import overview from './overview.module.css'
import { Answer } from './parts'

const PART_NAMES = ['shell', 'public', 'jobseeker', 'employer', 'agent'] as const
/** Parts that are not the portal's own come last. */
const placeOf = (name: string): number => {
  const place = (PART_NAMES as readonly string[]).indexOf(name)
  return place < 0 ? PART_NAMES.length : place
}
const inOrder = (items: readonly FrontEnd[]) => [...items].sort((a, b) => placeOf(a.name) - placeOf(b.name))

/** The parts of the portal, whether page loads of what is live failed lately, and on which days. */
export function PortalParts() {
  const w = useAdminMessages()
  const id = useId()
  const frontEnds = useEndpoint(listFrontEnds)
  const failures = useEndpoint(readFailureDays).data
  return (
    <section className={overview.box} aria-labelledby={id}>
      <div className={overview.head}>
        <h2 id={id}>{w('overview.parts')}</h2>
        <Link to="/agent/admin/versions">{w('nav.versions')}</Link>
      </div>
      <Answer of={frontEnds} lines={5}>
        {({ items }) => (
          <>
            <ul className={overview.parts}>
              {inOrder(items).map((one) => (
                <PartLine key={one.name} frontEnd={one} counts={countsOf(failures, one.name)} />
              ))}
            </ul>
            {failures && <FailureTable names={inOrder(items).map(({ name }) => name)} failures={failures} />}
          </>
        )}
      </Answer>
    </section>
  )
}

function usePartName() {
  const w = useAdminMessages()
  return (name: string) => {
    const known = PART_NAMES.find((one) => one === name)
    return known ? w(`versions.of.${known}`) : name
  }
}

interface PartLineProps {
  frontEnd: FrontEnd
  /** Failed page loads of each day, the oldest first. */
  counts: readonly number[]
}
function PartLine({ frontEnd: { name, stable, canary, versions }, counts }: PartLineProps) {
  const w = useAdminMessages()
  const partName = usePartName()
  const failures = versions
    .filter(({ build }) => build === stable?.build || build === canary?.build)
    .flatMap((version) => version.failures)
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <li>
      <span>
        <strong>{partName(name)}</strong>
        <code className={styles.code}>{canary ? `${stable?.build} → ${canary.build}` : stable?.build}</code>
      </span>
      <Days counts={counts} />
      {stable ? (
        <DotWord tone={failures > 0 ? 'danger' : 'success'}>
          {failures > 0 ? w('overview.failed', { count: failures }) : w('overview.well')}
        </DotWord>
      ) : (
        <DotWord tone="warning">{w('versions.removed')}</DotWord>
      )}
    </li>
  )
}

/** The days as a line; the table below has its figures. */
function Days({ counts }: { counts: readonly number[] }) {
  if (counts.length < 2) return null
  const most = Math.max(1, ...counts)
  const points = counts.map((count, at) => [(76 * at) / (counts.length - 1) + 4, 22 - (18 * count) / most] as const)
  const [x, y] = points[points.length - 1] ?? [0, 0]
  return (
    <svg
      className={overview.days}
      data-failed={counts.some((count) => count > 0) || undefined}
      viewBox="0 0 84 26"
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <circle cx={x} cy={y} r="3.5" />
    </svg>
  )
}

type Failures = ResponseOf<typeof readFailureDays>
const countsOf = (failures: Failures | undefined, name: string): readonly number[] =>
  failures ? (failures.items.find((one) => one.name === name)?.counts ?? failures.days.map(() => 0)) : []

function FailureTable({ names, failures }: { names: readonly string[]; failures: Failures }) {
  const w = useAdminMessages()
  const partName = usePartName()
  return (
    <details className={overview.fold}>
      <summary>{w('overview.failures')}</summary>
      <table className={overview.table}>
        <caption>{w('overview.failuresCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{w('overview.part')}</th>
            {failures.days.map((day) => (
              <th key={day} scope="col">
                <time dateTime={day}>{formatDate(day).slice(0, 5)}</time>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{partName(name)}</th>
              {countsOf(failures, name).map((count, at) => (
                <td key={failures.days[at]}>{formatNumber(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
