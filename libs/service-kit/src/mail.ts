import { BRAND } from '@onward/contracts'
import nodemailer from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  /** Plain text, always sent. */
  text: string
  html?: string
  attachments?: readonly { filename: string; content: string | Buffer; contentType: string }[]
  headers?: Readonly<Record<string, string>>
}

/** Where letters leave the portal. `send` resolves when the next mail server has accepted the message, and rejects otherwise. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
  close(): void
}

/** Mail by SMTP. `from` is an address; the brand is put before it. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport(url, {
    from: { name: BRAND, address: from },
    // Nothing of a letter is ever read from disk or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, attachments, headers }) {
      await transport.sendMail({
        // An object, so that an address is never parsed as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: attachments?.map((one) => ({ ...one })),
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      })
    },
    close: () => transport.close(),
  }
}

/** Where no mail server is set: every letter is refused, so that its job is tried again once there is one. */
export const noMail: MailTransport = {
  send: () => Promise.reject(new Error('No mail server is set (SMTP_URL)')),
  close: () => undefined,
}
