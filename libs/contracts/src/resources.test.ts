import * as contracts from '.'
import type { Endpoint } from './endpoint'
import { isStale, RESOURCES } from './resources'

const endpoints = (Object.values(contracts) as unknown[]).filter(
  (one): one is Endpoint => typeof one === 'object' && one !== null && 'service' in one && 'method' in one && 'path' in one,
)
const nameOf = ({ method, service, path }: Endpoint) => `${method} ${service}${path}`
const readsOf = ({ reads }: Endpoint) => (reads === undefined || reads === 'static' ? [] : reads)

test('every endpoint says what it reads or changes', () => {
  expect(endpoints.length).toBeGreaterThan(300)
  expect(endpoints.filter(({ reads, changes }) => reads === undefined && changes === undefined).map(nameOf)).toEqual([])
  expect(endpoints.filter(({ method, reads }) => method === 'GET' && reads === undefined).map(nameOf)).toEqual([])
})

test('every tag is read by an answer and changed by a write, and a write changes something', () => {
  const read = new Set(endpoints.flatMap(readsOf))
  const changed = new Set(endpoints.flatMap(({ changes = [] }) => changes))
  expect(RESOURCES.filter((tag) => !read.has(tag))).toEqual([])
  expect(RESOURCES.filter((tag) => !changed.has(tag))).toEqual([])
  expect(endpoints.filter(({ changes }) => changes?.length === 0).map(nameOf)).toEqual([])
})

test('an answer is out of date when one of its resources changed; a static one never is', () => {
  expect(isStale(['case', 'placement'], ['placement'])).toBe(true)
  expect(isStale(['case'], ['placement'])).toBe(false)
  expect(isStale('static', ['placement'])).toBe(false)
  expect(isStale(undefined, ['placement'])).toBe(false)
})
