import fc from 'fast-check'
import { earlierVersions, marksOf, type Revision, versionBefore } from './revisions'

type Step = readonly [action: Revision['action'], build: string | null]
/** Revisions as they are written when these things are done one after the other. */
function done(...steps: readonly Step[]): Revision[] {
  let live: string | null = null
  return steps.map(([action, build], index) => {
    const rolledBackFrom = action === 'rollback' && live !== null && live !== build ? [live] : []
    if (action !== 'canary') live = build
    const canary = action === 'canary' ? build : null
    return {
      id: index + 1,
      name: 'x',
      action,
      stable: live,
      canary,
      percent: 0,
      rolledBackFrom,
      at: new Date(0),
      by: null,
      why: null,
      note: '',
    }
  })
}
const publish = (build: string): Step => ['publish', build]
const back = (build: string): Step => ['rollback', build]

it('never returns to a version that was rolled back: A, B, back, C, back is A', () => {
  const revisions = done(publish('A'), publish('B'), back('A'), publish('C'))
  expect(versionBefore(revisions)).toBe('A')
  expect([...marksOf(revisions).keys()]).toEqual(['B'])
})

it.each<[string, Revision[], string | null]>([
  ['nothing stands before the first', done(publish('A')), null],
  ['the one before', done(publish('A'), publish('B')), 'A'],
  ['twice goes two versions back', done(publish('A'), publish('B'), publish('C'), back('B')), 'A'],
  ['and then there is none', done(publish('A'), publish('B'), back('A')), null],
  ['a version that was skipped is not come by again', done(publish('A'), publish('B'), publish('C'), back('A')), null],
  ['when it was published plays no part', done(publish('B'), publish('A'), publish('C'), back('A'), publish('D')), 'A'],
  ['an old version that was published again is live again', done(publish('A'), publish('B'), publish('A')), 'B'],
  [
    'one that was put back by its name is no longer the bad one',
    done(publish('A'), publish('B'), back('A'), back('B'), publish('C')),
    'B',
  ],
  ['published again it is free', done(publish('A'), publish('B'), back('A'), publish('B'), publish('C')), 'B'],
  ['a canary was never live for everybody', done(publish('A'), ['canary', 'B'], publish('C')), 'A'],
  ['what was removed comes back first', done(publish('A'), publish('B'), ['remove', null]), 'B'],
  ['another one than was removed leaves that beneath', done(publish('A'), publish('B'), ['remove', null], back('X')), 'B'],
])('%s', (_what, revisions, target) => expect(versionBefore(revisions)).toBe(target))

it('names what was live, is neither live nor marked, and ends, whatever was done', () => {
  const build = fc.constantFrom('A', 'B', 'C', 'D')
  const step = fc.oneof(build.map(publish), build.map(back), fc.constant<Step>(['remove', null]))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const revisions = done(...steps)
      for (let tries = 0; tries <= 5; tries += 1) {
        const target = versionBefore(revisions)
        if (target === null) return true
        expect(target).not.toBe(revisions.at(-1)?.stable)
        expect(marksOf(revisions).has(target)).toBe(false)
        expect(revisions.some(({ stable }) => stable === target)).toBe(true)
        const live = revisions.at(-1)?.stable ?? null
        revisions.push({
          ...(revisions.at(-1) as Revision),
          id: revisions.length + 1,
          action: 'rollback',
          stable: target,
          rolledBackFrom: live ? [live] : [],
        })
      }
      return false
    }),
  )
  expect(earlierVersions([])).toEqual([])
})
