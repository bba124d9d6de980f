import fc from 'fast-check'
import { funnelOf } from './facts'

const n = fc.nat(500)
const counted = fc.record({ seen: n, opened: n, applied: n, shortlisted: n, interviewed: n, offered: n, started: n })

it('never counts more people at applying than at opening the advert, and loses no view', () => {
  fc.assert(
    fc.property(counted, (counts) => {
      const { opened, ...rest } = funnelOf(counts)
      expect(opened).toBe(Math.max(counts.opened, counts.applied))
      expect({ ...rest, opened: counts.opened }).toEqual(counts)
    }),
  )
})

it('counts somebody who applied as having opened the advert', () => {
  const none = { seen: 0, opened: 0, applied: 2, shortlisted: 0, interviewed: 0, offered: 0, started: 0 }
  expect(funnelOf(none)).toMatchObject({ seen: 0, opened: 2, applied: 2 })
  expect(funnelOf(null)).toMatchObject({ opened: 0, applied: 0 })
})
