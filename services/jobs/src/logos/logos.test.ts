import { randomUUID } from 'node:crypto'
import type { OwnLogo } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { saveEmployer } from '../account-store'
import { service } from '../app'
import { applications, jobs, logos, members, organisations } from '../db/schema'
import { eraseEmployer } from '../erasure/employer'

const NOW = new Date('2026-11-21T10:00:00.000Z')
let admin: TestPerson

const { server } = servicesUnderTest({ services: [service], clock: () => NOW, config: { rateFactor: 1000 } })
beforeAll(async () => {
  admin = await server.person('admin')
})

const db = () => server.kit('jobs').db

/** The owner of a verified organisation, with one job on the board. */
async function employer() {
  const person = await server.person('employer')
  const jobId = randomUUID()
  const organisationId = await db().withSystem(async (tx) => {
    const facts = { accountId: person.accountId, role: 'employer' as const, firstName: 'Ola', lastName: 'Bright' }
    await saveEmployer(tx, { ...facts, organisationName: `Bright ${person.accountId}` }, NOW)
    const [member] = await tx.select().from(members).where(eq(members.accountId, person.accountId))
    const id = member?.organisationId ?? ''
    await tx.update(organisations).set({ verifiedAt: NOW }).where(eq(organisations.id, id))
    await tx.insert(jobs).values({ id: jobId, organisationId: id, state: 'active', ...ADVERT })
    return id
  })
  return { person, organisationId, jobId }
}
const ADVERT = { title: 'Cook', company: 'Bright', location: 'Leeds', description: 'You will cook.', postedAt: NOW }

/** A distinct picture: identical pictures have the same address. */
const circle = (colour: string, side = 200) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="50%" cy="50%" r="40%" fill="${colour}"/></svg>`,
    ),
  )
const png = (colour: string, side?: number) => circle(colour, side).png().toBuffer()

function send(who: TestPerson, bytes: Buffer, { filename = 'logo.png', key = '' } = {}) {
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`
  return server.app.inject({
    method: 'POST',
    url: '/api/jobs/employer/organisation/logo',
    headers: {
      ...who.headers,
      'content-type': 'multipart/form-data; boundary=b',
      ...(key && { 'idempotency-key': key }),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
  })
}
async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who?: TestPerson, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/jobs${url}`,
    headers: { ...who?.headers },
    ...(method !== 'GET' && { payload: payload ?? {} }),
  })
  return answer
}
const logoOf = async (who: TestPerson): Promise<OwnLogo> =>
  (await ask('GET', '/employer/organisation', who)).json().organisation.logo
const logoBeside = async (jobId: string): Promise<string | null> => (await ask('GET', `/jobs/${jobId}`)).json().logo
const fetched = (url: string, who?: TestPerson) => ask('GET', url.replace('/api/jobs', ''), who)
const toDecide = async (id: string): Promise<{ digest: string; state: string; url: string }[]> =>
  (await ask('GET', `/admin/organisations/${id}`, admin)).json().logos
const waiting = async (id: string) => (await toDecide(id)).find(({ state }) => state === 'waiting')?.digest
async function approve(id: string) {
  const { statusCode } = await ask('POST', `/admin/organisations/${id}/logo`, admin, { digest: await waiting(id) })
  expect(statusCode).toBe(200)
}

it('a logo is shown to nobody else until an administrator approves it, and then beside every job', async () => {
  const { person, organisationId, jobId } = await employer()
  const [stranger, other] = [await server.person('user'), (await employer()).person]
  expect((await send(person, await png('#0b5b46'))).json()).toMatchObject({ state: 'waiting', receipt: {} })
  const { waiting: sent, shown } = await logoOf(person)
  expect([shown, await logoBeside(jobId)]).toEqual([null, null])
  for (const who of [person, admin]) expect((await fetched(sent?.url ?? '', who)).statusCode).toBe(200)
  expect((await fetched(sent?.url ?? '', other)).statusCode).toBe(404)
  expect((await fetched(sent?.url ?? '', stranger)).statusCode).toBe(403)
  expect((await fetched((sent?.url ?? '').replace('waiting-logos', 'logos'))).statusCode).toBe(404)
  const listed = await ask('GET', '/admin/organisations?show=logo', admin)
  expect(listed.json().items.map(({ id }: { id: string }) => id)).toContain(organisationId)
  const before = (await ask('GET', '/admin/organisation-work', admin)).json().logos
  expect(before).toMatchObject({ count: expect.any(Number), oldest: NOW.toISOString() })

  await approve(organisationId)
  expect((await ask('GET', '/admin/organisation-work', admin)).json().logos.count).toBe(before.count - 1)
  const url = await logoBeside(jobId)
  expect(await logoOf(person)).toEqual({ shown: url, waiting: null, refusal: null })
  const picture = await fetched(url ?? '')
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  // A job that is posted later carries it too.
  const later = randomUUID()
  await db().withSystem((tx) => tx.insert(jobs).values({ id: later, organisationId, state: 'active', ...ADVERT }))
  expect(await logoBeside(later)).toBe(url)
})

it('a logo stays until another is approved, and needs no check when it is the same', async () => {
  const { person, organisationId, jobId } = await employer()
  await send(person, await png('#0b5b47'))
  await approve(organisationId)
  const first = await logoBeside(jobId)
  expect((await send(person, await png('#0b5b47'))).json().state).toBe('shown')
  await send(person, await png('#1f5fa8'))
  expect(await logoBeside(jobId)).toBe(first)
  const stale = await waiting(organisationId)
  await send(person, await png('#b3261e'))
  const answer = await ask('POST', `/admin/organisations/${organisationId}/logo`, admin, { digest: stale })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'state-conflict'])
  await approve(organisationId)
  expect(await logoBeside(jobId)).not.toBe(first)
  expect((await fetched(first ?? '')).statusCode).toBe(404)
})

it('a logo can be removed by an administrator with a reason that the employer reads, until another is sent', async () => {
  const { person, organisationId, jobId } = await employer()
  await send(person, await png('#0b5b46'))
  await approve(organisationId)
  const [listed] = await toDecide(organisationId)
  const removal = (body: object) => ask('POST', `/admin/organisations/${organisationId}/logo-removal`, admin, body)
  expect((await removal({ digest: listed?.digest })).json().errors).toEqual([{ field: 'code', message: 'Choose a reason' }])
  expect((await removal({ digest: listed?.digest, code: 'not-yours' })).json()).toMatchObject({ why: 'not-yours' })
  expect((await removal({ digest: listed?.digest, code: 'not-yours' })).statusCode).toBe(409)
  expect([await logoBeside(jobId), (await logoOf(person)).refusal]).toEqual([null, 'not-yours'])
  await send(person, await png('#1f5fa8'))
  expect((await logoOf(person)).refusal).toBeNull()
})

it('a logo can be removed by its owner, by nobody else, and goes with the organisation', async () => {
  const { person, organisationId, jobId } = await employer()
  const colleague = await server.person('employer')
  await db().withSystem((tx) =>
    tx.insert(members).values({ accountId: colleague.accountId, organisationId, role: 'member', joinedAt: NOW }),
  )
  await send(person, await png('#0b5b46'))
  await approve(organisationId)
  await send(person, await png('#1f5fa8'))
  expect((await ask('DELETE', '/employer/organisation/logo', colleague)).statusCode).toBe(403)
  expect((await send(colleague, await png('#1f5fa8'))).statusCode).toBe(403)
  expect((await ask('DELETE', '/employer/organisation/logo', person)).json().receipt).toBeDefined()
  expect([await logoBeside(jobId), await logoOf(person)]).toEqual([null, { shown: null, waiting: null, refusal: null }])

  await send(person, await png('#0b5b46'))
  await db().withSystem(async (tx) => {
    await tx.delete(members).where(eq(members.accountId, colleague.accountId))
    await eraseEmployer(server.kit('jobs'), tx, person.accountId, NOW)
    expect(await tx.$count(logos, eq(logos.organisationId, organisationId))).toBe(0)
  })
})

it('a logo is shown beside a job wherever it appears again, also once it has closed', async () => {
  const { person, organisationId, jobId } = await employer()
  const zoe = await server.person('user')
  await send(person, await png('#0b5b49'))
  await approve(organisationId)
  const logo = await logoBeside(jobId)
  expect(logo).not.toBeNull()
  await ask('PUT', `/viewed/${jobId}`, zoe)
  await ask('PUT', `/dismissed/${jobId}`, zoe)
  for (const list of ['viewed', 'dismissed'])
    expect((await ask('GET', `/${list}`, zoe)).json().items).toEqual([expect.objectContaining({ id: jobId, logo })])
  expect((await ask('GET', `/public/jobs/${jobId}`)).json().listing.logo).toBe(logo)
  await db().withSystem(async (tx) => {
    const sent = { accountId: zoe.accountId, jobId, organisationId, jobTitle: 'Cook', company: 'Bright', location: 'Leeds' }
    const cv = { disclosureId: randomUUID(), cvFilename: 'cv.pdf', cvFileType: 'pdf' as const, coverLetter: 'Dear all' }
    const who = { firstName: 'Zoe', lastName: 'Sands', email: 'zoe@test.example', phone: '', area: '' }
    await tx
      .insert(applications)
      .values({ id: randomUUID(), ...sent, ...cv, ...who, state: 'submitted', live: true, appliedAt: NOW })
    await tx.update(jobs).set({ state: 'closed', closedAt: NOW }).where(eq(jobs.id, jobId))
  })
  expect((await ask('GET', '/applications', zoe)).json().items).toEqual([expect.objectContaining({ logo })])
})

it('a logo is not served while its organisation is suspended', async () => {
  const { person, organisationId, jobId } = await employer()
  await send(person, await png('#0b5b48'))
  await approve(organisationId)
  const url = await logoBeside(jobId)
  await db().withSystem((tx) =>
    tx.update(organisations).set({ suspendedAt: NOW, suspendedReason: 'Fees' }).where(eq(organisations.id, organisationId)),
  )
  expect((await fetched(url ?? '')).statusCode).toBe(404)
})

it('a repeated upload gets the first answer', async () => {
  const { person } = await employer()
  const key = randomUUID()
  const bytes = await png('#0b5b46')
  const [first, second] = [await send(person, bytes, { key }), await send(person, bytes, { key })]
  expect(second.json()).toEqual(first.json())
})

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('as %s is re-encoded: small, square, without hidden data', async (format) => {
    const { person } = await employer()
    const bytes = await circle('#0b5b46', 900)
      .resize(900, 300, { fit: 'fill' })
      .withExif({ IFD0: { Artist: 'Zebedee Quillfeather' } })
      .toFormat(format)
      .toBuffer()
    expect(bytes.includes('Quillfeather')).toBe(true)
    expect((await send(person, bytes, { filename: `logo.${format}` })).statusCode).toBe(200)
    const { rawPayload } = await fetched((await logoOf(person)).waiting?.url ?? '', person)
    expect(rawPayload.includes('Quillfeather')).toBe(false)
    expect(rawPayload.length).toBeLessThanOrEqual(10 * 1024)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 112, height: 112, hasAlpha: false })
  })

  it('of noise, which compresses badly, is small all the same', async () => {
    const { person } = await employer()
    const noise = Buffer.from(Uint32Array.from({ length: 400 * 400 }, (_, i) => Math.imul(i + 7, 2654435761) ^ (i << 13)).buffer)
    const bytes = await sharp(noise, { raw: { width: 400, height: 400, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer()
    expect((await send(person, bytes)).statusCode).toBe(200)
  })

  const moving = async (format: 'webp' | 'gif') =>
    sharp(await Promise.all(['#f00', '#00f'].map((colour) => png(colour, 64))), { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
  /** A PNG with the chunk that says it has two frames. */
  const movingPng = async () => {
    const still = await png('#0b5b46')
    const chunk = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex')
    return Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)])
  }
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png()
      .toBuffer()
  const CANNOT_READ = 'We cannot read this picture. Save it again as a PNG and choose that.'
  const NO_LOGO = 'This file cannot be used as a logo. Choose a PNG, JPEG or WebP picture.'
  it.each([
    ['text with the name of a picture', async () => Buffer.from('Dear all'), NO_LOGO],
    ['nothing', async () => Buffer.alloc(0), NO_LOGO],
    ['a GIF', () => moving('gif'), NO_LOGO],
    [
      'SVG',
      async () => Buffer.from('<?xml version="1.0"?>\n<svg onload="alert(1)"/>'),
      'SVG files cannot be used. Save your logo as a PNG and choose that.',
    ],
    ['half a picture', async () => (await png('#0b5b46')).subarray(0, 900), CANNOT_READ],
    ['the head of a picture', async () => (await png('#0b5b46')).subarray(0, 12), CANNOT_READ],
    ['a moving WebP', () => moving('webp'), 'This picture is animated. Choose one that does not move.'],
    ['a moving PNG', movingPng, 'This picture is animated. Choose one that does not move.'],
    ['49 million pixels', () => blank(7000, 7000), 'This picture is too large. Choose one of at most 5,000 by 5,000 pixels.'],
    ['a dot', () => blank(16, 16), 'This picture is too small to see clearly. Choose one of at least 48 by 48 pixels.'],
  ])('%s is refused with what to do', async (_, bytes, sentence) => {
    const { person } = await employer()
    const answer = await send(person, await bytes())
    expect([answer.statusCode, answer.json().detail]).toEqual([415, sentence])
    expect((await logoOf(person)).waiting).toBeNull()
  })

  it('of more than 2 MB is refused before it is read', async () => {
    const { person } = await employer()
    expect((await send(person, Buffer.alloc(2 * 1024 * 1024 + 1))).json().code).toBe('file-too-large')
  })
})
