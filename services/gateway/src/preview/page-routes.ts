import { HOME_PATHS, type Language, mayAccess, Problem, type Role, SIGN_IN_PATHS, VISITOR, type Viewer } from '@onward/contracts'
import type { Keys } from '@onward/service-kit/keys'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPlainPage } from '../pages/plain-page'
import { misfits } from '../registry/fit'
import { readRegistrations } from '../registry/registrations-store'
import { isRemote, type LiveFrontEnd, type Person, type Version } from '../registry/resolve'
import { withAll } from '../registry/sets'
import { type Ask, readLive, readVersions } from '../registry/store'
import type { RecordOpening } from './openings'
import {
  isOpen,
  isPressOf,
  mayPreview,
  openForGuest,
  openPreview,
  pressOf,
  type StoredPreview,
  sealForGuest,
  sealPreview,
} from './preview'
import { guestPage, type PreviewRefusal, previewRefusalPage, questionPage } from './preview-pages'
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

interface Refusal {
  why: PreviewRefusal
  code: number
  faults: readonly string[]
}
/** `/preview/<link>` asks, its form pins its versions in this browser, and the form of the banner takes them away. */
export async function registerPreviews(app: FastifyInstance, dependencies: PreviewDependencies): Promise<void> {
  const { ask, keys, readSession, languageOf, recordOpening, now } = dependencies
  type Linked = FastifyRequest<{ Params: { sealed: string } }>
  const refusing =
    (request: FastifyRequest, reply: FastifyReply) =>
    (why: PreviewRefusal, code: number, faults: readonly string[] = []) =>
      sendPlainPage(reply, code, (nonce) => previewRefusalPage(why, faults, languageOf(request), nonce))
  const signInFirst = (request: Linked, reply: FastifyReply, preview: StoredPreview) =>
    reply.redirect(`${signInOf(preview)}?next=${encodeURIComponent(`/preview/${request.params.sealed}`)}`, 302)
  /** Why it is not opened; of a tester without an account only whether it fits. */
  const refusalFor = async (preview: StoredPreview, person: Person | null): Promise<Refusal | null> => {
    if (person?.role === 'admin') return { why: 'administrator', code: 403, faults: [] }
    if (person && !mayPreview(preview, person)) return { why: 'notYours', code: 403, faults: [] }
    const { faults } = await withVersions(ask, preview, await readLive(ask))
    return faults.length > 0 ? { why: 'misfit', code: 409, faults } : null
  }
  /** What it runs could act as this person, who decides by a press on a page without any script. */
  const question = async (request: Linked, reply: FastifyReply, preview: StoredPreview, { accountId }: Person) => {
    const { sealed } = request.params
    const teams = new Map((await readRegistrations(ask)).map(({ name, team }) => [name, team]))
    const press = pressOf(sealed, accountId, keys)
    return sendPlainPage(reply, 200, (nonce) => questionPage(preview, teams, { sealed, press }, languageOf(request), nonce))
  }
  app.get('/preview/:sealed', async (request: Linked, reply) => {
    const refused = refusing(request, reply)
    reply.header('cache-control', 'private, no-store')
    const id = openPreview(request.params.sealed, keys, now())
    const preview = id && (await readPreview(ask, id))
    if (!preview || !isOpen(preview, now())) return refused('over', 410)
    // Whoever opens it reads the question; a script that fetches it could press.
    if ((request.headers['sec-fetch-dest'] ?? 'document') !== 'document') throw new Problem('origin-refused')
    const person = await readSession(request)
    if (preview.guest !== '') {
      if (person) return refused('signedIn', 403)
      // A press, because programs that look through mail follow links, and each opening counts.
      return sendPlainPage(reply, 200, (nonce) => guestPage(preview, request.params.sealed, languageOf(request), nonce))
    }
    if (!person) return signInFirst(request, reply, preview)
    const faulty = await refusalFor(preview, person)
    return faulty ? refused(faulty.why, faulty.code, faulty.faults) : question(request, reply, preview, person)
  })
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    forms.post('/preview/:sealed', async (request: Linked, reply) => {
      const refused = refusing(request, reply)
      reply.header('cache-control', 'private, no-store')
      const { sealed } = request.params
      const id = openPreview(sealed, keys, now())
      const preview = id && (await readPreview(ask, id))
      if (!preview || !isOpen(preview, now())) return refused('over', 410)
      const person = await readSession(request)
      const isForGuest = preview.guest !== ''
      if (isForGuest && person) return refused('signedIn', 403)
      if (!isForGuest && !person) return signInFirst(request, reply, preview)
      const faulty = await refusalFor(preview, person)
      if (faulty) return refused(faulty.why, faulty.code, faulty.faults)
      const press = request.body instanceof URLSearchParams ? (request.body.get('press') ?? '') : ''
      if (person && !isPressOf(press, sealed, person.accountId, keys)) return question(request, reply, preview, person)
      if (!(await recordOpening(preview, person))) return refused('usedUp', 410)
      return reply
        .setCookie(COOKIE, (isForGuest ? sealForGuest : sealPreview)(preview, keys), {
          ...cookieOf(request),
          expires: preview.expiresAt,
        })
        .redirect(startOf(await readVersions(ask, preview.pins), person?.role ?? VISITOR), 303)
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
