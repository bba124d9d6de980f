import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@onward/contracts'
import type { FastifyRequest } from 'fastify'

/** The cookie of the language switch, else what the browser prefers. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = LANGUAGES.find((language) => language === request.cookies?.[LANGUAGE_COOKIE])
  return chosen ?? (/^\s*cy\b/i.test(request.headers['accept-language'] ?? '') ? 'cy' : 'en')
}
