import { refuseField } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { overlaps, spanOf } from '@onward/service-kit/slots'
import { and, eq, ne, sql } from 'drizzle-orm'
import { applications, interviews } from '../db/schema'

interface Wanted {
  organisationId: string
  /** The interview itself, which is never in its own way. */
  interviewId: string | null
  /** Whom the applicant will meet; empty: nobody in particular. */
  meet: string
  minutes: number
  /** With the field of the form that each time stands in. */
  times: readonly { at: Date; field: string }[]
}

/**
 * Nobody interviews two people at once. Whom they meet is a name, because not everybody who interviews works in the portal; names are
 * compared without capitals and spaces. Times that are on offer elsewhere count: the other applicant may choose them at any moment. Throws
 * `invalid-input` at the field of the time. Two colleagues who propose for one interviewer at once wait for each other.
 */
export async function requireFree(tx: Tx, { organisationId, interviewId, meet, minutes, times }: Wanted) {
  if (meet === '') return
  const name = sql`jobs.interviewer_key(${meet})`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${organisationId} || ' ' || ${name}, 0))`)
  const others = await tx
    .select({ interview: interviews, jobTitle: applications.jobTitle })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(
      and(
        eq(interviews.organisationId, organisationId),
        eq(interviews.open, true),
        sql`jobs.interviewer_key(${interviews.meet}) = ${name}`,
        interviewId === null ? undefined : ne(interviews.id, interviewId),
      ),
    )
  for (const { at, field } of times) {
    for (const { interview, jobTitle } of others) {
      const isAgreed = interview.state === 'confirmed'
      const taken = isAgreed && interview.startsAt ? [interview.startsAt] : interview.slots
      const clash = taken.find((startsAt) => overlaps({ startsAt, minutes: interview.minutes }, { startsAt: at, minutes }))
      if (!clash) continue
      const when = spanOf({ startsAt: clash, minutes: interview.minutes })
      throw refuseField(field, isAgreed ? 'jobs.interviewer-busy' : 'jobs.interviewer-offers', { who: meet, job: jobTitle, when })
    }
  }
}
