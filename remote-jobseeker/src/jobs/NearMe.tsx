import { Button } from '@onward/ui/frame'
import { useState } from 'react'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'

const WAIT_MS = 10_000
/** "53.82,-1.51": two decimals name no street. */
const rounded = ({ latitude, longitude }: GeolocationCoordinates) => `${latitude.toFixed(2)},${longitude.toFixed(2)}`

type NearMe = 'idle' | 'asking' | 'refused' | 'unavailable'
/** Asks the browser where the person is, only when `ask` is called. */
export function useNearMe(onFound: (near: string) => void): { isOffered: boolean; state: NearMe; ask(): void } {
  const [state, setState] = useState<NearMe>('idle')
  const ask = () => {
    if (state === 'asking') return
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound(rounded(coords))
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: WAIT_MS, maximumAge: 600_000 },
    )
  }
  return { isOffered: 'geolocation' in navigator, state, ask }
}

/** What is done with the position while it is asked for, and why there is none. */
export function NearMeState({ state }: { state: NearMe | 'found' }) {
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
