import { createHash } from 'node:crypto'
import { BRAND, type Language } from '@onward/contracts'
import {
  type JobListing,
  type JobPosting,
  listPublicJobs,
  type OpenPosting,
  readJobFeed,
  readPublicPosting,
} from '@onward/contracts/jobs/public-jobs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { PageFacts } from './document'

/** Calls a public endpoint of the jobs service, by its path below `/public`; null without an answer. */
export type PublicAnswers = (path: string, ip: string) => Promise<{ status: number; body: string } | null>

const JOB_PAGE = /^\/jobs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i
export const jobIdOf = (path: string): string | null => JOB_PAGE.exec(path)?.[1]?.toLowerCase() ?? null

export interface JobPageFacts {
  about: PageFacts | null
  /** 410 for a closed job, 404 for an unknown one. Null while it is open, and when the jobs service does not answer. */
  gone: 404 | 410 | null
  open?: OpenPosting
}

/** The facts of a job's page. */
export async function pageOfJob(
  ask: PublicAnswers,
  id: string,
  language: Language,
  ip: string,
  origin: string,
): Promise<JobPageFacts> {
  const answer = await ask(`/jobs/${id}?lang=${language}`, ip)
  if (answer?.status === 404) return { about: { title: BRAND, hidden: true }, gone: 404 }
  if (answer?.status !== 200) return { about: null, gone: null }
  const job = v.parse(readPublicPosting.response, JSON.parse(answer.body))
  if (job.state === 'closed') return { about: { title: BRAND, hidden: true }, gone: 410 }
  const url = `${origin}/jobs/${id}`
  return {
    about: {
      title: `${job.title}, ${job.company} · ${BRAND}`,
      description: job.summary,
      canonical: url,
      picture: `${origin}/share.png`,
      data: postingData(job, origin, url),
    },
    gone: null,
    open: job,
  }
}

/** The advert for search engines, with absolute addresses. */
function postingData(
  { posting, listing }: { posting: JobPosting; listing: JobListing },
  origin: string,
  url: string,
): JobPosting {
  const { logo } = listing
  const { hiringOrganization } = posting
  return { ...posting, url, ...(logo && { hiringOrganization: { ...Object(hiringOrganization), logo: `${origin}${logo}` } }) }
}

const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const sitemapXml = (pages: readonly { address: string; changedAt?: string }[]): string =>
  `${XML}<urlset ${SITEMAPS}>${pages
    .map(
      ({ address, changedAt }) =>
        `<url><loc>${escapeXml(address)}</loc>${changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''}</url>`,
    )
    .join('\n')}</urlset>\n`
/** Field names that most job boards' importers read. */
const FEED_FIELDS: readonly (readonly [string, (listing: JobListing, facts: FeedFacts) => string])[] = [
  ['title', ({ title }) => title],
  ['date', ({ postedAt }) => postedAt],
  ['referencenumber', (_, { id }) => id],
  ['url', (_, { url }) => url],
  ['company', ({ company }) => company],
  ['category', ({ department }) => department],
  ['city', ({ place }) => place],
  ['state', ({ county }) => county],
  ['postalcode', ({ postcode }) => postcode],
  ['country', ({ country }) => country],
  ['salary', ({ salary }) => salary],
  ['jobtype', ({ type }) => type],
  ['remotetype', ({ isRemote }) => (isRemote ? 'Work from home' : '')],
  ['expirationdate', ({ closesOn }) => closesOn ?? ''],
  ['description', ({ description }) => description],
]
interface FeedFacts {
  id: string
  url: string
}

/** Open jobs for other job boards: `<source>` with a `<job>` each. Unknown fields are left out. */
export function feedXml(
  origin: string,
  { items, next }: { items: readonly { id: string; listing: JobListing }[]; next: string | null },
): string {
  const element = (name: string, text: string) => (text ? `<${name}>${escapeXml(text)}</${name}>` : '')
  const jobs = items.map(({ id, listing }) => {
    const facts = { id, url: `${origin}/jobs/${id}` }
    return `<job>${FEED_FIELDS.map(([name, value]) => element(name, value(listing, facts))).join('')}</job>`
  })
  const more = next ? element('next', `${origin}/jobs/feed.xml?${new URLSearchParams({ after: next })}`) : ''
  const head = `${element('publisher', BRAND)}${element('publisherurl', `${origin}/`)}${more}`
  return `${XML}<source>${head}${jobs.length > 0 ? `\n${jobs.join('\n')}\n` : ''}</source>\n`
}

export const sitemapIndexXml = (files: readonly string[]): string =>
  `${XML}<sitemapindex ${SITEMAPS}>${files.map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>`).join('\n')}</sitemapindex>\n`

/** Personal pages, forms without use for search engines, and APIs. The job page's own answer may be read. */
const NOT_FOR_SEARCH = [
  '/api/',
  '/account',
  '/activate',
  '/agent/',
  '/alerts/',
  '/applications',
  '/badges/',
  '/cv-builder',
  '/dashboard',
  '/employer/',
  '/interview-practice',
  '/jobs/*/apply',
  '/learning',
  '/messages',
  '/my-data',
  '/notices',
  '/profile',
  '/reset-password',
  '/verify-email',
]
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/jobs/jobs/',
    ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** Public pages that nobody searches for. */
const NOT_LISTED = new Set(['/alerts/unsubscribe', '/under-construction'])

interface PublicFilesDependencies {
  publicJobs: PublicAnswers
  /** The portal as links name it. */
  origin: string
  publicPages(): Promise<string[]>
}

/** /robots.txt, /sitemap.xml and the feed of open jobs. Not cached, so that closed jobs are left out at once. */
export function registerPublicFiles(app: FastifyInstance, { publicJobs, origin, publicPages }: PublicFilesDependencies): void {
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, body: string) => {
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
    // May be stored, and is revalidated before each use, which is cheap when nothing changed.
    reply.header('cache-control', 'public, no-cache').header('etag', etag).header('x-content-type-options', 'nosniff')
    const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
    return known.includes(etag) ? reply.code(304).send() : reply.type(`${type}; charset=utf-8`).send(body)
  }
  /** Passes on the service's refusal, such as too many requests, or that there was no answer. */
  const refused = (reply: FastifyReply, answer: { status: number } | null) =>
    reply
      .code(answer?.status ?? 503)
      .header('retry-after', '60')
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Please try again in a minute.\n')

  app.get('/robots.txt', (request, reply) => send(request, reply, 'text/plain', robotsText(origin)))

  const sitemap = async (request: FastifyRequest, reply: FastifyReply, file: number | null) => {
    const answer = await publicJobs(`/jobs?file=${file ?? 0}`, request.ip)
    if (answer?.status !== 200) return refused(reply, answer)
    const { files, items } = v.parse(listPublicJobs.response, JSON.parse(answer.body))
    if (file !== null && (file >= files || files < 2)) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('There is no such file.\n')
    }
    if (file === null && files > 1) {
      const names = Array.from({ length: files }, (_, i) => `${origin}/sitemap-${i + 1}.xml`)
      return send(request, reply, 'application/xml', sitemapIndexXml(names))
    }
    const listed = (file ?? 0) === 0 ? (await publicPages()).filter((path) => !NOT_LISTED.has(path)).sort() : []
    return send(
      request,
      reply,
      'application/xml',
      sitemapXml([
        ...listed.map((path) => ({ address: `${origin}${path}` })),
        ...items.map(({ id, changedAt }) => ({ address: `${origin}/jobs/${id}`, changedAt })),
      ]),
    )
  }
  app.get('/sitemap.xml', (request, reply) => sitemap(request, reply, null))
  app.get<{ Params: { file: string } }>('/sitemap-:file(^[1-9]\\d{0,2}$).xml', (request, reply) =>
    sitemap(request, reply, Number(request.params.file) - 1),
  )

  type FeedRequest = FastifyRequest<{ Querystring: { after?: string } }>
  const feedOf = async (request: FeedRequest) => {
    const { after } = request.query
    const asked = typeof after === 'string' ? `?${new URLSearchParams({ after })}` : ''
    return publicJobs(`/feed${asked}`, request.ip)
  }
  app.get('/jobs/feed.xml', async (request: FeedRequest, reply) => {
    const answer = await feedOf(request)
    if (answer?.status !== 200) return refused(reply, answer)
    const feed = v.parse(readJobFeed.response, JSON.parse(answer.body))
    return send(request, reply, 'application/xml', feedXml(origin, feed))
  })
  app.get('/jobs/feed.json', async (request: FeedRequest, reply) => {
    const answer = await feedOf(request)
    if (answer?.status !== 200) return refused(reply, answer)
    const { items, next } = v.parse(readJobFeed.response, JSON.parse(answer.body))
    const feed = {
      title: `Open jobs on ${BRAND}`,
      home: `${origin}/`,
      ...(next && { next: `${origin}/jobs/feed.json?${new URLSearchParams({ after: next })}` }),
      jobs: items.map(({ id, posting }) => ({ ...posting, url: `${origin}/jobs/${id}` })),
    }
    return send(request, reply, 'application/json', JSON.stringify(feed))
  })
}
