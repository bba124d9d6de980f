import { type Language, Problem, type ProblemCode, type ProblemDetails, type ProblemText } from '@onward/contracts'
import { fieldSentence, problemSentence, sentenceOf } from '@onward/contracts/problems/problem-sentences'
import { isConnectionLost, TransactionLost } from '@onward/database'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './language'
import { postgresErrorOf } from './log'

/** PostgreSQL's errors for a value that does not fit its column. */
const UNFIT_VALUES = new Set(['22001', '22003', '22007', '22008', '22009', '22021', '22P02', '22P03', '22P05'])
const TRY_AGAIN = new Set(['40001', '40P01'])
/** A statement that took too long, or waited too long for what another holds (`LIMITS` of the database library). */
const CUT_SHORT = new Set(['57014', '55P03'])
/** Errors of a full disk, in PostgreSQL and in the file system. */
const NO_ROOM = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const RETRY_SECONDS = { 'not-ready': 5, 'storage-full': 60 } as const
/** The error code that `auth.begin` raises. */
export const SESSION_ENDED = 'OW401'

/** Whether the whole transaction may be retried. */
export const mayRetry = (error: unknown): boolean =>
  error instanceof TransactionLost || TRY_AGAIN.has(postgresErrorOf(error)?.code ?? '')
export const isSessionEnded = (error: unknown): boolean =>
  postgresErrorOf(error)?.code === SESSION_ENDED || (error instanceof Problem && error.code === 'sign-in-required')

/** The problem for any thrown value. Of server errors it tells no more than the catalogue. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const code = postgresErrorOf(error)?.code
  if (code === SESSION_ENDED) return new Problem('sign-in-required')
  if (code !== undefined && UNFIT_VALUES.has(code)) return new Problem('invalid-input')
  if (code !== undefined && TRY_AGAIN.has(code)) return new Problem('state-conflict', { text: 'common.same-moment' })
  const own = codeOf(error)
  if (NO_ROOM.has(code ?? own ?? '')) return later('storage-full')
  // Class 53: out of memory, connections or other resources.
  if (code?.startsWith('53') || CUT_SHORT.has(code ?? '') || isConnectionLost(error)) return later('not-ready')
  return fromFramework(error, own) ?? new Problem('unexpected', { text: 'common.our-side' })
}

const later = (code: keyof typeof RETRY_SECONDS) => new Problem(code, { retryAfter: RETRY_SECONDS[code] })

function codeOf(error: unknown): string | undefined {
  let at = error as { code?: unknown; cause?: unknown } | undefined | null
  for (let depth = 0; at && depth < 5; depth += 1) {
    if (typeof at.code === 'string') return at.code
    at = at.cause as typeof at
  }
  return undefined
}

const FRAMEWORK: Readonly<Record<string, readonly [ProblemCode, ProblemText?]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['file-too-large', 'common.request-too-large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['malformed-request', 'common.send-json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed-request', 'common.wrong-length'],
  FST_REQ_FILE_TOO_LARGE: ['file-too-large'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['malformed-request', 'common.send-multipart'],
  FST_FILES_LIMIT: ['malformed-request', 'common.one-file'],
  FST_FIELDS_LIMIT: ['malformed-request', 'common.too-many-fields'],
  FST_PARTS_LIMIT: ['malformed-request', 'common.too-many-fields'],
  FST_ERR_BAD_URL: ['malformed-request', 'common.unreadable-address'],
  FST_ERR_MAX_PARAM_LENGTH: ['not-found'],
}

function fromFramework(error: unknown, code: string | undefined): Problem | null {
  const known = code === undefined ? undefined : FRAMEWORK[code]
  if (known) return new Problem(known[0], { text: known[1] })
  const status = error instanceof Error && 'statusCode' in error ? (error as FastifyError).statusCode : undefined
  // Other 4xx refusals of plugins are the sender's fault.
  if (typeof status === 'number' && status >= 400 && status < 500) return new Problem('malformed-request')
  return null
}

/** The response body of a problem, with its sentences in the reader's language. */
export function problemDetailsOf(problem: Problem, requestId: string, language: Language): ProblemDetails {
  return {
    type: `/problems/${problem.code}`,
    code: problem.code,
    title: problemSentence('en', `codes.${problem.code}`),
    status: problem.status,
    detail: sentenceOf(problem, language),
    requestId,
    ...(problem.errors && {
      errors: problem.errors.map((fault) => ({
        field: fault.field,
        message: 'message' in fault ? fieldSentence(language, fault.message) : problemSentence(language, fault.text, fault.facts),
      })),
    }),
    ...(problem.retryAfter !== undefined && { retryAfter: problem.retryAfter }),
  }
}

/** An error page for browsers that opened the address; without scripts and other files. */
export type FailurePage = (request: FastifyRequest) => { html: string; contentSecurityPolicy: string }

/** Answers with problem details, or with `page` to a browser that opened the address; logs server errors, without personal data. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply, page?: FailurePage): FastifyReply {
  const problem = problemOf(error)
  if (isConnectionLost(error)) request.log.warn({ cause: codeOf(error) }, 'the database cannot be reached')
  else if (problem.status >= 500 && !(error instanceof Problem && error.code === 'not-ready'))
    request.log.error({ err: error }, 'request failed')
  else if (!(error instanceof Problem) && postgresErrorOf(error))
    request.log.warn({ err: error }, 'the database refused a request')
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
  reply.code(problem.status).header('cache-control', 'no-store')
  if (page && problem.status >= 500 && opensPage(request)) {
    const { html, contentSecurityPolicy } = page(request)
    return reply.header('content-security-policy', contentSecurityPolicy).type('text/html; charset=utf-8').send(html)
  }
  return reply.type('application/problem+json; charset=utf-8').send(problemDetailsOf(problem, request.id, languageOf(request)))
}

/** Programs and the portal's scripts accept anything or JSON; only address bars and links ask for a page. */
const opensPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '')
