import { pathOf } from '@onward/contracts'
import { sendContactMessage } from '@onward/contracts/messaging/messaging'
import type { SendContactMessage } from '@onward/service-gateway/pages/contact-form'
import type { FastifyInstance } from 'fastify'

/** Headers that tell another process whom the request is for. */
export type NameClient = (ip: string) => Record<string, string>

const PATIENCE_MS = 5000

/**
 * The contact endpoint of messaging for the gateway's form, which holds to its rules and counts against whoever sent it: in this process when it serves messaging, else at the
 * portal's own address. Nobody's session comes along. Null when there is no answer in time.
 */
export const contactMessages =
  (app: FastifyInstance, origin: string, isHere: boolean, nameClient: NameClient): SendContactMessage =>
  async (body, headers, ip) => {
    const url = pathOf(sendContactMessage)
    if (isHere) {
      const answer = await app.inject({
        method: 'POST',
        url,
        remoteAddress: ip,
        headers: { ...headers, host: new URL(origin).host },
        payload: body,
      })
      return { status: answer.statusCode, body: answer.body }
    }
    try {
      const answer = await fetch(`${origin}${url}`, {
        method: 'POST',
        headers: { ...headers, ...nameClient(ip), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      return { status: answer.status, body: await answer.text() }
    } catch {
      return null
    }
  }
