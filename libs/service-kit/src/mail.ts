import { BRAND } from '@onward/contracts'
import nodemailer from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  /** Plain text, always present. */
  text: string
  html?: string
  attachments?: readonly { filename: string; content: string | Buffer; contentType: string }[]
  headers?: Readonly<Record<string, string>>
}

/** Sends emails. `send` resolves when the next mail server has accepted the message, and rejects otherwise. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
  close(): void
}

/** How long the outside may take to accept one message, from finding its address to its last answer. */
export const SEND_LIMIT_MS = 10_000
/** An aborted connection is cut rather than ended politely. */
const CLOSE_MS = 1000

/** Mail by SMTP. `from` is an address; the brand is added as its name. A server that falls silent fails the message after `limitMs`. */
export function smtpTransport(url: string, from: string, limitMs = SEND_LIMIT_MS): MailTransport {
  const limits = {
    dnsTimeout: limitMs,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    socketCloseTimeout: CLOSE_MS,
  }
  const transport = nodemailer.createTransport(
    { url, ...limits },
    {
      from: { name: BRAND, address: from },
      // An email never reads files or fetches addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  )
  return {
    async send({ to, subject, text, html, attachments, headers }) {
      await transport.sendMail({
        // An object, so that one address is never parsed as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: attachments?.map((one) => ({ ...one })),
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        // The other limits begin again with each byte.
        signal: AbortSignal.timeout(limitMs),
      })
    },
    close: () => transport.close(),
  }
}

/** Without a mail server every email is refused, so that its job is retried once there is one. */
export const noMail: MailTransport = {
  send: () => Promise.reject(new Error('No mail server is set (SMTP_URL)')),
  close: () => undefined,
}
