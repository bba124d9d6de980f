import * as contracts from '@onward/contracts'
import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { endpointKey, endpointShape, isEndpoint, shapeBreaks } from './endpoint-shape'

const answer = { title: v.string(), pay: v.nullable(v.number()), state: v.picklist(['open', 'closed']) }
const body = { note: v.pipe(v.string(), v.maxLength(5)), code: v.optional(v.picklist(['a', 'b'])) }
const shapeWith = (answerChange: v.ObjectEntries = {}, bodyChange: v.ObjectEntries = {}) =>
  endpointShape(
    endpoint({
      service: 'jobs',
      method: 'POST',
      path: '/probe/:id',
      summary: 'x',
      access: 'public',
      params: v.object({ id: v.string() }),
      body: v.object({ ...body, ...bodyChange }),
      response: v.object({ items: v.array(v.object({ ...answer, ...answerChange })) }),
    }),
  )
const used = shapeWith()

it('writes an endpoint’s request and answer as lines', () => {
  expect(used).toEqual([
    'answer.items list',
    'answer.items[] object',
    'answer.items[].pay null',
    'answer.items[].pay number',
    'answer.items[].state "closed"',
    'answer.items[].state "open"',
    'answer.items[].title string',
    'body.code "a"?',
    'body.code "b"?',
    'body.note string',
    'params.id string',
  ])
})

it.each<[string, string[], string[]]>([
  ['the same', used, []],
  ['a stricter length', shapeWith({}, { note: v.pipe(v.string(), v.maxLength(2)) }), []],
  ['a new field of the answer', shapeWith({ more: v.string() }), []],
  ['a new optional field of the request', shapeWith({}, { more: v.optional(v.object({ a: v.string() })) }), []],
  ['one state more, one less', shapeWith({ state: v.picklist(['open', 'paused']) }), []],
  ['another type', shapeWith({ title: v.number() }), ['answer.items[].title is no longer string']],
  ['an answer that may be missing', shapeWith({ title: v.optional(v.string()) }), ['answer.items[].title may be missing now']],
  ['an answer that may be null', shapeWith({ title: v.nullable(v.string()) }), ['answer.items[].title may be null now']],
  ['a new field that must be sent', shapeWith({}, { more: v.object({ a: v.string() }) }), ['body.more must be sent now']],
  ['a choice taken away', shapeWith({}, { code: v.optional(v.picklist(['a'])) }), ['body.code is no longer "b"']],
  ['a choice that must be sent', shapeWith({}, { code: v.picklist(['a', 'b']) }), ['body.code must be sent now']],
  ['no answer any more', used.filter((line) => !line.includes('title')), ['answer.items[].title is gone']],
])('%s', (_name, running, expected) => expect(shapeBreaks(used, running)).toEqual(expected))

it('has a shape for every endpoint of the contracts, which fits itself', () => {
  const all = Object.entries(contracts)
    .filter(([name]) => name.endsWith('Endpoints'))
    .flatMap(([, list]) => Object.values(list))
    .filter(isEndpoint)
  expect(all.length).toBeGreaterThan(150)
  for (const one of all)
    expect([endpointKey(one), shapeBreaks(endpointShape(one), endpointShape(one))]).toEqual([endpointKey(one), []])
})
