import fc from 'fast-check'
import { judge } from './rule'

const rule = { minLoads: 20, minLoadsInPreview: 5, windowMinutes: 10, failurePercent: 5, timesBefore: 3 }
const before = (failures: number, loads: number) => ({ build: 'b1', failures, loads })
const faulty = (failures: number, loads: number, earlier: ReturnType<typeof before> | null = null, isPreview = false) =>
  judge({ failures, loads }, earlier, rule, isPreview).isFaulty

it.each([
  ['19 loads are too few, however many failed', faulty(19, 19), false],
  ['of 20 loads one is exactly 5% and no more', faulty(1, 20), false],
  ['of 20 loads two exceed 5%', faulty(2, 20), true],
  ['three times the share before does not exceed it', faulty(6, 20, before(2, 20)), false],
  ['more than three times the share before exceeds it', faulty(7, 20, before(2, 20)), true],
  ['in a preview five loads are enough', faulty(1, 5, null, true), true],
  ['in a preview four are not', faulty(4, 4, null, true), false],
])('%s', (_which, is, expected) => expect(is).toBe(expected))

it('says what was counted, of which version before, and the rule', () => {
  expect(judge({ failures: 6, loads: 20 }, before(1, 40), rule, false).reason).toBe(
    '6 of 20 loads failed (30%); of version b1 before it, 1 of 40 (2.5%). The rule: of at least 20 loads in 10 minutes, more than 5% and more than 3 times the share of the version before.',
  )
})

it('never calls a version without failures faulty, whatever the rule', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat({ max: 100 }),
      fc.nat({ max: 10 }),
      fc.boolean(),
      (loads, failurePercent, timesBefore, isPreview) =>
        !judge({ loads, failures: 0 }, null, { ...rule, failurePercent, timesBefore }, isPreview).isFaulty,
    ),
  )
})
