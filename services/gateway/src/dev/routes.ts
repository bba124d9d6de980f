import { type Language, Problem, unsafeParts } from '@onward/contracts'
import type { Keys } from '@onward/service-kit/keys'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendPlainPage } from '../pages/plain-page'
import { brokenNavigation, misfits } from '../registry/fit'
import type { LiveFrontEnd } from '../registry/resolve'
import { withStable } from '../registry/roll-back'
import { questionPage, refusalPage } from './dev-pages'
import { DEV_HOURS, type DevRemote, devVersion, openDevRemote, readDevRemote, sealDevRemote } from './dev-remote'

const DEV_COOKIE = 'onward_dev'

export interface DevDependencies {
  /** Whether browsers may take a remote from a development server; a setting of the portal. */
  allowed: boolean
  keys: Pick<Keys, 'hash'>
  readLive(): Promise<LiveFrontEnd[]>
  languageOf(request: FastifyRequest): Language
  now(): Date
}

/** The remote that this browser develops; null for everybody else. */
export const devRemoteOf = (
  request: FastifyRequest,
  { allowed, keys, now }: Pick<DevDependencies, 'allowed' | 'keys' | 'now'>,
): DevRemote | null => (allowed ? openDevRemote(request.cookies?.[DEV_COOKIE], keys, now()) : null)

/** `/kit/dev` asks, its form sets the browser's cookie, `/kit/dev/reset` takes it away. Other origins' forms were refused before. */
export async function registerDevelopment(app: FastifyInstance, dependencies: DevDependencies): Promise<void> {
  const { allowed, keys, readLive, languageOf, now } = dependencies

  /** With what publishing would refuse. */
  async function offered(text: string): Promise<{ remote: DevRemote; faults: string[] } | { remote: null; faults: string[] }> {
    const read = readDevRemote(text)
    if (!read.remote) return read
    const live = await readLive()
    const version = devVersion(read.remote)
    const next = withStable(live, version)
    return {
      remote: read.remote,
      faults: [...unsafeParts(read.remote.manifest), ...misfits(next), ...brokenNavigation(version, next)],
    }
  }
  app.get<{ Querystring: { with?: string } }>('/kit/dev', async (request, reply) => {
    if (!allowed) throw new Problem('not-found')
    const text = request.query.with ?? ''
    const { remote, faults } = await offered(text)
    const language = languageOf(request)
    return remote && faults.length === 0
      ? sendPlainPage(reply, 200, (nonce) => questionPage(remote, text, language, nonce))
      : sendPlainPage(reply, 422, (nonce) => refusalPage(faults, language, nonce))
  })

  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    forms.post('/kit/dev', async (request, reply) => {
      if (!allowed) throw new Problem('not-found')
      // A program's request without an origin is nobody's press of the button.
      if (request.headers.origin === undefined || !(request.body instanceof URLSearchParams)) throw new Problem('origin-refused')
      const { remote, faults } = await offered(request.body.get('with') ?? '')
      const sealed = remote && faults.length === 0 ? sealDevRemote(remote, keys, now()) : null
      if (!remote || !sealed) {
        const tooLong = 'Its pages and navigation are too long for a cookie of this browser: develop it with fewer pages.'
        return sendPlainPage(reply, 422, (nonce) =>
          refusalPage(faults.length > 0 ? faults : [tooLong], languageOf(request), nonce),
        )
      }
      const first = remote.manifest.pages.find(({ path }) => !path.includes(':'))?.path ?? '/'
      return reply
        .setCookie(DEV_COOKIE, sealed, { ...cookieOf(request), maxAge: DEV_HOURS * 3600 })
        .header('cache-control', 'no-store')
        .redirect(first, 303)
    })
    forms.post('/kit/dev/reset', async (request, reply) =>
      reply.clearCookie(DEV_COOKIE, cookieOf(request)).header('cache-control', 'no-store').redirect('/', 303),
    )
  })
}

const cookieOf = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const
