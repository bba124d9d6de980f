import { listSimilarJobs, Problem } from '@onward/contracts'
import { type MatchJob, type MatchPerson, preparePerson, scoreOnly } from '@onward/matching'
import type { ServiceKit } from '@onward/service-kit'
import { milesBetween } from '@onward/taxonomy'
import { eq } from 'drizzle-orm'
import { dayOf } from '../day'
import { applications, jobs } from '../db/schema'
import { dismissedBy } from '../marks/dismissed'
import { matchJobOf } from '../vacancies/facts'
import type { BoardEntry, BoardIndex } from './board-index'
import { readPerson, scorable } from './person'
import { boardJobs } from './routes'

const MOST = 3
/** Below it, two jobs have little in common. */
const LEAST_SCORE = 60
const NEAR_MILES = 20

/** Somebody who fits this job exactly: who fits them best is a job like it. */
const idealFor = (job: MatchJob): MatchPerson => ({
  skillIds: [...job.requiredSkillIds, ...job.desirableSkillIds],
  titles: [job.title],
  occupationIds: job.occupationIds,
  experienceYears: null,
  position: job.position,
  travelMiles: NEAR_MILES,
  contracts: job.type === null ? [] : [job.type],
  remoteOnly: false,
  wantedFeatures: [],
})

const isNear = (job: MatchJob, entry: BoardEntry): boolean =>
  entry.match.remote ||
  job.position === null ||
  (entry.position !== null && milesBetween(job.position, entry.position) <= NEAR_MILES)

export function registerSimilarJobs(kit: ServiceKit, index: BoardIndex): void {
  kit.handle(listSimilarJobs, async ({ params, now, read }) => {
    // First who asks: a session may be over although its token is not.
    const hidden = await read(async (tx, who) => {
      const applied = await tx
        .select({ jobId: applications.jobId })
        .from(applications)
        .where(eq(applications.accountId, who.accountId))
      return [...(await dismissedBy(tx, who.accountId)), ...applied.map(({ jobId }) => jobId)]
    })
    // A closed job is shown to nobody who has neither applied for it nor saved it; what it asked for tells nothing of anybody.
    const [row] = await kit.db.withSystem((tx) => tx.select().from(jobs).where(eq(jobs.id, params.id)))
    if (!row || row.state === 'draft' || row.state === 'pending_check') throw new Problem('not-found')
    const like = matchJobOf(row)
    const ideal = preparePerson(idealFor(like))
    const today = dayOf(now)
    return read(async (tx, who) => {
      const person = await readPerson(tx, who.accountId)
      const without = new Set([params.id, ...hidden])
      const ids = [...(await index.current(tx)).values()]
        .filter((entry) => !without.has(entry.id) && (entry.closesOn === null || entry.closesOn >= today) && isNear(like, entry))
        .map((entry) => ({ id: entry.id, score: scoreOnly(ideal, entry.match), postedAt: entry.postedAt }))
        .filter(({ score }) => score >= LEAST_SCORE)
        .sort((a, b) => b.score - a.score || b.postedAt - a.postedAt)
        .slice(0, MOST)
        .map(({ id }) => id)
      const viewer = { accountId: who.accountId, match: scorable(person), origin: person?.match.position ?? null }
      return { items: await boardJobs(tx, ids, viewer, today) }
    })
  })
}
