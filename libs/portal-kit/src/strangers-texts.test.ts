import { endpoint, id, timestamp } from '@onward/contracts/endpoint'
import { listTickets } from '@onward/contracts/messaging/admin-tickets'
import * as v from 'valibot'
import { STRANGERS_TEXTS, withStrangersTexts } from './strangers-texts'

const longestWord = (text: string) => Math.max(...text.split(/\s+/).map(({ length }) => length))

test('each text has a word of 200 letters or an address of 300, and they are of several scripts', () => {
  for (const text of STRANGERS_TEXTS) expect(longestWord(text)).toBeGreaterThanOrEqual(200)
  const all = STRANGERS_TEXTS.join(' ')
  expect(all).toMatch(/\p{Script=Han}/u)
  expect(all).toMatch(/\p{Script=Arabic}/u)
  expect(all).toContain('Łukasiewicz-Şahin')
  expect(all).toContain("O'Brien")
})

test('free texts are replaced everywhere; ids, days, states, numbers and addresses of the portal stay', () => {
  const person = v.object({ id, name: v.string(), state: v.picklist(['new', 'open']), at: timestamp, href: v.string() })
  const asked = endpoint({
    service: 'messaging',
    method: 'GET',
    path: '/x',
    summary: '',
    access: 'public',
    response: v.object({
      people: v.array(person),
      last: v.nullable(v.object({ text: v.optional(v.string()) })),
      either: v.union([v.number(), v.object({ title: v.pipe(v.string(), v.maxLength(500)) })]),
      of: v.record(v.string(), v.string()),
    }),
  })
  const one = {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Carys',
    state: 'new' as const,
    at: '2026-01-01T00:00:00.000Z',
    href: '/People',
  }
  const answer = { people: [one], last: { text: 'Good morning' }, either: { title: 'Baker' }, of: { Leeds: 'Town hall' } }
  const written = withStrangersTexts(asked, answer) as typeof answer
  expect(written.people).toEqual([{ ...one, name: expect.stringMatching(/\S{200}/) }])
  expect(written.last.text).toMatch(/\S{200}/)
  expect(written.either.title).toMatch(/\S{200}/)
  expect(written.of.Leeds).toMatch(/\S{200}/)
  expect(v.is(asked.response, written)).toBe(true)
})

test('the answer of a real endpoint still fits its schema', () => {
  const ticket = {
    id: '00000000-0000-4000-8000-000000000710',
    reference: 'ONW-7K3F-9QXM',
    name: 'Carys',
    subject: 'Password',
    state: 'new',
    takenBy: '',
    mine: false,
    receivedAt: '2026-01-01T00:00:00.000Z',
  }
  const answer = { items: [ticket], nextCursor: null, total: 1 }
  const written = withStrangersTexts(listTickets, answer) as typeof answer
  expect(written.items[0]?.subject).toMatch(/\S{200}/)
  expect(written.items[0]?.state).toBe('new')
})
