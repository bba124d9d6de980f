import * as v from 'valibot'
import { CircuitBreaker } from './circuit-breaker'

export interface ModelSettings {
  protocol: 'openai-compatible' | 'anthropic'
  /** Address that the protocol's paths follow, such as `https://models.example/v1`. */
  baseUrl: string
  model: string
  apiKey: string
}
export interface ModelLimits {
  /** For one rewording, its second attempt included. */
  timeLimitMs: number
  maxResponseBytes: number
}
const LIMITS: ModelLimits = { timeLimitMs: 20_000, maxResponseBytes: 128 * 1024 }

/** Why a model gave nothing that can be used. */
const MODEL_FAILURES = [
  'misconfigured',
  'circuit-open',
  'timeout',
  'cancelled',
  'unreachable',
  'rate-limited',
  'provider-error',
  'response-too-large',
  'invalid-response',
] as const
export type ModelFailure = (typeof MODEL_FAILURES)[number]

/** As it is asked for; providers refuse schemas with limits. */
const askedReply = v.strictObject({ paragraphs: v.array(v.string()) })
const reply = v.strictObject({
  paragraphs: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(3000))), v.minLength(1), v.maxLength(10)),
})
type Reply = v.InferOutput<typeof reply>

/** A configured language model. It keeps nothing of what it is asked, and its failures carry no content. */
export interface Model {
  generate(
    prompt: { system: string; prompt: string },
    options?: { signal?: AbortSignal },
  ): Promise<{ ok: true; reply: Reply } | { ok: false; failure: ModelFailure }>
}

/** What happened on the wire in one attempt, whatever the library makes of it. */
interface Wire {
  asked: boolean
  status: number | null
  tooLarge: boolean
  broken: boolean
}

/** `fetch` for one attempt: bounded, and never sent on to another address. */
const boundedFetch =
  (wire: Wire, maxBytes: number): typeof fetch =>
  async (input, init) => {
    wire.asked = true
    const response = await fetch(input, { ...init, redirect: 'error' })
    wire.status = response.status
    const chunks: Uint8Array[] = []
    let bytes = 0
    const reader = response.body?.getReader()
    try {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        bytes += part.value.byteLength
        if (bytes > maxBytes) {
          wire.tooLarge = true
          await reader?.cancel()
          throw new Error('response too large')
        }
        chunks.push(part.value)
      }
    } catch (error) {
      wire.broken = !wire.tooLarge
      throw error
    }
    const headers = new Headers(response.headers)
    headers.delete('content-encoding')
    headers.delete('content-length')
    return new Response(new Blob(chunks as BlobPart[]), { status: response.status, statusText: response.statusText, headers })
  }

function failureOf(wire: Wire): ModelFailure {
  if (!wire.asked) return 'misconfigured'
  if (wire.tooLarge) return 'response-too-large'
  if (wire.status === null || wire.broken) return 'unreachable'
  if (wire.status === 429) return 'rate-limited'
  return wire.status >= 400 ? 'provider-error' : 'invalid-response'
}
const isWorthAnotherTry = (wire: Wire): boolean =>
  wire.asked && !wire.tooLarge && (wire.status === null || wire.broken || wire.status >= 500)

/**
 * The model that the settings name. Nothing is loaded or sent before the first request. One request in a row is tried a second time, when the
 * network or the provider failed; after three failed ones the model is left alone for a minute. `now` gives milliseconds.
 */
export function createModel(
  settings: ModelSettings,
  { now, limits }: { now: () => number; limits?: Partial<ModelLimits> },
): Model {
  const { timeLimitMs, maxResponseBytes } = { ...LIMITS, ...limits }
  const breaker = new CircuitBreaker(now)

  async function attempt(prompt: { system: string; prompt: string }, signal: AbortSignal, wire: Wire): Promise<Reply> {
    const [{ generateText, Output }, { toStandardJsonSchema }] = await Promise.all([
      import('ai'),
      import('@valibot/to-json-schema'),
    ])
    const provider = { baseURL: settings.baseUrl, apiKey: settings.apiKey, fetch: boundedFetch(wire, maxResponseBytes) }
    const model =
      settings.protocol === 'anthropic'
        ? (await import('@ai-sdk/anthropic')).createAnthropic(provider)(settings.model)
        : // Without `supportsStructuredOutputs` the schema is not sent.
          (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
            ...provider,
            name: 'configured',
            supportsStructuredOutputs: true,
          })(settings.model)
    const result = await generateText({
      model,
      ...prompt,
      output: Output.object({ schema: toStandardJsonSchema(askedReply) }),
      maxOutputTokens: 2000,
      maxRetries: 0,
      abortSignal: signal,
    })
    return v.parse(reply, result.output)
  }

  return {
    async generate(prompt, options = {}) {
      if (options.signal?.aborted) return { ok: false, failure: 'cancelled' }
      if (!breaker.enter()) return { ok: false, failure: 'circuit-open' }
      const limit = AbortSignal.timeout(timeLimitMs)
      const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
      for (let tries = 1; ; tries++) {
        const wire: Wire = { asked: false, status: null, tooLarge: false, broken: false }
        try {
          const answer = await attempt(prompt, signal, wire)
          breaker.succeeded()
          return { ok: true, reply: answer }
        } catch {
          // The library's errors carry what was sent and received: none of it leaves this place.
          if (options.signal?.aborted) {
            breaker.dropped()
            return { ok: false, failure: 'cancelled' }
          }
          if (!limit.aborted && tries === 1 && isWorthAnotherTry(wire)) continue
          breaker.failed()
          return { ok: false, failure: limit.aborted ? 'timeout' : failureOf(wire) }
        }
      }
    },
  }
}
