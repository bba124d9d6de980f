import { MATCH_PARTS } from '@onward/contracts/jobs/match-scores'
import { allSkills, isSoftSkill, skillName, tellingShare } from '@onward/taxonomy'
import fc from 'fast-check'
import { HOURS_FIT, MATCH_MODEL } from './model'
import { asApplicant, type MatchJob, type MatchPerson, preparePerson } from './prepare'
import { scoreJob, scoreOnly } from './score'

const leeds = { lat: 53.8, lon: -1.55 }
/** Of every kind, soft ones among them; the first few count whole. */
const skillIds = [
  ...allSkills.filter(({ id, kind }) => kind === 'skill' && !isSoftSkill(id) && tellingShare(id) === 1).slice(0, 10),
  ...allSkills.slice(0, 30),
].map((skill) => skill.id)
const [a, b, c, d] = skillIds as [string, string, string, string]

const person: MatchPerson = {
  skillIds: [a, b],
  titles: ['Care Assistant'],
  occupationIds: [],
  experienceYears: 2,
  position: leeds,
  travelMiles: 10,
  contracts: ['full-time'],
  remoteOnly: false,
  wantedFeatures: [],
}
const job: MatchJob = {
  title: 'Care Assistant',
  occupationIds: [],
  requiredSkillIds: [a, b],
  desirableSkillIds: [],
  yearsWanted: null,
  position: leeds,
  remote: false,
  type: 'full-time',
  patterns: [],
  features: [],
  lacks: [],
}

const anyPosition = fc.option(
  fc.record({ lat: fc.double({ min: 50, max: 58, noNaN: true }), lon: fc.double({ min: -5, max: 1, noNaN: true }) }),
)
const anySkills = fc.uniqueArray(fc.constantFrom(...new Set(skillIds)), { maxLength: 12 })
const anyTitle = fc.constantFrom('Care Assistant', 'Warehouse Operative', 'Night Care Assistant', 'Cleaner', 'Kitchen Porter')
const anyPerson: fc.Arbitrary<MatchPerson> = fc.record({
  skillIds: anySkills,
  titles: fc.array(anyTitle, { maxLength: 3 }),
  occupationIds: fc.uniqueArray(fc.constantFrom('care-assistant', 'cleaner', 'housekeeper'), { maxLength: 2 }),
  experienceYears: fc.option(fc.nat(30)),
  position: anyPosition,
  travelMiles: fc.integer({ min: 1, max: 100 }),
  contracts: fc.uniqueArray(fc.constantFrom(...Object.keys(HOURS_FIT)), { maxLength: 3 }),
  remoteOnly: fc.boolean(),
  wantedFeatures: fc.uniqueArray(fc.constantFrom('Quiet workspace', 'Parking available'), { maxLength: 2 }),
})
const anyJob: fc.Arbitrary<MatchJob> = fc.record({
  title: anyTitle,
  occupationIds: fc.uniqueArray(fc.constantFrom('care-assistant', 'cleaner', 'housekeeper'), { maxLength: 1 }),
  requiredSkillIds: anySkills,
  desirableSkillIds: anySkills,
  alternatives: fc.array(fc.uniqueArray(fc.constantFrom(...skillIds), { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
  yearsWanted: fc.option(fc.integer({ min: 0, max: 5 })),
  position: anyPosition,
  remote: fc.boolean(),
  type: fc.constantFrom('full-time', 'part-time', 'contract', 'temporary', 'apprenticeship'),
  patterns: fc.uniqueArray(fc.constantFrom('shifts', 'weekends'), { maxLength: 2 }),
  features: fc.uniqueArray(fc.constantFrom('Quiet workspace', 'Parking available'), { maxLength: 2 }),
  lacks: fc.constant([]),
})

test('a demand that is not held keeps the score below 60, says so, and is what would raise it most', () => {
  const demanded = { ...job, demands: [[c, 'forklift-licence']] }
  const without = scoreJob(person, demanded)
  expect(without.score).toBe(MATCH_MODEL.withoutDemand.most)
  expect(without.demands).toEqual([expect.objectContaining({ held: false, skillIds: [c, 'forklift-licence'] })])
  expect(without.raises[0]).toMatchObject({ skillId: c, points: 100 - MATCH_MODEL.withoutDemand.most })
  expect(without.parts.reduce((sum, { points }) => sum + points, 0)).toBe(without.score)
  expect(scoreJob({ ...person, skillIds: [a, b, 'forklift-licence'] }, demanded)).toMatchObject({
    score: 100,
    demands: [{ held: true }],
  })
})
test('where an advert names little, the nearness of the trade stands for what it leaves out', () => {
  const nurse = { ...job, title: 'Registered Nurse', requiredSkillIds: [a] }
  expect(scoreJob({ ...person, titles: ['Retail Assistant'] }, nurse).score).toBeLessThan(75)
  expect(scoreJob({ ...person, titles: ['Staff Nurse'] }, nurse).score).toBe(100)
  const full = { ...nurse, requiredSkillIds: [a, b, c] }
  expect(scoreJob({ ...person, skillIds: [a, b, c], titles: ['Retail Assistant'] }, full).score).toBeGreaterThan(85)
})
test('titles are not near by a word that every trade has', () => {
  const shop = { ...person, titles: ['Retail Assistant'], skillIds: [] }
  const none = { ...job, requiredSkillIds: [] }
  const near = scoreJob(shop, { ...none, title: 'Shop Assistant' }).score
  for (const title of ['Veterinary Assistant', 'Teaching Assistant', 'Care Assistant'])
    expect(scoreJob(shop, { ...none, title }).score).toBeLessThan(near - 20)
})
test('soft words count little, and are not lacking where work shows them', () => {
  const soft = { ...job, requiredSkillIds: [a, b, c, 'teamwork', 'communication'] }
  const match = scoreJob(person, soft)
  expect(match.skillsToDevelop).toEqual([skillName(c)])
  expect(match.matchingSkills).toEqual([skillName(a), skillName(b)])
  const beginner = { ...person, titles: [], experienceYears: null, skillIds: [a, b, c] }
  expect(scoreJob(beginner, soft).skillsToDevelop).toEqual([skillName('teamwork'), skillName('communication')])
  expect(scoreJob(beginner, soft).score).toBeGreaterThan(90)
})
test('what adverts for the work done ask for is not lacking', () => {
  const carer = { ...person, occupationIds: ['bar-staff'], titles: ['Bar Staff'] }
  expect(scoreJob(carer, { ...job, requiredSkillIds: ['customer-service', a, b] }).skillsToDevelop).toEqual([])
})
test('against the wish for hours no job is a match, unless the person applied; the wish for work from home changes no score', () => {
  const part = { ...job, type: 'part-time' }
  const atHome = { ...person, contracts: [], remoteOnly: true }
  expect(scoreJob(person, part).score).toBeLessThan(75)
  expect(scoreJob({ ...person, hasApplied: true }, part).score).toBeGreaterThan(75)
  expect(scoreJob(atHome, job).score).toBe(scoreJob({ ...atHome, remoteOnly: false }, job).score)
})
test('the published weights add up to one hundred', () => {
  expect(Object.values(MATCH_PARTS).reduce((x, y) => x + y, 0)).toBe(100)
})

test('a person who has all that is asked, nearby, at the wished hours, scores 100', () => {
  expect(scoreJob(person, job).score).toBe(100)
})

test('half of the required skills loses half of their points and says what is missing and what it would bring', () => {
  const match = scoreJob(person, { ...job, requiredSkillIds: [a, b, c, d] })
  expect(match.score).toBe(71)
  expect(match.skillsToDevelop).toHaveLength(2)
  expect(match.raises).toEqual([
    { skill: match.skillsToDevelop[0], skillId: c, points: 14 },
    { skill: match.skillsToDevelop[1], skillId: d, points: 14 },
  ])
})

test('skills are compared without regard to case', () => {
  expect(scoreJob({ ...person, skillIds: [a.toUpperCase(), b] }, job).score).toBe(100)
})

test('what is not known lowers the confidence and leaves the score of the rest', () => {
  const known = scoreJob(person, { ...job, desirableSkillIds: [b] })
  const unknown = scoreJob({ ...person, position: null, contracts: [] }, job)
  expect(unknown.score).toBe(known.score)
  expect(unknown.confidence).toBeLessThan(known.confidence)
  expect(unknown.parts.filter((part) => !part.known).map((part) => part.part)).toEqual(['desirableSkills', 'travel', 'hours'])
})

test('hours that an advert does not say cost nothing, unless shifts that it names are wished for', () => {
  const unsaid = { ...job, type: null, desirableSkillIds: [c] }
  const match = scoreJob(person, unsaid)
  expect(match.parts.find(({ part }) => part === 'hours')).toMatchObject({ known: false, facts: { offered: '' } })
  expect(match.score).toBe(scoreJob({ ...person, contracts: [] }, unsaid).score)
  const shifts = scoreJob({ ...person, contracts: ['shift-work'] }, { ...unsaid, patterns: ['shifts'] })
  expect(shifts.parts.find(({ part }) => part === 'hours')).toMatchObject({ known: true, points: 10 })
})

test('an advert without any skill that we know never claims a strong match', () => {
  expect(scoreJob(person, { ...job, requiredSkillIds: [] }).score).toBe(MATCH_MODEL.ceilingWithoutSkills)
})

test('a job that is too far stays on the board without the points for travel', () => {
  const skilled = { ...person, skillIds: [a, b, c] }
  const far = { ...job, position: { lat: 51.5, lon: -0.12 }, desirableSkillIds: [c] }
  const london = scoreJob(skilled, far)
  expect(london.score).toBe(90)
  expect(scoreJob(skilled, { ...far, remote: true }).score).toBe(100)
})

test('within the distance that somebody travels, and for a job they applied for, where they live moves no score', () => {
  const anywhere = fc.record({
    lat: fc.double({ min: 50, max: 59, noNaN: true }),
    lon: fc.double({ min: -6, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(anyPerson, anyJob, anywhere, anywhere, (anybody, j, here, there) => {
      const p = { ...anybody, contracts: [], remoteOnly: false }
      const [one, other] = [here, there].map((position) => preparePerson({ ...p, position, travelMiles: 1_000 }))
      const [far, farther] = [here, there, null].map((position) => asApplicant(preparePerson({ ...p, position, travelMiles: 1 })))
      if (!one || !other || !far || !farther) throw new Error('no person')
      expect(scoreOnly(one, j)).toBe(scoreOnly(other, j))
      expect(scoreOnly(far, j)).toBe(scoreOnly(farther, j))
      if (j.position) expect(scoreOnly(far, j)).toBe(scoreOnly(one, j))
      expect(scoreJob(far, j).parts.find(({ part }) => part === 'travel')?.facts).toMatchObject({ miles: '', within: '' })
    }),
  )
})

test('beyond that distance the points of the way go evenly, and none are left at twice of it', () => {
  const at = (lat: number) =>
    scoreJob({ ...person, position: { lat, lon: 0 } }, { ...job, position: { lat: 51, lon: 0 } }).parts.find(
      ({ part }) => part === 'travel',
    )?.points
  // The person travels 10 miles; a degree of latitude is 69 miles.
  expect([51, 51 + 10 / 69.1, 51 + 15 / 69.1, 51 + 20 / 69.1].map(at)).toEqual([10, 10, 5, 0])
})

test('a wanted feature is met, not stated or in conflict, and never moves the score', () => {
  const wants = { ...person, wantedFeatures: ['Quiet workspace', 'Parking available', 'Adjustable desk setup'] }
  const offers = { ...job, features: ['quiet workspace'], lacks: ['Parking available'] }
  const match = scoreJob(wants, offers)
  expect(match.flags).toEqual([
    { feature: 'Quiet workspace', state: 'met' },
    { feature: 'Parking available', state: 'conflict' },
    { feature: 'Adjustable desk setup', state: 'not-stated' },
  ])
  expect(match.score).toBe(scoreJob(person, offers).score)
})

test('any score is whole, within 0 to 100, equal to the sum of its parts, and the same when only the number is asked for', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (p, j) => {
      const match = scoreJob(p, j)
      expect(Number.isInteger(match.score) && match.score >= 0 && match.score <= 100).toBe(true)
      expect(match.parts.reduce((sum, part) => sum + part.points, 0)).toBe(match.score)
      for (const part of match.parts) expect(part.points >= 0 && part.points <= part.of).toBe(true)
      expect(scoreOnly(preparePerson(p), { ...j })).toBe(match.score)
      expect(scoreJob(p, { ...j })).toEqual(match)
    }),
    { numRuns: 500 },
  )
})

test('learning a skill never lowers a score, and the promised points are what it brings', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, fc.constantFrom(...skillIds), (p, j, skill) => {
      const before = scoreJob(p, j)
      const after = scoreJob({ ...p, skillIds: [...p.skillIds, skill] }, j)
      expect(after.score).toBeGreaterThanOrEqual(before.score)
      for (const raise of before.raises) {
        expect(scoreJob({ ...p, skillIds: [...p.skillIds, raise.skillId] }, j).score).toBe(before.score + raise.points)
      }
    }),
    { numRuns: 500 },
  )
})

test('the order in which skills are listed does not matter', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (p, j) => {
      const turned = { ...p, skillIds: [...p.skillIds].reverse() }
      expect(scoreJob(turned, { ...j, requiredSkillIds: [...j.requiredSkillIds].reverse() }).score).toBe(scoreJob(p, j).score)
    }),
  )
})

test('wishes about access never change a score', () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (p, j) => {
      expect(scoreJob({ ...p, wantedFeatures: [] }, j).score).toBe(
        scoreJob({ ...p, wantedFeatures: ['Quiet workspace'] }, j).score,
      )
    }),
  )
})

describe('alternatives', () => {
  const either: MatchJob = { ...job, requiredSkillIds: [a, b, c], alternatives: [[b, c]] }
  const only = (...ids: string[]) => scoreJob({ ...person, skillIds: ids }, either)

  it('are one thing asked: who has one of them has met it', () => {
    expect(only(a, c).score).toBe(100)
    expect(only(a, c)).toMatchObject({ matchingSkills: [skillName(a), skillName(c)], skillsToDevelop: [], raises: [] })
    expect(only(a, c).parts[0]?.facts).toEqual({ have: '2', partly: '0', of: '2' })
  })

  it('are named together where both are missing, and each would bring the same', () => {
    const match = only(a)
    expect(match.score).toBe(scoreJob({ ...person, skillIds: [a] }, job).score)
    expect(match.skillsToDevelop).toEqual([`${skillName(b)} / ${skillName(c)}`])
    expect(match.raises.map(({ skillId, points }) => [skillId, points])).toEqual([
      [b, 100 - match.score],
      [c, 100 - match.score],
    ])
  })

  it('count the skill that is held longer', () => {
    const months = { level: null, months: 36 }
    const held = (some: number) =>
      scoreJob(
        {
          ...person,
          skillIds: [a, b, c],
          skillEvidence: { [b]: { level: null, months: 12 }, [c]: { level: null, months: some } },
        },
        { ...either, asked: { [b]: months, [c]: months } },
      )
    expect(held(36).score).toBe(100)
    expect(held(24)).toMatchObject({ score: 90, partlySkills: [skillName(b), skillName(c)] })
  })

  it('may be met by a skill that the advert does not name', () => {
    const hospitality: MatchJob = { ...job, requiredSkillIds: [a], alternatives: [[a, c]] }
    expect(scoreJob({ ...person, skillIds: [c] }, hospitality)).toMatchObject({ score: 100, matchingSkills: [skillName(c)] })
    expect(scoreJob({ ...person, skillIds: [b] }, hospitality)).toMatchObject({
      skillsToDevelop: [skillName(a)],
      raises: [{ skillId: a }],
    })
  })

  it('leave a skill required that is asked by itself, too, and ask for no more', () => {
    const alone = { ...either, alternatives: [[b, c], [b]] }
    expect(scoreJob({ ...person, skillIds: [a, b] }, alone).score).toBe(100)
    expect(scoreJob({ ...person, skillIds: [a, c] }, alone).skillsToDevelop).toEqual([skillName(b)])
  })
})

describe('levels and times that an advert asks for', () => {
  const asks = { ...job, requiredSkillIds: ['nvq-care', 'cooking'], desirableSkillIds: [] }
  const stateOfCare = (held: number | null, asked: number | null): string => {
    const found = scoreJob(
      { ...person, skillIds: ['nvq-care'], skillEvidence: { 'nvq-care': { level: held, months: null } } },
      { ...asks, asked: { 'nvq-care': { level: asked, months: null } } },
    )
    return found.matchingSkills.length > 0 ? 'met' : found.partlySkills.length > 0 ? 'partly' : 'missing'
  }

  it.each([
    [2, 3, 'partly'],
    [3, 3, 'met'],
    [4, 3, 'met'],
    [2, null, 'met'],
    [null, 2, 'met'],
    [null, 3, 'partly'],
  ])('a paper at level %s is, of one asked at level %s, %s', (held, asked, state) => {
    expect(stateOfCare(held, asked)).toBe(state)
  })

  it('counts one year of five as half of the skill, and says so', () => {
    const scored = (months: number | null) =>
      scoreJob(
        { ...person, skillIds: ['cooking', 'nvq-care'], skillEvidence: { cooking: { level: null, months } } },
        { ...asks, asked: { cooking: { level: null, months: 60 } } },
      )
    expect(scored(60).parts[0]).toMatchObject({ points: 50, facts: { have: '2', partly: '0', of: '2' } })
    expect(scored(12).parts[0]?.facts).toEqual({ have: '1', partly: '1', of: '2' })
    expect(scored(12).partlySkills).toEqual([skillName('cooking')])
    expect(scored(12).score).toBeLessThan(scored(60).score)
    expect(scored(null).partlySkills).toEqual([skillName('cooking')])
  })

  it('raises by a skill asked with years only what naming it would add', () => {
    const five = { ...asks, asked: { cooking: { level: null, months: 60 } } }
    const without = { ...person, skillIds: ['nvq-care'] }
    const [raise] = scoreJob(without, five).raises
    expect(raise?.points).toBe(
      scoreJob({ ...without, skillIds: ['nvq-care', 'cooking'] }, five).score - scoreJob(without, five).score,
    )
  })
})
