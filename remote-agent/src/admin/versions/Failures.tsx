import type { FrontEndVersion } from '@onward/contracts/gateway/admin-remotes'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Disclosure } from '@onward/ui/frame'
import { useId } from 'react'
import styles from '../admin.module.css'
import { type AdminMessages, useAdminMessages } from '../catalogue'
import own from './versions.module.css'

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
