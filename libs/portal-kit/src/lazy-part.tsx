import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useContext,
  useEffect,
  useReducer,
  useRef,
} from 'react'
import { PortalContext } from './portal-context'

/** A part that could not be fetched because there is no connection. */
class NoConnection extends Error {}

/**
 * A part of a page whose code is fetched when it is first drawn, as `lazy` does, below a `Suspense` of the page. Without a connection it
 * says so in its own place, and is fetched again once there is one: what else the page shows stays. Any other failure is thrown.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const fetchPart = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        throw navigator.onLine ? error : new NoConnection()
      }),
    ) as unknown as ComponentType<object>
  const part: FetchedPart = {
    Fetched: fetchPart(),
    fetchAgain: () => {
      part.Fetched = fetchPart()
    },
  }
  return (props) => createElement(DrawnPart, { part, props })
}

interface FetchedPart {
  Fetched: ComponentType<object>
  fetchAgain(): void
}
function DrawnPart({ part, props }: { part: FetchedPart; props: object }) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const again = () => {
    part.fetchAgain()
    drawAgain()
  }
  return createElement(Boundary, { onAgain: again }, createElement(part.Fetched, props))
}

interface BoundaryProps {
  onAgain(): void
  children?: ReactNode
}
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!(error instanceof NoConnection)) throw error
    const again = () => {
      this.props.onAgain()
      this.setState({ error: null })
    }
    return createElement(Waits, { onAgain: again })
  }
}

/** What the shell says in the part's place. */
function Waits({ onAgain }: { onAgain(): void }) {
  const portal = useContext(PortalContext)
  const again = useRef(onAgain)
  useEffect(() => {
    again.current = onAgain
  })
  // One listener for as long as it waits: one that is renewed while the event is told would miss it.
  useEffect(() => {
    const online = () => again.current()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
  return portal?.PartWaits && createElement(portal.PartWaits)
}
