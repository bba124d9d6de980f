import { randomBytes } from 'node:crypto'
import '@fastify/cookie'
import {
  type BootDocument,
  BRAND,
  isShellAlone,
  LANGUAGE_COOKIE,
  type Language,
  LIVE_VERSIONS_PATH,
  type LiveVersions,
  PASSWORD_MIN_AT_SIGN_UP,
  Problem,
  VISITOR,
  type Viewer,
} from '@onward/contracts'
import { assetBase, DEV_BUILD } from '@onward/federation'
import { isHostOf, isLoopback } from '@onward/service-kit'
import type { Keys } from '@onward/service-kit/keys'
import { knownLanguage, preferredLanguage } from '@onward/service-kit/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sql } from 'postgres'
import { devBadge } from '../dev/dev-pages'
import { withDevRemote } from '../dev/dev-remote'
import { devRemoteOf, registerDevelopment } from '../dev/routes'
import { registerAssets } from '../files/asset-routes'
import { registryFiles } from '../files/registry-files'
import type { RefusedFile } from '../files/verified-files'
import { registerKit } from '../kit/routes'
import { reporterOf, signProof } from '../load-events/proof'
import type { RecordOpening } from '../preview/openings'
import { fileAccess, previewOf, registerPreviews } from '../preview/page-routes'
import { previewBanner } from '../preview/preview-pages'
import { seesSlot } from '../registry/cards'
import { readSlots } from '../registry/cards-store'
import { answerFor, type ResolvedRegistry, remotesFor, resolveRegistry, type Version } from '../registry/resolve'
import { withAll } from '../registry/sets'
import { askOf, readLive } from '../registry/store'
import { byKind, changedFrom, readTexts } from '../texts/store'
import { withoutCode } from './alone'
import { BETTER_OFF_PATH, valuesOfBetterOff } from './better-off'
import { announcementIn, officeValues } from './changed-texts'
import { answerContactForm, CONTACT_PATH, type ContactAnswer, emptyContactForm, type SendContactMessage } from './contact-form'
import { declaredCallsReader } from './declared-calls'
import { registerDiscovery } from './discovery'
import { contentSecurityPolicy, renderDocument, underConstruction } from './document'
import { registerFixedFiles } from './fixed-files'
import { registerHelpPages } from './help-routes'
import { jobsOfHome, titleOfSearch } from './home-jobs'
import { valuesOfJob } from './job-page'
import { factsOfPage } from './page-facts'
import { hintReader, type Preload, preloadsFor, styleReader } from './preloads'
import { drawnPage, drawnShellPage, framed, pageReader } from './prerendered'
import { previousReader } from './previous-builds'
import { jobIdOf, type PublicAnswers, pageOfJob, registerPublicFiles } from './public-jobs'

/** Whoever opens a page; language and office stay here. */
type PageSession = NonNullable<BootDocument['session']> & { language: Language; officeId: string | null }

export interface PagesDependencies {
  /** Connection of the gateway's own role. */
  sql: Sql
  /** Versions' files are in `<dataDir>/assets`. */
  dataDir: string
  /** The accepted addresses; links use the first. */
  origins: readonly string[]
  /** The viewer by the session cookie; null for visitors and ended sessions. Reads, never rotates. */
  readSession(request: FastifyRequest): Promise<PageSession | null>
  /** The public answers of the jobs service, in this process or another. */
  publicJobs: PublicAnswers
  /** Sends the contact form of browsers without scripts. */
  sendContactMessage: SendContactMessage
  /** The shortest password of a new account. */
  minimumPassword: number
  /** Whether the embedded mailbox exists. */
  mailbox: boolean
  keys: Pick<Keys, 'hash' | 'notices'>
  /** Told about each file that the gateway refused to serve. */
  onRefusedFile(refused: RefusedFile): Promise<void>
  /** Keeps who opened a preview. */
  recordOpening: RecordOpening
  /** Whether browsers may take a remote from a development server. */
  remoteDevelopment: boolean
  now(): Date
}

/** Serves `/assets/…` and every page that is not an API: the live shell with the viewer's boot document. */
export async function registerPages(
  app: FastifyInstance,
  {
    sql,
    dataDir,
    origins,
    readSession,
    publicJobs,
    sendContactMessage,
    minimumPassword,
    mailbox,
    keys,
    onRefusedFile,
    recordOpening,
    remoteDevelopment,
    now,
  }: PagesDependencies,
): Promise<void> {
  const ask = askOf(sql)
  const readFile = registryFiles(app, ask, dataDir, onRefusedFile)
  const previews = {
    ask,
    keys,
    readSession,
    recordOpening,
    now,
    languageOf: (request: FastifyRequest) => languageOf(request, undefined),
  }
  registerAssets(app, readFile, fileAccess(previews))
  const [origin = ''] = origins
  /** Other hosts were refused before. */
  const originOf = ({ host }: FastifyRequest) => origins.find((one) => isHostOf([one], host)) ?? origin
  const readCalls = declaredCallsReader(ask)
  const readPrevious = previousReader(ask)
  const readHints = hintReader(readFile)
  const readPage = pageReader(readFile)
  const readStyles = styleReader(readFile)
  const development = {
    allowed: remoteDevelopment,
    keys,
    now,
    readLive: () => readLive(ask),
    languageOf: (request: FastifyRequest) => languageOf(request, undefined),
  }
  const viewerRegistry = async (
    session: PageSession | null,
    request: FastifyRequest | null = null,
    pathname: string | null = null,
  ) => {
    const live = await readLive(ask)
    const viewer: Viewer = session?.role ?? VISITOR
    // What is not live has no part in a document that takes a password.
    const isLiveOnly = pathname !== null && isShellAlone(pathname)
    const opened = request && !isLiveOnly ? await previewOf(request, session, live, previews) : null
    const dev = request && !isLiveOnly ? devRemoteOf(request, development) : null
    const pinned = opened?.versions ?? []
    const registry = resolveRegistry(withAll(live, pinned), session)
    const isPinned = ({ name }: Version) => pinned.some((one) => one.name === name)
    const remotes = registry.remotes.map((one) => (isPinned(one.version) ? { ...one, reason: 'preview' } : one))
    const published = { ...registry, remotes }
    return { live, viewer, opened, dev, registry: dev ? withDevRemote(published, dev) : published }
  }
  /** Nobody asks for those of a page without cards. */
  const decisionsFor = async ({ remotes }: ResolvedRegistry, viewer: Viewer) =>
    remotes.some(({ manifest }) => manifest.slots.some(({ slot }) => seesSlot(slot, viewer))) ? readSlots(ask) : []
  const page = async (request: FastifyRequest, reply: FastifyReply, answered: ContactAnswer | null = null) => {
    const url = new URL(request.url, 'http://portal')
    // The result of a form is a page for browsers without scripts; signed-in people have scripts.
    const session = answered ? null : await readSession(request)
    const { viewer, opened, dev, registry } = await viewerRegistry(session, request, url.pathname)
    const isAlone = isShellAlone(url.pathname)
    const nonce = randomBytes(16).toString('base64')
    const language = languageOf(request, session?.language)
    keepLanguage(request, reply)
    reply
      // A page that takes a password is in no window group with others, whose scripts could reach into the window that they open.
      .header('cross-origin-opener-policy', isAlone ? 'same-origin' : 'same-origin-allow-popups')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      // "Near me" needs the position; no other feature of the device is used.
      .header('permissions-policy', 'geolocation=(self), camera=(), microphone=()')
      .header('vary', 'cookie')
    const bytes = registry.shell && (await readFile('shell', registry.shell.version.build, 'index.html'))
    const template = bytes?.toString('utf8')
    if (!registry.shell || !template) {
      return reply
        .code(503)
        .header('content-security-policy', contentSecurityPolicy(originOf(request), nonce, []))
        .header('retry-after', '5')
        .type('text/html; charset=utf-8')
        .send(underConstruction(language, nonce))
    }
    const answer = answerFor(url.pathname, url.search, viewer, registry)
    if (answer.kind === 'redirect') return reply.redirect(answer.to, 302)
    const { version } = registry.shell
    // A visitor has no rights that a call could use.
    const known = remotesFor(registry, viewer, await decisionsFor(registry, viewer))
    const shown = isAlone ? withoutCode(known) : known
    const running = isAlone ? [] : shown
    const calls = session && !dev ? await readCalls([version, ...running]) : null
    const folders = [version, ...running, ...(await readPrevious(running))].map(({ name, build }) => assetBase(name, build))
    reply.header('content-security-policy', contentSecurityPolicy(originOf(request), nonce, folders, dev?.origin))
    const texts = byKind(await readTexts(ask))
    const changed = changedFrom(texts, now())
    const boot: BootDocument = {
      brand: BRAND,
      language,
      styleNonce: nonce,
      session: session && bootSession(session),
      shell: { build: version.build, base: `/assets/shell/${version.build}/`, integrity: version.integrity },
      remotes: shown.map((remote) =>
        dev && remote.build === DEV_BUILD ? { ...remote, entry: dev.origin + remote.entry } : remote,
      ),
      ...(isAlone && { alone: 'shell' }),
      ...(calls && { calls }),
      notFound: !answer.found,
      proof: signProof(keys, reporterOf(keys, request, session?.accountId ?? null, originOf(request)), version.build, now()),
      ...(minimumPassword !== PASSWORD_MIN_AT_SIGN_UP && { minimumPassword }),
      ...(changed && { texts: changed }),
      mailbox: mailbox && isLoopback(request.host),
    }
    const jobId = answer.found ? jobIdOf(url.pathname) : null
    const job = jobId ? await pageOfJob(publicJobs, jobId, language, request.ip, origin) : null
    const home = url.pathname === '/' ? await jobsOfHome(publicJobs, url, language, request.ip) : null
    const facts = answer.found ? (job?.about ?? factsOfPage(url.pathname, language, registry, origin)) : null
    const about = facts && home ? { ...facts, title: titleOfSearch(home, facts.title) } : facts
    // The frame of signed-in people is drawn by scripts only.
    const values = async () => ({
      today: londonDay(),
      ...home,
      ...(url.pathname === CONTACT_PATH && { ...emptyContactForm(), ...officeValues(texts.contact.entries, language) }),
      ...(url.pathname === BETTER_OFF_PATH && valuesOfBetterOff(new Date(), language)),
      ...(job?.open && valuesOfJob(job.open, language, new Date())),
      ...answered?.values,
    })
    // A closed advert has no template values; scripts show it.
    const isDrawn = answer.found && !session && (jobId === null || job?.open !== undefined)
    const drawn = isDrawn ? await drawnPage(url.pathname, language, registry, readPage, await values(), answered?.page) : null
    const body =
      drawn === null
        ? isDrawn
          ? await drawnShellPage(url, language, registry, readPage)
          : null
        : await framed(drawn, url, language, registry, readPage, answered !== null, announcementIn(changed, language))
    if (answered && body === null) return reply.redirect(CONTACT_PATH, 303)
    const preloads = await preloadsFor(url.pathname, version, boot, readHints)
    // What a remote drew is its whole page.
    if (body !== null) boot.later = scriptsOf(preloads)
    if (job?.gone) reply.header('x-robots-tag', 'noindex')
    // Applicants still read a closed job; for everybody else it is gone (410).
    const code = answered ? answered.status : !answer.found ? 404 : job?.gone && !session ? job.gone : 200
    return reply
      .code(code)
      .type('text/html; charset=utf-8')
      .send(
        renderDocument(
          template,
          version,
          boot,
          preloads,
          about,
          body,
          body === null ? undefined : await readStyles(preloads),
          answered === null,
          dev ? devBadge(dev, language, nonce) : '',
          opened ? previewBanner({ ...opened.preview, faults: opened.faults }, language, nonce) : '',
        ),
      )
  }

  registerHelpPages(app, {
    readTexts: () => readTexts(ask),
    languageOf: (request) => languageOf(request, undefined),
    now,
  })
  app.get(LIVE_VERSIONS_PATH, async (request, reply) => {
    const session = await readSession(request)
    const { registry, viewer } = await viewerRegistry(session, request)
    const answer: LiveVersions = {
      shell: registry.shell?.version.build ?? null,
      remotes: Object.fromEntries(
        remotesFor(registry, viewer, await decisionsFor(registry, viewer)).map(({ name, build }) => [name, build]),
      ),
    }
    return reply.header('cache-control', 'private, no-store').header('vary', 'cookie').send(answer)
  })
  registerDiscovery(app, { origin, registryFor: async (request) => viewerRegistry(await readSession(request)) })
  const shellBuild = async () => resolveRegistry(await readLive(ask), null).shell?.version.build ?? null
  registerFixedFiles(app, { read: readFile, shellBuild })
  await registerDevelopment(app, development)
  await registerPreviews(app, previews)
  registerKit(app, { dataDir, keys, shellBuild })
  registerPublicFiles(app, {
    publicJobs,
    origin,
    // Pages without parameters that anybody may read.
    publicPages: async () => [
      ...new Set(
        resolveRegistry(await readLive(ask), null).remotes.flatMap(({ manifest }) =>
          manifest.pages.filter(({ access, path: at }) => access === 'public' && !at.includes(':')).map(({ path: at }) => at),
        ),
      ),
    ],
  })
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    forms.post(CONTACT_PATH, async (request, reply) => {
      if (!(request.body instanceof URLSearchParams)) throw new Problem('malformed-request')
      const { origin: from, 'sec-fetch-site': site } = request.headers
      const headers = { ...(from && { origin: from }), ...(typeof site === 'string' && { 'sec-fetch-site': site }) }
      const language = languageOf(request, undefined)
      const asked = { language, headers, ip: request.ip, send: sendContactMessage }
      return page(request, reply, await answerContactForm(request.body, asked))
    })
  })
  app.get('/', (request, reply) => page(request, reply))
  app.get('/*', (request, reply) => page(request, reply))
}

const scriptsOf = (files: readonly Preload[]) =>
  files.flatMap(({ href, integrity }) => (integrity === null ? [] : [{ href, integrity }]))

/** As the legal pages write it. */
const londonDay = (): string => new Date().toLocaleDateString('en-GB', { timeZone: 'Europe/London' })

const bootSession = ({ language: _language, officeId: _office, ...session }: PageSession): BootDocument['session'] => session

/** The language that an address names: `?lang=cy`. */
const languageIn = ({ url }: FastifyRequest) => knownLanguage(new URL(url, 'http://portal').searchParams.get('lang'))

/** In this order: the address, the cookie of the language switch, the account's language, the browser's preference. */
function languageOf(request: FastifyRequest, account: Language | undefined): Language {
  const preferred = preferredLanguage(request.headers['accept-language'])
  return languageIn(request) ?? knownLanguage(request.cookies?.[LANGUAGE_COOKIE]) ?? account ?? preferred ?? 'en'
}

/** Following pages stay in the language of the address: without scripts its link is the language switch. */
function keepLanguage(request: FastifyRequest, reply: FastifyReply): void {
  const named = languageIn(request)
  if (named)
    reply.setCookie(LANGUAGE_COOKIE, named, {
      path: '/',
      maxAge: ONE_YEAR_S,
      sameSite: 'lax',
      secure: request.protocol === 'https',
    })
}
const ONE_YEAR_S = 31_536_000
