import { Button } from '@onward/ui/frame'
import { useState } from 'react'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'

const WAIT_MS = 10_000
/** "53.82,-1.51": two decimals name no street. */
const rounded = ({ latitude, longitude }: GeolocationCoordinates) => `${latitude.toFixed(2)},${longitude.toFixed(2)}`

/** Asks the browser where the person is, only when pressed. */
export function NearMe({ onFound }: { onFound(near: string): void }) {
  const w = useJobsMessages()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  if (!('geolocation' in navigator)) return null
  const ask = () => {
    if (state === 'asking') return
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onFound(rounded(coords)),
      () => setState('failed'),
      { timeout: WAIT_MS, maximumAge: 600_000 },
    )
  }
  return (
    <div className={styles.nearMe}>
      <Button variant="quiet" size="s" icon="pin" aria-disabled={state === 'asking'} onClick={ask}>
        {w(state === 'asking' ? 'nearMe.asking' : 'nearMe.action')}
      </Button>
      <span role="status">{state === 'failed' && w('nearMe.failed')}</span>
    </div>
  )
}
