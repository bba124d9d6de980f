import type { LoadFailure } from '@onward/contracts/gateway/load-failures'

/** What is noted of a version in this life of a page, as it happens. */
export type Seen =
  | { kind: 'ok'; remote: string; build: string; entry?: string; at: number; insteadOf?: string | undefined }
  | { kind: 'failed'; remote: string; build: string; failure: LoadFailure; error?: unknown }
  | { kind: 'undeclared'; remote: string; build: string; error: unknown }
  | { kind: 'error'; event: ErrorEvent | PromiseRejectionEvent }

const IDLE_MS = 2_000
const noted: Seen[] = []
let take: ((seen: Seen) => void) | undefined
let isFetching = false
let idle: ReturnType<typeof setTimeout> | undefined

/** Notes how a version loaded. What counts and sends is fetched once the page has nothing else to do: a first visit pays for this alone. */
export function note(seen: Seen): void {
  if (take) {
    try {
      take(seen)
    } catch (error) {
      // Watching a page must not break it.
      console.error(error)
    }
    return
  }
  if (noted.length === 0) {
    for (const type of ['error', 'unhandledrejection'] as const)
      window.addEventListener(type, (event) => note({ kind: 'error', event }))
    idle = setTimeout(fetchBeacon, IDLE_MS)
  }
  noted.push(seen)
  // Whoever comes next must not meet it.
  if (seen.kind === 'failed') fetchBeacon()
}

function fetchBeacon(): void {
  clearTimeout(idle)
  if (isFetching) return
  isFetching = true
  import('./beacon').then(
    ({ beacon }) => {
      take = beacon
      for (const one of noted) beacon(one)
    },
    // A page that cannot fetch it is not counted.
    () => undefined,
  )
}
