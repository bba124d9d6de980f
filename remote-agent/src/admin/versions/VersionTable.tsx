import type { FrontEnd, FrontEndVersion } from '@onward/contracts/gateway/admin-remotes'
import { formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { type RowAction, RowMenu, useTight } from '@onward/ui/data'
import { VisuallyHidden } from '@onward/ui/frame'
import { type ReactNode, useId } from 'react'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { StateBadge } from './StateBadge'
import own from './versions.module.css'
import { BAD_SHARE, decisionText, percentText, seconds, shareOf, shortTime, whoGets } from './who-gets'

const wasLoaded = ({ watched }: FrontEndVersion): boolean => watched.loads + watched.connections > 0

interface VersionTableProps {
  frontEnd: FrontEnd
  /** The front end's name, as on the page. */
  title: string
  colleagues: ReadonlyMap<string, string>
  actionsOf(version: FrontEndVersion): readonly RowAction[]
}
/** The versions of a front end side by side: when and by whom each was published, who gets it and why, and how it loads. */
export function VersionTable({ frontEnd, title, colleagues, actionsOf }: VersionTableProps) {
  const w = useAdminMessages()
  const isNarrow = useTight()
  const label = useId()
  const columns: { id: string; label: string; isFigure?: true; cell(version: FrontEndVersion): ReactNode }[] = [
    { id: 'published', label: w('versions.published'), cell: (version) => <Published of={version} /> },
    {
      id: 'who',
      label: w('versions.whoAndWhy'),
      cell: (version) => <Who frontEnd={frontEnd} version={version} colleagues={colleagues} />,
    },
    { id: 'loads', label: w('versions.loads'), isFigure: true, cell: (version) => <Loads of={version} /> },
    { id: 'failed', label: w('versions.failed'), isFigure: true, cell: (version) => <Failed of={version} /> },
    { id: 'time', label: w('versions.loadTime'), isFigure: true, cell: (version) => <LoadTime of={version} /> },
  ]
  const menu = (version: FrontEndVersion) => (
    <RowMenu label={w('versions.moreOf', { name: title, build: version.build })} actions={actionsOf(version)} />
  )
  const name = (version: FrontEndVersion) => (
    <span className={own.build}>
      <code className={styles.code}>{version.build}</code>
      <StateBadge frontEnd={frontEnd} version={version} />
    </span>
  )
  const { versions } = frontEnd
  return (
    <div>
      <h2 id={label} className={own.title}>
        {w('health.title')}
      </h2>
      {isNarrow ? (
        <ul className={own.cards} aria-labelledby={label}>
          {versions.map((version) => (
            <li key={version.build} className={own.card}>
              <div className={own.cardHead}>
                {name(version)}
                {menu(version)}
              </div>
              <dl>
                {columns
                  .filter(({ isFigure }) => !isFigure || wasLoaded(version))
                  .map(({ id, label: of, cell }) => (
                    <div key={id}>
                      <dt>{of}</dt>
                      <dd>{cell(version)}</dd>
                    </div>
                  ))}
              </dl>
            </li>
          ))}
        </ul>
      ) : (
        <table className={own.versions} aria-labelledby={label}>
          <thead>
            <tr>
              <th scope="col">{w('versions.one')}</th>
              {columns.map((column) => (
                <th key={column.id} scope="col" data-figure={column.isFigure}>
                  {column.label}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{w('versions.acts')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.build}>
                <th scope="row">{name(version)}</th>
                {columns.map((column) => (
                  <td key={column.id} data-figure={column.isFigure}>
                    {column.cell(version)}
                  </td>
                ))}
                <td>{menu(version)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

function Published({ of: { publishedAt, publishedBy } }: { of: FrontEndVersion }) {
  const w = useAdminMessages()
  return (
    <>
      <span className={own.whole}>{shortTime(publishedAt)}</span>
      <span className={own.more}>
        {publishedBy === null ? w('audit.commandLine') : w('versions.byToken', { label: publishedBy })}
      </span>
    </>
  )
}

interface WhoProps {
  frontEnd: FrontEnd
  version: FrontEndVersion
  colleagues: ReadonlyMap<string, string>
}
function Who({ frontEnd, version, colleagues }: WhoProps) {
  const w = useAdminMessages()
  const { build, rolledBack, refusal, health, cleared } = version
  const [first, ...more] = whoGets(w, frontEnd, version)
  const isLive = build === frontEnd.stable?.build
  return (
    <>
      {first}
      {more.length > 0 && <span className={own.more}>{more.join('; ')}</span>}
      {rolledBack && !health && (
        <span className={own.more}>
          {decisionText(w, colleagues, rolledBack.by)}
          {rolledBack.why && <>: {w(`rollBack.${rolledBack.why}`)}</>}
          {rolledBack.note && <>. “{rolledBack.note}”</>}
        </span>
      )}
      {cleared && !health && (
        <span className={own.more}>
          {w('health.clearedOn', {
            when: formatDayAndTime(cleared.at),
            who: cleared.byRule ? w('health.byPortal') : decisionText(w, colleagues, cleared.by),
          })}{' '}
          <span lang={cleared.byRule ? 'en' : undefined}>{cleared.note}</span>
        </span>
      )}
      {refusal && !isLive && (
        <span className={own.more}>
          {w('versions.doesNotFit')} <span lang="en">{refusal}</span>
        </span>
      )}
    </>
  )
}

function Loads({ of: { watched } }: { of: FrontEndVersion }) {
  const w = useAdminMessages()
  return (
    <>
      {formatNumber(watched.loads)}
      {watched.connections > 0 && <span className={own.more}>{w('health.connections', { count: watched.connections })}</span>}
    </>
  )
}

function Failed({ of: { watched } }: { of: FrontEndVersion }) {
  const w = useAdminMessages()
  const { byClass, later, rescued, failures, loads } = watched
  const laterSum = later.reduce((sum, { count }) => sum + count, 0)
  const lines = [
    ...byClass.map(({ class: name, count }) => `${w(`failure.${name as 'render'}`)}: ${formatNumber(count)}`),
    ...(rescued > 0 ? [w('health.rescued', { count: rescued })] : []),
    ...(laterSum > 0 ? [w('health.laterSum', { count: laterSum })] : []),
  ]
  return (
    <>
      {loads === 0 ? (
        '–'
      ) : (
        <span data-bad={shareOf(watched) > BAD_SHARE} className={own.share}>
          {formatNumber(failures)} ({w('health.percent', { percent: percentText(shareOf(watched)) })})
        </span>
      )}
      {lines.length > 0 && <span className={own.more}>{lines.join('; ')}</span>}
    </>
  )
}

function LoadTime({ of: { watched } }: { of: FrontEndVersion }) {
  const w = useAdminMessages()
  const { medianMs, p95Ms } = watched
  if (medianMs === null) return '–'
  return (
    <>
      {w('health.seconds', { seconds: seconds(medianMs) })}
      {p95Ms !== null && <span className={own.more}>{w('health.slowest', { seconds: seconds(p95Ms) })}</span>}
    </>
  )
}
