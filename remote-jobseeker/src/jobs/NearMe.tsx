import { type NearMe as NearMeStep, useNearMe } from '@onward/portal-kit/near-me'
import { Button } from '@onward/ui/frame'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'

/** How the position is used, and why there is none. */
export function NearMeState({ state }: { state: NearMeStep | 'found' }) {
  const w = useJobsMessages()
  return (
    <p role="status" className={styles.nearState}>
      {state !== 'idle' && w(`nearMe.${state}`)}
    </p>
  )
}

export function NearMe({ onFound }: { onFound(near: string): void }) {
  const w = useJobsMessages()
  const { isOffered, state, ask } = useNearMe(onFound)
  if (!isOffered) return null
  return (
    <div className={styles.nearMe}>
      <Button variant="quiet" size="s" icon="pin" aria-disabled={state === 'asking'} onClick={ask}>
        {w('nearMe.action')}
      </Button>
      <NearMeState state={state} />
    </div>
  )
}
