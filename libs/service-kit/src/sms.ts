import { SignJWT } from 'jose'
import { SEND_LIMIT_MS } from './mail'

export interface Sms {
  /** As the person wrote it; the gateway reads UK and international forms, without an extension. */
  to: string
  text: string
  /** Our reference, by which a message sent twice is recognised at the gateway. */
  reference: string
}
/** Sends text messages. `send` rejects with `SmsRefused` when no later try can succeed. */
export interface SmsTransport {
  send(sms: Sms): Promise<void>
}
export interface NotifySettings {
  /** GOV.UK Notify, or a service with its protocol. */
  baseUrl: string
  /** `<name>-<service id>-<secret>`, as Notify gives it. */
  apiKey: string
  /** A template whose body is `((message))`. */
  templateId: string
}

/** The gateway refuses it for good: no phone number, or blocked. */
export class SmsRefused extends Error {
  override name = 'SmsRefused'
}

/** "+44 (0)7700 900123 ext 4" is dialled "+44 7700 900123". */
const dialled = (written: string): string =>
  written.replace(/\s*(?:ext(?:ension|n)?|est|x)\.?\s*\d{1,6}\s*$/i, '').replace(/^(\s*(?:\+|00)\d+)\s*\(0\)/, '$1 ')

const UUID_LENGTH = 36
const FINAL = new Set([400, 403])

/**
 * Text messages through GOV.UK Notify (`POST /v2/notifications/sms`). The key's last two UUIDs are service id and secret; each request
 * carries a token signed with the secret. Errors never hold the number or the text.
 */
export function notifyTransport({ baseUrl, apiKey, templateId }: NotifySettings): SmsTransport {
  const secret = Buffer.from(apiKey.slice(-UUID_LENGTH))
  const service = apiKey.slice(-2 * UUID_LENGTH - 1, -UUID_LENGTH - 1)
  return {
    async send({ to, text, reference }) {
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(service)
        .setIssuedAt()
        .sign(secret)
      const answer = await fetch(new URL('/v2/notifications/sms', baseUrl), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          phone_number: dialled(to),
          template_id: templateId,
          personalisation: { message: text },
          reference,
        }),
        signal: AbortSignal.timeout(SEND_LIMIT_MS),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const message = `The text message gateway answered ${answer.status}`
      throw FINAL.has(answer.status) ? new SmsRefused(message) : new Error(message)
    },
  }
}

/** Without a gateway every message is retried once there is one. */
export const noSms: SmsTransport = {
  send: () => Promise.reject(new Error('No text message gateway is set (NOTIFY_API_KEY)')),
}
