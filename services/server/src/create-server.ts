import { Problem } from '@onward/contracts'
import { openDatabase, pendingMigrations, type Sql } from '@onward/database'
import { tellRefusedFile } from '@onward/service-gateway/health/notices'
import { failurePage } from '@onward/service-gateway/pages/failure'
import { registerPages } from '@onward/service-gateway/pages/plugin'
import { recordOpening } from '@onward/service-gateway/preview/openings'
import { bootSessionReader } from '@onward/service-identity/sessions/boot'
import { ANY_HOST, buildServer, databaseUrlOf, type PortalServer, type ServerOptions } from '@onward/service-kit'
import { clientHeader } from '@onward/service-kit/client-address'
import { openApiDocument } from '@onward/service-kit/openapi'
import type { FastifyInstance } from 'fastify'
import { contactMessages } from './contact-messages'
import { docsPage, docsPolicy } from './docs-page'
import { publicJobs } from './public-jobs'
import { migrationSources, servicesNamed } from './services'

/** `services` defaults to those named in the configuration. */
export type CreateServerOptions = Omit<ServerOptions, 'services'> & Partial<Pick<ServerOptions, 'services'>>

/** The portal's server, or the part of it that this process serves. Not yet listening: `app.listen`, and `app.close` to end. */
export async function createPortalServer(options: CreateServerOptions): Promise<PortalServer> {
  const { config, keys } = options
  const services = options.services ?? servicesNamed(config.services)
  const server = await buildServer({ failurePage, ...options, services })
  const { app, kits, tokens, endpoints } = server

  health(
    app,
    [...kits.values()].map((kit) => kit.db.sql),
  )
  documentation(app, () => openApiDocument(endpoints, config.origin))

  const gateway = kits.get('gateway')
  if (gateway) {
    const nameClient = (ip: string) => clientHeader(keys, ip, (options.clock ?? (() => new Date()))())
    const identity = kits.get('identity')?.db ?? openIdentity()
    await registerPages(app, {
      sql: gateway.db.sql,
      dataDir: config.dataDir,
      origins: config.origins,
      readSession: bootSessionReader({ db: identity, tokens, config }),
      publicJobs: publicJobs(app, config.origin, kits.has('jobs'), nameClient),
      sendContactMessage: contactMessages(app, config.origin, kits.has('messaging'), nameClient),
      minimumPassword: config.passwordMinimum.signUp,
      mailbox: config.mailbox,
      keys,
      onRefusedFile: tellRefusedFile(gateway),
      recordOpening: recordOpening(gateway),
      remoteDevelopment: config.remoteDevelopment,
      now: options.clock ?? (() => new Date()),
    })
  }
  return server

  // Pages tell who is signed in, also where the identity service runs in another process.
  function openIdentity() {
    const db = openDatabase({ url: databaseUrlOf(config, keys, 'identity'), max: 2, applicationName: 'onward pages' })
    app.addHook('onClose', () => db.close())
    return db
  }
}

/** The same, when only the Fastify instance is wanted. */
export const createServer = async (options: CreateServerOptions): Promise<FastifyInstance> =>
  (await createPortalServer(options)).app

/**
 * `live`: the process answers. `ready`: every service reaches its database, and the schema is at least as new as the code; its status is
 * `degraded` while work in the background has failed all its tries, which an administrator can read of.
 */
function health(app: FastifyInstance, connections: readonly Sql[]): void {
  let schemaIsCurrent = false
  app.get('/health/live', { config: ANY_HOST }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'live' }
  })
  app.get('/health/ready', { config: ANY_HOST }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const [first] = connections
    try {
      await Promise.all(connections.map((sql) => sql`select 1`))
      if (first && !schemaIsCurrent) schemaIsCurrent = (await pendingMigrations(first, migrationSources())).length === 0
    } catch (error) {
      app.log.warn({ err: error }, 'not ready')
      throw new Problem('not-ready', { retryAfter: 5 })
    }
    if (!schemaIsCurrent) throw new Problem('not-ready', { text: 'common.database-older', retryAfter: 5 })
    const [work] = first ? await first<{ failed: boolean }[]>`select work.has_given_up() as failed` : []
    return { status: work?.failed ? 'degraded' : 'ready' }
  })
}

function documentation(app: FastifyInstance, read: () => ReturnType<typeof openApiDocument>): void {
  let document: ReturnType<typeof openApiDocument> | undefined
  const current = () => {
    document ??= read()
    return document
  }
  app.get('/api/openapi.json', async () => current())
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8').send(docsPage(current())),
  )
}
