import type { NavigationCount } from '@onward/contracts/portal/portal'
import { useShellMessages } from '../messages/shell-messages'
import styles from './count-mark.module.css'
import { useCounts } from './counts'

/** The number beside an entry, with its meaning for screen readers. Nothing for 0. */
export function CountMark({ of }: { of: NavigationCount }) {
  const t = useShellMessages()
  const count = useCounts((counts) => counts[of])
  if (count === 0) return null
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className={styles.heard}>, {t(`count.${of}`, { count })}</span>
    </>
  )
}
