import { execFile } from 'node:child_process'
import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { FEED_JOBS, SITEMAP_JOBS, searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import { pageOfJob, registerPublicFiles } from '@onward/service-gateway/pages/public-jobs'
import { service } from '@onward/service-jobs/app'
import { jobs, organisations } from '@onward/service-jobs/db/schema'
import { proposeMapping } from '@onward/service-jobs/imports/mapping'
import { readImport } from '@onward/service-jobs/imports/read-file'
import { servicesUnderTest } from '@onward/testing/services'
import { eq, sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import robotsParser from 'robots-parser'
import { parseSitemap } from 'sitemap'
import * as v from 'valibot'
import { publicJobs } from './public-jobs'

const ORIGIN = 'https://onward.example'
const NOW = new Date('2026-11-21T10:00:00.000Z')
let pages: FastifyInstance

const organisationId = crypto.randomUUID()
const [open, closing, draft, expired, remote] = Array.from({ length: 5 }, () => crypto.randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
]
const db = () => server.kit('jobs').db

const { server } = servicesUnderTest({
  services: [service],
  clock: () => NOW,
  config: { rateFactor: 10, origins: [ORIGIN] },
})
beforeAll(async () => {
  await db().withSystem(async (tx) => {
    await tx
      .insert(organisations)
      .values({ id: organisationId, name: 'Calder Care', website: 'https://calder.example', verifiedAt: NOW, createdAt: NOW })
    const job = {
      organisationId,
      state: 'active' as const,
      title: 'Care assistant </script><script>alert(1)</script>',
      company: 'Calder Care',
      location: 'Halifax, HX1 1AB',
      salary: '£12.80 to £13.40 an hour',
      payMinimum: 12.8,
      payMaximum: 13.4,
      payPeriod: 'hour' as const,
      type: 'part-time' as const,
      description: 'Help people at home.\n\nYou will cook & <b>talk</b>.',
      requirements: ['Kindness'],
      contactEmail: 'private@calder.example',
      postedAt: NOW,
    }
    await tx.insert(jobs).values([
      { ...job, id: open, closesOn: '2027-06-30' },
      { ...job, id: closing, title: 'Cook', closesOn: '2026-12-21', lat: 53.72, lon: -1.86 },
      { ...job, id: draft, state: 'draft' as const },
      { ...job, id: expired, closesOn: '2026-11-20' },
      { ...job, id: remote, title: 'Call handler', location: 'Anywhere at all', isRemoteAvailable: true, payPeriod: null },
    ])
  })
  pages = Fastify()
  registerPublicFiles(pages, {
    publicJobs: publicJobs(server.app, ORIGIN, true, () => ({})),
    origin: ORIGIN,
    publicPages: async () => ['/', '/about', '/under-construction'],
  })
  await pages.ready()
})
afterAll(async () => {
  await pages?.close()
})

const ask = () => publicJobs(server.app, ORIGIN, true, () => ({}))
const factsOf = (id: string) => pageOfJob(ask(), id, 'en', '192.0.2.1', ORIGIN)
const addresses = async () => {
  const { body } = await pages.inject('/sitemap.xml')
  return (await parseSitemap(Readable.from([body]))).map(({ url, lastmod }) => ({ url, lastmod }))
}

test('an open job is told as schema.org’s JobPosting with all that search engines require and recommend', async () => {
  const { about, gone } = await factsOf(open)
  expect(gone).toBeNull()
  expect(about).toMatchObject({
    canonical: `${ORIGIN}/jobs/${open}`,
    description: expect.stringMatching(/^£12\.80 to £13\.40 an hour, Halifax, HX1 1AB\. Help people at home\./),
  })
  expect(about?.data).toEqual({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: 'Care assistant </script><script>alert(1)</script>',
    description: '<p>Help people at home.</p><p>You will cook &amp; &lt;b&gt;talk&lt;/b&gt;.</p><ul><li>Kindness</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Calder Care', value: open },
    datePosted: '2026-11-21T10:00:00.000Z',
    // Summer time in June.
    validThrough: '2027-06-30T23:59:59+01:00',
    employmentType: 'PART_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Calder Care', sameAs: 'https://calder.example' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Halifax',
        addressRegion: expect.any(String),
        postalCode: 'HX1 1AB',
        addressCountry: 'GB',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', minValue: 12.8, maxValue: 13.4, unitText: 'HOUR' },
    },
    directApply: true,
    url: `${ORIGIN}/jobs/${open}`,
  })
  expect(JSON.stringify(about)).not.toContain('private@')
})

test('anybody finds open jobs by what and where, in either language, and the newest without either', async () => {
  const search = async (query: Record<string, string>) => {
    const answer = await ask()(`/search?${new URLSearchParams(query)}`, '192.0.2.1')
    return { status: answer?.status, ...v.parse(searchPublicJobs.response, JSON.parse(answer?.body ?? '{}')) }
  }
  const newest = await search({})
  expect(newest.total).toBe(3)
  expect(newest.heading).toBe('3 jobs open now')
  expect(newest.items.map(({ id }) => id)).not.toContain(draft)
  const near = await search({ q: 'cook', where: 'Halifax' })
  expect(near.heading).toBe('1 job for “cook” near Halifax')
  expect(near.items[0]).toEqual({
    id: closing,
    title: 'Cook',
    company: 'Calder Care',
    pay: '£12.80 to £13.40 an hour',
    hours: 'Part-time',
    place: 'Halifax, HX1 1AB, under a mile',
    miles: 0,
    postedAt: expect.stringMatching(/Z$/),
    writtenIn: 'en',
  })
  const welsh = await search({ where: 'Halifax', lang: 'cy' })
  expect(welsh.heading).toMatch(/^\d swydd ger Halifax heddiw$/)
  expect(welsh.items[0]?.pay).toBe('£12.80 i £13.40 yr awr')
  // From home is near everybody, and stands after what one can go to.
  expect(welsh.items.at(-1)).toMatchObject({ id: remote, place: 'Anywhere at all, neu o gartref' })
  // A position is read as its district; a named place takes precedence.
  const here = await search({ q: 'cook', near: '53.72,-1.86' })
  expect(here.items.map(({ id }) => id)).toEqual([closing])
  expect(here.heading).toMatch(/^1 job for “cook” near /)
  expect((await search({ near: '53.72,-1.86', where: 'Cornwall' })).heading).toMatch(/in Cornwall today$/)
  expect((await search({ where: 'Qwertyville' })).note).toContain('We do not know a place called “Qwertyville”.')
  expect(JSON.stringify(newest)).not.toContain('private@')
})

test('a page of the list has a hundred jobs at most, and begins within the first thousand', async () => {
  for (const query of [
    'limit=0',
    'limit=101',
    'within=7',
    'from=-1',
    'from=5000',
    'from=x',
    `q=${'x'.repeat(101)}`,
    'lang=fr',
    'near=Leeds',
  ]) {
    expect((await ask()(`/search?${query}`, '192.0.2.1'))?.status).toBe(422)
  }
})

/** What a package that checks pages by Google's rules says of a page with this data. */
async function checkedByRules(data: object): Promise<{ kinds: string[]; issues: string[] }> {
  const page = `<html><head><script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head></html>`
  const script = fileURLToPath(new URL('./rich-results.mjs', import.meta.url))
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [script], (error, out) => (error ? reject(error) : resolve(JSON.parse(out))))
    child.stdin?.end(page)
  })
}

test('another package finds nothing missing by Google’s rules, but the two fields of work from home where that does not apply', async () => {
  const [here, anywhere] = [(await factsOf(open)).about?.data ?? {}, (await factsOf(remote)).about?.data ?? {}]
  expect(await checkedByRules(here)).toEqual({
    kinds: ['JobPosting'],
    issues: [
      'WARNING Missing field "applicantLocationRequirements" (optional)',
      'WARNING Missing field "jobLocationType" (optional)',
    ],
  })
  expect((await checkedByRules(anywhere)).issues.filter((issue) => issue.startsWith('ERROR'))).toEqual([])
  const { title: _title, ...untitled } = here as Record<string, unknown>
  expect((await checkedByRules(untitled)).issues[0]).toMatch(/^ERROR .*title/)
})

test('a job from home without a place is told as one of the whole country, and pay that nobody stated is left out', async () => {
  const { about } = await factsOf(remote)
  expect(about?.data).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'United Kingdom' } })
  expect(about?.data).not.toHaveProperty('jobLocation')
  expect(about?.data).not.toHaveProperty('baseSalary')
})

test('what has closed or run out is gone, what was never shown is not there, and neither is listed', async () => {
  expect((await factsOf(expired)).gone).toBe(410)
  expect(await factsOf(draft)).toEqual({ about: { title: 'Onward', hidden: true }, gone: 404 })
  expect((await factsOf(crypto.randomUUID())).gone).toBe(404)
})

test('the sitemap lists public pages and open jobs, read by another package’s parser; a job that closes is out at once', async () => {
  const before = await addresses()
  expect(before.map(({ url }) => url).sort()).toEqual(
    [`${ORIGIN}/`, `${ORIGIN}/about`, ...[open, closing, remote].map((id) => `${ORIGIN}/jobs/${id}`)].sort(),
  )
  expect(before.find(({ url }) => url.endsWith(open))?.lastmod).toBe('2026-11-21T10:00:00.000Z')
  await db().withSystem((tx) => tx.update(jobs).set({ state: 'closed', closedAt: NOW }).where(eq(jobs.id, closing)))
  expect((await addresses()).some(({ url }) => url.endsWith(closing))).toBe(false)
  expect((await factsOf(closing)).gone).toBe(410)
  const feed = (await pages.inject('/jobs/feed.json')).json()
  expect(feed.jobs.map(({ url }: { url: string }) => url).sort()).toEqual(
    [open, remote].map((id) => `${ORIGIN}/jobs/${id}`).sort(),
  )
})

test('sitemap and feed answer "no change" to whoever has them already', async () => {
  for (const url of ['/sitemap.xml', '/jobs/feed.json', '/jobs/feed.xml', '/robots.txt']) {
    const first = await pages.inject(url)
    expect(first.statusCode).toBe(200)
    const again = await pages.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

test('robots.txt keeps search engines out of people’s areas and in the public ones', async () => {
  const robots = robotsParser(`${ORIGIN}/robots.txt`, (await pages.inject('/robots.txt')).body)
  const may = (path: string) => robots.isAllowed(`${ORIGIN}${path}`, 'Googlebot')
  expect(['/', '/about', `/jobs/${open}`, '/jobs/feed.json', `/api/jobs/jobs/${open}`, '/assets/x.js'].map(may)).not.toContain(
    false,
  )
  expect(
    ['/employer/jobs', '/agent/clients', '/dashboard', `/jobs/${open}/apply`, '/api/identity/session', '/badges/1'].map(may),
  ).not.toContain(true)
  expect(robots.getSitemaps()).toEqual([`${ORIGIN}/sitemap.xml`])
})

test('the feed of XML says the same in the fields that other boards import, and can be imported here again', async () => {
  const answer = await pages.inject('/jobs/feed.xml')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const { columns, rows } = readImport(answer.rawPayload)
  const found = rows.map(({ cells }) => Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ''])))
  expect(found.find(({ referencenumber }) => referencenumber === open)).toEqual({
    title: 'Care assistant </script><script>alert(1)</script>',
    date: '2026-11-21T10:00:00.000Z',
    referencenumber: open,
    url: `${ORIGIN}/jobs/${open}`,
    company: 'Calder Care',
    city: 'Halifax',
    state: expect.any(String),
    postalcode: 'HX1 1AB',
    country: 'GB',
    salary: '£12.80 to £13.40 an hour',
    jobtype: 'part-time',
    expirationdate: '2027-06-30',
    remotetype: '',
    description: 'Help people at home.\n\nYou will cook & <b>talk</b>.\n- Kindness',
  })
  expect(found.map(({ referencenumber }) => referencenumber).sort()).toEqual([open, remote].sort())
  expect(proposeMapping(columns)).toMatchObject({
    reference: 'referencenumber',
    title: 'title',
    location: 'city',
    postcode: 'postalcode',
    jobType: 'jobtype',
    salary: 'salary',
    description: 'description',
    applicationDeadline: 'expirationdate',
    isRemoteAvailable: 'remotetype',
  })
  expect(answer.body).not.toContain('private@')
})

test('a feed of many jobs goes on where its page ends', async () => {
  await db().withSystem((tx) =>
    tx.execute(sql`insert into jobs.jobs (id, organisation_id, state, title, company, location, type, description, posted_at)
      select gen_random_uuid(), ${organisationId}, 'active', 'Cook', 'Calder Care', 'Leeds', 'full-time', 'Cook.', ${NOW.toISOString()}
      from generate_series(1, ${FEED_JOBS - 1})`),
  )
  const references = (body: string) => [...body.matchAll(/<referencenumber>([^<]+)</g)].map(([, id]) => id)
  const first = (await pages.inject('/jobs/feed.xml')).body
  const next = /<next>([^<]+)</.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const second = (await pages.inject(next.replace(ORIGIN, ''))).body
  expect([references(first).length, references(second).length]).toEqual([FEED_JOBS, 1])
  expect(new Set([...references(first), ...references(second)]).size).toBe(FEED_JOBS + 1)
  expect(second).not.toContain('<next>')
})

test('one job more than a file of the sitemap takes makes an index of two files, and every job is in one of them', async () => {
  const add = (jobs: number) =>
    db().withSystem((tx) =>
      tx.execute(sql`insert into jobs.jobs (id, organisation_id, state, title, company, location, type, description, posted_at)
        select gen_random_uuid(), ${organisationId}, 'active', 'Cook', 'Calder Care', 'Leeds', 'full-time', 'Cook.', ${NOW.toISOString()}
        from generate_series(1, ${jobs})`),
    )
  const isOpen = sql`state = 'active' and (closes_on is null or closes_on >= '2026-11-21')`
  const [before] = await db().withSystem((tx) =>
    tx.execute<{ n: number }>(sql`select count(*)::int as n from jobs.jobs where ${isOpen}`),
  )
  await add(SITEMAP_JOBS - (before?.n ?? 0))
  const locations = (body: string) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  const get = async (url: string) => (await pages.inject(url)).body
  const whole = await get('/sitemap.xml')
  expect(whole).toContain('<urlset')
  expect(locations(whole)).toHaveLength(SITEMAP_JOBS + 2)
  expect((await pages.inject('/sitemap-1.xml')).statusCode).toBe(404)
  await add(1)
  const index = await get('/sitemap.xml')
  expect(index).toContain('<sitemapindex')
  expect(locations(index)).toEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`])
  const files = [await get('/sitemap-1.xml'), await get('/sitemap-2.xml')]
  // The protocol's own limits: 50,000 addresses and 50 MB each.
  for (const file of files) {
    expect(locations(file).length).toBeLessThanOrEqual(50_000)
    expect(Buffer.byteLength(file)).toBeLessThan(50 * 1024 * 1024)
  }
  const listed = files.flatMap(locations)
  expect([listed.length, new Set(listed).size]).toEqual([SITEMAP_JOBS + 1 + 2, SITEMAP_JOBS + 1 + 2])
  expect(locations(files[1] ?? '')).toHaveLength(1)
  expect((await pages.inject('/sitemap-3.xml')).statusCode).toBe(404)
})

test('a broken cursor is refused, and when nobody answers the files say so', async () => {
  for (const kind of ['json', 'xml']) expect((await pages.inject(`/jobs/feed.${kind}?after=nope`)).statusCode).toBe(422)
  const silent = createHttp(() => undefined).listen(0, '127.0.0.1')
  silent.close()
  const nobody = publicJobs(
    server.app,
    `http://127.0.0.1:${(silent.address() as AddressInfo | null)?.port ?? 1}`,
    false,
    () => ({}),
  )
  expect(await nobody('/jobs', '192.0.2.1')).toBeNull()
  expect(await pageOfJob(nobody, open, 'en', '192.0.2.1', ORIGIN)).toEqual({ about: null, gone: null })
})
