import type { FrontEnd, FrontEndVersion } from '@onward/contracts/gateway/admin-remotes'
import { StatusBadge } from '@onward/ui/frame'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'

/** What a version is now: live, on trial, found faulty, or rolled back from. */
export function StateBadge({ frontEnd: { stable, canary }, version }: { frontEnd: FrontEnd; version: FrontEndVersion }) {
  const w = useAdminMessages()
  const { build, health, rolledBack } = version
  return (
    <span className={styles.badges}>
      {build === stable?.build && <StatusBadge tone="success">{w('versions.live')}</StatusBadge>}
      {build === canary?.build && <StatusBadge tone="information">{w('versions.tried')}</StatusBadge>}
      {health ? (
        <StatusBadge tone="danger">{w(`health.${health.state}`)}</StatusBadge>
      ) : (
        rolledBack && <StatusBadge tone="danger">{w('versions.rolledBackFrom')}</StatusBadge>
      )}
    </span>
  )
}
