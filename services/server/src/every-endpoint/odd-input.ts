import { randomUUID } from 'node:crypto'
import { type Endpoint, pathOf, problemDetails, problemsOf } from '@onward/contracts'
import * as v from 'valibot'
import { ENDPOINT_TABLE, endpointsUnderTest, fill } from './endpoints-under-test'
import { fitBody } from './fit-bodies'
import { oddUploads } from './odd-uploads'
import { HUGE, ODD_IDS, ODD_QUERIES, ODD_VALUES } from './odd-values'

/** The test file that asks an endpoint: `odd-input-<part>.test.ts`. Workers share them. */
export const partOf = (one: Endpoint): string =>
  one.service === 'jobs' && one.path.startsWith('/employer/') ? 'jobs-employers' : one.service

/** Asks the endpoints of a part with odd input. */
export function testOddInput(part: string): void {
  const { server, headersFor } = endpointsUnderTest()

  it.each(ENDPOINT_TABLE.filter(([, one]) => partOf(one) === part))(
    '%s never answers odd input with a server error',
    async (key, one) => {
      const headers = await headersFor(one)
      const ask = async (what: string, url: string, payload?: string | Buffer | object, more: Record<string, string> = {}) => {
        const answer = await server.app.inject({
          method: one.method,
          url,
          headers: { ...headers, ...more },
          ...(payload !== undefined && { payload }),
        })
        expectAnswered(one, `${key} ${what}`, answer)
      }
      const plain = fill(one, randomUUID())
      if (pathOf(one).includes(':')) for (const odd of ODD_IDS) await ask(`id ${odd.slice(0, 40)}`, fill(one, odd))
      // What takes no query reads none: one odd one shows that.
      const readsQuery = !('entries' in one.query) || Object.keys(Object(one.query.entries)).length > 0
      for (const query of readsQuery ? ODD_QUERIES : ODD_QUERIES.slice(0, 1))
        await ask(`?${query.slice(0, 60)}`, `${plain}?${query}`)
      await ask('key', plain, undefined, { 'idempotency-key': 'x'.repeat(201) })
      await ask('cookies', plain, undefined, { cookie: `onward_access=%00; lang=${HUGE.slice(0, 2000)}` })
      await ask('authorization', plain, undefined, { authorization: 'Bearer a.b.c' })
      await ask('accept-language', plain, undefined, { 'accept-language': ';;;q=cy,\u00ff' })
      if (one.method === 'GET') return

      const json = { 'content-type': 'application/json' }
      for (const text of [
        '',
        '{',
        '[]',
        'null',
        '1',
        '"a"',
        '[[[',
        '{"__proto__":{"a":1}}',
        '{"constructor":{"prototype":{}}}',
        '\u0000',
        '{"a":"\\ud800"}',
      ])
        await ask(`body ${text}`, plain, text, json)
      await ask('deep body', plain, `${'['.repeat(5000)}${']'.repeat(5000)}`, json)
      await ask('long body', plain, JSON.stringify({ a: 'x'.repeat(300_000) }), json)
      await ask('not UTF-8', plain, Buffer.from([0x22, 0xff, 0xfe, 0x22]), json)
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/xml',
        'nonsense',
        'multipart/form-data',
        'application/json; charset=utf-16',
      ])
        await ask(`type ${type}`, plain, 'a=b', { 'content-type': type })
      for (const name of Object.keys(fitBody(one))) {
        for (const odd of ODD_VALUES) {
          const text = JSON.stringify({ ...fitBody(one), [name]: odd })
          await ask(`${name}: ${JSON.stringify(odd).slice(0, 40)}`, plain, text, json)
        }
      }
      for (const [what, payload, more] of one.upload ? oddUploads(one.upload.maxBytes) : []) await ask(what, plain, payload, more)
    },
  )
}

/** Anything but a fault of ours; a refusal is problem details whose sentences a person can read. */
function expectAnswered(
  one: Endpoint,
  what: string,
  answer: { statusCode: number; headers: Record<string, unknown>; body: string },
): void {
  if (answer.statusCode < 400) return
  if (answer.statusCode >= 500) throw new Error(`${what} → ${answer.statusCode} ${answer.body}`)
  if (!String(answer.headers['content-type']).startsWith('application/problem+json')) {
    throw new Error(`${what} → ${answer.statusCode} ${answer.headers['content-type']} ${answer.body.slice(0, 200)}`)
  }
  const read = v.safeParse(problemDetails, JSON.parse(answer.body))
  if (!read.success) throw new Error(`${what}: no problem details: ${answer.body.slice(0, 300)}`)
  // An odd address may be that of no endpoint.
  const declared: readonly string[] = [...problemsOf(one), 'method-not-allowed']
  if (!declared.includes(read.output.code)) throw new Error(`${what}: does not say that it may answer ${read.output.code}`)
  const sentences = [read.output.detail, ...(read.output.errors ?? []).map((error) => error.message)]
  for (const sentence of sentences) {
    const isPlain =
      sentence.length < 200 && /^[A-Z]/.test(sentence) && !/Expected|Received|undefined|null|\bat \/|[{}<>]/.test(sentence)
    if (!isPlain) throw new Error(`${what}: not a plain sentence: ${sentence}`)
  }
}
