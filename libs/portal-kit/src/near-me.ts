import { useState } from 'react'

const WAIT_MS = 10_000
/** "53.82,-1.51": with two decimals it identifies no street. */
const rounded = ({ latitude, longitude }: GeolocationCoordinates) => `${latitude.toFixed(2)},${longitude.toFixed(2)}`

export type NearMe = 'idle' | 'asking' | 'refused' | 'unavailable'
/** Asks the browser for the position, only when `ask` is called. */
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
