// By name, not by path: a remote that uses this brings no second router.
import { type LinkKind, openLink, readLink } from '@onward/contracts/identity/identity'
import { ApiError, call } from '@onward/portal-kit/api'
import { useLocation, useNavigate } from '@onward/portal-kit/router'
import { useEffect, useState } from 'react'

export type LinkState =
  | { is: 'opening' }
  | { is: 'open' }
  /** The link in the address is no longer valid. */
  | { is: 'over' }
  /** Neither the address nor this browser's cookie has a link. */
  | { is: 'none' }
  | { is: 'failed'; error: unknown; again(): void }

/** Endpoints that move a link into a cookie and read it there. */
export interface LinkCalls {
  open(carried: URLSearchParams): Promise<{ open: boolean }>
  read(): Promise<{ open: boolean }>
}
/** For links in identity's emails. */
export const emailLink = (kind: LinkKind): LinkCalls => ({
  open: (carried) => call(openLink, { params: { kind }, body: { token: carried.get('token') ?? '' } }),
  read: () => call(readLink, { params: { kind } }),
})

/**
 * The link that led to this page. Its token moves into an HttpOnly cookie and leaves the address: it is not kept in the history, sent to
 * another site or visible on a shared screen. After a reload it is read from the cookie.
 */
export function useLinkSession(calls: LinkCalls): LinkState {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState<LinkState>({ is: 'opening' })
  const [tries, setTries] = useState(0)
  const carried = new URLSearchParams(search).has('token') ? search : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let wanted = true
    // Asked once: afterwards the address has no token.
    if (!carried && state.is !== 'opening') return
    const show = (next: LinkState) => {
      if (!wanted) return
      setState(next)
      if (carried && next.is !== 'failed') navigate(pathname, { replace: true })
    }
    const asked = carried ? calls.open(new URLSearchParams(carried)) : calls.read()
    asked.then(
      ({ open }) => show({ is: open ? 'open' : carried ? 'over' : 'none' }),
      (error: unknown) => {
        // No token, or an incomplete one.
        if (error instanceof ApiError && error.code === 'invalid-input') return show({ is: 'over' })
        const again = () => {
          setState({ is: 'opening' })
          setTries((n) => n + 1)
        }
        show({ is: 'failed', error, again })
      },
    )
    return () => {
      wanted = false
    }
  }, [carried, tries])
  return state
}
