import type { FrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Disclosure } from '@onward/ui/frame'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { frontEndTitle } from '../front-end-title'
import { decisionText } from './who-gets'

interface HistoryProps {
  frontEnd: FrontEnd
  colleagues: ReadonlyMap<string, string>
}
/** What was live when, by whom and why. */
export function History({ frontEnd: { history }, colleagues }: HistoryProps) {
  const w = useAdminMessages()
  if (history.length === 0) return null
  return (
    <Disclosure summary={w('versions.history')}>
      <ol className={styles.list}>
        {history.map((one) => (
          <li key={one.revision}>
            <span className={styles.line}>
              <span>
                {w(`versions.action.${one.action}`)} <code className={styles.code}>{one.canary ?? one.stable}</code>
                {one.why && <> ({w(`rollBack.${one.why}`)})</>}
                {one.with.length > 0 && (
                  <> {w('set.asOneWith', { names: one.with.map((name) => frontEndTitle(w, name)).join(', ') })}</>
                )}
              </span>
              <span className={styles.soft}>
                {formatDayAndTime(one.at)},{' '}
                {one.byPortal
                  ? w('health.byPortal')
                  : one.token
                    ? w('versions.byToken', { label: one.token })
                    : decisionText(w, colleagues, one.by)}
              </span>
            </span>
            {one.note && (
              <blockquote className={styles.words} lang={one.byPortal ? 'en' : undefined}>
                {one.note}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
