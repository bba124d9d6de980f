import { allSkills, isSoftSkill, tellingShare } from '@onward/taxonomy'
import fc from 'fast-check'
import { type MatchJob, type MatchPerson, preparePerson } from './prepare'
import { scoreJob } from './score'
import { skillsGap } from './skills-gap'

const skillIds = [
  ...allSkills.filter(({ id, kind }) => kind !== 'skill' && tellingShare(id) === 1).slice(0, 10),
  ...allSkills.slice(0, 20),
].map((skill) => skill.id)
const [a, b, c, d] = skillIds as [string, string, string, string]
const person: MatchPerson = {
  skillIds: [a],
  titles: ['Care Assistant'],
  occupationIds: [],
  experienceYears: 2,
  position: null,
  travelMiles: 10,
  contracts: ['full-time'],
  remoteOnly: false,
  wantedFeatures: [],
}
const asks = (id: string, requiredSkillIds: string[], desirableSkillIds: string[] = []): { id: string; match: MatchJob } => ({
  id,
  match: {
    title: 'Care Assistant',
    occupationIds: [],
    requiredSkillIds,
    desirableSkillIds,
    yearsWanted: null,
    position: null,
    remote: true,
    type: 'full-time',
    patterns: [],
    features: [],
    lacks: [],
  },
})

test('the skill that brings most over all jobs comes first, with the jobs that it raises', () => {
  const gaps = skillsGap(preparePerson(person), [asks('1', [a, b]), asks('2', [a, b, c]), asks('3', [a, d])], 90)
  expect(gaps.map(({ skillId, jobs }) => [skillId, jobs.map(({ id }) => id)])).toEqual([
    [b, ['1', '2']],
    [d, ['3']],
    [c, ['2']],
  ])
  expect(gaps[0]?.best).toBe(gaps[0]?.jobs[0]?.points)
  expect(gaps[0]?.newMatches).toBe(1)
})

test('what every advert asks for, and work far from the person’s own, is no gap', () => {
  const far = { ...asks('2', [a, d]), match: { ...asks('2', [a, d]).match, title: 'Web Developer' } }
  expect(
    skillsGap(preparePerson(person), [asks('1', [a, b, 'teamwork', 'communication']), far], 90).map(({ skillId }) => skillId),
  ).toEqual([b])
})

test('a person who has all that is asked has no gap', () => {
  expect(skillsGap(preparePerson({ ...person, skillIds: [a, b] }), [asks('1', [a, b])], 75)).toEqual([])
  expect(skillsGap(preparePerson(person), [], 75)).toEqual([])
})

test('the promised points are what the skill brings to each job', () => {
  const anySkills = fc.uniqueArray(fc.constantFrom(...skillIds), { maxLength: 9 })
  fc.assert(
    fc.property(anySkills, fc.array(fc.tuple(anySkills, anySkills), { maxLength: 6 }), (held, wanted) => {
      const one = { ...person, skillIds: held }
      const jobs = wanted.map(([required, desirable], n) => asks(String(n), required, desirable))
      for (const gap of skillsGap(preparePerson(one), jobs, 75)) {
        expect(isSoftSkill(gap.skillId)).toBe(false)
        for (const { id, points, score } of gap.jobs) {
          const job = jobs[Number(id)]?.match
          if (!job) throw new Error('a job that was not given')
          expect(points).toBeGreaterThan(0)
          expect(scoreJob(one, job).score).toBe(score)
          expect(scoreJob({ ...one, skillIds: [...held, gap.skillId] }, job).score).toBe(score + points)
        }
      }
    }),
    { numRuns: 200 },
  )
})
