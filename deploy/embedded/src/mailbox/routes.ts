import { LANGUAGE_COOKIE, Problem } from '@onward/contracts'
import { ANY_HOST, isLoopback } from '@onward/service-kit'
import { knownLanguage } from '@onward/service-kit/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageFrom, listPage, MAILBOX_POLICY, mailPage } from './pages'
import type { MailStore } from './store'

const MAX_LISTED = 200

/** What proxies add. Some add only one of them, and each can be spelled as a proxy likes. */
const FORWARDED =
  /^(?:forwarded|via|cdn-loop|x-(?:forwarded|original|real|client|cluster|envoy)\b.*|(?:true|cf|fastly|fly)-(?:client|connecting)-ip)$/
/** The socket and the raw header decide, not what a trusted proxy says of them. */
const isFromThisMachine = ({ raw }: FastifyRequest): boolean =>
  isLoopback(raw.socket.remoteAddress?.replace(/^::ffff:/i, '')) &&
  isLoopback(raw.headers.host) &&
  !Object.keys(raw.headers).some((name) => FORWARDED.test(name))

/** Emails with links that open accounts are for the person at this machine: for everybody else, and through a proxy, there is no mailbox. */
const LOCAL = {
  config: ANY_HOST,
  onRequest: async (request: FastifyRequest) => {
    if (!isFromThisMachine(request)) throw new Problem('not-found')
  },
}

/** Adds `/mailbox` to the server; see `hasMailbox` for when. */
export function registerMailbox(app: FastifyInstance, store: MailStore): void {
  const answer = (reply: FastifyReply, html: string) =>
    reply
      .header('content-security-policy', MAILBOX_POLICY)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html)

  /** `?language=` sets the cookie of the portal's language switch and takes itself out of the address. */
  const switched = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const { language } = request.query as { language?: string }
    if (!knownLanguage(language)) return false
    const [path = '/mailbox'] = request.url.split('?')
    reply.header('set-cookie', `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`).redirect(path, 303)
    return true
  }
  const languageOf = ({ headers }: FastifyRequest) => languageFrom(headers.cookie, headers['accept-language'])

  app.get('/mailbox', LOCAL, async (request, reply) => {
    if (switched(request, reply)) return reply
    return answer(reply, listPage(await store.list(MAX_LISTED), languageOf(request)))
  })
  app.get<{ Params: { id: string } }>('/mailbox/:id', LOCAL, async (request, reply) => {
    if (switched(request, reply)) return reply
    const mail = await store.read(request.params.id)
    return answer(reply.code(mail ? 200 : 404), mailPage(mail, request.params.id, languageOf(request)))
  })
}
