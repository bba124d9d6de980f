import { randomUUID } from 'node:crypto'
import {
  type Candidate,
  CV_GRANT_SECONDS,
  downloadPoolFile,
  grantPoolFile,
  INVITATIONS_PER_DAY,
  inviteCandidate,
  type Language,
  listCandidates,
  listSentInvitations,
  POOL_INVITATION_DAYS,
  type PoolGrant,
  type PoolInvitationState,
  Problem,
  pathOf,
  refuseField,
  type SentInvitation,
  sealedFor,
} from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { type ServiceKit, signHandover } from '@onward/service-kit'
import { sealField } from '@onward/service-kit/keys'
import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { readCursor, writeCursor } from '../cursor'
import { dayOf } from '../day'
import { jobs } from '../db/schema'
import { memberAccounts, type OwnOrganisation, ownOrganisation, requireOrganisation } from '../organisations'
import { flagsOf } from '../vacancies/checks'
import { matchJobOf } from '../vacancies/facts'
import {
  candidatesFor,
  type KnownCandidate,
  knownCandidates,
  type PoolJob,
  pseudonym,
  sharedSkills,
  shownCandidate,
} from './candidates'
import { createKeptScores } from './kept-scores'
import { type PoolInvitationRow, poolInvitations } from './schema'

const CANDIDATES = 'candidates'
const A_COLLEAGUE: Readonly<Record<Language, string>> = { en: 'A colleague', cy: 'cydweithiwr' }
const SENT = 'sent-invitations'
const DAY_MS = 24 * 60 * 60 * 1000

/** The pool is for organisations that an administrator has checked. */
const checkVerified = (organisation: OwnOrganisation | null): OwnOrganisation => {
  if (!organisation?.verified) throw new Problem('organisation-not-verified')
  return organisation
}

interface LiveJob extends PoolJob {
  title: string
  company: string
}
/** A job of this organisation that takes applications. */
async function ownLiveJob(tx: Tx, organisationId: string, jobId: string): Promise<LiveJob> {
  const mine = and(eq(jobs.id, jobId), eq(jobs.organisationId, organisationId), eq(jobs.state, 'active'))
  const [row] = await tx.select().from(jobs).where(mine)
  if (!row) throw new Problem('not-found')
  return { id: row.id, change: row.change, title: row.title, company: row.company, match: matchJobOf(row) }
}

/** What is over but not yet marked so reads as over. */
const stateAt = (row: Pick<PoolInvitationRow, 'state' | 'expiresAt'>, now: Date): PoolInvitationState =>
  row.state === 'sent' && row.expiresAt <= now ? 'expired' : row.state

async function invitationsFor(tx: Tx, jobId: string, now: Date): Promise<Map<string, NonNullable<Candidate['invitation']>>> {
  const rows = await tx.select().from(poolInvitations).where(eq(poolInvitations.jobId, jobId))
  return new Map(
    rows.flatMap((row) => {
      const state = stateAt(row, now)
      return state === 'withdrawn' ? [] : [[row.accountId, { id: row.id, state }]]
    }),
  )
}

async function invitationsLeft(tx: Tx, organisationId: string, now: Date): Promise<number> {
  const [today] = await tx
    .select({ sent: count() })
    .from(poolInvitations)
    .where(
      and(
        eq(poolInvitations.organisationId, organisationId),
        sql`(${poolInvitations.sentAt} at time zone 'Europe/London')::date = ${dayOf(now)}::date`,
      ),
    )
  return Math.max(0, INVITATIONS_PER_DAY - (today?.sent ?? 0))
}

export function registerPoolForEmployers(kit: ServiceKit): void {
  const { keys } = kit
  const known = { keys, scores: createKeptScores() }

  /** One person of those matched with a job; whoever is not, or is no more, is not found. */
  async function requireCandidate(
    tx: Tx,
    organisation: OwnOrganisation,
    job: LiveJob,
    candidateId: string,
  ): Promise<KnownCandidate> {
    const found = (await candidatesFor(tx, known, organisation.id, job)).filter((one) => one.id === candidateId)
    const [candidate] = await knownCandidates(tx, job.id, found)
    if (!candidate) throw new Problem('not-found')
    return candidate
  }

  kit.handle(listCandidates, ({ query, now, read }) =>
    read(async (tx, who) => {
      const after = readCursor(CANDIDATES, 1, query.cursor)
      const organisation = checkVerified(await ownOrganisation(tx, who))
      const job = await ownLiveJob(tx, organisation.id, query.jobId)
      const all = await candidatesFor(tx, known, organisation.id, job)
      const fit = all.filter(
        (one) =>
          (query.badge === 'all' || one.badges.some((badge) => badge === query.badge)) &&
          (query.availability === 'all' || one.availability === query.availability) &&
          (query.area === '' || one.town === query.area),
      )
      const score = after?.numbers[0] ?? 0
      const rest = after ? fit.filter((one) => one.score < score || (one.score === score && one.id < after.id)) : fit
      const page = rest.slice(0, query.limit)
      const last = page.at(-1)
      const invited = await invitationsFor(tx, job.id, now)
      return {
        items: (await knownCandidates(tx, job.id, page)).map((one) =>
          shownCandidate(one, job.match, invited.get(one.accountId) ?? null),
        ),
        nextCursor: rest.length > page.length && last ? writeCursor(CANDIDATES, [last.score, last.id]) : null,
        total: fit.length,
        areas: [...new Set(all.flatMap(({ town }) => town ?? []))].sort((a, b) => a.localeCompare(b, 'en')),
        invitationsLeft: await invitationsLeft(tx, organisation.id, now),
      }
    }),
  )

  kit.handle(inviteCandidate, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = checkVerified(await requireOrganisation(tx, who))
      const job = await ownLiveJob(tx, organisation.id, body.jobId)
      if (isUnfit(body.message, now)) throw refuseField('message', 'jobs.pool-unfit-message')
      // One invitation of an organisation after the other, so that the day's number holds.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pool invitations ${organisation.id}`}, 0))`)
      const found = await requireCandidate(tx, organisation, job, params.id)
      if ((await invitationsLeft(tx, organisation.id, now)) === 0)
        throw new Problem('state-conflict', { text: 'jobs.pool-too-many-today' })
      const id = randomUUID()
      const kept = await tx
        .insert(poolInvitations)
        .values({
          id,
          accountId: found.accountId,
          organisationId: organisation.id,
          jobId: job.id,
          jobTitle: job.title,
          company: job.company,
          score: found.score,
          matchingSkills: sharedSkills(found, job.match),
          message: body.message,
          sentBy: who.accountId,
          sentAt: now,
          expiresAt: new Date(now.getTime() + POOL_INVITATION_DAYS * DAY_MS),
        })
        .onConflictDoNothing()
        .returning({ id: poolInvitations.id })
      if (kept.length === 0) throw new Problem('already-exists', { text: 'jobs.pool-already-invited' })
      const { title: jobTitle, company } = job
      await emitEvent(tx, 'pool.invited', id, 1, {
        invitationId: id,
        accountId: found.accountId,
        jobId: job.id,
        jobTitle,
        company,
      })
      await announceChange(tx, {
        accountIds: [found.accountId, ...(await memberAccounts(tx, organisation.id))],
        changed: ['pool-invitation'],
      })
      return { resource: `pool-invitations/${id}`, answer: { id } }
    }),
  )

  kit.handle(grantPoolFile, async ({ params, body, now, write }) => {
    const granted = await write(async (tx, who) => {
      const organisation = checkVerified(await requireOrganisation(tx, who))
      const job = await ownLiveJob(tx, organisation.id, body.jobId)
      const found = await requireCandidate(tx, organisation, job, params.id)
      const grantId = randomUUID()
      const grant: PoolGrant = {
        grantId,
        sealedCv: sealField(keys, found.cvId, sealedFor(grantId)),
        accountId: who.accountId,
        organisation: organisation.name,
        file: body.file,
        code: found.code,
      }
      return { resource: `candidates/${found.id}/${body.file}`, answer: { grant, grantedAt: now.toISOString() } }
    })
    const grantedAt = new Date(granted.grantedAt)
    const grant = await signHandover(keys, { from: 'jobs', to: 'jobseekers' }, granted.grant, grantedAt, CV_GRANT_SECONDS)
    return {
      url: `${pathOf(downloadPoolFile)}?grant=${encodeURIComponent(grant)}`,
      expiresAt: new Date(grantedAt.getTime() + CV_GRANT_SECONDS * 1000).toISOString(),
    }
  })

  kit.handle(listSentInvitations, ({ query, now, language, read }) =>
    read(async (tx, who) => {
      const after = readCursor(SENT, 1, query.cursor)
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) return { items: [], nextCursor: null, total: 0 }
      const filters = and(
        eq(poolInvitations.organisationId, organisation.id),
        ne(poolInvitations.state, 'withdrawn'),
        query.jobId ? eq(poolInvitations.jobId, query.jobId) : undefined,
        query.accepted ? eq(poolInvitations.state, 'accepted') : undefined,
      )
      const [all] = await tx.select({ total: count() }).from(poolInvitations).where(filters)
      const from = after && { at: new Date(after.numbers[0] ?? 0).toISOString(), id: after.id }
      const rows = await tx
        .select({
          row: poolInvitations,
          sentBy: sql<string | null>`jobs.colleague_name(${poolInvitations.sentBy})`,
          // Not while it is read without a name: the name stands right here.
          applicationId: sql<string | null>`(
            select a.id from jobs.applications a
            where a.account_id = ${poolInvitations.accountId} and a.job_id = ${poolInvitations.jobId} and not a.anonymous
            order by a.applied_at desc limit 1)`,
        })
        .from(poolInvitations)
        .where(
          and(
            filters,
            from
              ? sql`(${poolInvitations.sentAt}, ${poolInvitations.id}) < (${from.at}::timestamptz, ${from.id}::uuid)`
              : undefined,
          ),
        )
        .orderBy(desc(poolInvitations.sentAt), desc(poolInvitations.id))
        .limit(query.limit + 1)
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)?.row
      return {
        items: page.map((one) => sentInvitationOf(one, { kit, organisation, now, language })),
        nextCursor: rows.length > page.length && last ? writeCursor(SENT, [last.sentAt.getTime(), last.id]) : null,
        total: all?.total ?? 0,
      }
    }),
  )
}

function sentInvitationOf(
  { row, sentBy, applicationId }: { row: PoolInvitationRow; sentBy: string | null; applicationId: string | null },
  to: { kit: ServiceKit; organisation: OwnOrganisation; now: Date; language: Language },
): SentInvitation {
  const { id, code } = pseudonym(to.kit.keys, to.organisation.id, row.accountId)
  const state = stateAt(row, to.now)
  return {
    id: row.id,
    candidateId: id,
    code,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    score: row.score,
    message: row.message,
    state: state === 'withdrawn' ? 'expired' : state,
    sentAt: row.sentAt.toISOString(),
    sentBy: sentBy || A_COLLEAGUE[to.language],
    expiresAt: row.expiresAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    person: state === 'accepted' ? { name: row.name, email: row.email, phone: row.phone } : null,
    applicationId,
  }
}

/** What an advert is held back for has no place in a letter to one person either. */
function isUnfit(message: string, now: Date): boolean {
  const advert = { title: '', location: '', description: message, requirements: [] }
  const unpaid = { pay: null, salary: '', type: 'full-time', hoursPerWeek: null, startsOn: null } as const
  return flagsOf({ ...advert, ...unpaid }, null, dayOf(now)).length > 0
}
