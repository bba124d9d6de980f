import { writeSync } from 'node:fs'
import { Problem } from '@onward/contracts'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Errors whose messages come from the program, never from what a person sent. */
const ERROR_NAMES = new Set([
  'TypeError',
  'ReferenceError',
  'RangeError',
  'AssertionError',
  'Error',
  'FastifyError',
  'ConfigError',
])

interface PostgresFacts {
  code: string
  severity?: string
  schema_name?: string
  table_name?: string
  constraint_name?: string
  routine?: string
  message: string
}

/** The error of PostgreSQL inside whatever wraps it, or null. */
export function postgresErrorOf(error: unknown): PostgresFacts | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && 'severity' in cause && typeof cause.code === 'string') return cause as unknown as PostgresFacts
  }
  return null
}

/**
 * The loggable part of an error, without any value. PostgreSQL and the query builder put parameters into their messages, and
 * parsers parts of the input, so only names and the place in the program are logged.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const stack = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const place = { type: error.name, stack: stack.slice(0, 12).join('\n') }
  const postgres = postgresErrorOf(error)
  if (postgres) {
    const { code, severity, schema_name, table_name, constraint_name, routine } = postgres
    return { ...place, code, severity, schema: schema_name, table: table_name, constraint: constraint_name, routine }
  }
  if (error instanceof Problem) return { ...place, code: error.code }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  // Mail errors carry the server's answer, which quotes the address.
  const foreign = error.message.startsWith('Failed query') || 'responseCode' in error || 'rejected' in error
  const own = ERROR_NAMES.has(error.name) && !foreign
  return { ...place, code, message: own ? error.message : undefined, cause: error.cause ? describeError(error.cause) : undefined }
}

/** JSON lines. No bodies, headers, addresses of people or query strings are ever logged; errors are described without values. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      err: describeError,
      error: describeError,
      // Requests are logged by route pattern, in `server.ts`: their addresses may hold tokens.
      req: () => undefined,
      res: () => undefined,
    },
    // A safety net for fields that should not be logged.
    redact: {
      paths: ['email', 'password', 'token', 'phone', 'firstName', 'lastName', '*.email', '*.password', '*.token', '*.phone'],
      censor: '…',
    },
  }
  return pino(options, destination ?? standardOutput())
}

/** Time for a slow reader to catch up. */
const BUSY_WAIT_MS = 200

/**
 * Writes at once, and drops lines that a full disk or a closed pipe refuses, so that a log neither blocks nor ends the portal. (The
 * logger's own stream keeps such lines in memory and retries them for ever before the process may end.)
 */
function standardOutput(): DestinationStream {
  let wasCut = false
  return {
    write(line) {
      let rest: Buffer = Buffer.from(wasCut ? `\n${line}` : line)
      const giveUpAt = Date.now() + BUSY_WAIT_MS
      while (rest.length > 0) {
        try {
          rest = rest.subarray(writeSync(process.stdout.fd, rest))
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === 'EAGAIN' && Date.now() < giveUpAt) continue
          break
        }
      }
      wasCut = rest.length > 0
    },
  }
}
