import { randomUUID } from 'node:crypto'
import type { Bodies } from './bodies'

export const messagingBodies: Bodies = {
  'POST /api/messaging/admin/tickets/:id/taking': () => ({ version: 1 }),
  'POST /api/messaging/admin/tickets/:id/release': () => ({ version: 1 }),
  'POST /api/messaging/admin/tickets/:id/answers': () => ({ version: 1, text: 'Hello', close: true }),
  'POST /api/messaging/admin/tickets/:id/closing': () => ({ version: 1, code: 'other' }),
  'POST /api/messaging/admin/tickets/:id/reopening': () => ({ version: 1 }),
  'POST /api/messaging/admin/support/:id/reading': () => ({ upTo: 1 }),
  'POST /api/messaging/admin/support/:id/answers': () => ({ upTo: 1, text: 'Hello' }),
  'POST /api/messaging/admin/support/:id/settling': () => ({ upTo: 1 }),
  'POST /api/messaging/admin/support/:id/calls': () => ({ message: randomUUID(), time: '2099-03-24T10:00:00.000Z' }),
  'POST /api/messaging/contact': () => ({ name: 'A', email: 'a@test.example', subject: 'x', message: 'x', language: 'en' }),
  'POST /api/messaging/notices/read': () => ({ upTo: 1 }),
  'POST /api/messaging/threads/:id/messages': () => ({ id: randomUUID(), text: 'x' }),
  'POST /api/messaging/application-messages': () => ({
    applicationIds: [randomUUID()],
    text: 'x',
  }),
  'POST /api/messaging/threads/:id/files': () => ({ id: randomUUID() }),
  'POST /api/messaging/threads/:id/read': () => ({ upTo: 1 }),
  'POST /api/messaging/threads/:id/reports': () => ({ reason: 'other', text: 'x', message: randomUUID() }),
  'PUT /api/messaging/threads/:id/draft': () => ({ text: 'x' }),
  'POST /api/messaging/messages/:id/call': () => ({ time: '2099-01-01T10:00:00.000Z' }),
  'POST /api/messaging/threads/:id/calls': () => ({ id: randomUUID(), times: ['2099-01-01T10:00:00.000Z'], text: 'x' }),
  'POST /api/messaging/assistant': () => ({ question: 'How do I upload my CV?', language: 'en' }),
}
