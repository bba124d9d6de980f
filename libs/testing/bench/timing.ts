const TIMES = 100
const WARM_UP = 10

/** One question, asked again and again. */
interface Question {
  url: string
  headers?: Record<string, string>
  /** Asked by POST. */
  body?: object
  times?: number
}

/** Milliseconds of each answer, body read. Throws where one is not an answer. */
export async function timed({ url, headers = {}, body, times = TIMES }: Question): Promise<number[]> {
  const taken: number[] = []
  const sent = body && { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
  for (let time = -Math.min(WARM_UP, times); time < times; time += 1) {
    const asked = performance.now()
    const response = await fetch(url, sent ?? { headers })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${url}: ${response.status} ${answer.slice(0, 200)}`)
    if (time >= 0) taken.push(performance.now() - asked)
  }
  return taken
}

interface Percentiles {
  p50: number
  p95: number
}
export function percentiles(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

/** A line of the figures; beside the bare route's where there is one. */
export function printRow(name: string, { p50, p95 }: Percentiles, bare?: Percentiles): void {
  console.log(`    ${name.padEnd(36)} p50 ${p50.toFixed(1).padStart(6)} ms, p95 ${p95.toFixed(1).padStart(6)} ms`)
  if (bare) console.log(`    ratio  ${(p95 / bare.p95).toFixed(1)} of the bare route’s p95`)
}

/** An access token of a demo account. */
export async function signedIn(origin: string, email: string, password: string): Promise<string> {
  const response = await fetch(`${origin}/api/identity/sign-in?session=token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}
