import { randomUUID } from 'node:crypto'
import type { CourseSummary, QuizTry } from '@onward/contracts'
import { answerQuestion, inEachLanguage, listCourses, readCourse, readQuiz } from '@onward/contracts'
import type { Course } from '@onward/courses'
import { signHandover } from '@onward/service-kit'
import { createTestServer, type TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import * as v from 'valibot'
import { adminCommands } from '../admin'
import { learningService } from '../app'
import { identityHash, type OpenBadge } from '../credentials/credential'

const both = (text: string) => inEachLanguage((language) => (language === 'en' ? text : `${text} (${language})`))
/** A course in which option `r` is always right. */
const SMALL: Course = {
  id: 'workplace-readiness',
  title: both('A small course'),
  summary: both('About one thing'),
  outcomes: [both('Do one thing')],
  lessons: [
    {
      id: 'first',
      title: both('First'),
      minutes: 3,
      blocks: [
        { kind: 'heading', text: both('Why') },
        { kind: 'list', items: [both('One'), both('Two')] },
        { kind: 'example', title: both('Say'), strong: both('Yes'), why: both('Clear') },
        { kind: 'help', text: both('Call'), href: 'https://www.gov.uk/', label: both('GOV.UK') },
      ],
    },
    { id: 'second', title: both('Second'), minutes: 2, blocks: [{ kind: 'key', text: both('Remember') }] },
    { id: 'third', title: both('Third'), minutes: 2, blocks: [{ kind: 'text', text: both('Done') }] },
  ],
  questionsDrawn: 10,
  bank: Array.from({ length: 24 }, (_, n) => ({
    id: `q${n}`,
    lesson: n % 2 === 0 ? 'first' : 'second',
    text: both(`Question ${n}`),
    options: ['w1', 'r', 'w2'].map((id) => ({
      id,
      text: both(`Option ${id}`),
      isRight: id === 'r',
      feedback: both(`Because ${id}`),
    })),
  })),
}
const { id: COURSE } = SMALL

let now = Date.parse('2026-11-21T09:00:00Z')
const clock = () => new Date(now)
/** Advances by a second at every draw, which is random enough for these tests. */
let drawn = 7
const chance = (below: number) => {
  drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648
  return drawn % below
}

const { server, owner, database } = servicesUnderTest({
  services: [learningService([SMALL], chance)],
  clock,
  config: { rateFactor: 1000 },
})

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
const ask = (who: TestPerson, method: Method, at: string, payload?: object, key?: string, of = server) =>
  of.app.inject({
    method,
    url: `/api/learning${at}`,
    headers: { ...who.headers, ...(key && { 'idempotency-key': key }) },
    ...(method !== 'GET' && { payload: payload ?? {} }),
  })
const EMAIL = 'gwen@example.org'
const proof = (accountId: string, at = clock()) =>
  signHandover(server.keys, { from: 'jobseekers', to: 'learning' }, { accountId, email: EMAIL }, at)
async function start(who: TestPerson, of = server): Promise<string> {
  const answer = await ask(who, 'POST', `/courses/${COURSE}/quiz`, { holder: await proof(who.accountId) }, undefined, of)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json().quizId
}
async function quizOf(who: TestPerson, of = server): Promise<QuizTry | null> {
  const answer = await ask(who, 'GET', `/courses/${COURSE}/quiz`, undefined, undefined, of)
  return v.parse(readQuiz.response, answer.json()).quiz
}
const reply = (who: TestPerson, quizId: string, question: string, option: string, key?: string, of = server) =>
  ask(who, 'PUT', `/quizzes/${quizId}/answers/${question}`, { option }, key, of)
async function summary(who: TestPerson): Promise<CourseSummary> {
  const [first] = v.parse(listCourses.response, (await ask(who, 'GET', '/courses')).json()).items
  if (!first) throw new Error('no course')
  return first
}
/** Answers a whole try with this many right answers; gives the last response. */
async function go(who: TestPerson, right: number) {
  const quizId = await start(who)
  const questions = (await quizOf(who))?.questions ?? []
  let last = null
  for (const [n, { id }] of questions.entries()) last = (await reply(who, quizId, id, n < right ? 'r' : 'w1')).json()
  return { quizId, questions, last: v.parse(answerQuestion.response, last) }
}

describe('a course', () => {
  it('is listed with the person’s progress, in their language, and with future badges', async () => {
    const who = await server.person('user')
    const answer = (await ask(who, 'GET', '/courses?language=cy')).json()
    expect(v.parse(listCourses.response, answer)).toMatchObject({
      items: [
        {
          id: COURSE,
          title: 'A small course (cy)',
          minutes: 11,
          percent: 0,
          credentialId: null,
          quiz: { questions: 10, answered: null, tries: 0, bestPercent: null, passedAt: null },
        },
      ],
      future: [
        { id: 'digital-skills', waitingSince: null },
        { id: 'customer-service', waitingSince: null },
        { id: 'communication-skills', waitingSince: null },
        { id: 'accessibility-support', waitingSince: null },
      ],
    })
  })

  it('is read with every kind of block, in one language', async () => {
    const who = await server.person('user')
    const course = v.parse(readCourse.response, (await ask(who, 'GET', `/courses/${COURSE}`)).json())
    expect(course.outcomes).toEqual(['Do one thing'])
    expect(course.lessons.map(({ blocks }) => blocks)).toEqual([
      [
        { kind: 'heading', text: 'Why' },
        { kind: 'list', items: ['One', 'Two'] },
        { kind: 'example', title: 'Say', strong: 'Yes', why: 'Clear' },
        { kind: 'help', text: 'Call', href: 'https://www.gov.uk/', label: 'GOV.UK' },
      ],
      [{ kind: 'key', text: 'Remember' }],
      [{ kind: 'text', text: 'Done' }],
    ])
    expect((await ask(who, 'GET', '/courses/interview-preparation')).statusCode).toBe(404)
    expect((await ask(who, 'GET', '/courses/nothing')).statusCode).toBe(422)
  })

  it('stores when a lesson was first read, for that person only', async () => {
    const who = await server.person('user')
    const stranger = await server.person('user')
    const first = clock().toISOString()
    expect((await ask(who, 'PUT', `/courses/${COURSE}/lessons/first`)).statusCode).toBe(200)
    now += 60_000
    expect((await ask(who, 'PUT', `/courses/${COURSE}/lessons/first`)).statusCode).toBe(200)
    expect((await ask(who, 'PUT', `/courses/${COURSE}/lessons/none`)).statusCode).toBe(404)
    const { lessons, percent } = await summary(who)
    expect([percent, lessons.map(({ readAt }) => readAt)]).toEqual([25, [first, null, null]])
    expect((await summary(stranger)).percent).toBe(0)
  })
})

describe('a quiz', () => {
  it('is started by the owner of the address, while the statement is valid', async () => {
    const who = await server.person('user')
    const stranger = await server.person('user')
    const begin = async (holder: string) => (await ask(who, 'POST', `/courses/${COURSE}/quiz`, { holder })).statusCode
    expect(await begin('a.b.c')).toBe(400)
    expect(await begin(await proof(stranger.accountId))).toBe(404)
    expect(await begin(await proof(who.accountId, new Date(now - 6 * 60_000)))).toBe(410)
    expect(await quizOf(who)).toBeNull()
    expect(await begin(await proof(who.accountId))).toBe(200)
  })

  it('has one open try, however often it is started', async () => {
    const who = await server.person('user')
    const ids = await Promise.all(Array.from({ length: 12 }, () => start(who)))
    expect(new Set(ids).size).toBe(1)
    const again = owner`insert into learning.quizzes (id, account_id, course, started_at, questions, holder_hash, holder_salt)
      select ${randomUUID()}, account_id, course, started_at, questions, holder_hash, holder_salt from learning.quizzes where id = ${ids[0] ?? ''}`
    await expect(again).rejects.toThrow('one_live_quiz')
  })

  it('continues where it was left, and shows the right answer only after the person’s own', async () => {
    const who = await server.person('user')
    const quizId = await start(who)
    const before = await quizOf(who)
    expect(before?.questions).toHaveLength(10)
    expect(JSON.stringify(before)).not.toMatch(/Because|isRight|"right"/)
    const question = before?.questions[3]?.id ?? ''
    expect((await reply(who, quizId, question, 'w2')).json()).toMatchObject({ isRight: false, settled: false, passed: null })
    const after = await quizOf(who)
    expect(after?.questions.map(({ id, options }) => [id, options.map((one) => one.id)])).toEqual(
      before?.questions.map(({ id, options }) => [id, options.map((one) => one.id)]),
    )
    expect(after?.questions.filter(({ answer }) => answer)).toMatchObject([
      { id: question, answer: { chosen: 'w2', right: 'r', isRight: false, feedback: 'Because w2' } },
    ])
    expect((await summary(who)).quiz).toMatchObject({ answered: 1, tries: 0 })
  })

  it('starts with questions that the last try did not have, in another order', async () => {
    const who = await server.person('user')
    const { questions } = await go(who, 0)
    const first = new Set(questions.map(({ id }) => id))
    await start(who)
    const second = (await quizOf(who))?.questions ?? []
    expect(second.filter(({ id }) => first.has(id))).toEqual([])
    expect(new Set(second.map(({ options }) => options.map(({ id }) => id).join())).size).toBeGreaterThan(1)
  })

  it('accepts one answer to a question: a repeat gets the first result, another answer is refused', async () => {
    const who = await server.person('user')
    const quizId = await start(who)
    const question = (await quizOf(who))?.questions[0]?.id ?? ''
    const clicks = await Promise.all([1, 2, 3].map(() => reply(who, quizId, question, 'r', 'one-click')))
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    for (const click of clicks) expect(click.json()).toEqual(clicks[0]?.json())
    expect((await reply(who, quizId, question, 'w1', 'another')).json()).toMatchObject({ status: 409, code: 'state-conflict' })
    expect((await quizOf(who))?.questions[0]?.answer?.chosen).toBe('r')
  })

  it('accepts only its own questions and options, and only its own person', async () => {
    const who = await server.person('user')
    const stranger = await server.person('user')
    const quizId = await start(who)
    const question = (await quizOf(who))?.questions[0]?.id ?? ''
    expect((await reply(stranger, quizId, question, 'r')).statusCode).toBe(404)
    expect((await reply(who, randomUUID(), question, 'r')).statusCode).toBe(404)
    expect((await reply(who, quizId, 'q99', 'r')).statusCode).toBe(404)
    expect((await reply(who, quizId, question, 'none')).json()).toMatchObject({
      status: 422,
      errors: [{ field: 'option', message: 'Choose one of the answers of this question' }],
    })
    expect(await quizOf(stranger)).toBeNull()
  })

  it('is not passed below 80%, and may be repeated without limit', async () => {
    const who = await server.person('user')
    const { last } = await go(who, 7)
    expect(last).toMatchObject({ settled: true, passed: false, credentialId: null })
    expect(await quizOf(who)).toMatchObject({ result: { percent: 70, passed: false, right: 7 }, credentialId: null })
    await go(who, 4)
    expect((await summary(who)).quiz).toMatchObject({ answered: null, tries: 2, bestPercent: 70, passedAt: null })
  })

  it('gives the badge with its last answer, once, for the address it was started with, without storing that', async () => {
    const who = await server.person('user')
    const passedAt = clock().toISOString()
    const { last, quizId, questions } = await go(who, 8)
    expect(last).toMatchObject({ settled: true, passed: true, credentialId: expect.any(String) })
    const badges = (await ask(who, 'GET', '/badges')).json().items
    expect(badges).toMatchObject([{ credentialId: last.credentialId, badge: COURSE, way: 'course', revokedAt: null }])
    const jwt = (await ask(who, 'GET', `/credentials/${last.credentialId}/file?format=jwt`)).body
    const badge = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as OpenBadge
    const [identity] = badge.credentialSubject.identifier
    expect(identity?.identityHash).toBe(identityHash(EMAIL, identity?.salt ?? ''))
    expect(badge.credentialSubject.achievement.criteria.narrative).toContain('at least 80% of its quiz')
    const rows = await owner`select to_jsonb(q)::text as text from learning.quizzes q`
    expect(rows.map(({ text }) => text).join()).not.toContain(EMAIL)
    const ended = await owner`select 1 from learning.quizzes where id = ${quizId} and holder_hash is null and holder_salt is null`
    expect(ended).toHaveLength(1)

    expect(await summary(who)).toMatchObject({
      percent: 25,
      credentialId: last.credentialId,
      quiz: { passedAt, bestPercent: 80, tries: 1 },
    })
    expect(await quizOf(who)).toMatchObject({ id: quizId, result: { passed: true }, credentialId: last.credentialId })
    expect((await reply(who, quizId, questions[0]?.id ?? '', 'r')).statusCode).toBe(409)
    const again = await go(who, 10)
    expect(again.last.credentialId).toBe(last.credentialId)
    const events = await owner`select 1 from events.log where type = 'badge.awarded' and payload->>'accountId' = ${who.accountId}`
    expect(events).toHaveLength(1)
  })

  it('ends once when its last two answers come at the same moment', async () => {
    const who = await server.person('user')
    const quizId = await start(who)
    const questions = (await quizOf(who))?.questions ?? []
    for (const { id } of questions.slice(2)) await reply(who, quizId, id, 'r')
    const [a, b] = await Promise.all(questions.slice(0, 2).map(({ id }) => reply(who, quizId, id, 'r')))
    expect([a?.json().settled, b?.json().settled].sort()).toEqual([false, true])
    expect((await ask(who, 'GET', '/badges')).json().items).toHaveLength(1)
  })
})

describe('when the course was changed in the meantime', () => {
  it('a try that cannot be finished is replaced, and finished ones stay', async () => {
    const who = await server.person('user')
    await go(who, 5)
    const stale = await start(who)
    const asked = (await quizOf(who))?.questions ?? []
    await reply(who, stale, asked[0]?.id ?? '', 'r')
    const gone = asked[4]?.id
    const changed: Course = {
      ...SMALL,
      lessons: SMALL.lessons.slice(1),
      bank: SMALL.bank.filter(({ id }) => id !== gone),
    }
    const later = await createTestServer({
      database,
      services: [learningService([changed], chance)],
      clock,
      keys: server.keys,
      config: { rateFactor: 1000 },
    })
    try {
      expect(await quizOf(who, later)).toMatchObject({ result: { percent: 50 } })
      const list = (await ask(who, 'GET', '/courses', undefined, undefined, later)).json()
      expect(list.items[0].quiz).toMatchObject({ answered: null, tries: 1 })
      const refused = await reply(who, stale, asked[1]?.id ?? '', 'r', undefined, later)
      expect(refused.json()).toMatchObject({
        status: 409,
        detail: 'The questions of this quiz have changed. Please start it again.',
      })
      const fresh = await start(who, later)
      expect(fresh).not.toBe(stale)
      expect((await quizOf(who, later))?.questions.map(({ id }) => id)).not.toContain(gone)
      expect((await reply(who, stale, asked[1]?.id ?? '', 'r', undefined, later)).statusCode).toBe(409)
      // Another instance still has the older texts for a while.
      expect((await reply(who, stale, asked[1]?.id ?? '', 'r')).statusCode).toBe(409)
    } finally {
      await later.close()
    }
  })
})

describe('waiting for a future badge', () => {
  const waiting = async (who: TestPerson) =>
    v
      .parse(listCourses.response, (await ask(who, 'GET', '/courses')).json())
      .future.flatMap(({ id, waitingSince }) => (waitingSince ? [[id, waitingSince]] : []))

  it('keeps the first day, ends when somebody leaves, and is announced once', async () => {
    const [who, other, left] = [await server.person('user'), await server.person('user'), await server.person('user')]
    const since = clock().toISOString()
    for (const one of [who, who, other, left]) {
      expect((await ask(one, 'PUT', '/waiting-list/digital-skills')).statusCode).toBe(200)
      now += 1000
    }
    expect((await ask(left, 'DELETE', '/waiting-list/digital-skills')).statusCode).toBe(200)
    expect((await ask(left, 'DELETE', '/waiting-list/digital-skills')).statusCode).toBe(200)
    expect((await ask(who, 'PUT', '/waiting-list/rocket-science')).statusCode).toBe(422)
    expect([await waiting(who), await waiting(left)]).toEqual([[['digital-skills', since]], []])

    const context = { db: server.kit('learning').db, clock, log: { info: () => undefined } }
    const announce = (id: string) => adminCommands['announce-badge']?.run([id], context)
    await expect(announce('rocket-science')).rejects.toThrow('digital-skills, customer-service')
    expect(await announce('digital-skills')).toBe('2 people are told that Digital Skills is there.')
    expect(await announce('digital-skills')).toBe('Nobody waits for Digital Skills.')
    const events = await owner`select payload from events.log where type = 'badge.announced' order by payload->>'accountId'`
    expect(events.map(({ payload }) => payload)).toEqual(
      [who, other]
        .map(({ accountId }) => ({ accountId, badge: 'digital-skills' }))
        .sort((a, b) => (a.accountId < b.accountId ? -1 : 1)),
    )
    expect(await waiting(who)).toEqual([])
    await ask(who, 'PUT', '/waiting-list/digital-skills')
    expect(await announce('digital-skills')).toBe('1 person is told that Digital Skills is there.')
  })
})

it('shows a session its own reading, tries, answers and waiting alone', async () => {
  const who = await server.person('user')
  await ask(who, 'PUT', `/courses/${COURSE}/lessons/first`)
  await ask(who, 'PUT', '/waiting-list/digital-skills')
  await go(who, 3)
  const stranger = await server.person('user')
  for (const table of ['lesson_reads', 'quizzes', 'quiz_answers', 'waiting_list']) {
    const count = (person: TestPerson) =>
      server
        .kit('learning')
        .db.withSession(person.sessionId, async (tx) => [...(await tx.execute(`select 1 from learning.${table}`))].length)
    expect([table, await count(stranger), (await count(who)) > 0]).toEqual([table, 0, true])
  }
})

it('comes with the download of my data, without the hash of an address', async () => {
  const who = await server.person('user')
  await ask(who, 'PUT', `/courses/${COURSE}/lessons/first`)
  await ask(who, 'PUT', '/waiting-list/customer-service')
  await go(who, 10)
  // The database's clock decides whether the password was given lately; this test has another clock.
  await owner`update identity.sessions set password_at = now() where id = ${who.sessionId}`
  const { tables } = (await ask(who, 'GET', '/my-data/export')).json()
  expect(tables).toMatchObject({
    lesson_reads: [{ course: COURSE, lesson: 'first' }],
    quizzes: [{ course: COURSE, percent: 100, passed: true }],
    waiting_list: [{ badge: 'customer-service', told_at: null }],
  })
  expect(tables.quiz_answers).toHaveLength(10)
  expect(JSON.stringify(tables.quizzes)).not.toMatch(/holder/)
  const sent = (await ask(who, 'GET', '/my-data/sent')).json().items.map(({ route }: { route: string }) => route)
  expect(new Set(sent)).toEqual(
    new Set([
      'PUT /api/learning/courses/:course/lessons/:lesson',
      'PUT /api/learning/waiting-list/:badge',
      'POST /api/learning/courses/:course/quiz',
      'PUT /api/learning/quizzes/:id/answers/:question',
    ]),
  )
})
