import type { Tx } from '@onward/database'
import type { MatchPerson } from '@onward/matching'
import { and, desc, eq, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { jobs } from '../db/schema'
import { matchPersonOf } from '../pool/candidates'
import type { UnnamedFactsRow } from '../pool/member-store'

const MOST_ADVERTS = 2_000
/** More people than this change no count that an employer could use. */
const MOST_PEOPLE = 20_000

/** The newest adverts with one of these occupations that can be read on a day and say what they pay. */
export const paidAdverts = (
  tx: Tx,
  {
    occupationIds,
    apprentice,
    without,
    today,
  }: { occupationIds: readonly string[]; apprentice: boolean; without: string | undefined; today: string },
) =>
  tx
    .select({
      payMinimum: jobs.payMinimum,
      payMaximum: jobs.payMaximum,
      payPeriod: jobs.payPeriod,
      hoursPerWeek: jobs.hoursPerWeek,
      type: jobs.type,
      lat: jobs.lat,
      lon: jobs.lon,
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.state, 'active'),
        or(isNull(jobs.closesOn), gte(jobs.closesOn, today)),
        isNotNull(jobs.payAnnual),
        sql`${jobs.id} in (select jobs.in_occupations(${sql.param([...occupationIds])}::text[]))`,
        sql`(${jobs.type} is not distinct from 'apprenticeship') = ${apprentice}`,
        without ? ne(jobs.id, without) : undefined,
      ),
    )
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(MOST_ADVERTS)

/** Facts for matching of everybody whom the employer's organisation may be shown; nothing says who they are. */
export async function visiblePeople(tx: Tx): Promise<MatchPerson[]> {
  const rows = await tx.execute<UnnamedFactsRow>(sql`select * from jobs.pool_without_names() limit ${MOST_PEOPLE}`)
  return [...rows].map((row) => matchPersonOf(row))
}
