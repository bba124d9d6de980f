import type { FrontEnd, FrontEndVersion } from '@onward/contracts/gateway/admin-remotes'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Disclosure, StatusBadge } from '@onward/ui/frame'
import { useId } from 'react'
import styles from './admin.module.css'
import { type AdminMessages, useAdminMessages } from './catalogue'

/** A version: build and publication time. */
export const Build = ({ of: { build, publishedAt } }: { of: { build: string; publishedAt: string } }) => (
  <>
    <code className={styles.code}>{build}</code>, <span className={styles.when}>{formatDayAndTime(publishedAt)}</span>
  </>
)

/** Who decided: a colleague, a former administrator, or the command line. */
export const decisionText = (w: AdminMessages, colleagues: ReadonlyMap<string, string>, by: string | null): string =>
  by ? (colleagues.get(by) ?? w('role.admin')) : w('audit.commandLine')

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
        {failures.map(({ failure, message, count, lastAt }) => (
          <li key={`${failure} ${message}`}>
            <span className={styles.line}>
              <strong>{w(`failure.${failure}`)}</strong>
              <span className={styles.soft}>{w('versions.failures', { count, when: formatDayAndTime(lastAt) })}</span>
            </span>
            {message && (
              <code className={styles.code} lang="en">
                {message}
              </code>
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
export function VersionList({ frontEnd: { stable, canary, versions }, colleagues }: VersionListProps) {
  const w = useAdminMessages()
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
                <span className={styles.badges}>
                  {isLive && <StatusBadge tone="success">{w('versions.live')}</StatusBadge>}
                  {build === canary?.build && <StatusBadge tone="information">{w('versions.tried')}</StatusBadge>}
                  {rolledBack && <StatusBadge tone="danger">{w('versions.rolledBackFrom')}</StatusBadge>}
                </span>
              </span>
              {rolledBack && (
                <>
                  <span className={styles.soft}>
                    {formatDayAndTime(rolledBack.at)}, {decisionText(w, colleagues, rolledBack.by)}
                    {rolledBack.why && <>: {w(`rollBack.${rolledBack.why}`)}</>}
                  </span>
                  {rolledBack.note && <blockquote className={styles.words}>{rolledBack.note}</blockquote>}
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
