import type { BodyOf, Endpoint, ResponseOf } from '@onward/contracts/endpoint'
import { pathOf } from '@onward/contracts/endpoint'
import { PROBLEMS, type ProblemCode, type ProblemDetails } from '@onward/contracts/problem'
import { problemSentence } from '@onward/contracts/problems/problem-sentences'
import * as v from 'valibot'
import { withStrangersTexts } from './strangers-texts'

/** A recorded request. */
export interface Asked<E extends Endpoint = Endpoint> {
  params: Record<string, string>
  query: URLSearchParams
  body: BodyOf<E>
  idempotencyKey: string | null
}
/** Answer of a `raw` endpoint in a story or test. */
export interface FakeFile {
  text: string
  filename: string
}
interface FakeProblem {
  problem: ProblemCode
  errors?: ProblemDetails['errors']
  /** In place of the problem's usual sentence. */
  detail?: string
}
type Answer<E extends Endpoint> = ResponseOf<E> | FakeProblem
interface Served {
  endpoint: Endpoint
  answer(asked: Asked): unknown
}

let isWrittenByStrangers = false
/** Fills every free text of the answers with long words and other scripts, to see whether lists and details have room. */
export const answerWithStrangersTexts = (on: boolean): void => {
  isWrittenByStrangers = on
}

/** Serves one endpoint in stories and tests; an answer `{ problem }` fails as a service would. */
export const serve = <E extends Endpoint>(endpoint: E, answer: (asked: Asked<E>) => Answer<E> | Promise<Answer<E>>): Served => ({
  endpoint,
  answer: answer as Served['answer'],
})

/** A fake network, uploads included: requests are validated by the contracts as services do. Gives the undo. */
export function fakeApi(...served: Served[]): () => void {
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://portal.example')
    const method = init?.method ?? 'GET'
    for (const { endpoint, answer } of served) {
      const params = matched(pathOf(endpoint), url.pathname)
      if (endpoint.method !== method || !params) continue
      const sent = init?.body ? JSON.parse(String(init.body)) : {}
      const body = v.safeParse(endpoint.body, sent)
      if (!body.success) return problem({ problem: 'invalid-input' })
      const idempotencyKey = (init?.headers as Record<string, string> | undefined)?.['idempotency-key'] ?? null
      const result = await answer({ params, query: url.searchParams, body: body.output as never, idempotencyKey })
      if (result !== null && typeof result === 'object' && 'problem' in result) {
        return problem(result as FakeProblem)
      }
      if (endpoint.raw) return file(result as FakeFile)
      const right = v.parse(endpoint.response, result)
      return json(isWrittenByStrangers ? withStrangersTexts(endpoint, right) : right, 200)
    }
    return problem({ problem: 'not-found' })
  }
  const realUploads = globalThis.XMLHttpRequest
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest
  return () => {
    globalThis.fetch = real
    globalThis.XMLHttpRequest = realUploads
  }
}

/** The part of XMLHttpRequest that the client uses, answered by the fake `fetch` as if all bytes were sent. */
class FakeUpload {
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  status = 0
  responseText = ''
  onload?: () => void
  onerror?: () => void
  private asked: [method: string, address: string] = ['POST', '/']

  open(method: string, address: string): void {
    this.asked = [method, address]
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  async send(form: FormData): Promise<void> {
    const fields = [...form].filter(([, value]) => typeof value === 'string')
    const file = form.get('file') as File
    this.upload.onprogress?.({ loaded: file.size, total: file.size })
    try {
      const [method, address] = this.asked
      const body = JSON.stringify(Object.fromEntries(fields))
      const answer = await fetch(address, { method, headers: this.headers, body })
      this.status = answer.status
      this.responseText = await answer.text()
      this.onload?.()
    } catch {
      this.onerror?.()
    }
  }
}

function matched(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const found = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(found)
    else if (part !== found) return null
  }
  return params
}

/** jsdom has no Response; the part that the client reads. */
function json(value: unknown, status: number): Response {
  const text = JSON.stringify(value)
  const answer = { status, ok: status < 300, headers: new Map<string, string>(), text: async () => text }
  return answer as unknown as Response
}

function file({ text, filename }: FakeFile): Response {
  const headers = new Map([['content-disposition', `attachment; filename="${filename}"`]])
  const answer = {
    status: 200,
    ok: true,
    headers,
    text: async () => text,
    blob: async () => new Blob([text]),
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  }
  return answer as unknown as Response
}

function problem({ problem: code, errors, detail }: FakeProblem): Response {
  const status = PROBLEMS[code]
  const title = problemSentence('en', `codes.${code}`)
  const details: ProblemDetails = {
    type: `/problems/${code}`,
    code,
    title,
    status,
    detail: detail ?? title,
    requestId: 'test',
    ...(errors && { errors }),
  }
  return json(details, status)
}
