import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { type Endpoint, Problem, pathMatches, pathOf, type ServiceName } from '@onward/contracts'
import { connectionFor, type Database, LOGIN_ROLES, openDatabase, type Principal } from '@onward/database'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { auditRoutes } from './audit'
import { serveEndpoint } from './call'
import { CLIENT_HEADER, clientNamedIn } from './client-address'
import { type Config, ConfigError } from './config'
import { registerCookies } from './cookies'
import { type FileStore, folderStore } from './files'
import { type Background, createBackground } from './jobs'
import { type Keys, rolePassword } from './keys'
import type { EventHandler, Log, ServiceDefinition, ServiceKit } from './kit'
import { createLog } from './log'
import { type MailTransport, noMail, smtpTransport } from './mail'
import { refuseForeignHost, refuseForeignOrigin } from './origin'
import { refuseOfWorker, refuseWhenBusy } from './pressure'
import { type FailurePage, sendProblem } from './problems'
import { createRateCounter, rateStore, takeFromDatabase } from './rate-limit'
import { type AccessTokens, accessTokenOf, registerAccessTokens } from './session'
import { shapeRoutes } from './shapes'
import { noSms, notifyTransport, type SmsTransport } from './sms'
import { dropRestOfBody } from './upload'

export interface ServerOptions {
  config: Config
  services: readonly ServiceDefinition[]
  keys: Keys
  clock?: () => Date
  log?: Log
  mail?: MailTransport
  sms?: SmsTransport
  files?: FileStore
  /** False leaves events, tasks and crons to other processes, as `RUN=web` does. */
  runJobs?: boolean
  failurePage?: FailurePage
}

export interface PortalServer {
  app: FastifyInstance
  kits: ReadonlyMap<ServiceName, ServiceKit>
  /** Every endpoint served here, for OpenAPI. */
  endpoints: readonly Endpoint[]
  tokens: AccessTokens
  background: Background
}

/** Roles of the database: one per service, one for the runner. */
export type DatabaseRole = ServiceName | 'worker'

/** Connection of a role: its own setting, or derived from the owner's. Throws a ConfigError without either. */
export function databaseUrlOf(config: Config, keys: Keys, role: DatabaseRole): string {
  const given = config.databaseUrls[role]
  if (given) return given
  if (!config.databaseUrl) throw new ConfigError(`Set DATABASE_URL or DATABASE_URL_${role.toUpperCase()}.`)
  return connectionFor(config.databaseUrl, `onward_${role}`, rolePassword(keys, `onward_${role}`))
}

/** Passwords of all roles, for the migrations that create them. */
export const rolePasswords = (keys: Keys): Record<string, string> =>
  Object.fromEntries(LOGIN_ROLES.map((role) => [role, rolePassword(keys, role)]))

const READY_MS = 10 * 60_000

const principalKey = Symbol('principal')
type WithPrincipal = FastifyRequest & { [principalKey]?: Principal | null }

/** A Fastify server with the given services below `/api/<name>`, not yet listening. `app.close()` stops everything it started. */
export async function buildServer(options: ServerOptions): Promise<PortalServer> {
  const { config, services, keys, clock = () => new Date() } = options
  const log = options.log ?? createLog(config.logLevel)
  const sms = options.sms ?? (config.notify ? notifyTransport(config.notify) : noSms)
  const mail = options.mail ?? (config.smtpUrl ? smtpTransport(config.smtpUrl, config.mailFrom) : noMail)
  const files = options.files ?? folderStore(path.join(config.dataDir, 'files'))

  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    // Our own log line has the route and never the address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: typeof config.trustProxy === 'number' ? hopsBelow(config.trustProxy) : config.trustProxy,
    requestTimeout: 300_000,
    // Work before requests come, such as reading the board of a country, takes longer than the usual ten seconds.
    pluginTimeout: READY_MS,
    bodyLimit: 256 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id)
      sendProblem(error, request as FastifyRequest, reply as FastifyReply)
    },
    return503OnClosing: false,
  })
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, options.failurePage))
  app.setNotFoundHandler((request, reply) => sendProblem(new Problem('not-found'), request, reply))
  readJson(app)
  await registerCookies(app, config)
  // Compressed for slow connections. Published files are compressed beforehand.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(helmet, {
    // Pages have a policy of their own (gateway); an API answer is never a page.
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } },
    hsts: config.secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  const tokens = await registerAccessTokens(app, keys)
  const principalOf = (request: WithPrincipal): Principal | null => {
    if (request[principalKey] === undefined) {
      const token = accessTokenOf(request)
      request[principalKey] = token === null ? null : tokens.read(token, clock())
    }
    return request[principalKey]
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const client = clientNamedIn(request.headers[CLIENT_HEADER], keys, clock())
    if (client) Object.defineProperty(request, 'ip', { value: client })
    refuseForeignHost(request, reply, config)
    refuseForeignOrigin(request, config)
    if (config.run === 'worker') refuseOfWorker(request)
  })
  await refuseWhenBusy(app, config)
  app.addHook('onResponse', async (request, reply) => {
    dropRestOfBody(request)
    const { url: route } = request.routeOptions
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, route: route ?? '(none)', status: reply.statusCode, ms }, 'request')
  })

  const endpoints: Endpoint[] = []
  const kits = new Map<ServiceName, ServiceKit>()
  const background = createBackground({ log, workerUrl: () => databaseUrlOf(config, keys, 'worker') })
  const readyWork: (() => Promise<void>)[] = []

  for (const definition of services) {
    const { name } = definition
    const db: Database = openDatabase({
      url: databaseUrlOf(config, keys, name),
      max: config.poolSize,
      applicationName: `onward ${name}`,
    })
    // Registered first, so closed last: services may need the database while they close.
    app.addHook('onClose', () => db.close())
    await app.register(
      async (scope) => {
        await scope.register(multipart)
        await scope.register(rateLimit, {
          global: false,
          store: rateStore(createRateCounter(takeFromDatabase(db))),
          errorResponseBuilder: (_request, context) =>
            new Problem('too-many-requests', {
              text: 'common.try-later',
              retryAfter: Math.max(1, Math.ceil(context.ttl / 1000)),
            }),
        })
        const kit: ServiceKit = {
          name,
          app: scope,
          db,
          config,
          clock,
          log: log.child({ service: name }),
          mail,
          sms,
          files,
          keys,
          tokens,
          principalOf,
          handle(endpoint, handler) {
            if (endpoint.service !== name) throw new Error(`${pathOf(endpoint)} is not an endpoint of ${name}`)
            endpoints.push(endpoint)
            serveEndpoint(
              { app: scope, db, keys, clock, principalOf, rateFactor: config.rateFactor, confirmMinutes: config.confirmMinutes },
              endpoint,
              handler,
            )
          },
          onEvent: (type, handler, options) => background.onEvent(name, db, type, handler as EventHandler<typeof type>, options),
          task: (task, kind, handler) => background.task(name, task, kind, handler),
          cron: (task, schedule, handler) => background.cron(name, task, schedule, handler),
          onReady: (work) => void readyWork.push(work),
          onClose: (work) => void scope.addHook('onClose', async () => work()),
        }
        kits.set(name, kit)
        await definition.register(kit)
        auditRoutes(kit, name, definition)
        shapeRoutes(kit, name, endpoints)
      },
      { prefix: `/api/${name}` },
    )
  }

  app.all('/api', (request, reply) => answerUnknown(endpoints, request, reply))
  app.all('/api/*', (request, reply) => answerUnknown(endpoints, request, reply))
  app.addHook('onClose', async () => mail.close())
  app.addHook('onReady', async () => {
    for (const work of readyWork) await work()
    if (options.runJobs !== false && config.run !== 'web') await background.start()
  })
  // Stop jobs before anything that they use is closed.
  app.addHook('preClose', () => background.stop())
  return { app, kits, endpoints, tokens, background }
}

const hopsBelow = (hops: number) => (_address: string, hop: number) => hop < hops

/** JSON only; an empty body counts as none. */
function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, typeof body === 'string' ? body : body.toString(), (error, value) =>
      error ? done(new Problem('malformed-request', { text: 'common.not-json' })) : done(null, value),
    )
  })
}

function answerUnknown(endpoints: readonly Endpoint[], request: FastifyRequest, reply: FastifyReply) {
  const [pathname = ''] = request.url.split('?')
  const methods = endpoints.filter((endpoint) => pathMatches(pathOf(endpoint), pathname)).map((endpoint) => endpoint.method)
  if (methods.length === 0) return sendProblem(new Problem('not-found'), request, reply)
  reply.header('allow', [...new Set(methods)].join(', '))
  return sendProblem(new Problem('method-not-allowed'), request, reply)
}
