import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@onward/contracts'
import type { FastifyRequest } from 'fastify'

/** The cookie of the language switch, else what the browser prefers. */
export const languageOf = ({ cookies, headers }: FastifyRequest): Language =>
  knownLanguage(cookies?.[LANGUAGE_COOKIE]) ?? preferredLanguage(headers['accept-language']) ?? 'en'

export const knownLanguage = (value: unknown): Language | undefined => LANGUAGES.find((language) => language === value)
/** The first language of an `Accept-Language` header, if the portal has it. */
export const preferredLanguage = (accept: string | undefined): Language | undefined =>
  knownLanguage(/^\s*([a-z]+)\b/i.exec(accept ?? '')?.[1]?.toLowerCase())
