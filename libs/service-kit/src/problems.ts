import { PROBLEMS, Problem, type ProblemCode, type ProblemDetails } from '@onward/contracts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { postgresErrorOf } from './log'

/** Refusals of PostgreSQL that come from what was sent: a value that does not fit its column. */
const UNFIT_VALUES = new Set(['22001', '22003', '22007', '22008', '22009', '22021', '22P02', '22P03', '22P05'])
const TRY_AGAIN = new Set(['40001', '40P01'])
const NOT_NOW = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006'])
const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'CONNECTION_DESTROYED',
])
/** What `auth.begin` raises. */
export const SESSION_ENDED = 'OW401'

/** Whether the whole transaction may simply run again. */
export const mayRetry = (error: unknown): boolean => TRY_AGAIN.has(postgresErrorOf(error)?.code ?? '')
export const isSessionEnded = (error: unknown): boolean =>
  postgresErrorOf(error)?.code === SESSION_ENDED || (error instanceof Problem && error.code === 'sign-in-required')

/** Turns whatever was thrown into the problem to answer. Never tells more than the catalogue does about faults of ours. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const code = postgresErrorOf(error)?.code
  if (code === SESSION_ENDED) return new Problem('sign-in-required')
  if (code !== undefined && UNFIT_VALUES.has(code)) return new Problem('invalid-input')
  if (code !== undefined && TRY_AGAIN.has(code))
    return new Problem('state-conflict', 'Someone else changed this at the same moment. Please try again')
  const own = codeOf(error)
  if ((code !== undefined && NOT_NOW.has(code)) || (own !== undefined && CONNECTION.has(own))) {
    return new Problem('not-ready', undefined, undefined, 5)
  }
  return fromFramework(error, own) ?? new Problem('unexpected', 'Something went wrong on our side. Please try again')
}

function codeOf(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return undefined
}

const FRAMEWORK: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['file-too-large', 'The request is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['malformed-request', 'Send JSON, with the header Content-Type: application/json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed-request', 'The request is not as long as it says'],
  FST_REQ_FILE_TOO_LARGE: ['file-too-large', 'The file is too large'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['malformed-request', 'Send the file as multipart/form-data'],
  FST_FILES_LIMIT: ['malformed-request', 'Send one file at a time'],
  FST_FIELDS_LIMIT: ['malformed-request', 'The form has too many fields'],
  FST_PARTS_LIMIT: ['malformed-request', 'The form has too many fields'],
  FST_ERR_BAD_URL: ['malformed-request', 'The address could not be read'],
  FST_ERR_MAX_PARAM_LENGTH: ['not-found', 'Not found'],
}

function fromFramework(error: unknown, code: string | undefined): Problem | null {
  const known = code === undefined ? undefined : FRAMEWORK[code]
  if (known) return new Problem(known[0], known[1])
  const status = error instanceof Error && 'statusCode' in error ? (error as FastifyError).statusCode : undefined
  // Whatever else a plugin refuses with a 4xx of its own is the sender's.
  if (typeof status === 'number' && status >= 400 && status < 500) return new Problem('malformed-request')
  return null
}

export function problemDetailsOf(problem: Problem, requestId: string): ProblemDetails {
  return {
    type: `/problems/${problem.code}`,
    code: problem.code,
    title: PROBLEMS[problem.code].title,
    status: problem.status,
    detail: problem.detail,
    requestId,
    ...(problem.errors && { errors: problem.errors.map((one) => ({ ...one })) }),
    ...(problem.retryAfter !== undefined && { retryAfter: problem.retryAfter }),
  }
}

/** Answers with problem details; logs what is our fault, without personal data. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error)
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
  else if (!(error instanceof Problem) && postgresErrorOf(error))
    request.log.warn({ err: error }, 'the database refused a request')
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(problemDetailsOf(problem, request.id))
}
