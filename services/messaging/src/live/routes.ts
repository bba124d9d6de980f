import websocket from '@fastify/websocket'
import { LIVE_HEARTBEAT_MS, LIVE_PATH, type LiveMessage, Problem, RESOURCES } from '@onward/contracts'
import { ALIVE_MS, LIVE_CHANNEL } from '@onward/database'
import { bearerOf, isOwnOrigin, type ServiceKit } from '@onward/service-kit'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { trackAnnouncers } from './announcers'
import { createLiveHub } from './hub'
import { liveSessions } from './store'

/** Calls `work` every so many milliseconds, and gives the function that stops it. */
export type Every = (ms: number, work: () => void) => () => void
export const realEvery: Every = (ms, work) => {
  const timer = setInterval(work, ms)
  timer.unref()
  return () => clearInterval(timer)
}

/** The payload that the announcers of the database library send on the channel. */
const announcement = v.object({
  accountIds: v.optional(v.array(v.string()), []),
  /** To every open page, as when another version of the portal is live. */
  everyone: v.optional(v.boolean(), false),
  changed: v.array(v.picklist(RESOURCES)),
  by: v.optional(v.string()),
  /** The process that sends says that it lives, or that it ended with nothing left to send. */
  announcer: v.optional(v.object({ id: v.string(), state: v.picklist(['alive', 'ended']) })),
})
/** Longer than a blocked process or a restart of the database is silent. */
const SILENT_MS = 3 * ALIVE_MS
const EVERYTHING: LiveMessage = { type: 'changed', changed: [...RESOURCES] }
const MAX_MESSAGE_BYTES = 256

/**
 * The WebSocket of live updates. A message names what changed, never its content; the browser fetches it by a request that is
 * checked as usual. One connection per process listens to PostgreSQL, so changes of all instances arrive.
 */
export async function liveRoutes(kit: ServiceKit, every: Every, monotonicMs: () => number): Promise<void> {
  const hub = createLiveHub({
    liveSessions: (ids) => kit.db.withSystem((tx) => liveSessions(tx, ids)),
    onUncheckable: (error) => kit.log.warn({ err: error }, 'sessions of live updates could not be checked'),
  })
  const announcers = trackAnnouncers(monotonicMs, SILENT_MS)
  await kit.app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false } })

  kit.app.get(
    LIVE_PATH.replace(`/api/${kit.name}`, ''),
    {
      websocket: true,
      // Browsers send cookies with a WebSocket from any page, so the origin is checked here as for writes.
      preValidation: async (request) => {
        if (!mayConnect(request)) throw new Problem('origin-refused')
        const principal = kit.principalOf(request)
        if (!principal || !(await sessionIsLive(kit, principal.sessionId))) throw new Problem('sign-in-required')
      },
    },
    (socket, request) => {
      const principal = kit.principalOf(request)
      if (!principal) return socket.terminate()
      attach(socket, principal)
    },
  )

  /** Programs with a Bearer token send no origin; browsers always do. */
  function mayConnect(request: FastifyRequest): boolean {
    const { origin } = request.headers
    return origin === undefined ? bearerOf(request) !== null : isOwnOrigin(origin, kit.config)
  }

  function attach(socket: WebSocket, viewer: { accountId: string; sessionId: string }): void {
    // Without a listener an error of one peer would end the process; 'close' follows it.
    socket.on('error', (error) => kit.log.debug({ err: error }, 'live socket'))
    const member = hub.join(socket, viewer)
    if (!member) return
    socket.on('message', (bytes) => member.received(bytes.toString()))
    socket.on('close', member.left)
  }

  let listening = false
  kit.onReady(async () => {
    await kit.db.sql.listen(LIVE_CHANNEL, deliver, () => {
      // The driver listens again after a lost connection. Announcements are not repeated, so clients are told that everything may
      // have changed.
      if (listening) hub.deliverToAll([EVERYTHING])
      listening = true
      announcers.heardAll()
    })
  })
  const stop = every(LIVE_HEARTBEAT_MS, () => {
    // A process that died may have committed what it did not live to announce.
    if (announcers.takeSilent() > 0) hub.deliverToAll([EVERYTHING])
    void hub.beat()
  })
  kit.app.addHook('preClose', () => {
    stop()
    hub.closeAll()
  })

  function deliver(text: string): void {
    const parsed = v.safeParse(announcement, readJson(text))
    if (!parsed.success) {
      kit.log.error('a live announcement could not be read')
      return
    }
    const { accountIds, everyone, changed, by, announcer } = parsed.output
    if (announcer) announcers.heard(announcer.id, announcer.state)
    if (everyone) hub.deliverToAll([{ type: 'changed', changed }])
    for (const accountId of accountIds) hub.deliver(accountId, { type: 'changed', changed, ...(by !== undefined && { by }) })
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** False when session or account is no longer live; rejects when the database cannot be asked. */
async function sessionIsLive(kit: ServiceKit, sessionId: string): Promise<boolean> {
  try {
    await kit.db.withSession(sessionId, async () => {})
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'sign-in-required') return false
    throw error
  }
}
