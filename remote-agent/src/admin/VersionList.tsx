import type { FrontEnd, FrontEndVersion } from '@onward/contracts/gateway/admin-remotes'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Disclosure } from '@onward/ui/frame'
import { useId } from 'react'
import styles from './admin.module.css'
import { type AdminMessages, useAdminMessages } from './catalogue'
import { Build, StateBadge } from './VersionName'
import own from './watched.module.css'

/** Who decided: a colleague, a former administrator, or the command line. */
export const decisionText = (w: AdminMessages, colleagues: ReadonlyMap<string, string>, by: string | null): string =>
  by ? (colleagues.get(by) ?? w('role.admin')) : w('audit.commandLine')

const COUNTED = { load: 'versions.failures', later: 'health.laterCount', file: 'health.fileCount' } as const
type Failure = FrontEndVersion['failures'][number]
function failureName(w: AdminMessages, of: Failure['of'], failure: Failure['failure']): string {
  if (of === 'file') return w('health.fileRefused')
  return of === 'later' ? w(`later.${failure as 'render'}`) : w(`failure.${failure as 'render'}`)
}

/** Recent failures of a version; nothing without any. */
export function Failures({ of: { failures }, title }: { of: FrontEndVersion; title: string }) {
  const w = useAdminMessages()
  const id = useId()
  if (failures.length === 0) return null
  return (
    <div>
      <p id={id} className={styles.label}>
        {title}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {failures.map(({ of, failure, message, count, lastAt, stack }) => (
          <li key={`${of} ${failure} ${message}`}>
            <span className={styles.line}>
              <strong>{failureName(w, of, failure)}</strong>
              <span className={styles.soft}>{w(COUNTED[of], { count, when: formatDayAndTime(lastAt) })}</span>
            </span>
            {message && (
              <code className={styles.code} lang="en">
                {message}
              </code>
            )}
            {stack.length > 0 && (
              <Disclosure summary={w(stack.some(({ isMapped }) => isMapped) ? 'health.stack' : 'health.stackAsTold')}>
                <ol className={own.stack} lang="en">
                  {stack.map(({ text }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one stack never change places
                    <li key={at}>
                      <code className={styles.code}>{text}</code>
                    </li>
                  ))}
                </ol>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface VersionListProps {
  frontEnd: FrontEnd
  colleagues: ReadonlyMap<string, string>
}
/** The versions of a front end: live, rolled back from, when, why, by whom, and failures. */
export function VersionList({ frontEnd, colleagues }: VersionListProps) {
  const w = useAdminMessages()
  const { stable, canary, versions } = frontEnd
  // The card already shows everything about a single version.
  if (versions.length < 2) return null
  return (
    <Disclosure summary={w('versions.all')}>
      <ol className={styles.list}>
        {versions.map((version) => {
          const { build, rolledBack, refusal } = version
          const isLive = build === stable?.build
          return (
            <li key={build}>
              <span className={styles.line}>
                <span>
                  <Build of={version} />
                </span>
                <StateBadge frontEnd={frontEnd} version={version} />
              </span>
              {rolledBack && (
                <>
                  <span className={styles.soft}>
                    {formatDayAndTime(rolledBack.at)},{' '}
                    {version.health ? w('health.byPortal') : decisionText(w, colleagues, rolledBack.by)}
                    {rolledBack.why && <>: {w(`rollBack.${rolledBack.why}`)}</>}
                  </span>
                  {rolledBack.note && !version.health && <blockquote className={styles.words}>{rolledBack.note}</blockquote>}
                </>
              )}
              {refusal && !isLive && (
                <span className={styles.soft}>
                  {w('versions.doesNotFit')} <span lang="en">{refusal}</span>
                </span>
              )}
              {!isLive && build !== canary?.build && <Failures of={version} title={w('versions.failing', { build })} />}
            </li>
          )
        })}
      </ol>
    </Disclosure>
  )
}
