import type { Profile } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { aProfile } from '@onward/testing/builders'
import { servicesUnderTest } from '@onward/testing/services'
import sharp from 'sharp'
import { service } from './app'

const NOON = new Date('2026-11-21T12:00:00Z')
let now = NOON
beforeEach(() => {
  now = NOON
})
const { server, owner } = servicesUnderTest({
  services: [service],
  clock: () => now,
  config: { rateFactor: 100 },
})

const ask = (who: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, payload?: object) =>
  server.app.inject({ method, url: `/api/jobseekers${at}`, headers: who.headers, ...(payload && { payload }) })
async function jobseeker(): Promise<TestPerson> {
  const person = await server.person('user')
  const { accountId } = person
  await server.asOwner(async (tx) => {
    const names = { firstName: '小明', lastName: '王', organisationName: '' }
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names })
    await emitEvent(tx, 'account.email', accountId, 1, { accountId, email: 'xm@example.org' })
  })
  await server.runJobs()
  return person
}
const profileOf = async (who: TestPerson): Promise<Profile> => (await ask(who, 'GET', '/profile')).json()
const required = aProfile({ firstName: '小明', lastName: '王', availability: null, travelMiles: 10 })
const save = async (who: TestPerson, change: object) =>
  ask(who, 'PUT', '/profile', { ...required, version: (await profileOf(who)).version, ...change })
const payloads = async (type: string, accountId: string) =>
  (
    await owner<
      { payload: object }[]
    >`select payload from events.log where type = ${type} and subject = ${accountId} order by version`
  ).map((row) => row.payload)

describe('a part of the profile', () => {
  const part = async (who: TestPerson, change: object) => {
    const { version } = await profileOf(who)
    return server.app.inject({
      method: 'PATCH',
      url: '/api/jobseekers/profile',
      headers: who.headers,
      payload: { ...change, version },
    })
  }
  it('is saved where phone and home are missing', async () => {
    const person = await jobseeker()
    expect((await part(person, { availability: 'part-time' })).statusCode).toBe(200)
    expect(await profileOf(person)).toMatchObject({ availability: 'part-time', phone: '', address: '' })
  })
  it('has an empty phone or home only beside the answer that there is none, which a number or an address takes back', async () => {
    const person = await jobseeker()
    const refused = await part(person, { phone: '', address: '', postcode: '' })
    expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual(['phone', 'address', 'postcode'])
    expect(
      (await part(person, { phone: '', hasNoPhone: true, address: '', postcode: '', hasNoFixedAddress: true })).statusCode,
    ).toBe(200)
    const without = await profileOf(person)
    expect(without).toMatchObject({ hasNoPhone: true, hasNoFixedAddress: true })
    expect(without.progress.missing).not.toEqual(expect.arrayContaining(['phone', 'location']))
    await part(person, { phone: '07700 900123', address: '1 High Street' })
    expect(await profileOf(person)).toMatchObject({ hasNoPhone: false, phone: '07700 900123', hasNoFixedAddress: false })
    await part(person, { hasNoPhone: true })
    expect(await profileOf(person)).toMatchObject({ hasNoPhone: true, phone: '' })
  })
  it('takes one name beside the answer that it is all, and a postcode as people type it', async () => {
    const person = await jobseeker()
    expect((await part(person, { firstName: 'Suharto', lastName: '' })).json().errors).toMatchObject([{ field: 'lastName' }])
    expect((await part(person, { firstName: 'Suharto', lastName: '', hasOneName: true, postcode: 'ls8-4ab' })).statusCode).toBe(
      200,
    )
    const named = await profileOf(person)
    expect(named).toMatchObject({ firstName: 'Suharto', lastName: '', hasOneName: true, postcode: 'LS8 4AB' })
    expect(named.progress.missing).not.toContain('name')
    await part(person, { lastName: 'Tan' })
    expect(await profileOf(person)).toMatchObject({ lastName: 'Tan', hasOneName: false })
    await part(person, { postcode: 'BFPO61' })
    expect(await profileOf(person)).toMatchObject({ postcode: 'BFPO 61', place: null })
  })
})

describe('the rest of the profile', () => {
  it('is saved, and omitted fields stay unchanged', async () => {
    const person = await jobseeker()
    const answers = {
      currentBenefits: ['Universal Credit', "Carer's Allowance"],
      disabilityStatus: 'prefer-not-to-say',
      accessibilityNeeds: 'A quiet place to work',
      workplaceFeatures: ['screen-reader-friendly', 'Quiet workspace'],
      workCoachName: 'Siân',
      salaryExpectation: '£12.60 an hour',
      education: 'GCSEs',
      smsNotifications: true,
    }
    expect((await save(person, answers)).statusCode).toBe(200)
    expect(await profileOf(person)).toMatchObject({ ...answers, emailNotifications: true, jobAlerts: true, area: 'Leeds, LS8' })
    expect((await save(person, { firstName: 'Ming' })).statusCode).toBe(200)
    expect(await profileOf(person)).toMatchObject({ ...answers, firstName: 'Ming' })
  })

  it('tells identity of another name, and of nothing else', async () => {
    const person = await jobseeker()
    await save(person, { firstName: 'Ming' })
    await save(person, { firstName: 'Ming', education: 'GCSEs' })
    expect(await payloads('jobseeker.named', person.accountId)).toEqual([
      { accountId: person.accountId, firstName: 'Ming', lastName: expect.any(String) },
    ])
  })

  it('tells messaging the contact details, and no event has benefits, health or birth date', async () => {
    const person = await jobseeker()
    const secret = {
      currentBenefits: ['Universal Credit'],
      disabilityStatus: 'physical',
      accessibilityNeeds: 'xylophone',
      dateOfBirth: '1990-02-28',
    }
    await save(person, { ...secret, smsNotifications: true, jobAlerts: false })
    expect(await payloads('contact.preferences', person.accountId)).toEqual([
      { accountId: person.accountId, phone: '07700 900123', email: true, sms: true, jobAlerts: false },
    ])
    const all = JSON.stringify(await owner`select payload from events.log where subject = ${person.accountId}`)
    expect(all).not.toMatch(/Universal|physical|xylophone|1990/)
  })

  it('shows the birth date masked, stores it encrypted, and can remove it', async () => {
    const person = await jobseeker()
    await save(person, { dateOfBirth: '1990-02-28' })
    expect((await profileOf(person)).dateOfBirthMask).toBe('28/**/****')
    const [row] = await owner`select date_of_birth from jobseekers.profiles where account_id = ${person.accountId}`
    expect(row?.date_of_birth).not.toMatch(/1990|02-28/)
    await save(person, {})
    expect((await profileOf(person)).dateOfBirthMask).toBe('28/**/****')
    await save(person, { dateOfBirth: null })
    expect((await profileOf(person)).dateOfBirthMask).toBeNull()
  })

  it.each([
    ['2026-11-22', 'Date of birth must not be in the future'],
    ['1899-12-31', 'Enter a date of birth of 1 January 1900 or later'],
    ['2001-02-30', 'Enter a real date'],
  ])('refuses the birth date %s', async (dateOfBirth, message) => {
    expect((await save(await jobseeker(), { dateOfBirth })).json().errors).toEqual([{ field: 'dateOfBirth', message }])
  })

  it('takes the day of London for today, which is past midnight while UTC is not', async () => {
    now = new Date('2026-06-30T23:30:00Z')
    const person = await jobseeker()
    expect((await save(person, { dateOfBirth: '2026-07-01' })).statusCode).toBe(200)
    expect((await save(person, { dateOfBirth: '2026-07-02' })).statusCode).toBe(422)
  })

  it('is 100% with picture, birth date and NI number', async () => {
    const person = await jobseeker()
    await save(person, { dateOfBirth: '1990-02-28' })
    await picture(person, await photo('png'))
    await server.asOwner((tx) => emitEvent(tx, 'claimant.ni-recorded', person.accountId, 1, { accountId: person.accountId }))
    await server.runJobs()
    expect((await profileOf(person)).progress).toEqual({ percent: 100, missing: [] })
  })
})

const photo = (format: 'png' | 'jpeg' | 'gif' | 'webp') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5b46' } })
    .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'at home' } })
    .toFormat(format)
    .toBuffer()
async function picture(who: TestPerson, bytes: Buffer, name = 'me.png') {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://x', { method: 'POST', body })
  return server.app.inject({
    method: 'POST',
    url: '/api/jobseekers/profile/picture',
    headers: { ...who.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

describe('the picture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('accepts a %s, crops it square and removes the camera’s metadata', async (format) => {
    const person = await jobseeker()
    const { pictureUrl } = (await picture(person, await photo(format))).json()
    expect((await profileOf(person)).pictureUrl).toBe(pictureUrl)
    const answer = await server.app.inject({ url: pictureUrl, headers: person.headers })
    const metadata = await sharp(answer.rawPayload).metadata()
    expect([answer.headers['content-type'], metadata.format, metadata.width, metadata.height, metadata.exif]).toEqual([
      'image/jpeg',
      'jpeg',
      320,
      320,
      undefined,
    ])
  })

  it.each([
    ['text under a picture’s name', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['another kind of picture', () => photo('webp')],
    ['half a picture', async () => (await photo('png')).subarray(0, 300)],
  ])('refuses %s', async (_what, bytes) => {
    const answer = await picture(await jobseeker(), await bytes())
    expect([answer.statusCode, answer.json().detail]).toEqual([415, 'Please select a valid image file.'])
  })

  it('gets a new address when it changes, and has none after removal', async () => {
    const person = await jobseeker()
    const first = (await picture(person, await photo('png'))).json().pictureUrl
    const second = (await picture(person, await photo('jpeg'))).json().pictureUrl
    expect(second).not.toBe(first)
    expect((await ask(person, 'DELETE', '/profile/picture')).statusCode).toBe(200)
    expect([(await profileOf(person)).pictureUrl, (await ask(person, 'GET', '/profile/picture')).statusCode]).toEqual([null, 404])
  })
})

describe('a work coach whom casework assigned', () => {
  it('replaces the name typed by the person, and leaves with the case', async () => {
    const person = await jobseeker()
    await save(person, { workCoachName: 'Siân' })
    expect(await profileOf(person)).toMatchObject({ workCoachName: 'Siân', workCoachAssigned: false, referredBy: '' })
    const { accountId } = person
    const assign = async (caseId: string, version: number, agentName: string, open: boolean) => {
      const facts = { caseId, referralId: caseId, officeId: caseId, officeName: 'Leeds Jobcentre', agentAccountId: caseId }
      await server.asOwner((tx) => emitEvent(tx, 'case.assigned', caseId, version, { ...facts, accountId, agentName, open }))
      await server.runJobs()
    }
    const [earlier, later] = [crypto.randomUUID(), crypto.randomUUID()]
    await assign(earlier, 2, 'Dewi Hughes', true)
    const assigned = { workCoachName: 'Dewi Hughes', workCoachContact: 'Leeds Jobcentre', workCoachAssigned: true }
    expect(await profileOf(person)).toMatchObject({ ...assigned, referredBy: 'Leeds Jobcentre' })
    await assign(later, 1, 'Ola Bright', true)
    await assign(earlier, 3, 'Dewi Hughes', false)
    expect((await profileOf(person)).workCoachName).toBe('Ola Bright')
    await assign(later, 2, 'Ola Bright', false)
    expect(await profileOf(person)).toMatchObject({
      workCoachName: 'Siân',
      workCoachAssigned: false,
      referredBy: 'Leeds Jobcentre',
    })
  })
})
