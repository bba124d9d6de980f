import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { RETENTION_DAYS, RETENTION_KINDS, type RetentionKind } from '@onward/contracts/identity/retention'
import { emitEvent } from '@onward/database'
import { type Log, loadConfig } from '@onward/service-kit'
import { servicesUnderTest } from '@onward/testing/services'
import { ALL_SERVICES } from './services'

const DAY_MS = 24 * 3_600_000
const SECRET = 'Marmaduke'
const logged: string[] = []
/** Keeps what is logged, in the form of a log. */
const log = Object.assign(
  Object.fromEntries(
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].map((level) => [
      level,
      (...parts: unknown[]) => void logged.push(JSON.stringify(parts)),
    ]),
  ),
  { level: 'info', child: () => log },
) as unknown as Log

let now = new Date()
const tested = servicesUnderTest({ services: ALL_SERVICES, clock: () => now, log })

/** The day before a kind of thing is over, and the day after. */
const around = (kind: RetentionKind) => ({
  old: new Date(now.getTime() - (RETENTION_DAYS[kind] + 1) * DAY_MS),
  young: new Date(now.getTime() - (RETENTION_DAYS[kind] - 1) * DAY_MS),
})
async function tidy(): Promise<Record<string, number>> {
  logged.length = 0
  for (const [name, task] of Object.entries(tested.server.background.tasks)) if (name.endsWith('.retention')) await task({})
  expect(logged.join('\n')).not.toContain(SECRET)
  const lines = logged.map((line) => JSON.parse(line)[0]).filter((one) => one?.kept)
  // Several services forget the same kind of thing.
  const counts: Record<string, number> = {}
  for (const { kept, removed } of lines as { kept: string; removed: number }[]) counts[kept] = (counts[kept] ?? 0) + removed
  return counts
}

it('each kind of thing is kept as long as its setting says, and a second run finds nothing more', async () => {
  const account = randomUUID()
  const organisation = randomUUID()
  const job = randomUUID()
  const files = { jobseekers: tested.server.kit('jobseekers').files, messaging: tested.server.kit('messaging').files }
  await tested.owner`insert into jobs.organisations (id, name) values (${organisation}, 'Calder Care')`
  await tested.owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, type, description, posted_at)
    values (${job}, ${organisation}, 'closed', 'Carer', 'Calder Care', 'Leeds', 'full-time', 'Care', now())`
  const each = async (kind: RetentionKind, insert: (at: Date, name: 'old' | 'young') => Promise<unknown>) => {
    const { old, young } = around(kind)
    await insert(old, 'old')
    await insert(young, 'young')
  }
  const jobsOf = { old: randomUUID(), young: randomUUID() }
  for (const id of Object.values(jobsOf)) {
    await tested.owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, type, description, posted_at)
      values (${id}, ${organisation}, 'closed', 'Carer', 'Calder Care', 'Leeds', 'full-time', 'Care', now())`
  }
  await each('VIEWED_JOBS', (at, name) => tested.owner`insert into jobs.viewed_jobs values (${account}, ${jobsOf[name]}, ${at})`)
  await each(
    'ALERTED_JOBS',
    (at, name) => tested.owner`insert into jobs.alerted values (${account}, ${jobsOf[name]}, ${randomUUID()}, ${at})`,
  )
  await each(
    'JOB_DRAFTS',
    (at) => tested.owner`insert into jobs.job_drafts (id, organisation_id, form, saved_at)
      values (${randomUUID()}, ${organisation}, ${JSON.stringify({ title: SECRET })}::jsonb, ${at})`,
  )
  const applications = { old: randomUUID(), young: randomUUID() }
  await each('ENDED_APPLICATIONS', async (at, name) => {
    await tested.owner`insert into jobs.applications (id, job_id, organisation_id, account_id, disclosure_id, job_title, company, location,
      state, live, first_name, last_name, email, phone, area, cover_letter, cv_filename, cv_file_type, applied_at)
      values (${applications[name]}, ${job}, ${organisation}, ${account}, ${randomUUID()}, 'Carer', 'Calder Care', 'Leeds', 'rejected',
      false, 'A', 'B', ${`${SECRET}@x.example`}, '1', 'Leeds', ${`Dear ${SECRET}`}, 'cv.pdf', 'pdf', ${around('ENDED_APPLICATIONS').old})`
    await tested.owner`insert into jobs.application_steps (application_id, version, state, by_role, at)
      values (${applications[name]}, 2, 'rejected', 'employer', ${at})`
  })
  await each(
    'DECIDED_REPORTS',
    (at) =>
      tested.owner`insert into jobs.reports (id, job_id, account_id, reason, text, reported_at, decided_at, decision)
      values (${randomUUID()}, ${job}, ${randomUUID()}, 'other', ${SECRET}, ${at}, ${at}, 'kept')`,
  )
  await each(
    'POOL_INVITATIONS',
    (at, name) =>
      tested.owner`insert into jobs.pool_invitations (id, account_id, organisation_id, job_id, job_title, company, score, matching_skills, message, sent_by,
        sent_at, expires_at) values (${randomUUID()}, ${account}, ${organisation}, ${jobsOf[name]}, 'Carer', 'Calder Care', 80, '{}', ${SECRET},
        ${randomUUID()}, ${at}, ${at})`,
  )
  await each(
    'POOL_VIEWS',
    (at) =>
      tested.owner`insert into jobseekers.pool_views (grant_id, account_id, cv_filename, file, organisation, viewed_at)
        values (${randomUUID()}, ${account}, ${`${SECRET}.pdf`}, 'cv', 'Calder Care', ${at})`,
  )
  const draftsOf = { old: randomUUID(), young: randomUUID() }
  await each(
    'APPLICATION_DRAFTS',
    (at, name) =>
      tested.owner`insert into jobseekers.application_drafts (account_id, job_id, job_title, company, version, saved_at)
      values (${account}, ${draftsOf[name]}, 'Carer', ${SECRET}, 1, ${at})`,
  )
  const sent = { old: `disclosures/${randomUUID()}/cv.pdf`, young: `disclosures/${randomUUID()}/cv.pdf` }
  await each('SENT_CVS', async (at, name) => {
    await files.jobseekers.put(sent[name], Buffer.from('cv'))
    await tested.owner`insert into jobseekers.disclosures (id, account_id, job_id, snapshot, file_path, made_at)
      values (${randomUUID()}, ${account}, ${job}, '{}', ${sent[name]}, ${at})`
  })
  await each(
    'WITHDRAWN_CONSENTS',
    (at) =>
      tested.owner`insert into jobseekers.consents (id, account_id, kind, version, language, text_hash, given_at, withdrawn_at)
      values (${randomUUID()}, ${account}, 'pool', 1, 'en', 'x', ${at}, ${at})`,
  )
  await each(
    'QUIZ_TRIES',
    (at, name) =>
      tested.owner`insert into learning.quizzes (id, account_id, course, started_at, questions, dropped_at)
      values (${randomUUID()}, ${account}, ${name === 'old' ? 'interview-preparation' : 'workplace-readiness'}, ${at},
        ${tested.owner.json([{ id: 'a', options: [] }])}, ${at})`,
  )
  await each(
    'READ_NOTICES',
    (at, name) =>
      tested.owner`insert into messaging.notices (account_id, seq, kind, facts, href, at, read_at)
      values (${account}, ${name === 'old' ? 1 : 2}, 'cv-analysed', '{}', '/', ${at}, ${at})`,
  )
  await tested.owner`insert into messaging.notices (account_id, seq, kind, facts, href, at)
    values (${account}, 3, 'cv-analysed', '{}', '/', ${around('READ_NOTICES').old})`
  await each(
    'SENT_EMAILS',
    (at) =>
      tested.owner`insert into messaging.emails (account_id, kind, facts, href, queued_at, sent_at) values (${account}, 'x', '{}', '/', ${at}, ${at})`,
  )
  await each(
    'CONTACT_MESSAGES',
    (at) =>
      tested.owner`insert into messaging.contact_tickets (id, name, email, subject, message, language, received_at, closed_at, closed_as)
      values (${randomUUID()}, ${SECRET}, 'x@x.example', 'x', 'x', 'en', ${at}, ${at}, 'answered')`,
  )
  const attached = { old: `messages/${randomUUID()}/a.pdf`, young: `messages/${randomUUID()}/a.pdf` }
  await each('QUIET_ATTACHMENTS', async (at, name) => {
    await files.messaging.put(attached[name], Buffer.from('file'))
    const [thread] =
      await tested.owner`insert into messaging.threads (type, opened_at, last_at) values ('employer', ${at}, ${at}) returning id`
    const file = tested.owner.json({ filename: `${SECRET}.pdf`, type: 'pdf', bytes: 4, path: attached[name] })
    await tested.owner`insert into messaging.messages (id, thread_id, seq, sender_id, sender, kind, file, at)
      values (${randomUUID()}, ${thread?.id}, 1, ${account}, 'person', 'file', ${file}, ${at})`
  })
  await each(
    'LOAD_EVENTS',
    (at) => tested.owner`insert into gateway.load_events (at, kind, path) values (${at}, 'not-found', ${`/${SECRET}`})`,
  )
  // Each service names its own files; what no row names goes, from every folder.
  const orphans = ['cvs', 'pictures', 'disclosures', 'messages', 'organisations'].map(
    (folder) => `${folder}/${randomUUID()}/x.pdf`,
  )
  const uploading = `cvs/${randomUUID()}/x.pdf`
  for (const key of [...orphans, uploading]) await files.jobseekers.put(key, Buffer.from('left behind'))
  const named = { cv: `cvs/${account}/1.pdf`, document: `organisations/${randomUUID()}.pdf` }
  for (const key of Object.values(named)) await files.jobseekers.put(key, Buffer.from('kept'))
  await tested.owner`insert into jobseekers.cvs (id, account_id, filename, file_path, file_type, file_size, is_active, uploaded_at, state)
    values (${randomUUID()}, ${account}, 'cv.pdf', ${named.cv}, 'pdf', 4, false, now(), 'waiting')`
  await tested.owner`insert into jobs.organisation_documents (id, organisation_id, filename, file_type, bytes, file_key, uploaded_at)
    values (${randomUUID()}, ${organisation}, 'a.pdf', 'pdf', 4, ${named.document}, now())`
  const { old: long } = around('ORPHANED_UPLOADS')
  for (const key of [...orphans, ...Object.values(named), sent.young, attached.young]) {
    await utimes(path.join(tested.server.config.dataDir, 'files', key), long, long)
  }
  await each('ENDED_SESSIONS', async (at) => {
    const { sessionId } = await tested.server.person('employer')
    await tested.owner`update identity.sessions set ended_at = ${at}, ended_by = 'sign-out' where id = ${sessionId}`
  })

  await each(
    'READING_QUESTIONS',
    (at) => tested.owner`
    insert into casework.reading_questions (id, kind, agent_id, day, question, asked_by, asked_at)
    values (gen_random_uuid(), 'outside-caseload', gen_random_uuid(), ${at}::date, ${SECRET}, gen_random_uuid(), ${at})`,
  )

  expect(await tidy()).toEqual({
    READING_QUESTIONS: 1,
    VIEWED_JOBS: 1,
    ALERTED_JOBS: 1,
    JOB_DRAFTS: 1,
    ENDED_APPLICATIONS: 1,
    POOL_INVITATIONS: 1,
    POOL_VIEWS: 1,
    DECIDED_REPORTS: 1,
    APPLICATION_DRAFTS: 1,
    SENT_CVS: 1,
    WITHDRAWN_CONSENTS: 1,
    QUIZ_TRIES: 1,
    READ_NOTICES: 1,
    SENT_EMAILS: 1,
    CONTACT_MESSAGES: 1,
    QUIET_ATTACHMENTS: 1,
    ENDED_SESSIONS: 1,
    LOAD_EVENTS: 1,
    ORPHANED_UPLOADS: 5,
  })
  const there = async (keys: string[]) => Promise.all(keys.map((key) => files.jobseekers.has(key)))
  expect(await there(orphans)).toEqual(orphans.map(() => false))
  expect(await there([uploading, ...Object.values(named)])).toEqual([true, true, true])
  expect(await tidy()).toEqual({})
  expect([await files.jobseekers.has(sent.old), await files.jobseekers.has(sent.young)]).toEqual([false, true])
  expect([await files.messaging.has(attached.old), await files.messaging.has(attached.young)]).toEqual([false, true])
  expect(await tested.owner`select kind, body, file from messaging.messages where file is null`).toEqual([
    { kind: 'text', body: `${SECRET}.pdf`, file: null },
  ])
  expect(await tested.owner`select id from jobs.applications where email = ''`).toEqual([{ id: applications.old }])
})

it('the log forgets what a newer event has overtaken, once everybody has handled it', async () => {
  const accountId = randomUUID()
  const emitContact = (version: number) =>
    tested.server.kit('identity').db.withSystem((tx) =>
      emitEvent(tx, 'account.contact', accountId, version, {
        accountId,
        email: 'a@x.example',
        firstName: SECRET,
        language: 'en',
        active: true,
      }),
    )
  for (const version of [1, 2]) await emitContact(version)
  now = new Date(Date.now() + (RETENTION_DAYS.EVENTS + 1) * DAY_MS)
  expect((await tidy()).EVENTS).toBeUndefined()
  await tested.server.runJobs()
  expect((await tidy()).EVENTS).toBe(1)
  expect(await tested.owner`select version::int from events.log where subject = ${accountId}`).toEqual([{ version: 2 }])
})

it('however much is over goes in one run, by the page and without a parameter for each row', async () => {
  // More rows than a statement may have parameters.
  const many = 66_000
  const organisation = randomUUID()
  const job = randomUUID()
  await tested.owner`insert into jobs.organisations (id, name) values (${organisation}, 'Calder Care')`
  await tested.owner`insert into jobs.jobs (id, organisation_id, state, title, company, location, type, description, posted_at)
    values (${job}, ${organisation}, 'closed', 'Carer', 'Calder Care', 'Leeds', 'full-time', 'Care', now())`
  await tested.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into jobs.applications (id, job_id, organisation_id, account_id, disclosure_id, job_title, company, location,
        state, live, first_name, last_name, email, phone, area, cover_letter, cv_filename, cv_file_type, applied_at)
      select gen_random_uuid(), ${job}, ${organisation}, gen_random_uuid(), gen_random_uuid(), 'Carer', 'Calder Care', 'Leeds', 'rejected', false,
        'A', 'B', ${SECRET}, '1', 'Leeds', '', 'cv.pdf', 'pdf', ${around('ENDED_APPLICATIONS').old} from generate_series(1, ${many})`
    await tx`insert into jobseekers.disclosures (id, account_id, job_id, snapshot, file_path, made_at)
      select id, gen_random_uuid(), ${job}, '{}', 'disclosures/' || id || '/cv.pdf', ${around('SENT_CVS').old}
      from (select gen_random_uuid() as id from generate_series(1, 2500)) made`
  })
  expect(await tidy()).toMatchObject({ ENDED_APPLICATIONS: many, SENT_CVS: 2500 })
  expect(await tidy()).toEqual({})
})

it('the forgetting of events goes on where it stopped, and comes back to those that were overtaken since', async () => {
  await tested.owner`truncate events.log, events.handled, events.turns`
  const [subject, other] = [randomUUID(), randomUUID()]
  const at = around('EVENTS').old
  const add = (of: string, count: number) => tested.owner`insert into events.log (type, subject, version, payload, at)
    select 'nobody.hears', ${of}, n, '{}', ${at} from generate_series(1, ${count}::integer) n`
  await add(other, 1)
  await add(subject, 7)
  const step = async (limit: number) => {
    const [row] = await tested.server
      .kit('identity')
      .db.withSystem((tx) =>
        tx.execute(`select gone, is_over from events.forget_next('${around('EVENTS').young.toISOString()}', ${limit})`),
      )
    return row
  }
  expect(await step(3)).toEqual({ gone: 2, is_over: false })
  expect(await step(3)).toEqual({ gone: 3, is_over: false })
  expect(await step(3)).toEqual({ gone: 1, is_over: true })
  await add(other, 1)
  expect(await step(3)).toEqual({ gone: 1, is_over: false })
})

it('a deployment sets each time by a setting, and an odd one is refused in a sentence', () => {
  expect(loadConfig({}).keepDays).toEqual(RETENTION_DAYS)
  expect(loadConfig({ KEEP_DAYS_READ_NOTICES: '7' }).keepDays.READ_NOTICES).toBe(7)
  for (const kind of RETENTION_KINDS) {
    expect(() => loadConfig({ [`KEEP_DAYS_${kind}`]: '0' })).toThrow(`KEEP_DAYS_${kind} must be at least 1`)
  }
})

it('an administrator sees how long things are kept and sets it, before the deployment; a forged one does not', async () => {
  const admin = await tested.server.person('admin')
  const call = async (method: 'GET' | 'PUT', payload?: object) => {
    const headers = { authorization: `Bearer ${tested.server.tokens.issue(admin, now).token}` }
    const answer = await tested.server.app.inject({
      method,
      url: '/api/identity/admin/retention',
      headers,
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, json: answer.json() }
  }
  const kept = async () => (await call('GET')).json.items.find(({ kind }: { kind: string }) => kind === 'READING_QUESTIONS')
  expect(await kept()).toEqual({ kind: 'READING_QUESTIONS', days: 730, usual: 730, isSet: false })
  await tested.owner`delete from casework.reading_questions`
  const at = new Date(now.getTime() - 40 * DAY_MS)
  await tested.owner`insert into casework.reading_questions (id, kind, agent_id, day, question, asked_by, asked_at)
    values (gen_random_uuid(), 'outside-caseload', gen_random_uuid(), ${at}::date, 'Why?', gen_random_uuid(), ${at})`
  expect((await tidy()).READING_QUESTIONS).toBeUndefined()
  for (const days of [0, 3651, 1.5, 'x']) expect((await call('PUT', { kind: 'READING_QUESTIONS', days })).status).toBe(422)
  expect((await call('PUT', { kind: 'READING_QUESTIONS', days: 30 })).status).toBe(200)
  expect(await kept()).toMatchObject({ days: 30, usual: 730, isSet: true })
  expect((await tidy()).READING_QUESTIONS).toBe(1)
  expect((await call('PUT', { kind: 'READING_QUESTIONS', days: null })).status).toBe(200)
  expect(await kept()).toMatchObject({ days: 730, isSet: false })
  const forging = tested.server
    .kit('identity')
    .db.withSystem((tx) =>
      tx.execute(`select set_config('app.role', 'admin', true), onward.set_keep_days('READING_QUESTIONS', 1)`),
    )
  await expect(forging).rejects.toMatchObject({ cause: { code: '42501' } })
})
