import { Link } from '@onward/portal-kit/router'
import { InlineAlert } from '@onward/ui/frame'
import { useReferralMessages } from './catalogue'
import styles from './referrals.module.css'

/** Records that the search found and that are sealed from the agent: nothing of them is shown. */
export function SealedFound({ ids }: { ids: readonly string[] }) {
  const w = useReferralMessages()
  if (ids.length === 0) return null
  return (
    <InlineAlert title={w('sealed.title')}>
      <ul className={styles.sealed}>
        {ids.map((id, n) => (
          <li key={id}>
            {w('sealed.record')}{' '}
            <Link to={`/agent/clients/${id}`} aria-label={w('sealed.openLabel', { n: n + 1 })}>
              {w('sealed.open')}
            </Link>
          </li>
        ))}
      </ul>
    </InlineAlert>
  )
}
