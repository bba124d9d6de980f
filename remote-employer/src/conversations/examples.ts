import type { ThreadMessage, ThreadSummary } from '@onward/contracts/messaging/threads'
import { application, secondApplication } from '../testing/examples'

const at = '2026-11-20T14:05:00.000Z'
const id = (n: number) => `00000000-0000-4000-8000-0000000006${String(n).padStart(2, '0')}`

const first: ThreadSummary = {
  id: id(1),
  type: 'employer',
  subject: 'Care assistant',
  names: ['Amina'],
  colleagues: ['Siân'],
  applicationId: application.id,
  last: { kind: 'text', from: 'person', text: 'Could I start after nine?', at },
  unread: 1,
  draft: '',
}
export const THREADS: ThreadSummary[] = [
  first,
  {
    ...first,
    id: id(2),
    subject: 'Cook',
    names: ['Rhys'],
    last: { kind: 'text', from: 'colleague', text: 'We will write by Friday.', at },
    unread: 0,
    draft: 'Thank you for',
  },
]
export const ANONYMOUS: ThreadSummary = { ...first, id: id(3), names: ['Applicant 48213'] }
/** A conversation without messages, so not in the list. */
export const NEW_THREAD: ThreadSummary = {
  ...first,
  id: id(4),
  names: ['Rhys'],
  applicationId: secondApplication.id,
  last: { kind: 'opened', from: 'onward', text: '', at },
  unread: 0,
}

const message: ThreadMessage = {
  id: id(11),
  seq: 4,
  kind: 'text',
  from: 'person',
  name: 'Amina',
  text: 'Could I start after nine?',
  href: '',
  attachment: null,
  call: null,
  at,
  state: null,
}
export const MESSAGES: readonly ThreadMessage[] = [
  message,
  { ...message, id: id(12), seq: 3, from: 'me', name: '', text: 'Do you have questions about the shifts?', state: 'read' },
  { ...message, id: id(13), seq: 2, from: 'colleague', name: 'Siân', text: 'Thank you for applying.' },
  { ...message, id: id(14), seq: 1, kind: 'opened', from: 'onward', name: '', text: '' },
]
