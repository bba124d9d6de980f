import { randomUUID } from 'node:crypto'
import {
  APPLICATION_OF_INTERVIEW,
  APPLICATION_TRANSITIONS,
  type ApplicationState,
  DEMO_ACCOUNTS,
  DEMO_ORGANISATION,
  type DisclosureHandover,
  INTERVIEW_STATES,
  INTERVIEW_TRANSITIONS,
  type Interview,
  type InterviewState,
  isOpenInterview,
  mayMoveInterview,
} from '@onward/contracts'
import { signHandover } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { service } from '../app'
import { remindOfWaiting } from '../applications/reminders'
import { loadDemo } from '../demo/load'
import { demoId } from '../demo/random'
import { remindOfInterviews } from './reminders'
import { reminderDue } from './rules'

const NOW = new Date('2027-03-20T10:00:00.000Z')
const HOUR = 60 * 60 * 1000
let now = NOW
let gareth: TestPerson
const careJob = demoId('calder care-leeds')

const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 100 } })
beforeAll(async () => {
  await loadDemo({ db: server.kit('jobs').db, clock: () => NOW })
  gareth = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
})
beforeEach(() => {
  now = NOW
})

async function ask(who: TestPerson | null, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, language = 'en') {
  const answer = await server.app.inject({
    method,
    url: `/api/jobs${path}`,
    // Tokens last ten minutes, and tests move the clock.
    headers: {
      ...(who && { authorization: `Bearer ${server.tokens.issue(who, now).token}` }),
      'accept-language': language,
    },
    ...(payload && { payload }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: answer.body, json: isJson ? answer.json() : null }
}

async function applied(change: Partial<DisclosureHandover> = {}): Promise<{ person: TestPerson; id: string }> {
  const person = await server.person('user')
  const say: DisclosureHandover = {
    disclosureId: randomUUID(),
    accountId: person.accountId,
    jobId: careJob,
    firstName: 'Amina',
    lastName: 'Okafor-Reed',
    email: 'amina@test.example',
    phone: '07700 900123',
    area: 'Leeds LS6',
    availability: 'full-time',
    experienceYears: 2,
    skillIds: ['care-work'],
    coverLetter: 'Dear team',
    cvFilename: 'cv.pdf',
    cvFileType: 'pdf',
    adjustments: false,
    benefitsTransition: false,
    ...change,
  }
  const handover = await signHandover(server.keys, { from: 'jobseekers', to: 'jobs' }, say, now)
  const { json } = await ask(person, 'POST', '/applications', { handover })
  return { person, id: json.id }
}
const SLOTS = ['2027-03-24T10:00', '2027-03-29T14:30']
const proposal = (change: object = {}) => ({
  slots: SLOTS,
  minutes: 45,
  way: 'in-person',
  place: 'Calder House, Leeds',
  note: 'Ask for Gareth at the desk.',
  ...change,
})
async function invited() {
  const { person, id } = await applied()
  const made = await ask(gareth, 'POST', `/employer/applications/${id}/interviews`, proposal())
  expect(made.status).toBe(200)
  return { person, id, interview: made.json.id as string, version: made.json.version as number }
}
const firstSlot = '2027-03-24T10:00:00.000Z'
const confirm = (version: number, slot = firstSlot) => ({ answer: 'confirm', slot, version })
const stateOf = async (person: TestPerson, id: string) => (await ask(person, 'GET', `/applications/${id}`)).json.state
const mine = async (person: TestPerson, id: string) => (await ask(person, 'GET', `/interviews?application=${id}`)).json.items[0]
const eventsOf = async (interview: string) =>
  (await owner`select payload from events.log where type = 'interview.changed' and subject = ${interview} order by id`).map(
    ({ payload }) => payload,
  )
const movesOf = async (application: string) =>
  (await owner`select payload from events.log where type = 'application.moved' and subject = ${application} order by id`).map(
    ({ payload }) => payload,
  )

describe('several invitations at once', () => {
  const versionOf = async (id: string) => (await ask(gareth, 'GET', `/employer/applications/${id}`)).json.version
  const invite = (applications: readonly object[], change: object = {}) =>
    ask(gareth, 'POST', '/employer/applications/invitations', {
      applications,
      minutes: 30,
      way: 'in-person',
      place: 'Calder House, Leeds',
      ...change,
    })

  it('give each applicant times of their own under one receipt, and name those who were left', async () => {
    const [first, second, third] = [await applied(), await applied(), await applied()]
    const seen = await Promise.all([first, second, third].map(async ({ id }) => ({ id, version: await versionOf(id) })))
    // A colleague is faster with the third.
    await ask(gareth, 'POST', `/employer/applications/${third.id}/state`, { to: 'under_review', version: seen[2]?.version })
    const body = [
      { ...seen[0], slots: ['2027-04-07T10:00'] },
      { ...seen[1], slots: ['2027-04-07T10:30', '2027-04-08T10:30'] },
      { ...seen[2], slots: ['2027-04-07T11:00'] },
      { id: randomUUID(), version: 1, slots: ['2027-04-07T11:30'] },
      { ...seen[0], slots: ['2027-04-07T10:00'] },
    ]
    const { status, json } = await invite(body, { meet: 'Shanice Cole' })
    expect(status).toBe(200)
    expect(json.receipt.reference).toMatch(/^ONW-/)
    expect(json.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'invited',
      'invited',
      'overtaken',
      'not-found',
    ])
    expect((await mine(second.person, second.id)).slots).toEqual(['2027-04-07T09:30:00.000Z', '2027-04-08T09:30:00.000Z'])
    expect(await stateOf(first.person, first.id)).toBe('interview_invited')
    expect(await stateOf(third.person, third.id)).toBe('under_review')
    // Sent once more, nobody is invited twice.
    const again = await invite(body, { meet: 'Shanice Cole' })
    expect(again.json.results.slice(0, 2).map(({ outcome }: { outcome: string }) => outcome)).toEqual(['overtaken', 'overtaken'])
    expect(await movesOf(first.id)).toHaveLength(1)
  })

  it('never offer two people the same hour of one interviewer', async () => {
    const [first, second] = [await applied(), await applied()]
    const slots = ['2027-04-12T10:00']
    const both = [
      { id: first.id, version: await versionOf(first.id), slots },
      { id: second.id, version: await versionOf(second.id), slots },
    ]
    const { json } = await invite(both, { meet: 'Dilys Probert' })
    expect(json.results).toEqual([
      { id: first.id, outcome: 'invited', state: 'interview_invited', busyAt: null },
      { id: second.id, outcome: 'busy', state: 'submitted', busyAt: '2027-04-12T09:00:00.000Z' },
    ])
    expect(await mine(second.person, second.id)).toBeUndefined()
  })

  it('are refused whole where a time has passed, and reach nobody else’s applicants', async () => {
    const { id } = await applied()
    const one = { id, version: await versionOf(id), slots: ['2027-03-01T10:00'] }
    expect((await invite([one])).status).toBe(422)
    const stranger = await server.person('employer')
    const answer = await ask(stranger, 'POST', '/employer/applications/invitations', {
      applications: [{ ...one, slots: ['2027-04-20T10:00'] }],
      way: 'phone',
      place: 'x',
    })
    expect(answer.json.results ?? []).not.toContainEqual(expect.objectContaining({ outcome: 'invited' }))
  })
})

describe('a week of the calendar', () => {
  const week = async (day: string, who = gareth) => (await ask(who, 'GET', `/employer/interview-week?day=${day}`)).json.items
  it('has agreed interviews and every time that can still be chosen, of this organisation alone', async () => {
    const agreed = await invited()
    const waiting = await invited()
    await ask(agreed.person, 'POST', `/interviews/${agreed.interview}/answer`, confirm(agreed.version))
    const ours = (items: { id: string }[]) => items.filter(({ id }) => id === agreed.interview || id === waiting.interview)
    expect(ours(await week('2027-03-28'))).toEqual([
      {
        id: agreed.interview,
        applicationId: agreed.id,
        name: 'Amina Okafor-Reed',
        jobTitle: expect.any(String),
        state: 'confirmed',
        startsAt: firstSlot,
        minutes: 45,
        way: 'in-person',
        meet: '',
      },
      expect.objectContaining({ id: waiting.interview, state: 'proposed', startsAt: firstSlot }),
    ])
    // The week after begins with the change of clocks behind it.
    expect(ours(await week('2027-03-29'))).toMatchObject([{ id: waiting.interview, startsAt: '2027-03-29T13:30:00.000Z' }])
    expect(ours(await week('2027-03-15'))).toEqual([])
    expect(await week('2027-03-28', await server.person('employer'))).toEqual([])
  })
  it('keeps what was held', async () => {
    const { person, interview, version } = await invited()
    await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version))
    now = new Date('2027-03-24T11:00:00.000Z')
    await ask(gareth, 'POST', `/employer/interviews/${interview}/state`, { to: 'held', version: version + 1 })
    expect(await week('2027-03-24')).toContainEqual(expect.objectContaining({ id: interview, state: 'held' }))
  })
})

describe('an invitation', () => {
  it('offers times, and the application follows each answer in the same step', async () => {
    const { person, id, interview, version } = await invited()
    expect(await stateOf(person, id)).toBe('interview_invited')
    expect(await mine(person, id)).toMatchObject({
      state: 'proposed',
      // The second one is after the clocks have gone forward.
      slots: [firstSlot, '2027-03-29T13:30:00.000Z'],
      startsAt: null,
      place: 'Calder House, Leeds',
    })
    const answer = await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version))
    expect(answer.json).toMatchObject({ state: 'confirmed', application: 'interview_scheduled' })
    expect(answer.json.receipt.reference).toMatch(/^ONW-/)
    expect(await stateOf(person, id)).toBe('interview_scheduled')
    expect(await mine(person, id)).toMatchObject({ state: 'confirmed', startsAt: firstSlot })
    expect(await eventsOf(interview)).toMatchObject([
      { about: 'confirmed', calendar: { startsAt: firstSlot, minutes: 45, sequence: 0 } },
    ])
  })

  it('is answered with a request for other times, and the employer proposes new ones', async () => {
    const { person, id, interview, version } = await invited()
    const wish = { answer: 'other-times', words: 'I care for my mum until two.', suggested: ['2027-03-25T15:00'], version }
    const answer = await ask(person, 'POST', `/interviews/${interview}/answer`, wish)
    expect(answer.json).toMatchObject({ state: 'alternative_requested', application: 'interview_invited' })
    const seen = (await ask(gareth, 'GET', `/employer/applications/${id}/interviews`)).json.items[0]
    expect(seen).toMatchObject({ answer: wish.words, suggested: ['2027-03-25T15:00:00.000Z'], version: 2 })
    const again = proposal({ slots: ['2027-03-25T15:00'], version: 2 })
    expect((await ask(gareth, 'POST', `/employer/applications/${id}/interviews`, again)).json).toMatchObject({
      id: interview,
      state: 'proposed',
    })
    expect((await eventsOf(interview)).map(({ about }) => about)).toEqual(['other-times', 'new-times'])
    expect((await mine(person, id)).slots).toEqual(['2027-03-25T15:00:00.000Z'])
  })

  it('is declined, which ends the application', async () => {
    const { person, id, interview, version } = await invited()
    const no = { answer: 'decline', words: 'I have found work. Thank you.', version }
    expect((await ask(person, 'POST', `/interviews/${interview}/answer`, no)).json.application).toBe('declined')
    expect(await stateOf(person, id)).toBe('declined')
    expect((await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version + 1))).status).toBe(409)
  })

  it('accepts one of two simultaneous answers', async () => {
    const { person, id, interview, version } = await invited()
    const answers = await Promise.all([
      ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version)),
      ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version, '2027-03-29T13:30:00.000Z')),
      ask(person, 'POST', `/interviews/${interview}/answer`, { answer: 'decline', words: '', version }),
      ask(gareth, 'POST', `/employer/interviews/${interview}/state`, { to: 'cancelled', version }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const { state } = await mine(person, id)
    expect(await stateOf(person, id)).toBe(APPLICATION_OF_INTERVIEW[state as InterviewState])
  })

  it('cannot be seen, answered, changed or settled by anybody else', async () => {
    const { id, interview, version } = await invited()
    const stranger = await server.person('user')
    const other = await server.person('employer')
    expect((await ask(stranger, 'GET', `/interviews?application=${id}`)).json.items).toEqual([])
    expect((await ask(stranger, 'POST', `/interviews/${interview}/answer`, confirm(version))).status).toBe(404)
    expect((await ask(stranger, 'GET', `/interviews/${interview}/calendar`)).status).toBe(404)
    expect((await ask(stranger, 'POST', `/applications/${id}/offer`, { accept: true })).status).toBe(404)
    expect((await ask(other, 'GET', `/employer/applications/${id}/interviews`)).status).toBe(404)
    expect((await ask(other, 'POST', `/employer/applications/${id}/interviews`, proposal())).status).toBeGreaterThanOrEqual(404)
    expect((await ask(stranger, 'POST', `/employer/applications/${id}/interviews`, proposal())).status).toBe(403)
    expect((await ask(gareth, 'POST', `/interviews/${interview}/answer`, confirm(version))).status).toBe(403)
  })
})

describe('times', () => {
  it.each([
    [
      'the hour that does not exist',
      ['2027-03-28T01:30'],
      /no such time: 01:30 on 28\/03\/2027.*nearest times are 00:59 and 02:00/i,
    ],
    ['an hour that comes twice', ['2027-10-31T01:30'], /comes twice on 31\/10\/2027.*Say which one/],
    ['an offset of the other half of the year', ['2027-10-30T10:00+00:00'], /comes only once/],
    ['a day that does not exist', ['2027-02-30T10:00'], /calendar does not have that day/],
    ['the past', ['2027-03-19T10:00'], /still to come/],
    ['the same time twice', [SLOTS[0], SLOTS[0]], /once/],
    ['four times', ['2027-03-24T10:00', '2027-03-24T11:00', '2027-03-24T12:00', '2027-03-24T13:00'], /3 times or fewer/],
    ['no time', [], /at least one/],
  ])('refuses %s with a sentence, in both languages', async (_, slots, sentence) => {
    const { id } = await applied()
    const answer = await ask(gareth, 'POST', `/employer/applications/${id}/interviews`, proposal({ slots }))
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.json)).toMatch(sentence)
    const welsh = await ask(gareth, 'POST', `/employer/applications/${id}/interviews`, proposal({ slots }), 'cy')
    expect(welsh.status).toBe(422)
  })

  it.each([
    ['first', '+01:00', '2027-10-31T00:30:00.000Z'],
    ['second', '+00:00', '2027-10-31T01:30:00.000Z'],
  ])('in an hour that occurs twice are the %s one if the offset says so', async (_, offset, instant) => {
    const { person, id } = await applied()
    const slots = [`2027-10-31T01:30${offset}`]
    expect((await ask(gareth, 'POST', `/employer/applications/${id}/interviews`, proposal({ slots }))).status).toBe(200)
    expect((await mine(person, id)).slots).toEqual([instant])
  })

  it('have their own field in a refusal', async () => {
    const { id } = await applied()
    const slots = ['2027-03-24T10:00', '2027-03-28T01:30']
    const answer = await ask(gareth, 'POST', `/employer/applications/${id}/interviews`, proposal({ slots }))
    expect(answer.json.errors).toMatchObject([{ field: 'slots.1' }])
  })

  it('that have passed can no longer be chosen', async () => {
    const { person, interview, version } = await invited()
    now = new Date('2027-03-24T10:00:00.000Z')
    expect((await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version))).json.detail).toMatch(/has passed/)
    expect(
      (await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version, '2027-03-24T10:30:00.000Z'))).status,
    ).toBe(409)
    expect(
      (await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version, '2027-03-29T13:30:00.000Z'))).status,
    ).toBe(200)
  })
})

describe('an interviewer', () => {
  const proposing = async (meet: string, slots: string[], change: object = {}) => {
    const { person, id } = await applied()
    const answer = await ask(gareth, 'POST', `/employer/applications/${id}/interviews`, proposal({ slots, meet, ...change }))
    return { person, id, answer }
  }

  it('is not booked twice, agreed or offered, whatever the spelling of the name', async () => {
    const first = await proposing('Siân Hughes', ['2027-04-06T10:00', '2027-04-06T14:00'])
    expect(first.answer.status).toBe(200)
    const offered = await proposing(' siân  HUGHES ', ['2027-04-05T09:00', '2027-04-06T14:44'])
    expect(offered.answer.json.errors).toMatchObject([
      { field: 'slots.1', message: expect.stringMatching(/offering that time to someone else.*06\/04\/2027, 14:00 to 14:45/) },
    ])
    const answer = confirm(1, '2027-04-06T09:00:00.000Z')
    expect((await ask(first.person, 'POST', `/interviews/${first.answer.json.id}/answer`, answer)).status).toBe(200)
    const agreed = await proposing('Siân Hughes', ['2027-04-06T09:30'])
    expect(agreed.answer.json.detail).toMatch(/Siân Hughes has another interview then, for .*: 06\/04\/2027, 10:00 to 10:45/)
    // The other time is free again, and so is the minute after an interview.
    expect((await proposing('Siân Hughes', ['2027-04-06T14:00'])).answer.status).toBe(200)
    expect((await proposing('Siân Hughes', ['2027-04-06T10:45'])).answer.status).toBe(200)
    expect((await proposing('Somebody else', ['2027-04-06T10:00'])).answer.status).toBe(200)
    expect((await proposing('', ['2027-04-06T10:00'])).answer.status).toBe(200)
  })

  it('may have several offered times for the same person', async () => {
    const { id, answer } = await proposing('Petra', ['2027-04-07T10:00'])
    const again = proposal({ slots: ['2027-04-07T10:15'], meet: 'Petra', version: answer.json.version })
    expect((await ask(gareth, 'POST', `/employer/applications/${id}/interviews`, again)).status).toBe(200)
  })

  it('is booked once when two colleagues propose at the same moment', async () => {
    const people = await Promise.all([applied(), applied(), applied()])
    const slots = ['2027-04-08T10:00']
    const answers = await Promise.all(
      people.map(({ id }) => ask(gareth, 'POST', `/employer/applications/${id}/interviews`, proposal({ slots, meet: 'Olwen' }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })
})

describe('a correction by an employer', () => {
  it('reaches the applicant and their calendar, and keeps the time', async () => {
    const { person, id, interview, version } = await invited()
    const right = {
      way: 'video',
      place: 'https://meet.example/calder',
      meet: 'Gareth Hughes',
      bring: 'Photo ID',
      version: version + 1,
    }
    const change = () => ask(gareth, 'PUT', `/employer/interviews/${interview}/details`, right)
    expect((await change()).status).toBe(409)
    await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version))
    expect((await change()).json).toMatchObject({ state: 'confirmed', version: version + 2 })
    expect(await mine(person, id)).toMatchObject({ state: 'confirmed', startsAt: firstSlot, bring: 'Photo ID', note: '' })
    expect((await eventsOf(interview)).map(({ about, calendar }) => [about, calendar.place, calendar.sequence])).toEqual([
      ['confirmed', 'Calder House, Leeds', 0],
      ['changed', 'https://meet.example/calder', 1],
    ])
    expect(await stateOf(person, id)).toBe('interview_scheduled')
    expect((await change()).status).toBe(409)
    now = new Date(firstSlot)
    expect(
      (await ask(gareth, 'PUT', `/employer/interviews/${interview}/details`, { ...right, version: version + 2 })).status,
    ).toBe(409)
  })

  it('has a calendar file of its own, of the same entry', async () => {
    const { person, id, interview, version } = await invited()
    const file = () => ask(gareth, 'GET', `/employer/interviews/${interview}/calendar`)
    expect((await file()).status).toBe(404)
    await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version))
    const unfolded = (await file()).body.replace(/\r\n /g, '')
    expect(unfolded).toMatch(new RegExp(`METHOD:PUBLISH[\\s\\S]*UID:${interview}@[\\s\\S]*Interview: Amina Okafor-Reed`))
    expect(unfolded).toContain(`/employer/applications/${id}`)
    const wish = { answer: 'other-times', words: 'My bus does not run then.', version: version + 1 }
    await ask(person, 'POST', `/interviews/${interview}/answer`, wish)
    expect((await file()).body).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/)
    // The applicant's own file is the same, and so is the one in the email.
    expect((await movesOf(id)).at(-1)).toMatchObject({
      interview: { state: 'alternative_requested', calendar: { startsAt: firstSlot, sequence: 1 } },
    })
  })

  it('can be a cancellation with a text for the applicant', async () => {
    const { person, id, interview, version } = await invited()
    const off = { to: 'cancelled', words: 'The job is on hold. I am sorry.', version }
    expect((await ask(gareth, 'POST', `/employer/interviews/${interview}/state`, off)).status).toBe(200)
    expect(await mine(person, id)).toMatchObject({ state: 'cancelled', closingWords: off.words })
  })
})

describe('notes about an interview', () => {
  it('are for colleagues only, name their author, and are deleted with the applicant', async () => {
    const { person, id, interview } = await invited()
    const note = { words: 'Very good with people.' }
    expect((await ask(gareth, 'POST', `/employer/interviews/${interview}/notes`, note)).status).toBe(200)
    const [listed] = (await ask(gareth, 'GET', `/employer/applications/${id}/interviews`)).json.items
    expect(listed.notes).toMatchObject([{ words: note.words, by: expect.stringMatching(/\S/) }])
    expect(JSON.stringify(await mine(person, id))).not.toContain(note.words)
    const other = await server.person('employer')
    expect((await ask(other, 'POST', `/employer/interviews/${interview}/notes`, note)).status).toBeGreaterThanOrEqual(404)
    expect((await ask(person, 'POST', `/employer/interviews/${interview}/notes`, note)).status).toBe(403)
    await server.kit('jobs').db.withSystem((tx) => eraseRows(tx, person.accountId))
    expect(await owner`select id from jobs.interview_notes where interview_id = ${interview}`).toHaveLength(0)
  })
})

describe('the lists of an organisation', () => {
  const list = async (name: string, more = '') => (await ask(gareth, 'GET', `/employer/interviews?list=${name}${more}`)).json
  const names = async (name: string) => (await list(name, '&limit=100')).items.map(({ id }: { id: string }) => id)

  it('follow an interview from the invitation to its outcome', async () => {
    const { person, interview, version } = await invited()
    const where = async () => {
      const found: string[] = []
      for (const one of ['waiting', 'answer', 'upcoming', 'outcome']) if ((await names(one)).includes(interview)) found.push(one)
      return found
    }
    expect(await where()).toEqual(['waiting'])
    await ask(person, 'POST', `/interviews/${interview}/answer`, { answer: 'other-times', words: 'Later, please', version })
    expect(await where()).toEqual(['answer'])
    await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version + 1))
    expect(await where()).toEqual(['upcoming'])
    // It lasts 45 minutes.
    now = new Date(Date.parse(firstSlot) + 44 * 60_000)
    expect(await where()).toEqual(['upcoming'])
    now = new Date(Date.parse(firstSlot) + 45 * 60_000)
    expect(await where()).toEqual(['outcome'])
    await ask(gareth, 'POST', `/employer/interviews/${interview}/state`, { to: 'held', version: version + 2 })
    expect(await where()).toEqual([])
  })

  it('come in pages, the next interview first, with the applicant’s name; another organisation has its own', async () => {
    const made: string[] = []
    for (const slot of ['2027-05-03T12:00', '2027-05-03T09:00', '2027-05-04T09:00']) {
      const { person, id } = await applied()
      const { json } = await ask(gareth, 'POST', `/employer/applications/${id}/interviews`, proposal({ slots: [slot] }))
      const at = (await mine(person, id)).slots[0]
      await ask(person, 'POST', `/interviews/${json.id}/answer`, confirm(1, at))
      made.push(json.id)
    }
    const walked: string[] = []
    const starts: string[] = []
    for (let cursor = ''; ; ) {
      const page = await list('upcoming', `&limit=2${cursor && `&cursor=${cursor}`}`)
      for (const one of page.items) {
        walked.push(one.id)
        starts.push(one.startsAt)
        if (made.includes(one.id)) expect(one.name).toBe('Amina Okafor-Reed')
      }
      expect(page.total).toBeGreaterThanOrEqual(3)
      if (!page.nextCursor) break
      cursor = page.nextCursor
    }
    expect(starts).toEqual([...starts].sort())
    expect(new Set(walked).size).toBe(walked.length)
    expect(walked.filter((id) => made.includes(id))).toEqual([made[1], made[0], made[2]])
    expect((await ask(await server.person('employer'), 'GET', '/employer/interviews')).json).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
    })
    expect((await ask(gareth, 'GET', '/employer/interviews?cursor=nonsense')).status).toBe(422)
  })
})

describe('the calendar', () => {
  it('has one entry with a rising sequence, cancelled with the application', async () => {
    const { person, id, interview, version } = await invited()
    const file = async (language = 'en') => ask(person, 'GET', `/interviews/${interview}/calendar`, undefined, language)
    expect((await file()).status).toBe(404)
    await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version))
    expect((await file()).body).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0[\s\S]*SUMMARY;LANGUAGE=en:Interview: /)
    expect((await file('cy')).body).toContain('SUMMARY;LANGUAGE=cy:Cyfweliad: ')
    const again = proposal({ slots: ['2027-03-29T14:30'], version: version + 1 })
    await ask(gareth, 'POST', `/employer/applications/${id}/interviews`, again)
    expect(await stateOf(person, id)).toBe('interview_invited')
    expect((await file()).body).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/)
    expect(await mine(person, id)).toMatchObject({ startsAt: null, calledOff: firstSlot })
    const second = confirm(version + 2, '2027-03-29T13:30:00.000Z')
    expect((await ask(person, 'POST', `/interviews/${interview}/answer`, second)).status).toBe(200)
    expect((await file()).body).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:2[\s\S]*TZID=Europe\/London:20270329T143000/)
    await ask(person, 'POST', `/applications/${id}/withdraw`, {})
    expect((await file()).body).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:3/)
    expect((await mine(person, id)).history.at(-1)).toMatchObject({ state: 'cancelled', by: 'system' })
    expect((await eventsOf(interview)).map(({ about, calendar }) => [about, calendar.sequence])).toEqual([
      ['confirmed', 0],
      ['confirmed', 2],
    ])
    // The event of the application announces the cancelled interview, so that people get one notice.
    expect(
      (await movesOf(id)).map(({ state, by, interview }) => [state, by, interview.state, interview.calendar?.sequence]),
    ).toEqual([
      ['interview_invited', 'employer', 'proposed', undefined],
      ['interview_scheduled', 'jobseeker', 'confirmed', 0],
      ['interview_invited', 'employer', 'proposed', 1],
      ['interview_scheduled', 'jobseeker', 'confirmed', 2],
      ['withdrawn', 'jobseeker', 'cancelled', 3],
    ])
  })
})

describe('a cancellation by an employer', () => {
  it.each([
    ['cancelled', 'cancelled', 'under_review'],
    ['no_show', 'no_show', 'under_review'],
    ['held', 'held', 'interviewed'],
  ])('of an interview that is %s makes one notice, with its application', async (to, state, becomes) => {
    const { person, id, interview, version } = await invited()
    await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version))
    if (to !== 'cancelled') now = new Date(Date.parse(firstSlot) + HOUR)
    const answer = await ask(gareth, 'POST', `/employer/interviews/${interview}/state`, { to, version: version + 1 })
    expect(answer.status).toBe(200)
    expect((await movesOf(id)).at(-1)).toMatchObject({
      from: 'interview_scheduled',
      state: becomes,
      interview: { id: interview, state, calendar: to === 'cancelled' ? { startsAt: firstSlot, sequence: 1 } : null },
    })
    expect((await eventsOf(interview)).map(({ about }) => about)).toEqual(['confirmed'])
  })

  it('by rejecting the applicant cancels the interview in the same notice', async () => {
    const { person, id, interview, version } = await invited()
    await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version))
    const read = await ask(gareth, 'GET', `/employer/applications/${id}`)
    const no = { to: 'rejected', version: read.json.version, reason: 'We chose someone nearer.' }
    expect((await ask(gareth, 'POST', `/employer/applications/${id}/state`, no)).status).toBe(200)
    expect((await movesOf(id)).at(-1)).toMatchObject({
      state: 'rejected',
      interview: { id: interview, state: 'cancelled', calendar: { startsAt: firstSlot } },
    })
  })
})

describe('a withdrawal', () => {
  it('names the reason if the person gave one, and hides their requests from the employer', async () => {
    const { person, id } = await applied({ adjustments: true, adjustmentsWords: 'A quiet room' })
    const seen = async () => (await ask(gareth, 'GET', `/employer/applications/${id}`)).json
    expect(await seen()).toMatchObject({ disabilitySupport: true, adjustmentsWords: 'A quiet room' })
    expect((await ask(person, 'POST', `/applications/${id}/withdraw`, { reason: 'nonsense' })).status).toBe(422)
    expect((await ask(person, 'POST', `/applications/${id}/withdraw`, { reason: 'travel' })).status).toBe(200)
    expect(await seen()).toMatchObject({ state: 'withdrawn', withdrawal: 'travel', adjustmentsWords: '' })
    expect((await ask(person, 'GET', `/applications/${id}`)).json).toMatchObject({
      withdrawal: 'travel',
      shared: { adjustments: true, adjustmentsWords: 'A quiet room', benefitsTransition: false },
    })
  })

  it('needs no reason; and texts about adjustments are not sent without the opt-in', async () => {
    const { person, id } = await applied({ adjustments: false, adjustmentsWords: 'A quiet room' })
    expect((await ask(gareth, 'GET', `/employer/applications/${id}`)).json.adjustmentsWords).toBe('')
    expect((await ask(person, 'POST', `/applications/${id}/withdraw`, {})).status).toBe(200)
    expect((await ask(person, 'GET', `/applications/${id}`)).json.withdrawal).toBeNull()
  })
})

describe('reminders', () => {
  const run = () => remindOfInterviews(server.kit('jobs').db, now)
  const reminders = async (interview: string) => (await eventsOf(interview)).filter(({ about }) => about === 'reminder').length

  it('are sent 24 hours and 2 hours before, once each, from any instance', async () => {
    const { person, interview, version } = await invited()
    await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version))
    const starts = Date.parse(firstSlot)
    const at = async (hoursBefore: number) => {
      now = new Date(starts - hoursBefore * HOUR)
      await Promise.all([run(), run(), run()])
      return reminders(interview)
    }
    expect([await at(25), await at(24), await at(20), await at(2), await at(1), await at(0), await at(-1)]).toEqual([
      0, 1, 1, 2, 2, 2, 2,
    ])
  })

  it('end with the interview', async () => {
    const { person, interview, version } = await invited()
    await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version))
    await ask(gareth, 'POST', `/employer/interviews/${interview}/state`, { to: 'cancelled', version: version + 1 })
    now = new Date(Date.parse(firstSlot) - 24 * HOUR)
    await run()
    expect(await reminders(interview)).toBe(0)
  })

  const asSystem = (change: string) => server.kit('jobs').db.withSystem((tx) => tx.execute(sql.raw(change)))
  it.each([
    [
      'the organisation is suspended',
      "update jobs.organisations set suspended_at = '2027-03-22', suspended_reason = 'x' where id = $1",
    ],
    ['the application is over', "update jobs.applications set state = 'rejected', live = false where id = $2"],
  ])('are not sent while %s', async (_, change) => {
    const { person, id, interview, version } = await invited()
    await ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version))
    const ids = { $1: DEMO_ORGANISATION.id, $2: id }
    await asSystem(change.replace(/\$[12]/, (which) => `'${ids[which as keyof typeof ids]}'`))
    now = new Date(Date.parse(firstSlot) - 2 * HOUR)
    await run()
    expect(await reminders(interview)).toBe(0)
    await asSystem(
      `update jobs.organisations set suspended_at = null, suspended_reason = null where id = '${DEMO_ORGANISATION.id}'`,
    )
    await run()
    expect(await reminders(interview)).toBe(change.includes('organisations') ? 1 : 0)
  })

  it('are due only when their moment came after the time was agreed, and only the later of two is sent', () => {
    const starts = new Date(firstSlot)
    const before = (hours: number) => new Date(starts.getTime() - hours * HOUR)
    expect(reminderDue(starts, before(48), before(24))).toBe(24)
    expect(reminderDue(starts, before(20), before(19))).toBeNull()
    expect(reminderDue(starts, before(48), before(1))).toBe(2)
    expect(reminderDue(starts, before(1), before(0.5))).toBeNull()
    expect(reminderDue(starts, before(48), starts)).toBeNull()
  })

  it('inform an employer once of an application that has waited for two weeks', async () => {
    const { id } = await applied()
    const other = await invited()
    now = new Date(NOW.getTime() + 14 * 24 * HOUR)
    await remindOfWaiting(server.kit('jobs').db, now)
    await remindOfWaiting(server.kit('jobs').db, now)
    const heard =
      await owner`select subject from events.log where type = 'application.waiting' and subject in ${owner([id, other.id])}`
    expect(heard.map(({ subject }) => subject)).toEqual([id])
  })
})

describe('the table', () => {
  it('lets an application follow each of its steps', () => {
    for (const from of INTERVIEW_STATES) {
      for (const to of INTERVIEW_STATES) {
        for (const by of ['jobseeker', 'employer'] as const) {
          if (!mayMoveInterview(from, to, by)) continue
          const [before, after] = [APPLICATION_OF_INTERVIEW[from], APPLICATION_OF_INTERVIEW[to]]
          if (before === after) continue
          expect([from, to, APPLICATION_TRANSITIONS[before][after]]).toEqual([from, to, expect.arrayContaining([by])])
        }
      }
    }
  })

  it('is followed by the service, whatever both sides try, and one round has one open interview', async () => {
    const MOVES = [
      'propose',
      'propose-blindly',
      'confirm',
      'other-times',
      'decline',
      'change',
      'held',
      'no_show',
      'cancelled',
      'withdraw',
      'offered',
      'shortlisted',
      'rejected',
      'time-passes',
    ] as const
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...MOVES), { maxLength: 9 }), async (moves) => {
        now = NOW
        const { person, id } = await invited()
        const all = async () => (await ask(person, 'GET', `/interviews?application=${id}`)).json.items as Interview[]
        const read = async () => (await ask(gareth, 'GET', `/employer/applications/${id}`)).json
        for (const move of moves) {
          const before = await all()
          const latest = before[0]
          if (!latest) throw new Error('the interview is gone')
          const stateBefore = (await stateOf(person, id)) as ApplicationState
          const { id: interview, version } = latest
          const soon = new Date(now.getTime() + 2 * 24 * HOUR).toISOString().slice(0, 16)
          const propose = (seen: number | null) =>
            ask(gareth, 'POST', `/employer/applications/${id}/interviews`, proposal({ slots: [soon], version: seen }))
          const act = async (): Promise<{ status: number }> => {
            switch (move) {
              case 'propose':
                return propose(isOpenInterview(latest.state) ? version : null)
              case 'propose-blindly':
                return propose(null)
              case 'confirm':
                return ask(person, 'POST', `/interviews/${interview}/answer`, confirm(version, latest.slots[0]))
              case 'other-times':
              case 'decline':
                return ask(person, 'POST', `/interviews/${interview}/answer`, { answer: move, words: 'Any afternoon', version })
              case 'change':
                return ask(gareth, 'PUT', `/employer/interviews/${interview}/details`, {
                  way: 'phone',
                  place: '0113 496 0000',
                  version,
                })
              case 'held':
              case 'no_show':
              case 'cancelled':
                return ask(gareth, 'POST', `/employer/interviews/${interview}/state`, { to: move, version })
              case 'withdraw':
                return ask(person, 'POST', `/applications/${id}/withdraw`, {})
              case 'time-passes':
                now = new Date(now.getTime() + 3 * 24 * HOUR)
                return { status: 200 }
              case 'offered':
                return ask(gareth, 'POST', `/employer/applications/${id}/offer`, {
                  startsOn: '2027-06-01',
                  pay: '£13 an hour',
                  hours: '30 hours a week',
                  place: 'Leeds',
                  answerBy: '2027-06-01',
                  version: (await read()).version,
                })
              default: {
                const step = { to: move, version: (await read()).version, reason: 'We chose somebody nearer.' }
                return ask(gareth, 'POST', `/employer/applications/${id}/state`, step)
              }
            }
          }
          const { status } = await act()
          expect([200, 409]).toContain(status)
          const after = await all()
          const application = (await stateOf(person, id)) as ApplicationState
          if (status === 409) expect([application, after]).toEqual([stateBefore, before])
          const open = after.filter(({ state }) => isOpenInterview(state))
          expect(open.length).toBeLessThanOrEqual(1)
          for (const one of open) expect(application).toBe(APPLICATION_OF_INTERVIEW[one.state])
          // No application waits for or has a time without an interview in that state.
          if (application === 'interview_scheduled') expect(open).toHaveLength(1)
          for (const one of after) {
            expect(one.history).toHaveLength(one.version)
            const was = before.find((other) => other.id === one.id)
            if (was && was.state !== one.state) expect(INTERVIEW_TRANSITIONS[was.state][one.state]).toBeDefined()
            if (was && !isOpenInterview(was.state)) expect(one).toEqual(was)
          }
          if (application !== stateBefore) expect(APPLICATION_TRANSITIONS[stateBefore][application]).toBeDefined()
        }
      }),
      { numRuns: 25 },
    )
  })
})
