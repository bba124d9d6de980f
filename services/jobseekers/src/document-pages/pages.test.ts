import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { CvGrant, CvLine, DisclosureHandover, LineOnPage } from '@onward/contracts'
import { signHandover } from '@onward/service-kit'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

const now = new Date()
const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 100 } })

const fixture = (name: string) => readFile(fileURLToPath(new URL(`../../../../libs/cv-engine/fixtures/${name}`, import.meta.url)))
const get = (who: TestPerson, at: string) => server.app.inject({ url: `/api/jobseekers${at}`, headers: who.headers })
const files = () => {
  const kit = server.kits.get('jobseekers')
  if (!kit) throw new Error('no service')
  return kit.files
}
type FileType = DisclosureHandover['cvFileType']

/** A CV that a person sent with an application. */
async function sentCv(bytes: Buffer, cvFileType: FileType): Promise<{ id: string; person: TestPerson }> {
  const person = await server.person('user')
  const { accountId } = person
  const [id, jobId] = [randomUUID(), randomUUID()]
  const filePath = `disclosures/${id}/cv.${cvFileType}`
  await files().put(filePath, bytes)
  const snapshot: DisclosureHandover = {
    disclosureId: id,
    accountId,
    jobId,
    firstName: 'Zoë',
    lastName: 'Łukasiewicz-Şahin',
    email: 'zoe@example.org',
    phone: '',
    area: 'Leeds, LS8',
    availability: null,
    experienceYears: null,
    skillIds: [],
    coverLetter: '',
    cvFilename: `zoe.${cvFileType}`,
    cvFileType,
    adjustments: false,
    benefitsTransition: false,
  }
  await owner`insert into jobseekers.disclosures (id, account_id, job_id, snapshot, file_path, made_at)
    values (${id}, ${accountId}, ${jobId}, ${owner.json(snapshot as never)}, ${filePath}, ${now})`
  return { id, person }
}
const grantFor = (disclosureId: string, accountId: string, more: Partial<CvGrant> = {}) =>
  signHandover(
    server.keys,
    { from: 'jobs', to: 'jobseekers' },
    { grantId: randomUUID(), disclosureId, accountId, organisation: 'Łódź Bakery', ...more },
    now,
    60,
  )
const actsOf = async (id: string) =>
  (await owner`select resource from jobseekers.acts where resource like ${`disclosures/${id}/%`}`).map(({ resource }) => resource)
const opened = async (employer: TestPerson, id: string, more: Partial<CvGrant> = {}) =>
  (await get(employer, `/disclosures/${id}/pages?grant=${await grantFor(id, employer.accountId, more)}`)).json()

describe('an employer who opens the CV of an application', () => {
  it('sees its pages; one opening is recorded and shown to the applicant as one download is', async () => {
    const { id, person } = await sentCv(await fixture('two-pages.pdf'), 'pdf')
    const employer = await server.person('employer')
    const at = `/disclosures/${id}/pages?grant=${await grantFor(id, employer.accountId)}`
    const answer = await get(employer, at)
    expect(answer.json()).toMatchObject({ asPlainText: false, total: 2, pages: [{ width: expect.any(Number) }, {}] })
    expect(answer.json().pages[0].text).toContain('Retail Assistant, Northgate Stores')
    expect((await get(employer, at)).json()).toMatchObject({ code: 'link-expired' })
    for (const page of [1, 2]) {
      const picture = await get(employer, `/disclosures/${id}/pages/${page}?opening=${answer.json().opening}&width=750`)
      expect([picture.statusCode, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'private, no-store',
      ])
      expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    }
    expect(await actsOf(id)).toEqual([`disclosures/${id}/cv`])
    const { items } = (await get(person, '/my-data/who-looked')).json()
    expect(items).toMatchObject([{ organisation: 'Łódź Bakery' }])
  })

  it('alone may fetch its pages, for half an hour', async () => {
    const { id } = await sentCv(await fixture('amina.pdf'), 'pdf')
    const [employer, other] = [await server.person('employer'), await server.person('employer')]
    const { opening } = await opened(employer, id)
    const page = `/disclosures/${id}/pages/1?opening=${opening}&width=750`
    expect((await get(other, page)).json()).toMatchObject({ code: 'link-expired' })
    const elsewhere = await sentCv(await fixture('amina.pdf'), 'pdf')
    expect((await get(employer, page.replace(id, elsewhere.id))).json()).toMatchObject({ code: 'link-expired' })
    expect((await get(employer, `/disclosures/${id}/pages/1?opening=${randomUUID()}`)).json()).toMatchObject({
      code: 'link-expired',
    })
    expect((await get(other, `/disclosures/${id}/pages?grant=${await grantFor(id, employer.accountId)}`)).statusCode).toBe(404)
    await owner`update jobseekers.redeemed_grants set redeemed_at = redeemed_at - interval '31 minutes' where grant_id = ${opening}`
    expect((await get(employer, page)).json()).toMatchObject({ code: 'link-expired' })
  })

  it('sees a Word file as plain text on pages of ours', async () => {
    const { id } = await sentCv(await fixture('zoe.docx'), 'docx')
    const employer = await server.person('employer')
    const answer = await opened(employer, id)
    expect(answer).toMatchObject({ asPlainText: true })
    expect(answer.pages.map(({ text }: { text: string }) => text).join('\n')).toContain('Forklift licence')
    const picture = await get(employer, `/disclosures/${id}/pages/1?opening=${answer.opening}&width=750`)
    expect(picture.headers['content-type']).toBe('image/webp')
  })

  it('sees a CV without names where the grant says so, and neither the file nor its own pages', async () => {
    const { id } = await sentCv(await fixture('zoe.pdf'), 'pdf')
    const employer = await server.person('employer')
    const answer = await opened(employer, id, { withoutNames: true })
    expect(answer).toMatchObject({ asPlainText: true })
    const text = answer.pages.map((page: { text: string }) => page.text).join('\n')
    expect(text).toContain('Picked and packed')
    expect(text).not.toMatch(/Zo[eë]|[ŁL]ukasiewicz|@|07700/i)
    expect((await get(employer, `/disclosures/${id}/pages/1?opening=${answer.opening}`)).statusCode).toBe(200)
    expect(await actsOf(id)).toEqual([`disclosures/${id}/words`])
  })

  it('sees what the advert asks for marked where the CV names it, with what it does not show', async () => {
    const { id } = await sentCv(await fixture('zoe.pdf'), 'pdf')
    const employer = await server.person('employer')
    const asked = { skills: [['forklift-licence'], ['nursing', 'first-aid']], held: ['forklift-licence'], occupations: [] }
    const answer = await opened(employer, id, { asked })
    const [forklift, other] = answer.asked
    expect(forklift).toMatchObject({ state: 'named', name: expect.stringMatching(/forklift/i) })
    for (const { page, left, top, width, height } of forklift.marks) {
      const sheet = answer.pages[page - 1]
      expect(left + width).toBeLessThanOrEqual(sheet.width)
      expect(top + height).toBeLessThanOrEqual(sheet.height)
    }
    expect(other).toMatchObject({ state: 'missing', marks: [], name: expect.stringContaining(' / ') })
    // What the person does not have by the match is not marked, also where its words stand there.
    const wished = await opened(employer, id, { asked: { ...asked, held: [] } })
    expect(wished.asked[0]).toMatchObject({ state: 'missing', marks: [] })
    // Without names, on pages of ours.
    const without = await opened(employer, id, { asked, withoutNames: true })
    expect(without.asked[0]).toMatchObject({ state: 'named' })
  })

  it('is told when it cannot be drawn, and can still download it', async () => {
    const { id } = await sentCv((await fixture('zoe.pdf')).subarray(0, 3_000), 'pdf')
    const employer = await server.person('employer')
    const grant = await grantFor(id, employer.accountId)
    expect((await get(employer, `/disclosures/${id}/pages?grant=${grant}`)).json()).toMatchObject({
      code: 'state-conflict',
      detail: 'This CV cannot be shown here. Download it instead.',
    })
    expect(await actsOf(id)).toEqual([])
    expect((await get(employer, `/disclosures/${id}/cv?grant=${grant}`)).statusCode).toBe(200)
  })
})

it("shows people their own CVs' pages, and nobody else's", async () => {
  const [person, other] = [await server.person('user'), await server.person('user')]
  const id = randomUUID()
  const filePath = `cvs/${person.accountId}/${id}.pdf`
  await files().put(filePath, await fixture('amina.pdf'))
  await owner`insert into jobseekers.cvs (id, account_id, filename, file_path, file_type, file_size, is_active, uploaded_at, state)
    values (${id}, ${person.accountId}, 'amina.pdf', ${filePath}, 'pdf', 1000, true, now(), 'analysed')`
  expect((await get(person, `/cvs/${id}/pages`)).json()).toMatchObject({
    total: 1,
    pages: [{ text: expect.stringContaining('Amina') }],
  })
  // Where each numbered line of its analysis stands.
  const { pages, lines } = (await get(person, `/cvs/${id}/pages`)).json()
  const read: CvLine[] = (await get(person, `/cvs/${id}/lines`)).json().lines
  const numbered = read.flatMap(({ number }) => number ?? [])
  expect(lines.map(({ line }: LineOnPage) => line)).toEqual(numbered)
  for (const { page, left, top, width, height } of lines.flatMap(({ marks }: LineOnPage) => marks)) {
    expect(left + width).toBeLessThanOrEqual(pages[page - 1].width)
    expect(top + height).toBeLessThanOrEqual(pages[page - 1].height)
  }
  expect((await get(person, `/cvs/${id}/pages/1?width=1920`)).headers['content-type']).toBe('image/webp')
  for (const at of [`/cvs/${id}/pages`, `/cvs/${id}/pages/1`]) expect((await get(other, at)).statusCode).toBe(404)
})
