import {
  type ActivationProgress,
  type ActivationState,
  openActivation,
  readActivation,
} from '@onward/contracts/identity/activation'
import { call } from '@onward/portal-kit/api'
import { useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { useCallback, useEffect, useState } from 'react'

export type Fault = Exclude<ActivationState, ActivationProgress>
export type Found =
  | { kind: 'loading' }
  | { kind: 'open'; progress: ActivationProgress }
  /** `token`: of the link, to ask for a new one; empty where the cookie knows the referral. */
  | { kind: 'over'; fault: Fault; token: string }
  | { kind: 'failed'; error: unknown }

/**
 * The activation in this browser. A token in the address is moved into a session that scripts cannot read and removed from the address, so that it
 * is not stored in the history, sent to other sites or visible on a shared screen.
 */
export function useActivation(): { found: Found; again: () => void; read: () => Promise<ActivationState> } {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get('token') ?? ''
  const [found, setFound] = useState<Found>({ kind: 'loading' })
  const [tries, setTries] = useState(0)

  const show = useCallback(
    (state: ActivationState, from: string) =>
      setFound(state.link === 'open' ? { kind: 'open', progress: state } : { kind: 'over', fault: state, token: from }),
    [],
  )
  const read = useCallback(async () => {
    const state = await call(readActivation)
    show(state, '')
    return state
  }, [show])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let wanted = true
    // Once the token has left the address, there is nothing more to ask.
    if (!token && found.kind !== 'loading') return
    const asked = token ? call(openActivation, { body: { token } }) : call(readActivation)
    asked.then(
      (state) => {
        if (!wanted) return
        show(state, token)
        if (token) navigate('/activate', { replace: true })
      },
      (error: unknown) => wanted && setFound({ kind: 'failed', error }),
    )
    return () => {
      wanted = false
    }
  }, [token, tries])

  const again = () => {
    setFound({ kind: 'loading' })
    setTries((n) => n + 1)
  }
  return { found, again, read }
}
