import { createServer } from 'node:net'
import path from 'node:path'
import { type Config, isLoopback, loadConfig } from '@onward/service-kit'

/** What the embedded start is asked for. Throws the service kit's ConfigError. */
export interface Settings {
  config: Config
  demo: boolean
}

/** Environment variables as the README lists them; the data folder is the checkout's `.data` by default. */
export function readSettings(root: string, env: Readonly<Record<string, string | undefined>>): Settings {
  const dataDir = path.resolve(root, env.DATA_DIR || '.data')
  // The start finds a port for 0 by itself; other commands listen at none.
  const port = env.PORT === '0' ? undefined : env.PORT
  const isPrivate = isLoopback(env.HOST || '127.0.0.1') && !env.PUBLIC_ORIGIN
  const defaults = {
    // Requests are no news on a terminal; warnings and errors are.
    LOG_LEVEL: 'warn',
    // The demo accounts open with their password alone, for the person at this machine.
    STAFF_SECOND_FACTOR: isPrivate ? 'off' : 'required',
    REMOTE_DEVELOPMENT: isPrivate ? 'on' : 'off',
  }
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const config = loadConfig({ ...defaults, ...given, PORT: port }, { dataDir })
  const demo = (env.DEMO || (config.ownMachine ? '1' : '0')) !== '0'
  if (demo && !config.ownMachine)
    throw new CannotStart(
      'DEMO=1 makes accounts with a password that everybody knows, so it is for this machine alone: leave it out, or PUBLIC_ORIGIN.',
    )
  return { config: { ...config, mailbox: hasMailbox(config), keepsReaderWaiting: true }, demo }
}

/** Whoever opens the mailbox opens every account, so it exists only where the portal listens on this machine alone, under its names alone. */
export const hasMailbox = ({ host, ownMachine, smtpUrl }: Pick<Config, 'host' | 'ownMachine' | 'smtpUrl'>): boolean =>
  smtpUrl === null && isLoopback(host) && ownMachine

/** A start that cannot go on; the message is one sentence that says what to do. */
export class CannotStart extends Error {}

/** Gives the port to serve at: any free one for 0. Throws unless it is free, before anything else is started. */
export function findPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => reject(portRefused(error, host, port)))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : port))
    })
  })
}

/** An address that cannot be listened at, also one that was free when the start began. */
export const portRefused = (error: NodeJS.ErrnoException, host: string, port: number): CannotStart =>
  new CannotStart(portSentence(error.code, host, port))

function portSentence(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Choose one from 1024 up: PORT=3000 npm start`
  return `HOST=${host} is no address of this machine (${code}).`
}

/** The sentence for an error of a whole start, or null when it is none that a person can act on. */
export function sentenceFor(
  error: unknown,
  { usesOwnDatabase, dataDir }: { usesOwnDatabase: boolean; dataDir: string },
): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (
      ['CannotStart', 'ConfigError', 'DatabaseUnavailable', 'KeysRefused', 'MigrationError', 'PublishingRefused'].includes(
        at.constructor.name,
      )
    )
      return at.message
    const code = (at as NodeJS.ErrnoException).code ?? ''
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
      return `The disk that holds ${dataDir} is full. Free some space and start again; nothing was lost.`
    if (['EACCES', 'EROFS', 'EPERM'].includes(code)) return `A file of the data folder ${dataDir} cannot be used: ${at.message}.`
    if (usesOwnDatabase) {
      const sentence = databaseSentence(code, at.message)
      if (sentence) return sentence
    } else if (/^(XX00[12]|58P01|58030)$/.test(code)) {
      return `The database in ${path.join(dataDir, 'postgres')} is damaged: ${at.message}. Put a backup in its place, or move the folder away to start with an empty database.`
    }
  }
  return null
}

function databaseSentence(code: string, message: string): string | null {
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'CONNECT_TIMEOUT', 'ECONNRESET'].includes(code))
    return `No PostgreSQL answers at DATABASE_URL (${code}). Check its host and port, and that it runs.`
  if (['28P01', '28000'].includes(code)) return 'DATABASE_URL was refused: check its user and password.'
  if (code === '3D000') return 'The database that DATABASE_URL names does not exist. Create it, or change the name.'
  if (code === '42501')
    return `The user of DATABASE_URL needs more rights: it must own the database and may create roles (${message}).`
  return null
}
