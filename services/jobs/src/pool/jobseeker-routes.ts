import {
  allowEmployer,
  answerInvitation,
  introduction,
  listMyInvitations,
  type MyInvitation,
  type PoolInvitationState,
  Problem,
} from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { type ServiceKit, verifyHandover } from '@onward/service-kit'
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { readCursor, writeCursor } from '../cursor'
import { dayOf } from '../day'
import { memberAccounts } from '../organisations'
import { type PoolInvitationRow, poolInvitations, poolPeople, poolRefusals } from './schema'

const LIST = 'my-invitations'

interface Invited extends Record<string, unknown> {
  location: string
  salary: string
  job_state: string
  closes_on: string | null
  organisation_name: string
}

async function myInvitationOf(tx: Tx, row: PoolInvitationRow, now: Date): Promise<MyInvitation> {
  const [advert] = await tx.execute<Invited>(
    sql`select location, salary, job_state, closes_on::text, organisation_name from jobs.invited_to(${row.id}::uuid)`,
  )
  const [application] = await tx.execute<{ id: string }>(sql`
    select id from jobs.applications where account_id = ${row.accountId}::uuid and job_id = ${row.jobId}::uuid
    order by applied_at desc limit 1`)
  const isOpen = advert?.job_state === 'active' && (advert.closes_on === null || advert.closes_on >= dayOf(now))
  return {
    id: row.id,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    organisationId: row.organisationId,
    company: row.company,
    location: advert?.location ?? '',
    salary: advert?.salary ?? '',
    isJobOpen: isOpen,
    message: row.message,
    state: row.state === 'sent' && row.expiresAt <= now ? 'expired' : row.state,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    score: row.score,
    matchingSkills: row.matchingSkills,
    applicationId: application?.id ?? null,
  }
}

/** Throws with what to do where this invitation can no longer be accepted. */
async function checkAcceptable(tx: Tx, row: PoolInvitationRow, now: Date): Promise<void> {
  const [unheard] = await tx.execute(
    sql`select 1 from events.unheard('jobseeker.visibility') u where u.subject = ${row.accountId}::uuid`,
  )
  // Their switch has changed a moment ago, and this service is about to hear how.
  if (unheard) throw new Problem('not-ready', { retryAfter: 1 })
  const [person] = await tx.select({ cvId: poolPeople.cvId }).from(poolPeople).where(eq(poolPeople.accountId, row.accountId))
  if (!person?.cvId) throw new Problem('state-conflict', { text: 'jobs.pool-left' })
  // Holds a closing of the job back until the answer is in.
  const [job] = await tx.execute<{ state: string; closes_on: string | null }>(
    sql`select state, closes_on::text from jobs.lock_job_for_application(${row.jobId}::uuid)`,
  )
  if (job?.state !== 'active' || (job.closes_on !== null && job.closes_on < dayOf(now)))
    throw new Problem('state-conflict', { text: 'jobs.pool-job-closed' })
}

export function registerMyInvitations(kit: ServiceKit): void {
  kit.handle(listMyInvitations, ({ query, now, read }) =>
    read(async (tx, who) => {
      const after = readCursor(LIST, 1, query.cursor)
      const mine = eq(poolInvitations.accountId, who.accountId)
      const [all] = await tx.select({ total: count() }).from(poolInvitations).where(mine)
      const waiting = and(mine, eq(poolInvitations.state, 'sent'), gt(poolInvitations.expiresAt, now))
      const [open] = await tx.select({ total: count() }).from(poolInvitations).where(waiting)
      const from = after && { at: new Date(after.numbers[0] ?? 0).toISOString(), id: after.id }
      const rows = await tx
        .select()
        .from(poolInvitations)
        .where(
          and(
            mine,
            from
              ? sql`(${poolInvitations.sentAt}, ${poolInvitations.id}) < (${from.at}::timestamptz, ${from.id}::uuid)`
              : undefined,
          ),
        )
        .orderBy(desc(poolInvitations.sentAt), desc(poolInvitations.id))
        .limit(query.limit + 1)
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)
      const refused = await tx
        .select({
          organisationId: poolRefusals.organisationId,
          at: poolRefusals.refusedAt,
          name: sql<string>`jobs.refused_name(${poolRefusals.organisationId})`,
        })
        .from(poolRefusals)
        .where(eq(poolRefusals.accountId, who.accountId))
        .orderBy(desc(poolRefusals.refusedAt))
      const items: MyInvitation[] = []
      for (const row of page) items.push(await myInvitationOf(tx, row, now))
      return {
        items,
        nextCursor: rows.length > page.length && last ? writeCursor(LIST, [last.sentAt.getTime(), last.id]) : null,
        total: all?.total ?? 0,
        open: open?.total ?? 0,
        refused: refused.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
      }
    }),
  )

  kit.handle(answerInvitation, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const [row] = await tx
        .select()
        .from(poolInvitations)
        .where(and(eq(poolInvitations.id, params.id), eq(poolInvitations.accountId, who.accountId)))
        .for('update')
      if (!row) throw new Problem('not-found')
      if (row.state === 'withdrawn') throw new Problem('state-conflict', { text: 'jobs.pool-left' })
      if (row.state === 'expired' || (row.state === 'sent' && row.expiresAt <= now))
        throw new Problem('state-conflict', { text: 'jobs.pool-invitation-expired' })
      if (row.state !== 'sent') throw new Problem('state-conflict', { text: 'jobs.pool-answered-already' })
      const members = await memberAccounts(tx, row.organisationId)
      let state: PoolInvitationState = 'declined'
      if (body.answer === 'accept') {
        state = 'accepted'
        await checkAcceptable(tx, row, now)
        const { payload: shown } = await verifyHandover(
          kit.keys,
          { from: 'jobseekers', to: 'jobs' },
          introduction,
          body.introduction,
          now,
        )
        if (shown.accountId !== who.accountId) throw new Problem('not-allowed', { text: 'jobs.pool-other-account' })
        if (shown.invitationId !== row.id) throw new Problem('state-conflict', { text: 'jobs.pool-other-introduction' })
        await tx
          .update(poolInvitations)
          .set({
            state,
            answeredAt: now,
            name: `${shown.firstName} ${shown.lastName}`.trim(),
            email: shown.email,
            phone: shown.phone,
          })
          .where(eq(poolInvitations.id, row.id))
        const { id: invitationId, accountId, jobId, jobTitle } = row
        await emitEvent(tx, 'pool.accepted', row.id, 2, {
          invitationId,
          accountId,
          jobId,
          jobTitle,
          employerAccountIds: members,
        })
      } else {
        // Never again answers everything that this employer still asks.
        const answered =
          body.answer === 'never' ? eq(poolInvitations.organisationId, row.organisationId) : eq(poolInvitations.id, row.id)
        await tx
          .update(poolInvitations)
          .set({ state, answeredAt: now })
          .where(and(answered, eq(poolInvitations.accountId, who.accountId), eq(poolInvitations.state, 'sent')))
        if (body.answer === 'never')
          await tx
            .insert(poolRefusals)
            .values({ accountId: who.accountId, organisationId: row.organisationId, refusedAt: now })
            .onConflictDoNothing()
      }
      await announceChange(tx, { accountIds: [who.accountId, ...members], changed: ['pool-invitation'] })
      return { resource: `pool-invitations/${row.id}`, answer: { state } }
    }),
  )

  kit.handle(allowEmployer, ({ params, write }) =>
    write(async (tx, who) => {
      const gone = await tx
        .delete(poolRefusals)
        .where(and(eq(poolRefusals.accountId, who.accountId), eq(poolRefusals.organisationId, params.id)))
        .returning({ id: poolRefusals.organisationId })
      if (gone.length === 0) throw new Problem('not-found')
      return { resource: `pool-refusals/${params.id}`, answer: {} }
    }),
  )
}
