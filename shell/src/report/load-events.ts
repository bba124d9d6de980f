import type { BodyInputOf } from '@onward/contracts/endpoint'
import type { reportLoadEvent } from '@onward/contracts/gateway'

export type LoadEvent = BodyInputOf<typeof reportLoadEvent>

/** Tells the gateway of an unknown address or a remote that failed. Carries the path alone, and never disturbs the page. */
export async function report(event: LoadEvent): Promise<void> {
  try {
    const { reportLoadEvent: endpoint } = await import('@onward/contracts/gateway')
    const body = new Blob([JSON.stringify({ ...event, path: event.path.slice(0, 300) })], { type: 'application/json' })
    const address = `/api/${endpoint.service}${endpoint.path}`
    if (!navigator.sendBeacon?.(address, body)) await fetch(address, { method: endpoint.method, body, keepalive: true })
  } catch {
    // A report that cannot be sent is no reason to trouble anybody.
  }
}
