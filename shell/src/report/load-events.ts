// Fetched only once something has failed.
import type { BodyInputOf } from '@onward/contracts/endpoint'
import type { reportLoadEvent } from '@onward/contracts/gateway/gateway'
import { LOAD_EVENTS_PATH } from '@onward/contracts/gateway/load-failures'

import { failureText } from './failure-text'
import { pageProof } from './page-proof'

export type LoadEvent = Omit<BodyInputOf<typeof reportLoadEvent>, 'proof' | 'stack'>

/** What was thrown, in which front end's folder. */
export interface Thrown {
  error: unknown
  base: string
}

const ADDRESS = `/api/gateway${LOAD_EVENTS_PATH}`
const REPORT_LIMIT_MS = 10_000

const reports = new Map<string, Promise<boolean>>()

/**
 * Reports an unknown address or a failed front end to the gateway, and returns whether it was recorded. Never throws. The same report is sent once;
 * after a failure it may be sent again. Of what was thrown, known text and the files and positions of its stack go along.
 */
export function report(event: LoadEvent, thrown?: Thrown): Promise<boolean> {
  const key = JSON.stringify(event)
  const known = reports.get(key)
  if (known) return known
  const sending = send(event, thrown).then((recorded) => {
    if (!recorded) reports.delete(key)
    return recorded
  })
  reports.set(key, sending)
  return sending
}

async function send(event: LoadEvent, thrown: Thrown | undefined): Promise<boolean> {
  try {
    const text = thrown?.error === undefined ? {} : failureText(thrown.error, thrown.base)
    const answer = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...text, ...event, path: event.path.slice(0, 300), proof: pageProof() }),
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
