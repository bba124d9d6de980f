import { HOME_PATHS, type Language, mayAccess, type Role, SIGN_IN_PATHS, VISITOR, type Viewer } from '@onward/contracts'
import type { Keys } from '@onward/service-kit/keys'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPlainPage } from '../pages/plain-page'
import { misfits } from '../registry/fit'
import { isRemote, type LiveFrontEnd, type Person, type Version } from '../registry/resolve'
import { withAll } from '../registry/sets'
import { type Ask, readLive, readVersions } from '../registry/store'
import type { RecordOpening } from './openings'
import { isOpen, mayPreview, openForGuest, openPreview, type StoredPreview, sealForGuest, sealPreview } from './preview'
import { guestPage, type PreviewRefusal, previewRefusalPage } from './preview-pages'
import { isHeldBack, readPreview } from './store'

const COOKIE = 'onward_preview'

export interface PreviewDependencies {
  ask: Ask
  keys: Pick<Keys, 'hash'>
  readSession(request: FastifyRequest): Promise<(Person & { role: Role }) | null>
  languageOf(request: FastifyRequest): Language
  recordOpening: RecordOpening
  now(): Date
}

/** What a browser that opened a preview is shown. */
export interface OpenPreview {
  preview: StoredPreview
  /** The pinned versions; none while they do not fit. */
  versions: Version[]
  /** Why they do not fit what is live now. */
  faults: string[]
}

/** The preview of this browser, when this person may have it and it is neither over nor revoked. */
export async function previewOf(
  request: FastifyRequest,
  person: Person | null,
  live: readonly LiveFrontEnd[],
  { ask, keys, now }: Pick<PreviewDependencies, 'ask' | 'keys' | 'now'>,
): Promise<OpenPreview | null> {
  const preview = await previewIn(request, async () => person, { ask, keys, now })
  return preview && withVersions(ask, preview, live)
}

/** What the cookie names, when it is open and for this person; of a tester without an account, only while nobody is signed in. */
async function previewIn(
  request: FastifyRequest,
  readPerson: () => Promise<Person | null>,
  { ask, keys, now }: Pick<PreviewDependencies, 'ask' | 'keys' | 'now'>,
): Promise<StoredPreview | null> {
  const sealed = request.cookies?.[COOKIE]
  const id = openPreview(sealed, keys, now())
  const guestId = id ? null : openForGuest(sealed, keys, now())
  const known = id ?? guestId
  const preview = known && (await readPreview(ask, known))
  if (!preview || !isOpen(preview, now())) return null
  const person = await readPerson()
  const isTheirs = guestId ? preview.guest !== '' && person === null : mayPreview(preview, person)
  return isTheirs ? preview : null
}

async function withVersions(ask: Ask, preview: StoredPreview, live: readonly LiveFrontEnd[]): Promise<OpenPreview> {
  const versions = await readVersions(ask, preview.pins)
  const lost = preview.pins.filter(({ name, build }) => !versions.some((one) => one.name === name && one.build === build))
  const faults = [
    ...lost.map(({ name, build }) => `${name} ${build} was removed.`),
    ...(lost.length > 0 ? [] : misfits(withAll(live, versions))),
  ]
  return { preview, versions: faults.length > 0 ? [] : versions, faults }
}

/** Whether this request may have files of a version, and whether caches of others may keep them. */
export type FileAccess = 'everybody' | 'preview' | null
export function fileAccess({ ask, keys, readSession, now }: PreviewDependencies) {
  /** What was live once stays open: pages that are open may need its files. */
  const everybodys = new Set<string>()
  return async (request: FastifyRequest, name: string, build: string): Promise<FileAccess> => {
    const key = `${name}/${build}`
    if (everybodys.has(key)) return 'everybody'
    if (!(await isHeldBack(ask, name, build))) {
      if (everybodys.size > 10_000) everybodys.clear()
      everybodys.add(key)
      return 'everybody'
    }
    const preview = await previewIn(request, () => readSession(request), { ask, keys, now })
    return preview?.pins.some((pin) => pin.name === name && pin.build === build) ? 'preview' : null
  }
}

/** `/preview/<link>` pins its versions in this browser; the form of the banner takes them away. */
export async function registerPreviews(app: FastifyInstance, dependencies: PreviewDependencies): Promise<void> {
  const { ask, keys, readSession, languageOf, recordOpening, now } = dependencies
  type Linked = FastifyRequest<{ Params: { sealed: string } }>
  const refusing =
    (request: FastifyRequest, reply: FastifyReply) =>
    (why: PreviewRefusal, code: number, faults: readonly string[] = []) =>
      sendPlainPage(reply, code, (nonce) => previewRefusalPage(why, faults, languageOf(request), nonce))
  app.get('/preview/:sealed', async (request: Linked, reply) => {
    const refused = refusing(request, reply)
    reply.header('cache-control', 'private, no-store')
    const id = openPreview(request.params.sealed, keys, now())
    const preview = id && (await readPreview(ask, id))
    if (!preview || !isOpen(preview, now())) return refused('over', 410)
    const person = await readSession(request)
    if (preview.guest !== '') {
      if (person) return refused('signedIn', 403)
      // A press, because programs that look through mail follow links, and each opening counts.
      return sendPlainPage(reply, 200, (nonce) => guestPage(preview, request.params.sealed, languageOf(request), nonce))
    }
    if (!person)
      return reply.redirect(`${signInOf(preview)}?next=${encodeURIComponent(`/preview/${request.params.sealed}`)}`, 302)
    if (!mayPreview(preview, person)) return refused('notYours', 403)
    const { versions, faults } = await withVersions(ask, preview, await readLive(ask))
    if (faults.length > 0) return refused('misfit', 409, faults)
    await recordOpening(preview, person)
    const expires = preview.expiresAt
    return reply
      .setCookie(COOKIE, sealPreview(preview, keys), { ...cookieOf(request), expires })
      .redirect(startOf(versions, person.role), 303)
  })
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => done(null))
    forms.post('/preview/:sealed', async (request: Linked, reply) => {
      const refused = refusing(request, reply)
      reply.header('cache-control', 'private, no-store')
      const id = openPreview(request.params.sealed, keys, now())
      const preview = id && (await readPreview(ask, id))
      if (!preview || preview.guest === '' || !isOpen(preview, now())) return refused('over', 410)
      if (await readSession(request)) return refused('signedIn', 403)
      const { versions, faults } = await withVersions(ask, preview, await readLive(ask))
      if (faults.length > 0) return refused('misfit', 409, faults)
      if (!(await recordOpening(preview, null))) return refused('usedUp', 410)
      return reply
        .setCookie(COOKIE, sealForGuest(preview, keys), { ...cookieOf(request), expires: preview.expiresAt })
        .redirect(startOf(versions, VISITOR), 303)
    })
    forms.post('/preview/leave', async (request, reply) =>
      reply.clearCookie(COOKIE, cookieOf(request)).header('cache-control', 'no-store').redirect(pageOf(request), 303),
    )
  })
}

/** The first page of a pinned remote that this person may open; else their start page. */
function startOf(versions: readonly Version[], viewer: Viewer): string {
  const pages = versions.filter(isRemote).flatMap(({ portal }) => portal.pages)
  return (
    pages.find(({ path, access }) => !path.includes(':') && mayAccess(access, viewer))?.path ??
    (viewer === VISITOR ? '/' : HOME_PATHS[viewer])
  )
}

function signInOf({ audience: { roles, offices } }: StoredPreview): string {
  if (offices.length > 0 || roles.some((role) => role === 'agent' || role === 'admin')) return SIGN_IN_PATHS.agent
  return roles.includes('employer') ? SIGN_IN_PATHS.employer : SIGN_IN_PATHS.jobseeker
}

/** The page that was left, by the address that the browser names; nothing of another site. */
function pageOf({ headers: { referer = '' }, host }: FastifyRequest): string {
  const url = URL.canParse(referer) ? new URL(referer) : null
  return url && url.host === host ? `/${(url.pathname + url.search).replace(/^[/\\]+/, '')}` : '/'
}

const cookieOf = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const
