import type { AuditedAct } from '@onward/contracts/audit'
import { merged } from './trail'

const act = (at: string, seq = 1): AuditedAct => ({
  seq,
  at,
  reference: `ONW-${at}-${seq}`,
  actor: null,
  role: null,
  action: 'admin x',
  resource: 'x',
  about: null,
  why: null,
  said: null,
  sealed: true,
})
const times = (lists: Parameters<typeof merged>[0]) => merged(lists).acts.map(({ at }) => at)

test('acts of several services come as one list, newest first', () => {
  expect(
    times([
      { service: 'jobs', acts: [act('4'), act('1')], hasMore: false },
      { service: 'identity', acts: [act('3'), act('2')], hasMore: false },
    ]),
  ).toEqual(['4', '3', '2', '1'])
})

test('a service with more pages ends the list at its last loaded act, and is loaded next', () => {
  const lists = [
    { service: 'jobs', acts: [act('9'), act('6')], hasMore: true },
    { service: 'identity', acts: [act('8'), act('3')], hasMore: true },
    { service: 'messaging', acts: [act('7'), act('1')], hasMore: false },
  ] as const
  expect(times(lists)).toEqual(['9', '8', '7', '6'])
  expect(merged(lists).next).toEqual(['jobs'])
})

test('acts at the same time are in the order in which they were written', () => {
  const { acts } = merged([{ service: 'jobs', acts: [act('5', 1), act('5', 2)], hasMore: false }])
  expect(acts.map(({ seq }) => seq)).toEqual([2, 1])
})
