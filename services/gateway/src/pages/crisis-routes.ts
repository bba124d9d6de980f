import { randomBytes } from 'node:crypto'
import type { Language } from '@onward/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { byKind, type TextVersion } from '../texts/store'
import { CRISIS_DEFAULTS, CRISIS_PATH, type CrisisTexts, crisisPage, crisisPolicy, HARMLESS_PAGE, LEAVE_PATH } from './crisis'

/** Longer than a database that works takes. */
const PATIENCE_MS = 1_000

interface CrisisDependencies {
  readTexts(): Promise<TextVersion[]>
  languageOf(request: FastifyRequest): Language
  now(): Date
}

/** The crisis page and the way out of it. Nothing records who opened them; neither reads a session or sets a cookie. */
export function registerCrisisPage(app: FastifyInstance, { readTexts, languageOf, now }: CrisisDependencies): void {
  let last: CrisisTexts = CRISIS_DEFAULTS
  /** Those of administrators; the last ones, or the portal's own, where the database does not answer. */
  const textsNow = async (): Promise<CrisisTexts> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS)
    })
    const read = readTexts().catch(() => null)
    const found = await Promise.race([read, late]).finally(() => clearTimeout(timer))
    if (!found) return last
    const { crisis, money } = byKind(found)
    last = { crisis: crisis.entries, money: money.entries }
    return last
  }
  app.get(CRISIS_PATH, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', crisisPolicy(nonce))
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(crisisPage(languageOf(request), nonce, await textsNow(), now()))
  })
  app.get(LEAVE_PATH, (_request, reply) =>
    reply
      .header('cache-control', 'private, no-store')
      .header('clear-site-data', '"cache"')
      .header('referrer-policy', 'no-referrer')
      .redirect(HARMLESS_PAGE, 303),
  )
}
