import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ACTIVATION_CONSENTS, DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { runningEmbedded } from '@onward/database'
import postgres from 'postgres'
import { removeDataDir, startPortal, temporaryDataDir } from '../src/portal'

/** More than the slots of any kind of work. */
const OF_EACH = 12
const LIMIT_MS = 60_000
const CV = fileURLToPath(new URL('../../cv-engine/fixtures/amina.docx', import.meta.url))

/** Accepts connections, reads, and never says a word. */
async function silentPartner() {
  const sockets = new Set<net.Socket>()
  let total = 0
  const server = net.createServer((socket) => {
    total += 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as net.AddressInfo).port,
    total: () => total,
    held: () => sockets.size,
    end: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** While a mail server, a text provider, a webhook and a language model say nothing, all else goes on. True when it does. */
export async function drillSilent(): Promise<boolean> {
  const dataDir = await temporaryDataDir()
  const [mail, texts, webhook, model] = await Promise.all([silentPartner(), silentPartner(), silentPartner(), silentPartner()])
  const partners = { 'mail server': mail, 'text provider': texts, webhook, 'language model': model }
  const portal = await startPortal({
    dataDir,
    env: {
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'fatal',
      PRIVATE_WEBHOOKS: 'on',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      NOTIFY_API_KEY: `drill-${randomUUID()}-${randomUUID()}`,
      NOTIFY_TEMPLATE_ID: 'drill',
      NOTIFY_BASE_URL: `http://127.0.0.1:${texts.port}`,
      LLM_PROTOCOL: 'openai-compatible',
      LLM_BASE_URL: `http://127.0.0.1:${model.port}/v1`,
      LLM_MODEL: 'drill',
    },
  })
  const ownerUrl = runningEmbedded(dataDir)
  if (!ownerUrl) throw new Error('The portal has no embedded database.')
  const owner = postgres(ownerUrl, { max: 2, onnotice: () => {} })
  try {
    const { origin } = portal
    const person = await personOf(origin, DEMO_ACCOUNTS.jobseeker.email)
    const letters = await occupy(origin, owner, person, webhook.port)
    // Every partner has been asked, and holds somebody.
    const late = performance.now() + LIMIT_MS
    for (const [name, partner] of Object.entries(partners))
      for (; partner.total() === 0; await pause(20)) if (performance.now() > late) throw new Error(`The ${name} was never asked.`)

    const figures: { what: string; ms: number | null }[] = []
    for (const [what, work] of Object.entries(goesOn(origin, owner, person))) {
      const started = performance.now()
      const isDone = await Promise.race([work().then(() => true), pause(LIMIT_MS, false, { ref: false })])
      figures.push({ what, ms: isDone ? performance.now() - started : null })
    }
    const busy = await owner<{ task: string; jobs: number }[]>`
      select t.identifier as task, count(*)::int as jobs from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where j.locked_at is not null group by 1 order by 1`
    const held = await owner`select from pg_stat_activity where datname = current_database() and usename like 'onward\\_%'
      and state like 'idle in transaction%' and state_change < now() - interval '2 seconds'`

    for (const { what, ms } of figures)
      console.log(
        `${ms === null ? 'WRONG' : 'ok   '}  ${what.padEnd(44)} ${ms === null ? `not within ${LIMIT_MS / 1000} s` : `${ms.toFixed(0)} ms`}`,
      )
    for (const [name, partner] of Object.entries(partners))
      console.log(`       ${name.padEnd(16)} was asked ${partner.total()} times, holds ${partner.held()}`)
    console.log(`       sending now: ${busy.map(({ task, jobs }) => `${task} ${jobs}`).join(', ') || 'nothing'}`)
    console.log(`${held.length === 0 ? 'ok   ' : 'WRONG'}  connections held by a waiting transaction: ${held.length}`)
    const answered = await Promise.all(letters)
    const areWritten = answered.every((status) => status === 200)
    console.log(`${areWritten ? 'ok   ' : 'WRONG'}  letters without the language model: ${answered.join(', ')}`)
    return areWritten && held.length === 0 && figures.every(({ ms }) => ms !== null)
  } finally {
    await owner.end()
    await portal.stop()
    for (const partner of Object.values(partners)) partner.end()
    await removeDataDir(dataDir)
  }
}

type Person = Awaited<ReturnType<typeof personOf>>
async function personOf(origin: string, email: string) {
  const signedIn = await fetch(`${origin}/api/identity/sign-in?session=token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const ask = async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
  }
  return { ask }
}
async function must(answer: Promise<{ status: number; json: Record<string, unknown> }>): Promise<Record<string, unknown>> {
  const { status, json } = await answer
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(json)}`)
  return json
}

const invited = (referralId: string) => ({
  referralId,
  accountId: randomUUID(),
  firstName: 'Siân',
  lastName: 'Parry',
  email: `${referralId}@drill.example`,
  phone: '07700 900123',
  jobcentre: 'Leeds Park Place',
  language: 'en',
  round: 1,
})
const emit = (owner: postgres.Sql, type: string, subject: string, payload: object) =>
  owner`select events.emit(${type}, ${subject}::uuid, 1, ${JSON.stringify(payload)}::text::jsonb)`

/** Gives every partner more to do than it has slots. Returns the letters that wait for the model, by their status. */
async function occupy(origin: string, owner: postgres.Sql, person: Person, webhookPort: number): Promise<Promise<number>[]> {
  for (let n = 0; n < OF_EACH; n++) {
    const contact = await fetch(`${origin}/api/messaging/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'A B', email: `a${n}@drill.example`, subject: 'A question', message: 'A question.' }),
    })
    if (!contact.ok) throw new Error(`The contact form answered ${contact.status}`)
    const referralId = randomUUID()
    await emit(owner, 'referral.invited', referralId, invited(referralId))
  }
  await owner`update gateway.remotes set webhook = ${`http://127.0.0.1:${webhookPort}/`} where name = 'public'`
  const notices = Array.from({ length: OF_EACH }, () => randomUUID())
  await owner`insert into gateway.team_notices (id, name, build, kind, channel, facts, created_at)
    select id, 'public', 'drill', 'file-refused', 'webhook', '{"file": "x.js", "reason": "a drill"}', now() from unnest(${notices}::uuid[]) id`
  await owner`select graphile_worker.add_job('gateway.tell-team', json_build_object('id', id)) from unnest(${notices}::uuid[]) id`

  await must(person.ask('PUT', '/jobseekers/writing-help', { consent: true, consentVersion: 1, language: 'en' }))
  const { items } = await must(person.ask('GET', '/jobseekers/cvs'))
  const cv = (items as { id: string; state: string }[]).find(({ state }) => state === 'analysed')
  if (!cv) throw new Error('The demo jobseeker has no CV that was read.')
  const letter = { cvId: cv.id, advert: null, choices: { tone: 'warm', length: 'standard', language: 'en' }, reword: true }
  return Array.from({ length: OF_EACH }, () => person.ask('POST', '/jobseekers/letters', letter).then(({ status }) => status))
}

/** What must go on, each as one person waits for it. */
function goesOn(origin: string, owner: postgres.Sql, person: Person): Record<string, () => Promise<void>> {
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds())) await pause(50)
  }
  return {
    'sign-in': async () => void (await personOf(origin, DEMO_ACCOUNTS.employer.email)),
    'bell, from the event to the notice': async () => {
      const applicationId = randomUUID()
      const accountId = DEMO_ACCOUNTS.jobseeker.id
      const about = { applicationId, accountId, jobTitle: 'Night cleaner', company: 'Drill', employerAccountIds: [] }
      await emit(owner, 'application.moved', applicationId, { ...about, state: 'under_review', by: 'employer' })
      await until(async () => JSON.stringify(await must(person.ask('GET', '/messaging/notices'))).includes(applicationId))
    },
    'message, sent and read': async () => {
      const { items } = await must(person.ask('GET', '/messaging/threads'))
      const thread = (items as { id: string; type: string }[]).find(({ type }) => type === 'agent' || type === 'employer')
      const id = randomUUID()
      await must(person.ask('POST', `/messaging/threads/${thread?.id}/messages`, { id, text: 'Hello from a drill' }))
      await until(async () =>
        JSON.stringify(await must(person.ask('GET', `/messaging/threads/${thread?.id}/messages`))).includes(id),
      )
    },
    'CV, from the upload to its review': async () => {
      const form = new FormData()
      const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      form.append('file', new Blob([await readFile(CV)], { type }), 'amina.docx')
      const { id } = await must(person.ask('POST', '/jobseekers/cvs', form))
      await until(async () => {
        const { cv } = await must(person.ask('GET', `/jobseekers/cvs/${id}`))
        return (cv as { state: string }).state === 'analysed'
      })
    },
    'activation, from the referral to the account': async () => {
      const referralId = randomUUID()
      const about = invited(referralId)
      await emit(owner, 'referral.invited', referralId, about)
      await until(async () => (await owner`select from identity.activations where referral_id = ${referralId}`).length > 0)
      // What the email would bring.
      const token = randomBytes(32).toString('base64url')
      await owner`insert into identity.activation_tokens (hash, referral_id, letter, created_at, expires_at)
        select ${createHash('sha256').update(token).digest()}, referral_id, letter, now(), now() + interval '1 day'
        from identity.activations where referral_id = ${referralId}`
      let cookie = ''
      const step = async (path: string, body: object) => {
        const answer = await fetch(`${origin}/api/identity/activation/${path}`, {
          method: 'POST',
          headers: { origin, cookie, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        if (!answer.ok) throw new Error(`activation/${path}: ${answer.status} ${await answer.text()}`)
        cookie =
          answer.headers
            .getSetCookie()
            .map((one) => one.split(';')[0])
            .join('; ') || cookie
      }
      await step('open', { token })
      await step('password', { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD })
      const versions = Object.fromEntries(Object.entries(ACTIVATION_CONSENTS).map(([kind, { version }]) => [kind, version]))
      await step('complete', { termsAccepted: true, dataProcessingConsent: true, versions })
      await until(async () => (await owner`select from messaging.contacts where account_id = ${about.accountId}`).length > 0)
    },
    'erasure, in every service': async () => {
      const accountId = randomUUID()
      await owner`insert into identity.accounts
        select (jsonb_populate_record(a, jsonb_build_object('id', ${accountId}::text, 'email', ${`${accountId}@drill.example`}::text,
          'erase_asked_at', now(), 'erase_at', now()))).* from identity.accounts a where a.email = ${DEMO_ACCOUNTS.jobseeker.email}`
      await owner`select graphile_worker.add_job('identity.erase', '{}')`
      await until(async () => {
        const [row] = await owner`select count(s.service)::int as told, count(h.event)::int as heard from events.log l
          join events.subscribers s on s.type = l.type left join events.handled h on h.event = l.id and h.subscriber = s.service
          where l.type = 'account.erased' and l.subject = ${accountId}`
        return row?.told > 0 && row?.told === row?.heard
      })
    },
  }
}
