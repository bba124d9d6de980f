import * as contracts from '@onward/contracts'
import { type Endpoint, KEEPS_ITS_PLACE, pathOf } from '@onward/contracts'
import fc from 'fast-check'
import { ACT_NAMES } from './act-names'
import { groupedSent, mergedSent } from './merged'

const act = (at: number) => ({
  at: new Date(Date.UTC(2026, 10, 1) + at * 1000).toISOString(),
  reference: `ONW-${at}`,
  route: 'PUT /x',
})
const lists = fc.array(fc.uniqueArray(fc.nat(500), { maxLength: 40 }), { minLength: 1, maxLength: 6 })

test('pages of several services merge into one list that only grows at its end, until it has everything', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 7 }), (times, size) => {
      const all = times.map((list) => [...list].sort((a, b) => b - a).map(act))
      const pages = all.map(() => 1)
      let before: string[] = []
      for (let round = 0; ; round += 1) {
        const lists = all.map((items, i) => {
          const until = (pages[i] ?? 1) * size
          return { items: items.slice(0, until), hasMore: items.length > until }
        })
        const { acts, behind } = mergedSent(lists)
        const times = acts.map(({ at }) => at)
        expect(times.slice(0, before.length)).toEqual(before)
        if (round > 0) expect(times.length).toBeGreaterThan(before.length)
        before = times
        if (behind.length === 0) break
        for (const index of behind) pages[index] = (pages[index] ?? 1) + 1
      }
      expect(before).toEqual(
        all
          .flat()
          .map(({ at }) => at)
          .sort()
          .reverse(),
      )
    }),
  )
})

test('every write that a jobseeker may send has a sentence of its own for its receipt', () => {
  const isEndpoint = (one: object): one is Endpoint => 'method' in one && 'path' in one && 'service' in one
  const sent = Object.values<unknown>(contracts)
    .filter((one) => typeof one === 'object' && one !== null)
    .filter(isEndpoint)
    .filter(({ method, access, response, service }) => {
      const isTheirs = access === 'public' || access === 'signed-in' || access.includes('user')
      const leavesReceipt = 'entries' in response && 'receipt' in (response.entries as object)
      return method !== 'GET' && leavesReceipt && isTheirs && service !== 'gateway'
    })
    .map((one) => `${one.method} ${pathOf(one)}`)
    .filter((route) => !KEEPS_ITS_PLACE.includes(route))
  expect(sent.length).toBeGreaterThan(30)
  expect(sent.filter((route) => !ACT_NAMES[route])).toEqual([])
})

test('receipts of the same thing on one day are one group, and each keeps its reference', () => {
  const act = (reference: string, at: string, route: string) => ({ reference, at, route })
  const acts = [
    act('D', '2026-11-29T12:00:00.000Z', 'save'),
    act('C', '2026-11-29T11:00:00.000Z', 'send'),
    act('B', '2026-11-29T10:00:00.000Z', 'save'),
    act('A', '2026-11-28T10:00:00.000Z', 'save'),
  ]
  const found = groupedSent(
    acts,
    (at) => at.slice(0, 10),
    ({ route }) => route,
  )
  expect(
    found.map(({ day, groups }) => [day, groups.map(({ name, acts: of }) => [name, of.map(({ reference }) => reference)])]),
  ).toEqual([
    [
      '2026-11-29',
      [
        ['save', ['D', 'B']],
        ['send', ['C']],
      ],
    ],
    ['2026-11-28', [['save', ['A']]]],
  ])
})
