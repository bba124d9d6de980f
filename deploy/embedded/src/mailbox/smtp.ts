import { SMTPServer } from 'smtp-server'
import type { MailStore } from './store'

const MAX_BYTES = 10_000_000

export interface LocalMail {
  /** For the service kit's `smtpUrl`. */
  url: string
  stop(): Promise<void>
}

/** A mail server on a free loopback port that stores every email and sends none on. An email is accepted once it is stored. */
export async function startLocalMail(store: MailStore, clock: () => Date): Promise<LocalMail> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', (error) => done(error))
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(Object.assign(new Error('The email is too large'), { responseCode: 552 }))
        store.keep(Buffer.concat(chunks), clock()).then(
          () => done(),
          () => done(Object.assign(new Error('The email could not be stored'), { responseCode: 451 })),
        )
      })
    },
  })
  // A client that hangs up is no reason to end.
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('the local mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
