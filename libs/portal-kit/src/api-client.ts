import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResponseOf } from '@onward/contracts/endpoint'
import type { SessionUser } from '@onward/contracts/identity/identity'
import type { FieldProblem, ProblemDetails } from '@onward/contracts/problem'
import { callSucceeded } from './call-listener'
import { refuseUndeclared } from './declared-calls'
import type { Caller } from './portal-context'

/** `network`: no answer. `problem`: problem details of the service. `http`: any other answer. `aborted`: cancelled. */
export type ApiErrorKind = 'network' | 'problem' | 'http' | 'aborted'

/** Why a call failed. `message` is for logs; `useErrorText` gives the sentence for people. */
export class ApiError extends Error {
  /** Identifies the action: the same for each of its attempts. */
  action?: string
  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly status = 0,
    readonly problem?: ProblemDetails,
  ) {
    super(message)
    this.name = 'ApiError'
  }
  /** Stable code of the problem catalogue, such as `invalid-input`. */
  get code(): string | undefined {
    return this.problem?.code
  }
  get fieldErrors(): readonly FieldProblem[] {
    return this.problem?.errors ?? []
  }
  /** Another attempt may succeed: no answer, or the service has a temporary fault. */
  get transient(): boolean {
    return this.kind === 'network' || [502, 503, 504].includes(this.status)
  }
}

export interface UploadProgress {
  sentBytes: number
  totalBytes: number
}

type Part<Name extends string, T> = Record<never, never> extends T ? { [K in Name]?: T } : { [K in Name]: T }
export type CallInput<E> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyInputOf<E>> & {
    /** For endpoints with `upload`. */
    file?: File
    /** Bytes sent to the server. */
    onProgress?: (progress: UploadProgress) => void
    /** Repeats of one submit have the same key; see `createSubmission`. Without it each call is a submit of its own. */
    idempotencyKey?: string
    signal?: AbortSignal
  }
type InputArguments<E> = Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: File
  onProgress?: (progress: UploadProgress) => void
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Address of an endpoint, for links and downloads. */
export function addressOf<E extends Endpoint>(endpoint: E, input: Pick<LooseInput, 'params' | 'query'> = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== '') query.append(name, String(each))
    }
  }
  const search = query.toString()
  return `/api/${endpoint.service}${path}${search && '?'}${search}`
}

/**
 * Calls an endpoint and gives its answer. Throws `ApiError`. An expired access token is refreshed once and the call repeated with the same
 * idempotency key; when the session is over, the portal is notified and the 401 thrown. When the refresh gets no answer, that is thrown:
 * nobody is signed out by being offline.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: InputArguments<E>): Promise<ResponseOf<E>> {
  return (await callAs(null, endpoint, (input ?? {}) as LooseInput)) as ResponseOf<E>
}

/** The same for a remote whose code is in no stack, because a hook calls for it. */
export async function callAs(caller: Caller | null, endpoint: Endpoint, input: LooseInput): Promise<unknown> {
  const response = await request(endpoint, input, { caller })
  return response.body ? JSON.parse(response.body) : {}
}

/** Fetches a file to show, such as a picture. Throws `ApiError`. */
export async function fetchFile<E extends Endpoint>(endpoint: E, ...[input]: InputArguments<E>): Promise<Blob> {
  const response = await request(endpoint, (input ?? {}) as LooseInput, { asBlob: true })
  return response.blob ?? new Blob([])
}

/** Fetches a file and offers it as a download. */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: { params?: ParamsOf<E>; query?: QueryInputOf<E>; body?: BodyInputOf<E>; signal?: AbortSignal },
  fallbackName: string,
): Promise<void> {
  const response = await request(endpoint, input as LooseInput, { asBlob: true })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(response.blob ?? new Blob([]))
  link.download = filenameIn(response.disposition) ?? fallbackName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** File name of a `Content-Disposition` header. */
export function filenameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] || null
}

/**
 * Idempotency keys of one form: the same while the same input is retried, a new one after success (`done`) or with other input. So a lost
 * answer creates nothing twice.
 */
export function createSubmission(): { keyFor(input: unknown): string; done(): void } {
  let known: { fingerprint: string; key: string } | null = null
  return {
    keyFor(input) {
      const fingerprint = JSON.stringify(input, (_name, value) =>
        value instanceof File ? [value.name, value.size, value.lastModified] : value,
      )
      if (known?.fingerprint !== fingerprint) known = { fingerprint, key: randomKey() }
      return known.key
    },
    done() {
      known = null
    },
  }
}

/** UUID v4; `crypto.randomUUID` is missing on plain-http addresses. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const MAX_SENT_KEYS = 100
const sentKeys = new Set<string>()
function remember(key: string): void {
  sentKeys.delete(key)
  sentKeys.add(key)
  if (sentKeys.size > MAX_SENT_KEYS) sentKeys.delete([...sentKeys][0] ?? '')
}

/** Whether a write with this idempotency key was sent by this page. */
export const wasSentHere = (idempotencyKey: string): boolean => sentKeys.has(idempotencyKey)

interface RawAnswer {
  status: number
  body: string
  blob?: Blob
  disposition: string | null
}

interface Asking {
  asBlob?: boolean
  caller?: Caller | null
}
async function request(endpoint: Endpoint, input: LooseInput, { asBlob = false, caller = null }: Asking): Promise<RawAnswer> {
  const action = `${endpoint.method} ${addressOf(endpoint, input.params ? { params: input.params } : {})}`
  try {
    refuseUndeclared(endpoint, caller)
    const answer = await authorised(endpoint, input, asBlob)
    callSucceeded(action)
    return answer
  } catch (error) {
    throw error instanceof ApiError ? Object.assign(error, { action }) : error
  }
}

/** Renews an expired access token and repeats the call. */
async function authorised(endpoint: Endpoint, input: LooseInput, asBlob: boolean): Promise<RawAnswer> {
  const key = endpoint.method === 'GET' ? undefined : (input.idempotencyKey ?? randomKey())
  if (key) remember(key)
  // During a refresh a call would only be refused.
  if (running) await running
  const first = await send(endpoint, input, key, asBlob)
  const failure = failureOf(first)
  if (!failure) return first
  if (failure.code === 'confirmation-needed' && (await confirm())) {
    const confirmed = await send(endpoint, input, key, asBlob)
    const refusal = failureOf(confirmed)
    if (refusal) throw refusal
    return confirmed
  }
  if (failure.code !== 'sign-in-required') throw failure
  const refreshed = await refreshAccess()
  if (refreshed === 'ended') {
    listeners.onSessionEnded()
    throw failure
  }
  // One for each call: calls that waited for the same refresh name their own actions.
  if (refreshed !== 'refreshed') throw new ApiError(refreshed.kind, refreshed.message, refreshed.status, refreshed.problem)
  const second = await send(endpoint, input, key, asBlob)
  const secondFailure = failureOf(second)
  if (secondFailure?.code === 'sign-in-required') listeners.onSessionEnded()
  if (secondFailure) throw secondFailure
  return second
}

function failureOf(answer: RawAnswer): ApiError | null {
  if (answer.status >= 200 && answer.status < 300) return null
  try {
    const problem = JSON.parse(answer.body) as ProblemDetails
    if (typeof problem.code === 'string') return new ApiError('problem', problem.detail, answer.status, problem)
  } catch {
    // Not JSON: from a proxy between the portal and its services.
  }
  return new ApiError('http', `The server answered ${answer.status}`, answer.status)
}

function send(endpoint: Endpoint, input: LooseInput, key: string | undefined, asBlob: boolean): Promise<RawAnswer> {
  const address = addressOf(endpoint, input)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (key) headers['idempotency-key'] = key
  if (input.file) return sendFile(endpoint, address, headers, { ...input, file: input.file })
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin', signal: input.signal ?? null }
  if (input.body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(input.body)
  }
  return sendJson(address, init, asBlob)
}

async function sendJson(address: string, init: RequestInit, asBlob: boolean): Promise<RawAnswer> {
  try {
    const response = await fetch(address, init)
    const disposition = response.headers.get('content-disposition')
    if (asBlob && response.ok) return { status: response.status, body: '', blob: await response.blob(), disposition }
    return { status: response.status, body: await response.text(), disposition }
  } catch (error) {
    throw init.signal?.aborted ? aborted() : unreachable(error)
  }
}

/** XMLHttpRequest, because fetch reports no upload progress. */
function sendFile(
  endpoint: Endpoint,
  address: string,
  headers: Record<string, string>,
  { file, body, onProgress, signal }: LooseInput & { file: File },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
      if (value !== undefined && value !== null) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
    }
    form.append('file', file, file.name)
    const http = new XMLHttpRequest()
    http.open(endpoint.method, address)
    for (const [name, value] of Object.entries(headers)) http.setRequestHeader(name, value)
    http.upload.onprogress = ({ loaded, total }) => onProgress?.({ sentBytes: loaded, totalBytes: total || file.size })
    http.onload = () => resolve({ status: http.status, body: http.responseText, disposition: null })
    http.onerror = () => reject(unreachable(null))
    http.onabort = () => reject(aborted())
    signal?.addEventListener('abort', () => http.abort(), { once: true })
    if (signal?.aborted) return reject(aborted())
    http.send(form)
  })
}

const unreachable = (cause: unknown): ApiError =>
  Object.assign(new ApiError('network', 'We could not reach Onward. Check your connection and try again.'), { cause })
const aborted = (): ApiError => new ApiError('aborted', 'The request was called off')

let askPerson: () => Promise<boolean> = async () => false
let asking: Promise<boolean> | null = null
/** The shell's question whether it is the person themselves; resolves with whether they proved it. */
export function listenToConfirmation(ask: () => Promise<boolean>): void {
  askPerson = ask
}
/** Calls that wait share one question. */
function confirm(): Promise<boolean> {
  asking ??= askPerson().finally(() => {
    asking = null
  })
  return asking
}

// One refresh at a time in this tab, and across tabs.

/** An error: the service did not say whether the session goes on. */
export type Refresh = 'refreshed' | 'ended' | ApiError
export interface RefreshedSession {
  user: SessionUser
  expiresAt: string
}
interface SessionListeners {
  onSessionRefreshed(session: RefreshedSession): void
  onSessionEnded(): void
}
const LAST_REFRESH = 'onward:last-refresh'
const LOCK = 'onward:refresh'

let listeners: SessionListeners = { onSessionRefreshed: () => undefined, onSessionEnded: () => undefined }
let running: Promise<Refresh> | null = null

/** The shell's handlers for a renewed and an ended session. */
export function listenToSession(next: SessionListeners): void {
  listeners = next
}

/** Renews the access token. Concurrent calls share the result. */
export function refreshAccess(): Promise<Refresh> {
  running ??= underLock(refreshUnlessAnotherTabDid(lastRefresh()?.at ?? null)).finally(() => {
    running = null
  })
  return running
}

const underLock = (work: () => Promise<Refresh>): Promise<Refresh> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(LOCK, work) : work()

/** `knownAt`: the latest refresh before queueing; a later one means that another tab has refreshed. */
const refreshUnlessAnotherTabDid = (knownAt: number | null) => async (): Promise<Refresh> => {
  const latest = lastRefresh()
  if (latest && latest.at !== knownAt) {
    listeners.onSessionRefreshed(latest.session)
    return 'refreshed'
  }
  try {
    const { refreshSession } = await import('@onward/contracts/identity/identity')
    const answer = await send(refreshSession, { body: {} }, undefined, false)
    const failure = failureOf(answer)
    // Only the portal's own word ends a session: a network's sign-in page may answer 401 and 403 too.
    if (failure) return failure.problem && (failure.status === 401 || failure.status === 403) ? 'ended' : failure
    const session = JSON.parse(answer.body) as RefreshedSession
    storeRefresh(session)
    listeners.onSessionRefreshed(session)
    return 'refreshed'
  } catch (error) {
    return error instanceof ApiError ? error : unreachable(error)
  }
}

function lastRefresh(): { at: number; session: RefreshedSession } | null {
  try {
    return JSON.parse(localStorage.getItem(LAST_REFRESH) ?? 'null')
  } catch {
    return null
  }
}

function storeRefresh({ user, expiresAt }: RefreshedSession): void {
  try {
    // Only the account's id: nothing personal is stored in the browser.
    const session = { user: { id: user.id }, expiresAt }
    localStorage.setItem(LAST_REFRESH, JSON.stringify({ at: Date.now(), session }))
  } catch {
    // Storage is off: each tab refreshes by itself, which the service tolerates for 30 s.
  }
}
