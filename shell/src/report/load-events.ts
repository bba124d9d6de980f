import type { BodyInputOf } from '@onward/contracts/endpoint'
import type { reportLoadEvent } from '@onward/contracts/gateway/gateway'
import { LOAD_EVENTS_PATH } from '@onward/contracts/gateway/load-failures'

export type LoadEvent = Omit<BodyInputOf<typeof reportLoadEvent>, 'load' | 'stack'>

const ADDRESS = `/api/gateway${LOAD_EVENTS_PATH}`
const REPORT_LIMIT_MS = 10_000

/** Identifies this page load in its reports. */
export const load = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const reports = new Map<string, Promise<boolean>>()

/**
 * Reports an unknown address or a failed front end to the gateway, and returns whether it was recorded. Never throws. The same report is sent once;
 * after a failure it may be sent again. Of `error` the files and positions of its stack go along.
 */
export function report(event: LoadEvent, error?: unknown): Promise<boolean> {
  const key = JSON.stringify(event)
  const known = reports.get(key)
  if (known) return known
  const sending = send(event, error).then((recorded) => {
    if (!recorded) reports.delete(key)
    return recorded
  })
  reports.set(key, sending)
  return sending
}

async function send(event: LoadEvent, error: unknown): Promise<boolean> {
  try {
    const stack = error ? await import('./beacon').then(({ stackOf }) => stackOf(error)).catch(() => '') : ''
    const answer = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...event, path: event.path.slice(0, 300), ...(stack && { stack }), load }),
      // The request continues when the page is left.
      keepalive: true,
      signal: AbortSignal.timeout(REPORT_LIMIT_MS),
    })
    if (!answer.ok) return false
    const { recorded } = JSON.parse(await answer.text()) as { recorded?: boolean }
    return recorded === true
  } catch {
    return false
  }
}
