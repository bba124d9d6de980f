import type { NavigationCount } from '@onward/contracts/portal/portal'
import { useShellMessages } from '../messages/shell-messages'
import styles from './count-mark.module.css'
import { useCounts } from './counts'

/** The number beside an entry, with a text for screen readers. Nothing when it is 0. */
export function CountMark({ of }: { of: NavigationCount }) {
  const text = useCountText(of)
  if (text === null) return null
  return (
    <>
      <CountNumber of={of} />
      <span className={styles.heard}>, {text}</span>
    </>
  )
}

/** Only the number, for a control whose label describes it. */
export function CountNumber({ of }: { of: NavigationCount }) {
  const count = useCounts((counts) => counts[of])
  if (count === 0) return null
  return (
    <span className={styles.mark} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}

/** "2 new"; null when it is 0. */
export function useCountText(of: NavigationCount): string | null {
  const t = useShellMessages()
  const count = useCounts((counts) => counts[of])
  return count === 0 ? null : t(`count.${of}`, { count })
}
