import {
  type listOrganisations,
  ORGANISATION_WAITS,
  type OrganisationFlag,
  type OrganisationToDecide,
  Problem,
  type QueryOf,
  readCharityNumber,
  readCompanyNumber,
  type Submission,
  type VerificationState,
} from '@onward/contracts'
import { foldText } from '@onward/contracts/fold'
import { asSystem, type Tx } from '@onward/database'
import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { readCursor, writeCursor } from '../cursor'
import { jobs, members, type OrganisationRow, organisationDocuments, organisations, verifications } from '../db/schema'
import { logosToDecide } from '../logos/store'
import { openAppeal } from '../organisation/appeal-store'
import { lastClosing } from '../organisation/closing-store'
import { lastVerification } from '../organisation/membership-store'
import { stateOf } from '../organisation/rules'
import { organisationFlags } from '../vetting/organisation'
import { organisationTextFlags } from '../vetting/organisation-text'
import { organisationsAround } from '../vetting/store'

const LIST = 'admin-organisations'
/** `verificationState` in SQL. */
const STATE = sql<VerificationState>`case when o.suspended_at is not null then 'suspended' when o.verified_at is not null then 'verified'
  when s.id is null then 'not_started' when s.decision is null then 'submitted' else s.decision end`
const NEWEST = sql`left join lateral (select v.* from jobs.verifications v where v.organisation_id = o.id
  order by v.submitted_at desc, v.id desc limit 1) s on true`
const CLAIMS = sql`o.confident_level <> 'none' and o.confident_confirmed_at is null and o.suspended_at is null and o.verified_at is not null`

/** An unverified organisation is checked as a whole. */
const LOGOS_TO_CHECK = sql`l.state = 'waiting' and o.suspended_at is null and o.verified_at is not null`

/** The organisation, locked for the decision, in the version that the administrator has read. */
export async function lockAsRead(
  tx: Tx,
  id: string,
  seen: { version: number; submission?: string | null },
): Promise<OrganisationRow> {
  await asSystem(tx)
  const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, id)).for('update')
  if (!organisation) throw new Problem('not-found')
  if (organisation.version !== seen.version) throw new Problem('state-conflict', { text: 'jobs.admin-organisation-meanwhile' })
  if (seen.submission === undefined) return organisation
  const last = await lastVerification(tx, id)
  if ((last?.id ?? null) !== seen.submission) throw new Problem('state-conflict', { text: 'jobs.admin-organisation-meanwhile' })
  return organisation
}

/** The employer's answer `a` to a decision waits. */
const APPEALS = sql`a.organisation_id = o.id and a.decided_at is null`

/** How many wait for a decision, since when, and which has waited longest. */
export async function workWaiting(tx: Tx) {
  const queue = async (at: SQL, from: SQL) => {
    const [row] = await tx.execute<{ count: number; oldest: Date | null; id: string | null; name: string | null }>(sql`
      select count(*)::int as count, min(${at}) as oldest, (array_agg(o.id order by ${at}, o.id))[1] as id,
        (array_agg(o.name order by ${at}, o.id))[1] as name from jobs.organisations o ${from}`)
    return {
      count: row?.count ?? 0,
      oldest: row?.oldest ? new Date(row.oldest).toISOString() : null,
      next: row?.id ? { id: row.id, name: row.name ?? '' } : null,
    }
  }
  return {
    organisations: await queue(sql`s.submitted_at`, sql`${NEWEST} where ${STATE} = 'submitted'`),
    appeals: await queue(sql`a.appealed_at`, sql`join jobs.organisation_appeals a on ${APPEALS}`),
    levels: await queue(sql`coalesce(o.confident_claimed_at, o.verified_at)`, sql`where ${CLAIMS}`),
    logos: await queue(sql`l.uploaded_at`, sql`join jobs.logos l on l.organisation_id = o.id where ${LOGOS_TO_CHECK}`),
  }
}

/** What waits of an organisation, one row for each decision; `rank` tells apart those of one moment. */
const WAITS = sql`join lateral (
  select 0 as rank, 'submitted' as kind, s.submitted_at as since where ${STATE} = 'submitted'
  union all select 1, 'appeal', a.appealed_at from jobs.organisation_appeals a where ${APPEALS}
  union all select 2, 'level', coalesce(o.confident_claimed_at, o.verified_at) where ${CLAIMS}
  union all select 3, 'logo', l.uploaded_at from jobs.logos l where l.organisation_id = o.id and ${LOGOS_TO_CHECK}) w on true`
const NO_WAITS = sql`cross join (select 0 as rank, null::text as kind, null::timestamptz as since) w`

/** One page: what waits, the longest wait first, or organisations by their state, the newest first. */
export async function pageOfOrganisations(tx: Tx, { show, q, cursor, limit }: QueryOf<typeof listOrganisations>) {
  const kind = ORGANISATION_WAITS.find((one) => one === show)
  const waits = show === 'waiting' || kind !== undefined
  const after = readCursor(`${LIST}-${show}`, 2, cursor)
  const filters: SQL[] = []
  if (kind) filters.push(sql`w.kind = ${kind}`)
  else if (!waits && show !== 'all') filters.push(sql`${STATE} = ${show}`)
  const wanted = foldText(q)
  if (wanted) filters.push(sql`strpos(onward.fold(o.name), ${wanted}) > 0`)
  const from = sql`from jobs.organisations o ${NEWEST} ${waits ? WAITS : NO_WAITS}
    ${filters.length > 0 ? sql`where ${sql.join(filters, sql` and `)}` : sql``}`
  const place = sql`(extract(epoch from ${waits ? sql`w.since` : sql`o.created_at`}) * 1000)::float8`
  const [all] = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${from}`)
  const rows = await tx.execute<{
    id: string
    name: string
    state: VerificationState
    town: string
    created: Date
    submitted: Date | null
    check: Submission['domainCheck'] | null
    kind: (typeof ORGANISATION_WAITS)[number] | null
    since: Date | null
    place: number
    rank: number
  }>(sql`
    select * from (
      select o.id, o.name, ${STATE} as state, o.town, o.created_at as created, s.submitted_at as submitted, s.domain_check as check,
        w.kind, w.since, w.rank, ${place} as place ${from}) found
    ${after ? sql`where (place, rank, id) ${waits ? sql`>` : sql`<`} (${after.numbers[0] ?? 0}::float8, ${after.numbers[1] ?? 0}::int, ${after.id}::uuid)` : sql``}
    order by ${waits ? sql`place asc, rank asc, id asc` : sql`place desc, rank desc, id desc`} limit ${limit + 1}`)
  const page = rows.slice(0, limit)
  const last = page[page.length - 1]
  return {
    items: page.map(({ id, name, state, town, created, submitted, check, kind: what, since }) => ({
      id,
      name,
      state,
      town,
      createdAt: new Date(created).toISOString(),
      submittedAt: submitted ? new Date(submitted).toISOString() : null,
      domainCheck: check,
      waits: what,
      waitingSince: since ? new Date(since).toISOString() : null,
    })),
    nextCursor: rows.length > page.length && last ? writeCursor(`${LIST}-${show}`, [last.place, last.rank, last.id]) : null,
    total: all?.total ?? 0,
  }
}

/** Throws `not-found` where there is no such organisation. */
export async function readToDecide(tx: Tx, id: string, now: Date, administrator: string): Promise<OrganisationToDecide> {
  const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, id))
  if (!organisation) throw new Problem('not-found')
  const of = eq(verifications.organisationId, id)
  const sent = await tx.select().from(verifications).where(of).orderBy(desc(verifications.submittedAt), desc(verifications.id))
  const documents = await tx.select().from(organisationDocuments).where(eq(organisationDocuments.organisationId, id))
  const people = await tx
    .select()
    .from(members)
    .where(eq(members.organisationId, id))
    .orderBy(desc(members.role), members.joinedAt, members.accountId)
  const nameOf = (accountId: string) => {
    const one = people.find((person) => person.accountId === accountId)
    return one ? `${one.firstName} ${one.lastName}`.trim() : ''
  }
  const counted = await tx
    .select({ state: jobs.state, count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(eq(jobs.organisationId, id))
    .groupBy(jobs.state)
  const closing = await lastClosing(tx, id)
  const count = (state: string) => counted.find((one) => one.state === state)?.count ?? 0
  const [newest = null] = sent
  return {
    id,
    name: organisation.name,
    state: stateOf(organisation, newest),
    version: organisation.version,
    whatWeDo: organisation.whatWeDo,
    website: organisation.website,
    sector: organisation.sector,
    size: organisation.size,
    address: [organisation.address, organisation.town, organisation.postcode].filter(Boolean).join(', '),
    createdAt: organisation.createdAt.toISOString(),
    verifiedAt: organisation.verifiedAt?.toISOString() ?? null,
    suspendedAt: organisation.suspendedAt?.toISOString() ?? null,
    suspendedReason: organisation.suspendedReason,
    confident: {
      level: organisation.confidentLevel,
      reference: organisation.confidentReference,
      expiresOn: organisation.confidentExpiresOn,
      confirmedAt: organisation.confidentConfirmedAt?.toISOString() ?? null,
    },
    submissions: sent.map((one) => {
      const document = documents.find((each) => each.id === one.documentId)
      return {
        id: one.id,
        submittedAt: one.submittedAt.toISOString(),
        by: nameOf(one.submittedBy),
        company: readCompanyNumber(one.companyNumber ?? ''),
        charity: readCharityNumber(one.charityNumber ?? ''),
        website: one.website,
        emailDomain: one.emailDomain,
        domainCheck: one.domainCheck,
        document: document
          ? {
              id: document.id,
              filename: document.filename,
              bytes: document.bytes,
              uploadedAt: document.uploadedAt.toISOString(),
            }
          : null,
        decision: one.decision,
        reason: one.reason,
        decidedAt: one.decidedAt?.toISOString() ?? null,
      }
    }),
    people: people.map((one) => ({
      id: one.accountId,
      name: nameOf(one.accountId),
      role: one.role,
      joinedAt: one.joinedAt.toISOString(),
    })),
    logos: await logosToDecide(tx, id),
    jobs: { active: count('active'), waiting: count('pending_check'), drafts: count('draft') },
    closing: closing && {
      state: closing.state,
      total: closing.total,
      closed: closing.closed,
      startedAt: closing.startedAt.toISOString(),
      endedAt: closing.endedAt?.toISOString() ?? null,
    },
    contact: { name: organisation.contactName, email: organisation.contactEmail, phone: organisation.contactPhone },
    appeal: await openAppeal(tx, id, administrator, now),
    flags: await flagsOf(tx, organisation, newest?.emailDomain ?? ''),
    textFlags: organisationTextFlags(organisation),
    sameNumber: await sameNumber(tx, id, newest),
  }
}

async function flagsOf(tx: Tx, row: OrganisationRow, senderDomain: string): Promise<OrganisationFlag[]> {
  const one = { ...row, isVerified: row.verifiedAt !== null }
  return organisationFlags(one, senderDomain, await organisationsAround(tx, one))
}

/** Other organisations with one of the same numbers: perhaps a fraud, perhaps a colleague who did not know. */
async function sameNumber(
  tx: Tx,
  id: string,
  newest: { companyNumber: string | null; charityNumber: string | null } | null,
): Promise<{ id: string; name: string }[]> {
  const numbers = [
    ...(newest?.companyNumber ? [eq(verifications.companyNumber, newest.companyNumber)] : []),
    ...(newest?.charityNumber ? [eq(verifications.charityNumber, newest.charityNumber)] : []),
  ]
  if (numbers.length === 0) return []
  const others = tx
    .select({ id: verifications.organisationId })
    .from(verifications)
    .where(and(or(...numbers), ne(verifications.organisationId, id)))
  return tx
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(inArray(organisations.id, others))
    .orderBy(organisations.name)
    .limit(10)
}
