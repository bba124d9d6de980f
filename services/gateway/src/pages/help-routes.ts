import { randomBytes } from 'node:crypto'
import type { Language } from '@onward/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_TEXTS } from '../texts/defaults'
import { byKind, type TextVersion } from '../texts/store'
import { ABROAD_PATH, abroadPage, abroadPolicy } from './abroad'
import { CRISIS_PATH, crisisPage, crisisPolicy, HARMLESS_PAGE, LEAVE_PATH } from './crisis'

/** Longer than a database that works takes. */
const PATIENCE_MS = 1_000

type HelpTexts = Pick<typeof DEFAULT_TEXTS, 'crisis' | 'money' | 'abroad'>
interface HelpDependencies {
  readTexts(): Promise<TextVersion[]>
  languageOf(request: FastifyRequest): Language
  now(): Date
}

/**
 * Pages of help that work without a script or a session: crisis and the way out of it, and qualifications from abroad. Nothing records who
 * opened them; none reads a session or sets a cookie.
 */
export function registerHelpPages(app: FastifyInstance, { readTexts, languageOf, now }: HelpDependencies): void {
  let last: HelpTexts = DEFAULT_TEXTS
  /** Those of administrators; the last ones, or the portal's own, where the database does not answer. */
  const textsNow = async (): Promise<HelpTexts> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS)
    })
    const read = readTexts().catch(() => null)
    const found = await Promise.race([read, late]).finally(() => clearTimeout(timer))
    if (!found) return last
    const { crisis, money, abroad } = byKind(found)
    last = { crisis: crisis.entries, money: money.entries, abroad: abroad.entries }
    return last
  }
  const send = (reply: FastifyReply, policy: string, html: string) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html)
  const nonceOf = () => randomBytes(16).toString('base64')
  app.get(CRISIS_PATH, async (request, reply) => {
    const nonce = nonceOf()
    return send(reply, crisisPolicy(nonce), crisisPage(languageOf(request), nonce, await textsNow(), now()))
  })
  app.get(ABROAD_PATH, async (request, reply) => {
    const nonce = nonceOf()
    const { abroad } = await textsNow()
    return send(reply, abroadPolicy(nonce), abroadPage(languageOf(request), nonce, abroad, now()))
  })
  app.get(LEAVE_PATH, (_request, reply) =>
    reply
      .header('cache-control', 'private, no-store')
      .header('clear-site-data', '"cache"')
      .header('referrer-policy', 'no-referrer')
      .redirect(HARMLESS_PAGE, 303),
  )
}
