import { DEMO_ACCOUNTS, DEMO_CANDIDATES, DEMO_POOL } from '@onward/contracts'
import { COURSES, type Course } from '@onward/courses'
import type { Database, Tx } from '@onward/database'
import { eq } from 'drizzle-orm'
import { answerTry, noteRead, startTry } from '../courses/store'
import { holderOf } from '../credentials/credential'
import { award, type Issuing } from '../credentials/store'
import { lessonReads, quizzes } from '../db/schema'
import { joinList } from '../waiting-list/store'

interface DemoContext extends Issuing {
  db: Database
  clock: () => Date
}

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000
const demoId = (n: number) => `00000000-0000-4000-8000-0000000004${String(n).padStart(2, '0')}`
/** In the order of the courses; the last one is only begun. */
const DAYS_AGO = [12, 5, 1] as const
/** Draws the same questions each time. */
const STRIDE = 7

/**
 * The demo jobseeker has passed all courses but the last, and has read half of that. Uses the service's own functions and real
 * badges. Loading it twice changes nothing.
 */
export async function loadDemo({ db, clock, keys, config }: DemoContext): Promise<void> {
  const now = clock().getTime()
  const { id: accountId } = DEMO_ACCOUNTS.jobseeker
  await db.withSystem(async (tx) => {
    const [there] = await tx
      .select({ lesson: lessonReads.lesson })
      .from(lessonReads)
      .where(eq(lessonReads.accountId, accountId))
      .limit(1)
    if (there) return
    for (const [n, course] of COURSES.entries()) {
      const at = new Date(now - (DAYS_AGO[n] ?? 1) * DAY_MS)
      const isLast = n === COURSES.length - 1
      const lessons = isLast ? course.lessons.slice(0, Math.ceil(course.lessons.length / 2)) : course.lessons
      for (const { id } of lessons) await noteRead(tx, course, id, accountId, at)
      if (!isLast) await pass(tx, { keys, config }, course, n, new Date(at.getTime() + 15 * MINUTE_MS))
    }
    await awardCandidates(tx, { keys, config }, now)
    await joinList(tx, { id: demoId(90), accountId, badge: 'customer-service', at: new Date(now - DAY_MS) })
  })
}

/** Real badges of the demo's candidates. */
async function awardCandidates(tx: Tx, issuing: Issuing, now: number): Promise<void> {
  for (const [n, { id: accountId, email, badges }] of DEMO_CANDIDATES.entries()) {
    for (const [i, badge] of badges.entries()) {
      const issuedAt = new Date(now - (4 + n + i) * DAY_MS)
      const id = `00000000-0000-4000-8000-0000000007${n}${i}`
      await award(tx, issuing, { id, accountId, badge, way: 'course', cvId: null, issuedAt, holder: holderOf(email) })
    }
  }
  for (const [n, { id: accountId, email, badges }] of DEMO_POOL.entries()) {
    const issuedAt = new Date(now - (10 + n) * DAY_MS)
    const id = `00000000-0000-4000-8000-0000000009${String(n + 1).padStart(2, '0')}`
    await award(tx, issuing, { id, accountId, badge: badges[0], way: 'course', cvId: null, issuedAt, holder: holderOf(email) })
  }
}

/** Answers a quiz with one mistake. */
async function pass(tx: Tx, issuing: Issuing, course: Course, n: number, at: Date): Promise<void> {
  const { id: accountId, email } = DEMO_ACCOUNTS.jobseeker
  const holder = holderOf(email)
  let drawn = n
  const chance = (below: number) => {
    drawn += STRIDE
    return drawn % below
  }
  const quizId = await startTry(tx, course, { id: demoId(n), accountId, holder, at, chance })
  const [quiz] = await tx.select({ questions: quizzes.questions }).from(quizzes).where(eq(quizzes.id, quizId))
  for (const [index, { id, options }] of (quiz?.questions ?? []).entries()) {
    const right = course.bank.find((question) => question.id === id)?.options.find(({ isRight }) => isRight)?.id
    const option = index === 2 ? options.find((one) => one !== right) : right
    const answer = { quizId, accountId, question: id, option: option ?? '', at, credentialId: demoId(10 + n) }
    await answerTry(tx, issuing, COURSES, answer)
  }
}
