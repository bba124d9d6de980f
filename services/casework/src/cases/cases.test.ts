import { randomUUID } from 'node:crypto'
import type { CaseRow, EventInput, EventType } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { form, freshNiNumber, testOffice } from '../testing/office'
import { recordOnCase } from './history'

const START = new Date('2026-11-21T10:00:00.000Z')
const DAY_MS = 86_400_000
let now = START

const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
beforeEach(() => {
  now = START
})

async function send(who: TestPerson, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, key?: string) {
  const { token } = server.tokens.issue(who, now)
  const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) }
  const answer = await server.app.inject({ method, url: `/api/casework${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
async function emit<T extends EventType>(type: T, subject: string, payload: EventInput<T>): Promise<void> {
  await server.asOwner((tx) => emitEvent(tx, type, subject, 1, payload))
  await server.runJobs()
}
interface Client {
  referralId: string
  caseId: string
  person: TestPerson
  niNumber: string
}
/** Somebody whose case is open, as of so many days ago. */
async function client(agent: TestPerson, change: object = {}, daysAgo = 0): Promise<Client> {
  const niNumber = freshNiNumber()
  const { json } = await send(agent, 'POST', '/referrals', form({ niNumber, ...change }))
  const person = await server.person('user')
  await emit('account.activated', json.id, { referralId: json.id, accountId: person.accountId })
  const openedAt = new Date(now.getTime() - daysAgo * DAY_MS)
  const [row] = await owner`update casework.cases set opened_at = ${openedAt} where referral_id = ${json.id} returning id`
  return { referralId: json.id, caseId: row?.id, person, niNumber }
}
const list = async (who: TestPerson, asked: object = {}, query = '') =>
  (await send(who, 'POST', `/cases/search${query}`, asked)).json
const read = async (who: TestPerson, id: string) => (await send(who, 'GET', `/clients/${id}/case`)).json
const history = async (who: TestPerson, id: string, query = '') =>
  (await send(who, 'GET', `/clients/${id}/history${query}`)).json.items as { kind: string; by: string; facts: object }[]
const names = ({ items }: { items: CaseRow[] }) => items.map(({ firstName }) => firstName)
const interview = (accountId: string, startsAt: Date): EventInput<'application.moved'> => ({
  applicationId: randomUUID(),
  accountId,
  jobTitle: 'Baker',
  company: 'Bread & Co',
  state: 'interview_scheduled',
  by: 'jobseeker',
  interview: {
    id: randomUUID(),
    state: 'confirmed',
    calendar: { startsAt: startsAt.toISOString(), minutes: 30, place: 'Leeds', sequence: 0, changedAt: now.toISOString() },
  },
  employerAccountIds: [],
})
const appointmentMissed = (caseId: string) =>
  server
    .kit('casework')
    .db.withSystem((tx) =>
      recordOnCase(
        tx,
        { caseId },
        { kind: 'appointment-missed', facts: { appointmentId: randomUUID(), startsAt: now.toISOString() }, at: now },
      ),
    )

describe('active cases', () => {
  it('are ordered by priority, each with its reason, and within a priority the longest quiet first', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    await client(agent, { firstName: 'Fresh' })
    await client(agent, { firstName: 'Quiet' }, 8)
    await client(agent, { firstName: 'Silent' }, 14)
    const soon = await client(agent, { firstName: 'Soon' })
    const event = interview(soon.person.accountId, new Date(now.getTime() + 5 * DAY_MS))
    await emit('application.moved', event.applicationId, event)
    const later = await client(agent, { firstName: 'Later' })
    const far = interview(later.person.accountId, new Date(now.getTime() + 5 * DAY_MS + 1))
    await emit('application.moved', far.applicationId, far)
    const missed = await client(agent, { firstName: 'Missed' })
    await appointmentMissed(missed.caseId)
    const found = await list(agent)
    const rows = found.items.map(({ firstName, priority, priorityBecause }: CaseRow) => [firstName, priority, priorityBecause])
    expect(rows.slice(0, 2)).toEqual([['Silent', 'high', 'no-activity'], expect.arrayContaining(['high'])])
    expect(Object.fromEntries(rows.map(([name, , because]: string[]) => [name, because]))).toEqual({
      Silent: 'no-activity',
      Soon: 'interview-soon',
      Missed: 'missed-appointment',
      Quiet: 'quiet',
      Fresh: 'on-track',
      Later: 'on-track',
    })
    expect(rows[3]).toEqual(['Quiet', 'medium', 'quiet'])
    expect(found.counts).toEqual({ active: 6, highPriority: 3, atInterview: 2, applications: 2 })
    expect(names(await list(agent, { priority: 'medium' }))).toEqual(['Quiet'])
    expect((await list(agent, { priority: 'high' })).total).toBe(3)
    expect(found.items.find(({ firstName }: CaseRow) => firstName === 'Missed').nextAction.kind).toBe('missed-appointment')
    expect(found.items.find(({ firstName }: CaseRow) => firstName === 'Soon').nextAction.kind).toBe('interview')
  })

  it('are sorted by each column both ways, and page in that order', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    for (const [i, [firstName, lastName]] of [
      ['Éva', 'Ábel'],
      ['Zoë', 'abbott'],
      ['Ann', 'Zair'],
      ['Bob', 'Zair'],
    ].entries())
      await client(agent, { firstName, lastName }, i)
    await owner`update casework.cases set stage = 'placed', applications = 3, interviews = 2, job_matches = 0
      where referral_id in (select id from casework.referrals where first_name = 'Ann')`
    const inPages = async (asked: object) => {
      const found: string[] = []
      let cursor: string | null = ''
      for (; cursor !== null; ) {
        const page: { items: CaseRow[]; nextCursor: string | null } = await list(
          agent,
          asked,
          `?limit=1${cursor && `&cursor=${cursor}`}`,
        )
        found.push(...names(page))
        expect(
          Buffer.from(page.nextCursor ?? '', 'base64url')
            .toString()
            .toLowerCase(),
        ).not.toContain('zair')
        cursor = page.nextCursor
      }
      return found
    }
    expect(await inPages({ sort: 'name' })).toEqual(['Zoë', 'Éva', 'Ann', 'Bob'])
    expect(await inPages({ sort: 'name', order: 'down' })).toEqual(['Bob', 'Ann', 'Éva', 'Zoë'])
    for (const sort of ['started', 'last']) expect(await inPages({ sort })).toEqual(['Bob', 'Ann', 'Zoë', 'Éva'])
    for (const sort of ['stage', 'matches', 'applications', 'interviews']) {
      expect([sort, (await inPages({ sort, order: 'down' }))[0]]).toEqual([sort, 'Ann'])
      expect([sort, (await inPages({ sort })).at(-1)]).toEqual([sort, 'Ann'])
    }
  })

  it('have saved views, each with the number of people that it then lists', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    // START is a Saturday: the week ends with Sunday.
    const sunday = await client(agent, { firstName: 'Sunday' })
    const monday = await client(agent, { firstName: 'Monday' })
    for (const [one, at] of [
      [sunday, '2026-11-22T23:59:00Z'],
      [monday, '2026-11-23T00:00:00Z'],
    ] as const) {
      const event = interview(one.person.accountId, new Date(at))
      await emit('application.moved', event.applicationId, event)
    }
    await client(agent, { firstName: 'Silent' }, 14.01)
    await client(agent, { firstName: 'Heard' }, 13.9)
    const missed = await client(agent, { firstName: 'Missed' })
    await appointmentMissed(missed.caseId)
    await send(
      agent,
      'POST',
      `/clients/${missed.referralId}/todos`,
      { title: 'Ring', dueOn: '2026-11-21', ownerId: null },
      randomUUID(),
    )
    await emit('cv.analysed', missed.person.accountId, {
      accountId: missed.person.accountId,
      cvId: randomUUID(),
      score: 50,
      refusal: null,
    })
    const views = {
      'interview-week': ['Sunday'],
      'no-contact': ['Silent'],
      missed: ['Missed'],
      'todo-overdue': [],
      'cv-needed': ['Heard', 'Silent'],
    }
    const counted = Object.fromEntries(Object.entries(views).map(([view, people]) => [view, people.length]))
    expect((await list(agent)).views).toEqual(counted)
    for (const [view, people] of Object.entries(views)) {
      const found = await list(agent, { view, sort: 'name' })
      expect([view, names(found).sort(), found.total]).toEqual([view, people, people.length])
    }
    const lists = [...Object.keys(views).map((view) => ({ view })), { view: 'missed', priority: 'low' }, { mine: false }]
    const totals = []
    for (const one of lists) totals.push((await list(agent, one)).total)
    expect((await send(agent, 'POST', '/cases/counts', { lists })).json).toEqual({ counts: totals })
    const stranger = (await testOffice(server)).agents[0] as TestPerson
    expect((await send(stranger, 'POST', '/cases/counts', { lists: [{ mine: false }] })).json).toEqual({ counts: [0] })
    now = new Date(START.getTime() + DAY_MS)
    expect((await list(agent)).views['todo-overdue']).toBe(1)
    expect(names(await list(agent, { view: 'todo-overdue' }))).toEqual(['Missed'])
  })

  it('are found by name, by a visible part of the number, and by stage in either language; not by place', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const amina = await client(agent, { firstName: 'Amina', lastName: 'Okafor', location: 'Garforth', niNumber: 'PX765432D' })
    await client(agent, { firstName: 'Rhys', lastName: 'Bowen' })
    await emit('cv.analysed', amina.person.accountId, {
      accountId: amina.person.accountId,
      cvId: randomUUID(),
      score: 50,
      refusal: null,
    })
    for (const search of ['okafor ami', 'AMINA', 'PX765432D', 'px 76', 'PX765****D', 'profile set', 'proffil'])
      expect([search, names(await list(agent, { search }))]).toEqual([search, ['Amina']])
    expect(names(await list(agent, { search: 'cv upload' }))).toEqual(['Rhys'])
    for (const search of ['Garforth', '765432', '%', '_'])
      expect([search, names(await list(agent, { search }))]).toEqual([search, []])
    expect(JSON.stringify(await list(agent))).not.toContain('765432')
  })

  it('are the agent’s own unless they ask for the office, and never another office’s', async () => {
    const [a, b] = (await testOffice(server, 2)).agents as [TestPerson, TestPerson]
    const [stranger] = (await testOffice(server)).agents as [TestPerson]
    await client(a, { firstName: 'Hers' })
    await client(b, { firstName: 'His' })
    expect(names(await list(a))).toEqual(['Hers'])
    expect(names(await list(a, { mine: false })).sort()).toEqual(['Hers', 'His'])
    expect(await list(stranger, { mine: false })).toMatchObject({ items: [], total: 0, counts: { active: 0, applications: 0 } })
  })

  it('page without gaps or repeats, as of the first page, whatever happens meanwhile', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    for (const [i, days] of [0, 3, 6.5, 6.6, 9, 13.9, 15].entries()) await client(agent, { firstName: `N${i}` }, days)
    const whole = names(await list(agent))
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { items: CaseRow[]; nextCursor: string | null } = await list(
        agent,
        {},
        `?limit=2${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...names(page))
      cursor = page.nextCursor
      now = new Date(now.getTime() + DAY_MS)
    }
    expect(seen).toEqual(whole)
    for (const bad of ['x', 'WzEsMl0', Buffer.from('[1e20,0,"1","x"]').toString('base64url')])
      expect((await send(agent, 'POST', `/cases/search?cursor=${bad}`, {})).status).toBe(400)
  })
})

describe('a case', () => {
  it('shows what its history implies, and what an agent sets with a reason, until it is reset', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const { referralId } = await client(agent, {}, 20)
    expect(await read(agent, referralId)).toMatchObject({
      stage: 'cv-upload-required',
      stageBecause: 'no-cv',
      stageReason: null,
      priority: 'high',
      priorityBecause: 'no-activity',
      nextAction: { kind: 'stage', stage: 'cv-upload-required' },
    })
    const set = (what: string, body: object) => send(agent, 'PUT', `/clients/${referralId}/${what}`, body)
    expect((await set('stage', { set: true, stage: 'job-matching', reason: 'short' })).status).toBe(422)
    expect((await set('stage', { set: true, stage: 'job-matching', reason: 'Brought a CV on paper' })).status).toBe(200)
    expect((await set('priority', { set: true, priority: 'low', reason: 'Away until the new year' })).status).toBe(200)
    expect(await read(agent, referralId)).toMatchObject({
      stage: 'job-matching',
      stageFollows: 'cv-upload-required',
      stageReason: 'Brought a CV on paper',
      priority: 'low',
      priorityBecause: 'set',
      priorityFollows: 'high',
      priorityFollowsFrom: 'no-activity',
      priorityReason: 'Away until the new year',
    })
    expect((await list(agent, { priority: 'low' })).total).toBe(1)
    await set('stage', { set: false })
    await set('priority', { set: false })
    expect(await read(agent, referralId)).toMatchObject({ stage: 'cv-upload-required', priority: 'high', priorityReason: null })
    expect((await history(agent, referralId)).map(({ kind, by }) => [kind, by])).toEqual([
      ['priority-released', 'Sian Coach0'],
      ['stage-moved', ''],
      ['stage-released', 'Sian Coach0'],
      ['priority-set', 'Sian Coach0'],
      ['stage-set', 'Sian Coach0'],
      ['case-opened', ''],
    ])
  })

  it('lists its history newest first, with each stage where it began, in pages', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const { referralId, person } = await client(agent)
    const { accountId } = person
    await emit('cv.analysed', accountId, { accountId, cvId: randomUUID(), score: 50, refusal: null })
    const event = interview(accountId, new Date(now.getTime() + DAY_MS))
    await emit('application.moved', event.applicationId, event)
    // Events are dated by the database: they happened after the case opened.
    await owner`update casework.cases set opened_at = ${new Date(0)} where referral_id = ${referralId}`
    const whole = await history(agent, referralId)
    expect(whole.map(({ kind }) => kind)).toEqual([
      'stage-moved',
      'application-moved',
      'stage-moved',
      'cv-analysed',
      'case-opened',
    ])
    expect(whole[0]?.facts).toEqual({ stage: 'interview-stage', from: 'profile-setup', because: 'interview' })
    const first = (await send(agent, 'GET', `/clients/${referralId}/history?limit=3`)).json
    expect([...first.items, ...(await history(agent, referralId, `?limit=3&cursor=${first.nextCursor}`))]).toEqual(whole)
  })

  it('lists one part of its history alone, notes with what they say', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const { referralId, person } = await client(agent)
    await send(agent, 'POST', `/clients/${referralId}/notes`, { text: 'Childcare until five', shared: false })
    await send(agent, 'POST', `/clients/${referralId}/notes`, { text: 'Bring the form', shared: true })
    const { accountId } = person
    await emit('cv.analysed', accountId, { accountId, cvId: randomUUID(), score: 50, refusal: null })
    await owner`update casework.cases set opened_at = ${new Date(0)} where referral_id = ${referralId}`
    const notes = (await send(agent, 'GET', `/clients/${referralId}/history?part=notes&limit=1`)).json
    expect(notes.total).toBe(2)
    expect(notes.items).toMatchObject([{ kind: 'note-added', facts: { text: 'Bring the form', shared: true } }])
    expect(await history(agent, referralId, `?part=notes&limit=1&cursor=${notes.nextCursor}`)).toMatchObject([
      { facts: { text: 'Childcare until five', shared: false } },
    ])
    expect((await history(agent, referralId, '?part=work')).map(({ kind }) => kind)).toEqual(['stage-moved', 'cv-analysed'])
    expect(await history(agent, referralId, '?part=meetings')).toEqual([])
    expect((await send(agent, 'GET', `/clients/${referralId}/history?part=gossip`)).status).toBe(422)
  })

  it('keeps notes for good, and shares only those marked for the person', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const { referralId, person } = await client(agent)
    const add = (text: string, shared: boolean) => send(agent, 'POST', `/clients/${referralId}/notes`, { text, shared })
    expect((await add('  ', true)).status).toBe(422)
    await add('Worried about childcare', false)
    now = new Date(now.getTime() + 1000)
    await add('Bring your CV on Monday', true)
    const notes = (await send(agent, 'GET', `/clients/${referralId}/notes?limit=1`)).json
    expect([notes.total, notes.items[0]]).toMatchObject([
      2,
      { text: 'Bring your CV on Monday', shared: true, by: 'Sian Coach0', mine: true },
    ])
    const older = (await send(agent, 'GET', `/clients/${referralId}/notes?limit=1&cursor=${notes.nextCursor}`)).json
    expect([older.items[0].text, older.nextCursor]).toEqual(['Worried about childcare', null])
    const mine = (await send(person, 'GET', '/my-case')).json
    expect(mine).toMatchObject({
      agentName: 'Sian Coach0',
      total: 1,
      items: [{ text: 'Bring your CV on Monday', by: 'Sian Coach0' }],
    })
    expect((await read(agent, referralId)).lastActivity).toBe('note-added')
    const events =
      await owner`select payload from events.log where type = 'case.shared' and payload->>'accountId' = ${person.accountId}`
    expect(events.map(({ payload }) => payload)).toEqual([
      {
        accountId: person.accountId,
        about: 'note',
        agentAccountId: agent.accountId,
        agentName: 'Sian Coach0',
        officeName: expect.any(String),
      },
    ])
  })

  it('has to-dos with an owner, a day and three states; the person sees and ticks their own', async () => {
    const [agent, colleague] = (await testOffice(server, 2)).agents as [TestPerson, TestPerson]
    const [stranger] = (await testOffice(server)).agents as [TestPerson]
    const { referralId, person } = await client(agent)
    const add = (title: string, dueOn: string, ownerId: string | null) =>
      send(agent, 'POST', `/clients/${referralId}/todos`, { title, dueOn, ownerId })
    const refused = await add('Ring the nursery', '2026-11-20', null)
    expect([refused.status, refused.json.errors]).toEqual([422, [{ field: 'dueOn', message: 'Choose today or a later day' }]])
    expect((await add('Ring the nursery', '2026-11-22', stranger.accountId)).status).toBe(422)
    await add('Ring the nursery', '2026-11-23', colleague.accountId)
    const { json } = await add('Ask for a reference', '2026-11-22', null)
    const { todos, nextAction } = await read(agent, referralId)
    expect(todos).toMatchObject([
      { title: 'Ask for a reference', forClient: true, owner: '', state: 'open', isOverdue: false },
      { title: 'Ring the nursery', forClient: false, owner: 'Sian Coach1', mine: false },
    ])
    expect(nextAction).toEqual({ kind: 'todo', title: 'Ask for a reference', dueOn: '2026-11-22', forClient: true })

    now = new Date('2026-11-23T10:00:00Z')
    expect(await read(agent, referralId)).toMatchObject({ priority: 'medium', priorityBecause: 'todo-overdue' })
    const mine = (await send(person, 'GET', '/my-case')).json.todos
    expect(mine).toMatchObject([{ id: json.id, title: 'Ask for a reference', isOverdue: true }])
    const heard: unknown[] = []
    const ear = await owner.listen('live', (text) => heard.push(JSON.parse(text)))
    const ticked = await send(person, 'PUT', `/my-todos/${json.id}`, { state: 'done', version: 1 })
    expect([ticked.status, ticked.json.version]).toEqual([200, 2])
    await server.kit('casework').db.announced()
    // Sent after what the tick told: whoever hears it has heard that.
    await new Promise<void>((resolve) => {
      void owner.listen('heard', () => resolve()).then(() => owner.notify('heard', ''))
    })
    await ear.unlisten()
    expect(heard).toContainEqual({ accountIds: [agent.accountId, person.accountId], changed: ['case'] })
    expect((await send(agent, 'PUT', `/todos/${json.id}`, { state: 'doing', version: 1 })).status).toBe(409)
    expect(await read(agent, referralId)).toMatchObject({ priorityBecause: 'on-track', lastActivity: 'todo-moved' })
    for (const [who, path] of [
      [person, `/my-todos/${todos[1].id}`],
      [stranger, `/todos/${json.id}`],
      [await server.person('user'), `/my-todos/${json.id}`],
    ] as const)
      expect((await send(who, 'PUT', path, { state: 'doing', version: 2 })).status).toBe(404)
  })

  it('of another office does not exist, until it is opened with a reason', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const [stranger] = (await testOffice(server)).agents as [TestPerson]
    const { referralId } = await client(agent)
    const tries = async () =>
      (
        await Promise.all([
          send(stranger, 'GET', `/clients/${referralId}/case`),
          send(stranger, 'GET', `/clients/${referralId}/history`),
          send(stranger, 'GET', `/clients/${referralId}/notes`),
          send(stranger, 'POST', `/clients/${referralId}/notes`, { text: 'Here too', shared: false }),
          send(stranger, 'PUT', `/clients/${referralId}/stage`, { set: false }),
        ])
      ).map(({ status }) => status)
    expect(await tries()).toEqual([404, 404, 404, 404, 404])
    await send(stranger, 'POST', `/referrals/${referralId}/open`, { reason: 'They came to our office today' })
    // Break-glass is timed by the database's clock.
    await owner`update casework.break_glass set until = now() + interval '1 hour' where referral_id = ${referralId}`
    expect(await tries()).toEqual([200, 200, 200, 200, 200])
    const opened = await read(stranger, referralId)
    expect(opened).toMatchObject({ mine: false, agentName: '', openUntil: expect.any(String) })
    // The home office reads the note, with the name of its time.
    expect((await send(agent, 'GET', `/clients/${referralId}/notes`)).json.items).toMatchObject([
      { text: 'Here too', mine: false },
    ])
  })

  it('accepts nothing more once it is closed, and is on no list', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const { referralId, person } = await client(agent)
    const added = await send(agent, 'POST', `/clients/${referralId}/todos`, { title: 'Call', dueOn: '2026-11-22', ownerId: null })
    await send(agent, 'POST', `/referrals/${referralId}/withdrawal`, { reason: 'moved-away' })
    expect((await list(agent)).total).toBe(0)
    expect((await read(agent, referralId)).closedAt).not.toBeNull()
    expect((await send(agent, 'POST', `/clients/${referralId}/notes`, { text: 'Late', shared: false })).status).toBe(409)
    expect((await send(person, 'PUT', `/my-todos/${added.json.id}`, { state: 'done', version: 1 })).status).toBe(409)
    expect((await send(person, 'GET', '/my-case')).json).toMatchObject({ agentName: null, todos: [] })
    expect((await history(agent, referralId))[0]?.kind).toBe('case-closed')
  })
})

describe('revealing a number', () => {
  const why = { purpose: 'confirm-identity', words: 'To check who is on the phone' }

  it('shows it once, for a minute, and informs the person who looked and why', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const { referralId, person, niNumber } = await client(agent)
    const ask = () => send(agent, 'POST', `/clients/${referralId}/reveals`, { what: 'ni-number', ...why }, 'one-key')
    const first = await ask()
    expect(first.json).toMatchObject({ value: niNumber, handover: null, until: new Date(now.getTime() + 60_000).toISOString() })
    expect((await ask()).json).toMatchObject({ value: null, receipt: first.json.receipt })
    const { items } = (await send(person, 'GET', '/looks')).json
    expect(items).toEqual([
      {
        agentName: 'Sian Coach0',
        officeName: expect.any(String),
        what: 'ni-number',
        purposeCode: 'confirm-identity',
        purpose: why.words,
        at: now.toISOString(),
      },
    ])
    expect((await history(agent, referralId))[0]).toMatchObject({
      kind: 'revealed',
      by: 'Sian Coach0',
      facts: { what: 'ni-number', purpose: 'confirm-identity' },
    })
    const rows = await owner`select row_to_json(a)::text as stored from casework.acts a
      union all select row_to_json(l)::text from casework.looks l union all select row_to_json(e)::text from casework.case_entries e
      union all select row_to_json(g)::text from events.log g`
    for (const { stored } of rows) expect(stored).not.toContain(niNumber)
  })

  it('needs a listed purpose and an explanation, and a client of the own office', async () => {
    const [agent] = (await testOffice(server)).agents as [TestPerson]
    const [stranger] = (await testOffice(server)).agents as [TestPerson]
    const { referralId, person } = await client(agent)
    const ask = (who: TestPerson, body: object) => send(who, 'POST', `/clients/${referralId}/reveals`, body)
    for (const wrong of [
      { ...why, words: '' },
      { ...why, words: 'because' },
      { ...why, purpose: 'curious' },
    ])
      expect((await ask(agent, { what: 'ni-number', ...wrong })).status).toBe(422)
    expect((await ask(stranger, { what: 'ni-number', ...why })).status).toBe(404)
    expect((await ask(person, { what: 'ni-number', ...why })).status).toBe(403)
    expect((await send(person, 'GET', '/looks')).json.items).toEqual([])
  })
})
