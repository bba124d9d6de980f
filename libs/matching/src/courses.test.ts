import { COURSE_IDS, courseTeaching, SKILLS_TAUGHT } from '@onward/contracts/learning/courses'
import { skillById } from '@onward/taxonomy'
import { type MatchJob, type MatchPerson, scoreJob } from '.'

const taught = COURSE_IDS.flatMap((id) => SKILLS_TAUGHT[id].map((skillId) => [skillId, id] as const))

test.each(taught)('%s, which the course %s starts, is a skill of the taxonomy', (skillId, course) => {
  expect(skillById(skillId)?.kind).toBe('skill')
  expect(courseTeaching(skillId)).toBe(course)
})

test('no skill is taught by two courses, and a licence by none', () => {
  expect(new Set(taught.map(([skillId]) => skillId)).size).toBe(taught.length)
  expect(courseTeaching('forklift-licence')).toBeNull()
})

test('what would raise a score leads to the course that starts it', () => {
  const person: MatchPerson = {
    skillIds: ['cleaning'],
    titles: [],
    occupationIds: [],
    experienceYears: null,
    position: null,
    travelMiles: 10,
    contracts: [],
    remoteOnly: false,
    wantedFeatures: [],
  }
  const job: MatchJob = {
    title: 'Cleaner',
    occupationIds: [],
    requiredSkillIds: ['cleaning', 'teamwork', 'driving-licence'],
    desirableSkillIds: [],
    yearsWanted: null,
    position: null,
    remote: false,
    type: 'part-time',
    patterns: [],
    features: [],
    lacks: [],
  }
  const led = scoreJob(person, job).raises.map(({ skillId }) => [skillId, courseTeaching(skillId)])
  expect(led).toEqual([
    ['driving-licence', null],
    ['teamwork', 'workplace-readiness'],
  ])
})
