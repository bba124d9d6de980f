import { readCvs } from './people'
import { factsOfCv, judgePairs, PAIR_SETS, readPairs } from './requirement-pairs'

const cvs = new Map(readCvs('development').map((cv) => [cv.id, cv]))

it('are 150 in each set, of people and sentences that the other set does not have', () => {
  const [development, unseen] = PAIR_SETS.map(readPairs)
  expect([development?.length, unseen?.length]).toEqual([150, 150])
  for (const part of ['person', 'requirement'] as const) {
    const learned = new Set(development?.map((pair) => pair[part]))
    expect(unseen?.filter((pair) => learned.has(pair[part]))).toEqual([])
  }
  expect(PAIR_SETS.flatMap(readPairs).filter(({ person }) => !cvs.has(person))).toEqual([])
})

it('are judged as a reader does where a level, a number of years or a place decides', () => {
  const deciding = PAIR_SETS.flatMap(readPairs).filter(({ requirement }) =>
    /\b(?:NVQ|level \d|years?'|years’|in a (?:hotel|kitchen|school))/i.test(requirement),
  )
  const judged = judgePairs(deciding, (person) => {
    const cv = cvs.get(person)
    if (!cv) throw new Error(`There is no CV "${person}"`)
    return factsOfCv(cv)
  })
  const right = judged.filter(({ state, found }) => state === found).length
  expect(judged.length).toBeGreaterThan(20)
  expect(right / judged.length).toBeGreaterThan(0.8)
})
