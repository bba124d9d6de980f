import type { ReportFigure } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from './counts'
import { forgottenByDetail } from './forgotten-counts-store'
import type { Week } from './weeks'

type OfEntries = Exclude<ReportFigure, 'referrals' | 'activations' | 'interviews' | 'sustained'>
const KIND: Readonly<Record<OfEntries, string>> = {
  cvs: 'cv-analysed',
  badges: 'badge-awarded',
  applications: 'application-sent',
  offers: 'application-moved',
  starts: 'placement-started',
}
const ONLY: Partial<Record<OfEntries, SQL>> = {
  cvs: sql`where (e.facts->>'readable')::boolean`,
  offers: sql`where e.facts->>'state' = 'offered'`,
}

/** Whom a figure counts in a week: referral, time, and what is counted once. The same rows as the queries of `store.ts`. */
function counted(figure: ReportFigure, { officeId, agentId }: Scope, { from, until }: Week): SQL {
  const [starts, ends] = [sql`${from.toISOString()}::timestamptz`, sql`${until.toISOString()}::timestamptz`]
  const ofAgent = (column: SQL) => (agentId ? sql`and ${column} = ${agentId}::uuid` : sql``)
  switch (figure) {
    case 'referrals':
    case 'activations': {
      const at = figure === 'referrals' ? sql`r.created_at` : sql`r.activated_at`
      return sql`select r.id as referral_id, ${at} as at, r.id::text as what from casework.referrals r
        where r.office_id = ${officeId} and ${at} >= ${starts} and ${at} < ${ends} ${ofAgent(sql`r.agent_id`)}`
    }
    case 'interviews':
      return sql`select c.referral_id, i.at, i.n::text as what from casework.cases c
        cross join lateral unnest(c.interview_times) with ordinality i(at, n)
        where c.office_id = ${officeId} and i.at >= ${starts} and i.at < ${ends} ${ofAgent(sql`c.agent_id`)}`
    case 'sustained':
      return sql`select p.referral_id, p.sustained_at as at, p.id::text as what from casework.placements p
        join casework.cases c on c.id = p.case_id
        where p.office_id = ${officeId} and p.sustained_at >= ${starts} and p.sustained_at < ${ends} ${ofAgent(sql`c.agent_id`)}`
    default:
      return sql`select e.referral_id, e.at, coalesce(e.facts->>'applicationId', e.id::text) as what
        from casework.my_office_people(${starts}, ${ends}, array[${KIND[figure]}]::text[], ${agentId ?? null}::uuid) e
        ${ONLY[figure] ?? sql``}`
  }
}

interface Person {
  referralId: string
  firstName: string
  lastName: string
  agentFirstName: string | null
  agentLastName: string | null
  times: number
  at: Date
}
/** The people behind a figure of a week, the latest first; forgotten ones are a number. */
export async function peopleBehind(
  tx: Tx,
  scope: Scope,
  week: Week,
  { figure, limit }: { figure: ReportFigure; limit: number },
): Promise<{ items: Person[]; people: number; forgotten: number }> {
  const rows = await tx.execute<Omit<Person, 'at'> & { at: string; people: number }>(sql`
    select s.referral_id as "referralId", r.first_name as "firstName", r.last_name as "lastName", a.first_name as "agentFirstName",
      a.last_name as "agentLastName", count(distinct s.what)::int as times, max(s.at) as at, count(*) over ()::int as people
    from (${counted(figure, scope, week)}) s join casework.referrals r on r.id = s.referral_id
    left join casework.agents a on a.account_id = r.agent_id
    group by s.referral_id, r.first_name, r.last_name, a.first_name, a.last_name
    order by max(s.at) desc, s.referral_id limit ${limit}`)
  const [forgotten = {}] = await forgottenByDetail(tx, scope, [week], figure)
  return {
    items: rows.map(({ people: _, at, ...row }) => ({ ...row, at: new Date(at) })),
    people: rows[0]?.people ?? 0,
    forgotten: Object.values(forgotten).reduce((sum, n) => sum + n, 0),
  }
}
