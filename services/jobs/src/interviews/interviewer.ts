import { type Language, londonTime, Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq, ne, sql } from 'drizzle-orm'
import { applications, interviews } from '../db/schema'
import { INTERVIEW_WORDS } from './words'

const MINUTE_MS = 60_000

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

/** `24/03/2027, 10:00`, on the clock of the United Kingdom. */
const clockOf = (at: Date): string => {
  const [day = '', hour = ''] = londonTime(at).split('T')
  return `${day.split('-').reverse().join('/')}, ${hour}`
}

/**
 * Nobody interviews two people at once. Whom they meet is a name, because not everybody who interviews works in the portal; names are
 * compared without capitals and spaces. Times that are on offer elsewhere count: the other applicant may choose them at any moment. Throws
 * `invalid-input` at the field of the time. Two colleagues who propose for one interviewer at once wait for each other.
 */
export async function requireFree(tx: Tx, { organisationId, interviewId, meet, minutes, times }: Wanted, language: Language) {
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
      const clash = taken.find(
        (start) =>
          start.getTime() < at.getTime() + minutes * MINUTE_MS && at.getTime() < start.getTime() + interview.minutes * MINUTE_MS,
      )
      if (!clash) continue
      const words = INTERVIEW_WORDS[language]
      const until = londonTime(new Date(clash.getTime() + interview.minutes * MINUTE_MS)).slice(11)
      const when = words.span(clockOf(clash), until)
      const message = isAgreed ? words.agreedElsewhere(meet, jobTitle, when) : words.offeredElsewhere(meet, jobTitle, when)
      throw new Problem('invalid-input', message, [{ field, message }])
    }
  }
}
