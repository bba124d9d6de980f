import { GAP_JOBS, MOST_GAPS, readSkillsGap } from '@onward/contracts'
import { scoreOnly, skillsGap } from '@onward/matching'
import type { ServiceKit } from '@onward/service-kit'
import { skillById } from '@onward/taxonomy'
import { inArray } from 'drizzle-orm'
import { dayOf } from '../day'
import { jobs } from '../db/schema'
import { dismissedBy } from '../marks/dismissed'
import type { BoardIndex } from './board-index'
import { readPerson, scorable } from './person'
import { isWithinReach } from './reach'
import { MATCH_FROM } from './routes'

const EXAMPLES = 3

/** The skills-gap analysis over the live board: product behaviour, section 6. */
export function registerSkillsGap(kit: ServiceKit, index: BoardIndex): void {
  kit.handle(readSkillsGap, ({ now, read }) =>
    read(async (tx, who) => {
      const person = await readPerson(tx, who.accountId)
      const match = scorable(person)
      if (!person || !match) return { jobs: 0, skills: [], hasSkills: false }
      const today = dayOf(now)
      const dismissed = await dismissedBy(tx, who.accountId)
      const best = [...(await index.current(tx)).values()]
        .filter((entry) => !dismissed.has(entry.id) && (entry.closesOn === null || entry.closesOn >= today))
        // Who did not say where they live is shown all jobs.
        .filter((entry) => person.match.position === null || isWithinReach(person, entry))
        .map((entry) => ({ entry, score: scoreOnly(match, entry.match) }))
        .filter(({ score }) => score >= GAP_JOBS.from)
        .sort((a, b) => b.score - a.score || b.entry.postedAt - a.entry.postedAt || (a.entry.id < b.entry.id ? 1 : -1))
        .slice(0, GAP_JOBS.most)
        .map(({ entry }) => entry)
      const gaps = skillsGap(match, best, MATCH_FROM).slice(0, MOST_GAPS)
      const ids = [...new Set(gaps.flatMap((gap) => gap.jobs.slice(0, EXAMPLES).map(({ id }) => id)))]
      const rows =
        ids.length > 0
          ? await tx.select({ id: jobs.id, title: jobs.title, company: jobs.company }).from(jobs).where(inArray(jobs.id, ids))
          : []
      const named = new Map(rows.map((row) => [row.id, row]))
      const skills = gaps.flatMap(({ skillId, jobs: raised, best: most, newMatches }) => {
        const skill = skillById(skillId)
        if (!skill) return []
        const examples = raised.slice(0, EXAMPLES).flatMap((job) => {
          const row = named.get(job.id)
          return row ? [{ ...row, score: job.score, points: job.points }] : []
        })
        return [{ skillId, name: skill.name, jobs: raised.length, best: most, newMatches, examples }]
      })
      return { jobs: best.length, skills, hasSkills: true }
    }),
  )
}
