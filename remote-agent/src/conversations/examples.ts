import type { ThreadMessage, ThreadSummary } from '@onward/contracts/messaging/threads'

const at = '2026-11-20T14:05:00.000Z'
export const TIMES = ['2099-12-01T10:00:00.000Z', '2099-12-02T14:30:00.000Z'] as const
export const THREAD: ThreadSummary = {
  id: '00000000-0000-4000-8000-000000000501',
  type: 'agent',
  subject: '',
  names: ['Amina'],
  colleagues: [],
  applicationId: null,
  caseId: '00000000-0000-4000-8000-000000000502',
  last: { kind: 'call-request', from: 'person', text: '', at },
  unread: 0,
  draft: '',
}
/** Amina asks for a call: her work coach chooses one of the times. */
export const CALL_ASKED: ThreadMessage = {
  id: '00000000-0000-4000-8000-000000000503',
  seq: 1,
  kind: 'call-request',
  from: 'person',
  name: 'Amina',
  text: 'About my CV',
  href: '',
  attachment: null,
  call: { times: [...TIMES], confirmed: null, mayConfirm: true },
  at,
  state: null,
}
