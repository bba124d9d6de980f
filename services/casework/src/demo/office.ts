import { DEMO_ACCOUNTS, DEMO_CANDIDATES, DEMO_CASE, DEMO_COLLEAGUES, DEMO_OFFICE, DEMO_REFERRALS } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { demoJson } from '@onward/service-kit/demo-data'
import type { Keys } from '@onward/service-kit/keys'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { openCase } from '../cases/lifecycle'
import { caseSummary, type DatedEntry } from '../cases/stage'
import { agents, offices } from '../db/schema'
import { type NewReferral, newReferral } from '../referrals/new-referral'
import { hashToken } from '../referrals/ni-search'
import { type DemoCalendar, demoCalendar, WRITTEN_AT } from './calendar'
import { historyOf } from './history'
import { insertPlacements } from './placements'
import { type NamedReferral, type PlannedReferral, planOffice } from './plan'
import { type Random, seeded, uuidOf } from './random'

const DAY_MS = 86_400_000
const LINK_DAYS = 7
const SENT_AFTER_MS = 60_000
/** Cases that closed before have a short history. */
const RECENT_DAYS = 98
/** Rows of one statement: a few megabytes. */
const BATCH = 2_500

const { candidateAreas: CANDIDATE_AREAS } = demoJson(
  'casework/office.json',
  v.object({
    /** Where the candidates live, in their order. */
    candidateAreas: v.array(v.string()),
  }),
)

/** People of the demo's other data, and one for each state of a referral. */
function namedReferrals(niNumber: string): NamedReferral[] {
  const ago = (days: number) => new Date(WRITTEN_AT.getTime() - days * DAY_MS)
  const { jobseeker } = DEMO_ACCOUNTS
  const mail = (firstName: string, lastName: string) => `${firstName}.${lastName}@demo.onward.example`.toLowerCase()
  return [
    {
      accountId: jobseeker.id,
      firstName: jobseeker.firstName,
      lastName: jobseeker.lastName,
      email: jobseeker.email,
      location: 'Leeds, LS8',
      disability: 'mobility',
      benefitsStatus: 'universal-credit',
      niNumber,
      state: 'active',
      createdAt: ago(28),
      activatedAt: ago(26),
    },
    ...DEMO_CANDIDATES.map(({ id, email, firstName, lastName }, n) => ({
      accountId: id,
      email,
      firstName,
      lastName,
      location: CANDIDATE_AREAS[n] ?? 'Leeds',
      disability: 'none' as const,
      niNumber: `ZZ76543${n}A`,
      state: 'active' as const,
      createdAt: ago(19 + 8 * n),
      activatedAt: ago(18 + 8 * n),
    })),
    {
      firstName: 'Rhys',
      lastName: 'Bowen',
      email: mail('Rhys', 'Bowen'),
      location: 'Leeds, LS9',
      disability: 'none',
      benefitsStatus: 'jsa',
      niNumber: 'ZZ654320A',
      state: 'invited',
      createdAt: ago(1),
    },
    {
      id: DEMO_REFERRALS.bounced,
      firstName: 'Oluwaseun',
      lastName: 'Adebayo',
      email: mail('Oluwaseun', 'Adebayo'),
      location: 'Leeds, LS8',
      disability: 'visual',
      benefitsStatus: 'pip',
      niNumber: 'ZZ654321A',
      state: 'bounced',
      createdAt: ago(6),
    },
    {
      id: DEMO_REFERRALS.bouncedToo,
      firstName: 'Bronwen',
      lastName: 'Vaughan',
      email: mail('Bronwen', 'Vaughan'),
      location: 'Leeds, LS14',
      language: 'cy',
      niNumber: 'ZZ654324A',
      state: 'bounced',
      createdAt: ago(5),
    },
    {
      firstName: 'Morag',
      lastName: 'Sinclair',
      email: mail('Morag', 'Sinclair'),
      location: 'Garforth',
      disability: 'mental',
      benefitsStatus: 'esa',
      niNumber: 'ZZ654322A',
      state: 'expired',
      createdAt: ago(12),
    },
    {
      firstName: 'Tomasz',
      lastName: 'Kowalczyk',
      email: mail('Tomasz', 'Kowalczyk'),
      location: 'Rothwell',
      disability: 'none',
      benefitsStatus: 'universal-credit',
      niNumber: 'ZZ654323A',
      state: 'withdrawn',
      createdAt: ago(20),
      endedAt: ago(17),
      withdrawnReason: 'moved-away',
    },
  ]
}

/** Hashes the parts that thousands of invented numbers share once. */
const remembering =
  (parts: Map<string, bigint>): typeof hashToken =>
  (keys, token) => {
    const hash = parts.get(token) ?? hashToken(keys, token)
    parts.set(token, hash)
    return hash
  }

/** The row of a planned referral, as of `WRITTEN_AT`. */
function rowOf(keys: Keys, one: PlannedReferral, parts: Map<string, bigint>): NewReferral {
  const agentId = DEMO_COLLEAGUES[one.agent - 1]?.id ?? DEMO_ACCOUNTS.agent.id
  const to = { officeId: DEMO_OFFICE.id, officeName: DEMO_OFFICE.name, agentId }
  const by = {
    agent: { accountId: agentId },
    to,
    at: one.createdAt,
    id: one.id,
    hashToken: remembering(parts),
  }
  const made = newReferral(keys, { ...one, jobcentreOffice: null }, by)
  const outcome = one.state === 'bounced' ? ('failed' as const) : ('sent' as const)
  const sentAt = new Date(Math.min(one.createdAt.getTime() + SENT_AFTER_MS, WRITTEN_AT.getTime()))
  return {
    ...made,
    accountId: one.accountId,
    state: one.state,
    emailOutcome: outcome,
    emailAt: sentAt,
    smsOutcome: outcome,
    smsAt: sentAt,
    linkEndsAt: outcome === 'sent' ? new Date(sentAt.getTime() + LINK_DAYS * DAY_MS) : null,
    activatedAt: one.activatedAt,
    endedAt: one.endedAt,
    withdrawnReason: one.withdrawnReason,
  }
}

/** The row as of the calendar's moment. */
function datedRow(row: NewReferral, planned: PlannedReferral, { moved }: DemoCalendar): NewReferral {
  const { createdAt, activatedAt, endedAt } = planned
  const dated = (at: Date | null | undefined) => at && moved(at)
  const linkEndsAt =
    row.linkEndsAt &&
    (row.linkEndsAt <= WRITTEN_AT
      ? moved(row.linkEndsAt)
      : new Date(moved(createdAt).getTime() + LINK_DAYS * DAY_MS + SENT_AFTER_MS))
  return {
    ...row,
    createdAt: moved(createdAt),
    emailAt: dated(row.emailAt),
    smsAt: dated(row.smsAt),
    linkEndsAt,
    activatedAt: dated(activatedAt),
    endedAt: dated(endedAt),
  }
}

/** Many rows in one statement. */
async function insertReferrals(tx: Tx, rows: readonly NewReferral[]): Promise<void> {
  const sent = rows.map(({ niHash, niParts, ...row }) => ({
    ...row,
    niHash: `\\x${niHash.toString('hex')}`,
    niParts: `{${niParts.join(',')}}`,
  }))
  await tx.execute(sql`insert into casework.referrals (id, account_id, office_id, agent_id, referred_by, state, first_name, last_name,
      email, phone, location, search_text, ni_number, ni_hash, ni_parts, disability, benefits_status, benefits_amount, language,
      email_outcome, email_at, sms_outcome, sms_at, link_ends_at, created_at, activated_at, ended_at, withdrawn_reason)
    select "id", "accountId", "officeId", "agentId", "referredBy", "state", "firstName", "lastName", "email", "phone", "location",
      "searchText", "niNumber", "niHash", "niParts", "disability", "benefitsStatus", "benefitsAmount", "language", "emailOutcome",
      "emailAt", "smsOutcome", "smsAt", "linkEndsAt", "createdAt", "activatedAt", "endedAt", "withdrawnReason"
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as r("id" uuid, "accountId" uuid, "officeId" uuid, "agentId" uuid,
      "referredBy" uuid, "state" text, "firstName" text, "lastName" text, "email" text, "phone" text, "location" text,
      "searchText" text, "niNumber" text, "niHash" bytea, "niParts" bigint[], "disability" text, "benefitsStatus" text,
      "benefitsAmount" numeric, "language" text, "emailOutcome" text, "emailAt" timestamptz, "smsOutcome" text, "smsAt" timestamptz,
      "linkEndsAt" timestamptz, "createdAt" timestamptz, "activatedAt" timestamptz, "endedAt" timestamptz, "withdrawnReason" text)`)
}

/** The steps of each referral in order; without deliveries for those that ended long ago. */
async function insertSteps(tx: Tx, recent: Date): Promise<void> {
  await tx.execute(sql`insert into casework.referral_steps (referral_id, kind, at, actor, detail)
    select r.id, s.kind, s.at, s.actor, s.detail from casework.referrals r cross join lateral (values
      (1, 'created', r.created_at, r.referred_by, ''),
      (2, 'email-' || r.email_outcome, r.email_at, null, ''),
      (3, 'sms-' || r.sms_outcome, r.sms_at, null, ''),
      (4, 'bounced', case when r.state = 'bounced' then r.sms_at end, null, ''),
      (5, 'expired', case when r.state = 'expired' or (r.ended_at > r.link_ends_at and r.activated_at is null)
        then r.link_ends_at end, null, ''),
      (6, 'activated', r.activated_at, null, ''),
      (7, 'completed', case when r.state = 'complete' then r.ended_at end, r.agent_id, ''),
      (8, 'withdrawn', case when r.state = 'withdrawn' then r.ended_at end, r.agent_id, r.withdrawn_reason)
    ) s (n, kind, at, actor, detail)
    where r.office_id = ${DEMO_OFFICE.id} and s.at is not null and (s.n not in (2, 3) or coalesce(r.ended_at, ${recent}) >= ${recent})
    order by s.at, s.n`)
}

/** Cases with their histories and summaries. */
async function insertCases(
  tx: Tx,
  random: Random,
  all: readonly { row: NewReferral; history: readonly DatedEntry[] }[],
): Promise<void> {
  const sent = all.map(({ row, history }) => {
    const openedAt = row.activatedAt ?? row.createdAt
    const summary = caseSummary(history, openedAt)
    return {
      id: uuidOf(random),
      referral: row.id,
      person: row.accountId,
      agent: row.agentId,
      openedAt,
      closedAt: row.endedAt,
      stage: summary.current.stage,
      because: summary.follows.because,
      applications: summary.applications,
      interviews: summary.interviews,
      interviewTimes: `{${summary.interviewTimes.map((time) => time.toISOString()).join(',')}}`,
      lastAt: summary.lastActivity?.at ?? null,
      last: summary.lastActivity?.kind ?? null,
      history: history.map(({ kind, facts, at }) => ({ kind, facts, at })),
    }
  })
  await tx.execute(sql`with made as (select * from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as c("id" uuid, "referral" uuid,
      "person" uuid, "agent" uuid, "openedAt" timestamptz, "closedAt" timestamptz, "stage" text, "because" text, "applications" integer,
      "interviews" integer, "interviewTimes" timestamptz[], "lastAt" timestamptz, "last" text, "history" jsonb)),
    opened as (insert into casework.cases (id, referral_id, account_id, office_id, agent_id, opened_at, closed_at, stage, stage_follows,
        stage_because, applications, interviews, interview_times, last_activity_at, last_activity)
      select "id", "referral", "person", ${DEMO_OFFICE.id}, "agent", "openedAt", "closedAt", "stage", "stage", "because", "applications",
        "interviews", "interviewTimes", "lastAt", "last" from made)
    insert into casework.case_entries (account_id, kind, facts, at)
    select t."person", h."kind", h."facts", h."at" from made t
    cross join lateral jsonb_to_recordset(t."history") as h("kind" text, "facts" jsonb, "at" timestamptz)`)
}

/** Cases that closed long ago, with only the entries that figures need, at times by the clock of London. People who completed their referral started in a job. */
async function insertEarlierCases(tx: Tx): Promise<void> {
  await tx.execute(sql`insert into casework.cases (id, referral_id, account_id, office_id, agent_id, opened_at, closed_at, stage,
      stage_follows, stage_because, applications)
    select overlay(md5(r.id::text) placing '4' from 13)::uuid, r.id, r.account_id, r.office_id, r.agent_id, r.activated_at, r.ended_at,
      s.stage, s.stage, s.because, 1
    from casework.referrals r cross join lateral (select case r.state when 'complete' then 'placed' else 'job-matching' end as stage,
      case r.state when 'complete' then 'started' else 'applied' end as because) s
    where r.office_id = ${DEMO_OFFICE.id} and r.activated_at is not null and r.ended_at is not null
    on conflict (referral_id) do nothing`)
  await tx.execute(sql`insert into casework.case_entries (account_id, kind, facts, at)
    select c.account_id, e.kind, e.facts, least(c.closed_at, (l.opened + e.part * (l.closed - l.opened)) at time zone 'Europe/London')
    from casework.cases c join casework.referrals r on r.id = c.referral_id
    cross join lateral (select c.opened_at at time zone 'Europe/London' as opened, c.closed_at at time zone 'Europe/London' as closed) l
    cross join lateral (select jsonb_build_object('applicationId', c.id, 'jobTitle', 'Care Assistant', 'company', 'Kirkstall House') as job) j
    cross join lateral (values
      ('cv-analysed', jsonb_build_object('cvId', c.id, 'readable', true), 0.1),
      ('badge-awarded', case when right(r.phone, 1) < '5' then
        jsonb_build_object('credentialId', c.id, 'badge', 'cv-cover-letter-basics') end, 0.4),
      ('application-sent', j.job, 0.6),
      ('placement-started', case when c.stage = 'placed' then
        j.job || jsonb_build_object('startedOn', date_trunc('week', l.closed)::date) end, 1)) e (kind, facts, part)
    where c.office_id = ${DEMO_OFFICE.id} and e.facts is not null
      and not exists (select from casework.case_entries recorded where recorded.account_id = c.account_id) and c.closed_at is not null`)
}

/** An office of six with the referrals of 18 months; the demo agent's figures are the documented ones. */
export async function loadOffice(tx: Tx, keys: Keys, { niNumber, at }: { niNumber: string; at: Date }): Promise<void> {
  const [opened] = await tx
    .insert(offices)
    .values({ ...DEMO_OFFICE, createdAt: new Date(at.getTime() - 600 * DAY_MS) })
    .onConflictDoNothing()
    .returning({ id: offices.id })
  if (!opened) return
  const joined = { officeId: DEMO_OFFICE.id, joinedAt: new Date(at.getTime() - 590 * DAY_MS) }
  const staff = [DEMO_ACCOUNTS.agent, ...DEMO_COLLEAGUES]
  await tx
    .insert(agents)
    .values(
      staff.map(({ id: accountId, staffId, firstName, lastName }) => ({ accountId, staffId, firstName, lastName, ...joined })),
    )

  const calendar = demoCalendar(at)
  const named = namedReferrals(niNumber)
  const known = new Set(named.flatMap((one) => one.accountId ?? []))
  const recent = calendar.moved(new Date(WRITTEN_AT.getTime() - RECENT_DAYS * DAY_MS))
  const random = seeded(2_611)
  const parts = new Map<string, bigint>()
  const people = planOffice(named).map((planned) => ({
    planned,
    row: datedRow(rowOf(keys, planned, parts), planned, calendar),
  }))
  const rows = people.map(({ row }) => row)
  for (let from = 0; from < rows.length; from += BATCH) await insertReferrals(tx, rows.slice(from, from + BATCH))
  await insertSteps(tx, recent)
  const invented = people.filter(({ row }) => row.activatedAt && !known.has(row.accountId) && (row.endedAt ?? recent) >= recent)
  const cases = invented.map(({ planned, row }) => ({ row, history: historyOf(random, planned, calendar) }))
  for (let from = 0; from < cases.length; from += BATCH) await insertCases(tx, random, cases.slice(from, from + BATCH))
  await insertEarlierCases(tx)
  await insertPlacements(tx, calendar)
  // Other services have accounts of these people: their cases open by events.
  for (const row of rows.filter((one) => known.has(one.accountId))) {
    const id = row.accountId === DEMO_ACCOUNTS.jobseeker.id ? DEMO_CASE : uuidOf(random)
    await openCase(tx, row, row.activatedAt ?? at, id)
  }
}
