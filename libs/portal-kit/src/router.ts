import { useCallback } from 'react'
import { type NavigateFunction, type NavigateOptions, type To, useNavigate as useRouterNavigate } from 'react-router-dom'

// The only import of react-router-dom: another would bring a second router into the page.
export type { LinkProps, NavLinkProps } from 'react-router-dom'
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'

let mayNavigate = true
/** Runs what a write has left to do although its page was left: it tells what happened, and takes the reader nowhere. */
export function withoutNavigating(run: () => void): void {
  mayNavigate = false
  try {
    run()
  } finally {
    mayNavigate = true
  }
}

/** Goes to an address of the portal. */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate()
  return useCallback<NavigateFunction>(
    (to: To | number, options?: NavigateOptions) => {
      if (!mayNavigate) return
      return typeof to === 'number' ? navigate(to) : navigate(to, options)
    },
    [navigate],
  )
}
