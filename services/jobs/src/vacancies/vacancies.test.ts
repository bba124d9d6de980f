import { randomUUID } from 'node:crypto'
import type { DisclosureHandover } from '@onward/contracts'
import { signHandover } from '@onward/service-kit'
import type { TestPerson } from '@onward/service-kit/testing'
import { aJob } from '@onward/testing/builders'
import { servicesUnderTest } from '@onward/testing/services'
import { eq, isNull, sql } from 'drizzle-orm'
import { saveEmployer, saveMatchProfile } from '../account-store'
import { adminCommands } from '../admin'
import { service } from '../app'
import { members, organisations } from '../db/schema'
import { eraseEmployer } from '../erasure/employer'
import { establish, numberInWords } from '../testing/establish'
import { roundedAudience } from './rules'
import { createViewCounts } from './views'

const NOW = new Date('2026-11-21T10:00:00.000Z')
let clock = NOW
let rhian: TestPerson
let owen: TestPerson
let stranger: TestPerson
let organisationId = ''
const db = () => server.kit('jobs').db

const { server, owner } = servicesUnderTest({ services: [service], clock: () => clock, config: { rateFactor: 100 } })
beforeAll(async () => {
  rhian = await employer('Rhian', 'Parry')
  owen = await employer('Owen', 'Lloyd')
  stranger = await employer('Some', 'Body')
  await db().withSystem(async (tx) => {
    const [own] = await tx.select({ id: members.organisationId }).from(members).where(eq(members.accountId, rhian.accountId))
    await tx
      .update(members)
      .set({ organisationId: own?.id ?? '' })
      .where(eq(members.accountId, owen.accountId))
    await tx.update(organisations).set({ verifiedAt: NOW })
    organisationId = own?.id ?? ''
  })
  // The first job of an organisation waits for a check; these tests are about the later ones.
  const first = await post({ title: 'First job' })
  await admin('approve-job', first.json.id)
  await db().withSystem((tx) => establish(tx, organisationId, NOW))
})
beforeEach(() => {
  clock = NOW
})

async function employer(firstName: string, lastName: string): Promise<TestPerson> {
  const person = await server.person('employer')
  const { accountId } = person
  await db().withSystem((tx) =>
    saveEmployer(tx, { accountId, role: 'employer', firstName, lastName, organisationName: `${lastName} Bakery` }, clock),
  )
  return person
}
const admin = (name: string, ...args: string[]) =>
  adminCommands[name]?.run(args, { db: db(), clock: () => clock, log: { info: () => undefined } })

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, who: TestPerson | null, body?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/jobs${path}`,
    headers: { ...(who && { authorization: `Bearer ${server.tokens.issue(who, clock).token}` }) },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, json: answer.body ? answer.json() : null }
}

const form = (change: object = {}) => aJob(change)
let posted = 0
/** A job with a text of its own, so that it does not count as a copy. */
const post = (change: object = {}) => {
  posted += 1
  const description = `You will bake ${numberInWords(posted)}.`
  return call('POST', '/employer/jobs', rhian, form({ description, ...change }))
}

async function applicant(jobId: string): Promise<{ person: TestPerson; applicationId: string }> {
  const person = await server.person('user')
  const say: DisclosureHandover = {
    disclosureId: randomUUID(),
    accountId: person.accountId,
    jobId,
    firstName: 'A',
    lastName: 'B',
    email: 'a@test.example',
    phone: '07700 900123',
    area: 'Leeds',
    availability: 'full-time',
    experienceYears: 2,
    skillIds: [],
    coverLetter: 'Dear team',
    cvFilename: 'cv.pdf',
    cvFileType: 'pdf',
    adjustments: false,
    benefitsTransition: false,
  }
  const handover = await signHandover(server.keys, { from: 'jobseekers', to: 'jobs' }, say, clock)
  const { json } = await call('POST', '/applications', person, { handover })
  return { person, applicationId: json.id }
}

const eventsOf = (jobId: string) =>
  owner<{ payload: { about: string; again: boolean; applicants: { accountId: string }[] } }[]>`
    select payload from events.log where type = 'job.changed' and subject = ${jobId} order by id`
const stateEvents = async (jobId: string) =>
  (
    await owner<{ payload: { state: string; edit?: string } }[]>`
      select payload from events.log where type = 'job.state' and subject = ${jobId} order by id`
  ).map(({ payload }) => payload)

test('an advert of the short form without hours and contract is shown without them', async () => {
  const advert = { title: 'Kiln loader', description: 'Load kilns and sweep.', location: 'Leeds' }
  const { json } = await call('POST', '/employer/jobs', rhian, advert)
  expect(json.state).toBe('active')
  const { person } = await applicant(json.id)
  expect((await call('GET', `/jobs/${json.id}`, person)).json.type).toBeNull()
  expect((await call('GET', `/public/jobs/${json.id}`, null)).json.posting).not.toHaveProperty('employmentType')
  expect((await call('GET', '/board?within=any&q=kiln&type=full-time', person)).json.items).toEqual([])
  const partTime = await call('POST', '/employer/jobs', rhian, {
    ...advert,
    title: 'Glazer',
    description: 'Glaze pots.',
    jobType: 'part-time',
  })
  expect((await call('GET', `/jobs/${partTime.json.id}`, person)).json.type).toBe('part-time')
})

test('text that is no pay is refused by every endpoint, with the form’s sentence', async () => {
  for (const salary of ['loads', '-5', '$20']) {
    const refused = await call('POST', '/employer/jobs', rhian, form({ pay: null, salary }))
    expect(refused).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'salary', message: 'Enter the pay in pounds and what it is for, such as £12.60 an hour' }] },
    })
  }
})

describe('drafts', () => {
  test('half a form is saved, found on another device and by a colleague, and deleted when it is posted', async () => {
    const begun = await call('POST', '/employer/job-drafts', rhian, {
      form: { title: 'Pastry cook', day: '31', payMinimum: 'about' },
    })
    expect(begun).toMatchObject({ status: 200, json: { version: 1, receipt: { reference: expect.any(String) } } })
    const { id } = begun.json
    expect((await call('GET', '/employer/job-drafts', owen)).json.items).toMatchObject([
      { id, title: 'Pastry cook', version: 1, savedBy: 'Rhian Parry' },
    ])
    expect((await call('GET', `/employer/job-drafts/${id}`, owen)).json.form).toMatchObject({
      title: 'Pastry cook',
      day: '31',
      payMinimum: 'about',
      jobType: '',
    })
    expect((await call('GET', `/employer/job-drafts/${id}`, stranger)).status).toBe(404)
    expect((await call('PUT', `/employer/job-drafts/${id}`, stranger, { form: {}, version: 1 })).status).toBe(404)
    expect((await call('DELETE', `/employer/job-drafts/${id}`, stranger)).status).toBe(404)
    expect((await post({ title: 'Pastry cook', draftId: id })).json.state).toBe('active')
    expect((await call('GET', '/employer/job-drafts', rhian)).json.items).toEqual([])
  })

  test('of two who save the same version one is told who was faster, and nothing of theirs is lost', async () => {
    const { id } = (await call('POST', '/employer/job-drafts', rhian, { form: { title: 'One' } })).json
    expect((await call('PUT', `/employer/job-drafts/${id}`, owen, { form: { title: 'Two' }, version: 1 })).json.version).toBe(2)
    const late = await call('PUT', `/employer/job-drafts/${id}`, rhian, { form: { title: 'Three' }, version: 1 })
    expect(late).toMatchObject({
      status: 409,
      json: { code: 'state-conflict', detail: expect.stringMatching(/^Owen Lloyd has saved/) },
    })
    expect((await call('GET', `/employer/job-drafts/${id}`, rhian)).json).toMatchObject({
      form: { title: 'Two' },
      savedBy: 'Owen Lloyd',
    })
    expect((await call('DELETE', `/employer/job-drafts/${id}`, rhian)).status).toBe(200)
  })
})

describe('posting', () => {
  test('stated pay is formatted, stored as numbers and sorted by the year', async () => {
    const { json } = await post({
      pay: { minimum: 24000, maximum: 26500, period: 'year' },
      hoursPerWeek: 35,
      payNote: 'plus tips',
      startsOn: '2027-01-04',
    })
    expect((await call('GET', `/jobs/${json.id}`, null)).json).toMatchObject({
      salary: '£24,000 to £26,500 a year, 35 hours a week, plus tips',
      pay: { minimum: 24000, maximum: 26500, period: 'year' },
      startsOn: '2027-01-04',
    })
  })

  test.each([
    ['a highest pay below the lowest', { pay: { minimum: 14, maximum: 13, period: 'hour' } }, 'pay'],
    ['no amount', { pay: { minimum: null, maximum: null, period: 'hour' } }, 'pay'],
    ['a yearly pay by the hour', { pay: { minimum: 24000, maximum: null, period: 'hour' } }, 'pay'],
    ['a deadline yesterday', { applicationDeadline: '2026-11-20' }, 'applicationDeadline'],
    ['a deadline far ahead', { applicationDeadline: '2027-05-21' }, 'applicationDeadline'],
    ['a start yesterday', { startsOn: '2026-11-20' }, 'startsOn'],
    ['a start years ahead', { startsOn: '2029-01-01' }, 'startsOn'],
    ['a week of 90 hours', { hoursPerWeek: 90 }, 'hoursPerWeek'],
  ])('%s is refused at its field', async (_, change, field) => {
    for (const path of ['/employer/jobs', '/employer/jobs/preview']) {
      const { status, json } = await call('POST', path, rhian, form(change))
      expect([status, json.errors?.[0]?.field]).toEqual([422, field])
    }
  })

  test('the last allowed day is accepted', async () => {
    expect((await post({ applicationDeadline: '2027-05-20', startsOn: '2027-11-21' })).status).toBe(200)
  })

  test('the features of the form are found by jobseekers who ask for them', async () => {
    const { id } = (await post({ isDisabilityFriendly: true, offeredFeatures: ['screen-reader-friendly'] })).json
    expect((await call('GET', `/jobs/${id}`, null)).json.workplaceFeatures).toEqual(['screen-reader-friendly'])
    const unticked = (await post({ isDisabilityFriendly: false, offeredFeatures: ['screen-reader-friendly'] })).json
    expect((await call('GET', `/jobs/${unticked.id}`, null)).json.workplaceFeatures).toEqual([])
  })

  test('a preview posts nothing and shows the result, its faults and what happens next', async () => {
    const { status, json } = await call('POST', '/employer/jobs/preview', rhian, {
      ...form({ title: 'Night baker', pay: { minimum: 11, maximum: null, period: 'hour' }, location: 'Nowhere at all' }),
      description: 'Message us on WhatsApp to start.',
    })
    expect([status, json.state, json.place, json.told]).toEqual([200, 'pending_check', null, 0])
    expect(json.job).toMatchObject({
      title: 'Night baker',
      company: 'Parry Bakery',
      salary: 'From £11.00 an hour',
      open: true,
      match: null,
    })
    expect(json.flags).toMatchObject([
      { check: 'messaging-app', found: 'WhatsApp' },
      { check: 'below-minimum-wage', found: 'From £11.00 an hour' },
    ])
    const good = await call('POST', '/employer/jobs/preview', rhian, form({ title: 'Night baker' }))
    expect(good.json).toMatchObject({ state: 'active', flags: [], place: 'Leeds, West Yorkshire', reach: { atLeast: null } })
    expect((await call('GET', '/employer/jobs?q=Night%20baker', rhian)).json.total).toBe(0)
    expect((await call('GET', `/jobs/${good.json.job.id}`, rhian)).status).toBe(404)
  })
})

describe('changing a job', () => {
  const read = async (id: string, who = rhian) => (await call('GET', `/employer/jobs/${id}`, who)).json
  const edited = (job: { description: string; requirements: string[] } & Record<string, unknown>, change: object = {}) => ({
    ...form({ title: job.title, description: job.description }),
    version: job.version,
    ...change,
  })

  test('is stored with who, when and what, and announced once to people with open applications', async () => {
    const { id } = (await post({ title: 'Cake maker' })).json
    const { person } = await applicant(id)
    const gone = await applicant(id)
    await call('POST', `/applications/${gone.applicationId}/withdraw`, gone.person, {})
    const job = await read(id)
    expect(job).toMatchObject({
      liveApplications: 1,
      applications: 2,
      postedBy: 'Rhian Parry',
      contactEmail: 'jobs@bakery.example',
    })
    const body = edited(job, { pay: { minimum: 15, maximum: null, period: 'hour' }, location: 'Bradford' })
    expect((await call('POST', '/employer/jobs/preview', owen, { ...body, jobId: id })).json).toMatchObject({
      state: 'active',
      told: 1,
    })
    clock = new Date('2026-11-22T09:00:00.000Z')
    const saved = await call('PUT', `/employer/jobs/${id}`, owen, body)
    expect(saved).toMatchObject({ status: 200, json: { state: 'active', told: 1 } })
    expect((await call('GET', `/jobs/${id}`, person)).json).toMatchObject({ location: 'Bradford', salary: 'From £15.00 an hour' })
    const history = (await call('GET', `/employer/jobs/${id}/history`, rhian)).json
    expect(history.items).toEqual([
      {
        version: saved.json.version,
        kind: 'edited',
        at: '2026-11-22T09:00:00.000Z',
        by: 'Owen Lloyd',
        changes: [
          { field: 'location', before: 'Leeds', after: 'Bradford' },
          { field: 'salary', before: '£13.50 to £14.25 an hour', after: 'From £15.00 an hour' },
        ],
        toldAt: '2026-11-22T09:00:00.000Z',
      },
    ])
    expect((await call('GET', `/employer/jobs/${id}/history`, stranger)).status).toBe(404)
    // A new contact is no news to applicants; the next change is, without an email on the same day.
    const contact = edited(await read(id), { pay: body.pay, location: 'Bradford', contactEmail: 'new@bakery.example' })
    expect((await call('PUT', `/employer/jobs/${id}`, rhian, contact)).json.told).toBe(0)
    const text = { ...contact, version: (await read(id)).version, requirements: 'Baking' }
    expect((await call('PUT', `/employer/jobs/${id}`, rhian, text)).json.told).toBe(1)
    expect((await eventsOf(id)).map(({ payload: { about, again, applicants } }) => [about, again, applicants.length])).toEqual([
      ['pay-and-place', false, 1],
      ['words', true, 1],
    ])
  })

  test('of two simultaneous changes one succeeds, and the other is told who and loses nothing', async () => {
    const { id } = (await post({ title: 'Bread seller' })).json
    const job = await read(id)
    const [one, two] = await Promise.all([
      call('PUT', `/employer/jobs/${id}`, owen, edited(job, { location: 'York' })),
      call('PUT', `/employer/jobs/${id}`, rhian, edited(job, { location: 'Hull' })),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    const lost = one.status === 409 ? one : two
    expect(lost.json).toMatchObject({
      code: 'state-conflict',
      detail: expect.stringMatching(/^(Owen Lloyd|Rhian Parry) has changed this job/),
    })
    expect((await call('GET', `/employer/jobs/${id}/history`, rhian)).json.total).toBe(1)
  })

  test('new text is checked again, and approved text is not', async () => {
    const { id } = (await post({ title: 'Dough mixer', description: 'Message us on WhatsApp to start mixing dough.' })).json
    await admin('approve-job', id)
    const { person } = await applicant(id)
    const same = edited(await read(id), { department: 'Days' })
    expect((await call('PUT', `/employer/jobs/${id}`, rhian, same)).json.state).toBe('active')
    const cheap = edited(await read(id), { department: 'Days', pay: { minimum: 9, maximum: null, period: 'hour' } })
    expect((await call('PUT', `/employer/jobs/${id}`, rhian, cheap)).json).toMatchObject({
      state: 'active',
      waits: true,
      told: 0,
    })
    expect(await read(id)).toMatchObject({ checks: [], shown: 'Active', editWaits: 'check' })
    expect(await eventsOf(id)).toEqual([])
    // Applicants are notified once they can read it.
    await admin('approve-job', id)
    expect((await eventsOf(id)).map(({ payload }) => payload.about)).toEqual(['pay'])
    expect(await read(id)).toMatchObject({ editWaits: null, waitingEdit: null, pay: { minimum: 9 } })
    expect((await call('GET', `/jobs/${id}`, person)).json.pay.minimum).toBe(9)
  })

  test('a demand about who somebody is, new or in a change, is refused with the sentence of the law', async () => {
    const demand = { description: 'Bake with us. We prefer young men aged 20 to 30.' }
    const before = await post(demand)
    expect([before.status, before.json.detail]).toEqual([409, expect.stringContaining('The Equality Act 2010')])
    expect(before.json.detail).toContain('We prefer young men aged 20 to 30.')
    const { id } = (await post()).json
    const change = await call('PUT', `/employer/jobs/${id}`, rhian, edited(await read(id), demand))
    expect([change.status, change.json.detail]).toEqual([409, expect.stringContaining('Schedule 9')])
    const preview = await call('POST', '/employer/jobs/preview', rhian, form(demand))
    expect(preview.json.refusal).toContain('The Equality Act 2010')
    const excepted = await post({
      description:
        'Support women in our refuge. We need a woman: an occupational requirement (Equality Act 2010, Schedule 9), as residents ask for privacy.',
    })
    expect([excepted.status, excepted.json.state]).toEqual([200, 'pending_check'])
  })

  test('everybody sees the approved text while another waits for a check, and can apply', async () => {
    const { id } = (await post({ title: 'Bread slicer', description: 'You will slice bread from six until noon.' })).json
    const { person } = await applicant(id)
    const stamp = async () => (await owner`select posted_at, words_changed_at from jobs.jobs where id = ${id}`)[0]
    const before = await stamp()
    const fee = edited(await read(id), { description: 'Pay a registration fee, then slice bread.', location: 'Hull' })
    const preview = await call('POST', '/employer/jobs/preview', rhian, { ...fee, jobId: id })
    expect(preview.json).toMatchObject({ state: 'active', waits: true, flags: [{ check: 'fee-asked' }] })
    const saved = await call('PUT', `/employer/jobs/${id}`, rhian, fee)
    expect(saved.json).toMatchObject({ state: 'active', waits: true })
    const seen = { description: 'You will slice bread from six until noon.', open: true }
    const newcomer = await server.person('user')
    for (const who of [person, newcomer, null]) expect((await call('GET', `/jobs/${id}`, who)).json).toMatchObject(seen)
    expect((await call('GET', `/public/jobs/${id}`, null)).json).toMatchObject({ state: 'open', title: 'Bread slicer' })
    const feed = JSON.stringify((await call('GET', '/public/feed', null)).json)
    expect([feed.includes(id), feed.includes('registration fee')]).toEqual([true, false])
    expect(JSON.stringify((await call('GET', '/public/jobs?file=0', null)).json)).toContain(id)
    // For search engines nothing has changed.
    expect(await stamp()).toEqual(before)
    expect((await read(id)).waitingEdit).toMatchObject({
      checks: ['fee-asked'],
      note: null,
      savedBy: 'Rhian Parry',
      job: { description: 'Pay a registration fee, then slice bread.', location: 'Hull' },
    })
    // The history holds public changes, and there is none yet.
    expect((await call('GET', `/employer/jobs/${id}/history`, rhian)).json.total).toBe(0)
    const listed = (await call('GET', '/employer/jobs?q=Bread%20slicer', rhian)).json.items[0]
    expect(listed).toMatchObject({ shown: 'Active', editWaits: 'check' })
    expect(await admin('list-pending')).toContain(`${id}  Bread slicer, Parry Bakery (new words)  [fee-asked]`)
    clock = new Date(NOW.getTime() + 3_600_000)
    await admin('approve-job', id)
    expect((await call('GET', `/jobs/${id}`, newcomer)).json).toMatchObject({
      location: 'Hull',
      postedAt: before?.posted_at.toISOString(),
    })
    expect((await call('GET', `/employer/jobs/${id}/history`, rhian)).json.items).toMatchObject([
      { kind: 'edited', by: 'Rhian Parry', changes: [{ field: 'location' }, { field: 'description' }] },
    ])
    await expect(admin('approve-job', id)).rejects.toThrow('This job is active')
  })

  test('refused changes are corrected, or discarded, while the job stays as it was', async () => {
    const { id } = (await post({ title: 'Cake icer', description: 'You will ice cakes, and paint flowers on some of them.' }))
      .json
    const flagged = edited(await read(id), { description: 'You will ice cakes. Message us on WhatsApp.' })
    await call('PUT', `/employer/jobs/${id}`, rhian, flagged)
    await admin('send-back-job', id, 'Please leave WhatsApp out.')
    expect(await read(id)).toMatchObject({
      shown: 'Active',
      editWaits: 'sent-back',
      waitingEdit: { note: 'Please leave WhatsApp out.' },
    })
    await expect(admin('send-back-job', id, 'Again')).rejects.toThrow('This job is active')
    expect((await stateEvents(id)).map(({ state, edit }) => [state, edit])).toEqual([['active', 'sent-back']])
    // The same text saved again waits again.
    expect((await call('PUT', `/employer/jobs/${id}`, rhian, { ...flagged, version: (await read(id)).version })).json.waits).toBe(
      true,
    )
    expect(await read(id)).toMatchObject({ editWaits: 'check', waitingEdit: { note: null } })
    // A colleague who opened the job before is told who was faster, and nothing of theirs is saved.
    expect(await call('PUT', `/employer/jobs/${id}`, owen, flagged)).toMatchObject({
      status: 409,
      json: { detail: expect.stringMatching(/^Rhian Parry has changed this job/) },
    })
    expect((await call('DELETE', `/employer/jobs/${id}/waiting-edit`, stranger)).status).toBe(404)
    expect((await call('DELETE', `/employer/jobs/${id}/waiting-edit`, owen)).status).toBe(200)
    expect(await call('DELETE', `/employer/jobs/${id}/waiting-edit`, owen)).toMatchObject({
      status: 409,
      json: { code: 'state-conflict' },
    })
    expect(await read(id)).toMatchObject({
      editWaits: null,
      description: 'You will ice cakes, and paint flowers on some of them.',
    })
    // Text without findings replaces the waiting edit and is public at once.
    await call('PUT', `/employer/jobs/${id}`, rhian, { ...flagged, version: (await read(id)).version })
    const clean = edited(await read(id), { description: 'You will ice cakes and biscuits from nine to five.' })
    expect((await call('PUT', `/employer/jobs/${id}`, rhian, clean)).json).toMatchObject({ state: 'active', waits: false })
    expect(await read(id)).toMatchObject({ editWaits: null, description: 'You will ice cakes and biscuits from nine to five.' })
  })

  test('a closing date moved meanwhile stays moved, and a closed job has no waiting changes', async () => {
    const { id } = (await post({ title: 'Tart filler', description: 'You will fill tarts with fruit and custard.' })).json
    await call(
      'PUT',
      `/employer/jobs/${id}`,
      rhian,
      edited(await read(id), { description: 'Message us on WhatsApp about tarts.' }),
    )
    const { version } = await read(id)
    await call('POST', `/employer/jobs/${id}/deadline`, rhian, { applicationDeadline: '2026-12-24', version })
    await admin('approve-job', id)
    expect(await read(id)).toMatchObject({ closesOn: '2026-12-24', description: 'Message us on WhatsApp about tarts.' })
    await call('PUT', `/employer/jobs/${id}`, rhian, edited(await read(id), { description: 'Pay us a joining fee. Fill tarts.' }))
    expect((await read(id)).editWaits).toBe('check')
    await call('POST', `/employer/jobs/${id}/close`, rhian)
    const [left] = await owner`select count(*)::int as edits from jobs.waiting_edits where job_id = ${id}`
    expect([left?.edits, (await read(id)).editWaits]).toEqual([0, null])
    await expect(admin('approve-job', id)).rejects.toThrow('This job is closed')
  })

  test('a returned job goes to the check again, and a closed one stays as it is', async () => {
    const { id } = (await post({ title: 'Oven hand', description: 'Message us on WhatsApp.' })).json
    await admin('send-back-job', id, 'Please give an email address.')
    const mended = edited(await read(id), { description: 'Write to us about ovens, trays and early mornings.' })
    expect((await call('PUT', `/employer/jobs/${id}`, rhian, mended)).json.state).toBe('pending_check')
    expect(await read(id)).toMatchObject({ checkNote: null })
    await call('POST', `/employer/jobs/${id}/close`, rhian)
    const over = await call('PUT', `/employer/jobs/${id}`, rhian, edited(await read(id)))
    expect(over).toMatchObject({ status: 409, json: { detail: expect.stringMatching(/copy it/) } })
    expect(
      (await call('GET', `/employer/jobs/${id}/history`, rhian)).json.items.map((one: { kind: string }) => one.kind),
    ).toEqual(['closed', 'edited'])
  })

  test('no history names a person who left, and drafts of an organisation without members are deleted', async () => {
    const alone = await employer('Ada', 'Leaving')
    await call('POST', '/employer/job-drafts', alone, { form: { title: 'Half a job' } })
    const { id } = (
      await call('POST', '/employer/jobs', alone, form({ title: 'Last baker', description: 'You will bake the last bread.' }))
    ).json
    await call('POST', `/employer/jobs/${id}/close`, alone)
    await db().withSystem((tx) => eraseEmployer(server.kit('jobs'), tx, alone.accountId, clock))
    const [left] = await owner`select
      (select count(*)::int from jobs.job_drafts where saved_by = ${alone.accountId} or form ->> 'title' = 'Half a job') as drafts,
      (select count(*)::int from jobs.job_versions where by_account = ${alone.accountId}) as named,
      (select count(*)::int from jobs.job_versions where job_id = ${id}) as kept`
    expect(left).toEqual({ drafts: 0, named: 0, kept: 1 })
  })

  test('saving without a change adds nothing to the history', async () => {
    const { id } = (await post({ title: 'Egg counter' })).json
    expect((await call('PUT', `/employer/jobs/${id}`, rhian, edited(await read(id)))).status).toBe(200)
    expect((await call('GET', `/employer/jobs/${id}/history`, rhian)).json.total).toBe(0)
  })

  test('unchanged pay keeps the text it was posted with', async () => {
    const { id } = (await post({ title: 'Van driver', pay: null, salary: '£13.20 per hour plus overtime' })).json
    const job = await read(id)
    expect(job.pay).toEqual({ minimum: 13.2, maximum: 13.2, period: 'hour' })
    await call('PUT', `/employer/jobs/${id}`, rhian, edited(job, { pay: job.pay, requirements: 'Driving licence' }))
    expect((await read(id)).salary).toBe('£13.20 per hour plus overtime')
  })

  test('the closing date moves within its limits, from the version that was read', async () => {
    const { id } = (await post({ title: 'Market trader', applicationDeadline: '2026-11-30' })).json
    const { version } = await read(id)
    const to = (applicationDeadline: string | null, upon = version) =>
      call('POST', `/employer/jobs/${id}/deadline`, rhian, { applicationDeadline, version: upon })
    expect((await to('2027-06-30')).json.errors[0].field).toBe('applicationDeadline')
    expect((await to('2026-12-31')).status).toBe(200)
    expect((await to('2027-01-31')).status).toBe(409)
    expect((await to(null, version + 1)).status).toBe(200)
    expect((await call('GET', `/employer/jobs/${id}/history`, rhian)).json.items).toMatchObject([
      { kind: 'extended', changes: [{ field: 'applicationDeadline', before: '2026-12-31', after: '' }] },
      { kind: 'extended', changes: [{ field: 'applicationDeadline', before: '2026-11-30', after: '2026-12-31' }] },
    ])
    expect(
      (await call('POST', `/employer/jobs/${id}/deadline`, stranger, { applicationDeadline: null, version: 1 })).status,
    ).toBe(404)
  })
})

describe('the list of jobs', () => {
  test('every live job can be chosen, and no other', async () => {
    const live = await post({ title: 'Proofer', location: 'Leeds' })
    const closed = await post({ title: 'Slicer' })
    await call('POST', `/employer/jobs/${closed.json.id}/close`, rhian)
    const items = async (who: TestPerson) => (await call('GET', '/employer/live-jobs', who)).json.items
    expect(await items(owen)).toContainEqual({ id: live.json.id, title: 'Proofer', location: 'Leeds' })
    expect((await items(owen)).map(({ id }: { id: string }) => id)).not.toContain(closed.json.id)
    expect(await items(stranger)).toEqual([])
  })

  test('filters by status, type and place, and pages in every order without repeating or losing one', async () => {
    const company = await employer('Many', 'Jobs')
    await db().withSystem((tx) => tx.update(organisations).set({ verifiedAt: NOW }).where(isNull(organisations.verifiedAt)))
    for (const i of Array.from({ length: 7 }, (_, n) => n)) {
      await call('POST', '/employer/jobs', company, {
        ...form({ title: `Job ${(i * 3) % 7}`, location: i % 2 ? 'York' : 'Leeds', jobType: i < 2 ? 'part-time' : 'full-time' }),
        description: `Work number ${i} ${randomUUID()} in a place of its own.`,
        applicationDeadline: i === 3 ? null : `2026-12-${10 + i}`,
      })
    }
    const list = async (query: string) => (await call('GET', `/employer/jobs?${query}`, company)).json
    expect(await list('type=part-time')).toMatchObject({
      total: 2,
      counts: { Active: 0, Draft: 7, Closed: 0 },
      locations: ['Leeds', 'York'],
    })
    expect((await list('location=York&state=Draft')).total).toBe(3)
    expect((await list('state=Active')).total).toBe(0)
    for (const sort of ['newest', 'closing', 'applications', 'title']) {
      const titles: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: { items: { title: string }[]; nextCursor: string | null } = await list(
          `sort=${sort}&limit=3${cursor && `&cursor=${cursor}`}`,
        )
        titles.push(...page.items.map(({ title }) => title))
        cursor = page.nextCursor
      }
      expect([sort, new Set(titles).size, titles.length]).toEqual([sort, 7, 7])
      if (sort === 'title') expect(titles).toEqual([...titles].sort())
      if (sort === 'closing') expect([titles[0], titles[6]]).toEqual(['Job 0', 'Job 2'])
    }
    expect((await call('GET', '/employer/jobs?cursor=nope', company)).status).toBe(422)
  })

  test('shows how far applicants got, and counts views without knowing whose', async () => {
    const { id } = (await post({ title: 'Confectioner' })).json
    const { person, applicationId } = await applicant(id)
    await call('GET', `/jobs/${id}`, null)
    await call('GET', `/jobs/${id}`, person)
    await call('GET', `/jobs/${id}`, rhian)
    // The same visitors again on the same day.
    for (const who of [null, person, person]) await call('GET', `/jobs/${id}`, who)
    for (let i = 0; i < 2; i += 1) await call('GET', '/board?within=any&q=Confectioner', person)
    for (const to of ['under_review', 'shortlisted', 'under_review', 'shortlisted']) {
      const { version } = (await call('GET', `/employer/applications/${applicationId}`, rhian)).json
      await call('POST', `/employer/applications/${applicationId}/state`, rhian, { to, version })
    }
    const [job] = (await call('GET', '/employer/jobs?q=Confectioner', rhian)).json.items
    expect(job.funnel).toEqual({ seen: 1, opened: 2, applied: 1, shortlisted: 1, interviewed: 0, offered: 0, started: 0 })
    expect(job).toMatchObject({ applications: 1, newApplications: 0 })
    const columns = await db().withSystem((tx) =>
      tx.execute<{ name: string }>(
        sql`select column_name as name from information_schema.columns where table_schema = 'jobs' and table_name = 'job_counts'`,
      ),
    )
    expect(columns.filter(({ name }) => /account|person|address|session/.test(name))).toEqual([])
  })

  test('counts whoever came further at the stages before as well, once', async () => {
    const { id } = (await post({ title: 'Chocolatier' })).json
    const { applicationId } = await applicant(id)
    const funnel = async () => (await call('GET', `/employer/jobs/${id}`, rhian)).json.funnel
    const reach = (version: number, state: string) =>
      owner`insert into jobs.application_steps (application_id, version, state, by_role, at)
        values (${applicationId}, ${version}, ${state}, 'employer', ${clock})`
    await reach(90, 'interviewed')
    expect(await funnel()).toMatchObject({ applied: 1, shortlisted: 1, interviewed: 1, offered: 0, started: 0 })
    await reach(91, 'shortlisted')
    await reach(92, 'placed')
    expect(await funnel()).toMatchObject({ applied: 1, shortlisted: 1, interviewed: 1, offered: 1, started: 1 })
  })

  test('two instances that count at once lose nothing', async () => {
    const { id } = (await post({ title: 'Miller' })).json
    const instances = [createViewCounts(db(), () => clock), createViewCounts(db(), () => clock)]
    for (const [n, views] of instances.entries()) for (let i = 0; i < 5; i += 1) views.count('seen', [id], `${n} ${i}`)
    await Promise.all(instances.map((views) => views.flush()))
    expect((await call('GET', `/employer/jobs/${id}`, rhian)).json.funnel.seen).toBe(10)
  })

  test('a visitor counts once a day for each job and kind of view, and again on the next', async () => {
    const { id } = (await post({ title: 'Oatcake maker' })).json
    const views = createViewCounts(db(), () => clock)
    for (let i = 0; i < 3; i += 1) for (const who of ['ada', 'ben']) views.count('opened', [id], who)
    views.count('seen', [id], 'ada')
    clock = new Date(NOW.getTime() + 24 * 60 * 60 * 1000)
    views.count('opened', [id], 'ada')
    await views.flush()
    expect((await call('GET', `/employer/jobs/${id}`, rhian)).json.funnel).toMatchObject({ seen: 1, opened: 3 })
  })

  test('the audience is rounded to fives, and below five no number is given', async () => {
    const meet = async (n: number) => {
      for (let i = 0; i < n; i += 1) {
        const { accountId } = await server.person('user')
        const profile = {
          skills: ['baking', 'teamwork'].map((skillId) => ({ skillId, level: 3 })),
          titles: ['Baker'],
          experienceYears: 5,
          position: { lat: 53.8, lon: -1.55 },
          place: 'Leeds',
          travelMiles: 15,
          contracts: ['full-time'],
          remoteOnly: false,
          wantedFeatures: [],
        }
        await db().withSystem((tx) => saveMatchProfile(tx, { accountId, ...profile }, { version: 1, at: clock }))
      }
    }
    const { id } = (await post({ title: 'Baker', requirements: 'Baking' })).json
    const audience = async () => (await call('GET', `/employer/jobs/${id}`, rhian)).json.reach
    await meet(4)
    expect(await audience()).toEqual({ atLeast: null })
    await meet(3)
    clock = new Date(NOW.getTime() + 7 * 60 * 60 * 1000)
    expect(await audience()).toEqual({ atLeast: 5 })
    const far = (await post({ title: 'Baker', location: 'Cardiff', requirements: 'Baking' })).json
    expect((await call('GET', `/employer/jobs/${far.id}`, rhian)).json.reach).toEqual({ atLeast: null })
    expect([0, 1, 4, 5, 9, 10, 123].map((people) => roundedAudience(people).atLeast)).toEqual([null, null, null, 5, 5, 10, 120])
  })
})
