import type { ThreadMessage, ThreadSummary } from '@onward/contracts/messaging/threads'

const at = '2026-11-20T14:05:00.000Z'
const id = (n: number) => `00000000-0000-4000-8000-0000000005${String(n).padStart(2, '0')}`

const thread: ThreadSummary = {
  id: id(1),
  type: 'employer',
  subject: 'Care Assistant',
  names: ['Gareth'],
  colleagues: [],
  applicationId: id(9),
  last: { kind: 'text', from: 'person', text: 'We have shifts from half past nine.', at },
  unread: 1,
  draft: '',
}
export const EMPLOYER_THREAD = thread
export const SUPPORT_THREAD: ThreadSummary = {
  ...thread,
  id: id(2),
  type: 'support',
  subject: '',
  names: [],
  applicationId: null,
  last: { kind: 'welcome', from: 'support', text: '', at },
  unread: 0,
}
export const SYSTEM_THREAD: ThreadSummary = {
  ...SUPPORT_THREAD,
  id: id(3),
  type: 'system',
  last: { kind: 'notice', from: 'onward', text: 'Bright Ltd would like to offer you the job: Cook.', at },
}
export const THREADS = [EMPLOYER_THREAD, SUPPORT_THREAD, SYSTEM_THREAD]

const message: ThreadMessage = {
  id: id(11),
  seq: 3,
  kind: 'text',
  from: 'person',
  name: 'Gareth',
  text: 'We have shifts from half past nine.',
  href: '',
  attachment: null,
  call: null,
  at,
  state: null,
}
export const MESSAGES: readonly ThreadMessage[] = [
  message,
  { ...message, id: id(12), seq: 2, from: 'me', name: '', text: 'Could I start after nine?', state: 'read' },
  { ...message, id: id(13), seq: 1, kind: 'opened', from: 'onward', name: '', text: '' },
]
/** A message of somebody who may be in danger. */
export const IN_CRISIS: ThreadMessage = {
  ...message,
  id: id(15),
  seq: 5,
  from: 'me',
  name: '',
  text: 'They stopped my money again and I can’t go on.',
  state: 'delivered',
}
/** The employer suggests a call; the person chooses one of the times. */
export const CALL_ASKED: ThreadMessage = {
  ...message,
  id: id(14),
  seq: 4,
  kind: 'call-request',
  text: 'About the shifts',
  call: { times: ['2099-12-01T10:00:00.000Z', '2099-12-02T14:30:00.000Z'], confirmed: null, mayConfirm: true },
}
export const SUPPORT_MESSAGES: readonly ThreadMessage[] = [
  {
    ...message,
    id: id(21),
    seq: 4,
    kind: 'call-confirmed',
    from: 'support',
    name: '',
    text: '',
    call: { times: [], confirmed: '2026-12-01T10:00:00.000Z', mayConfirm: false },
  },
  {
    ...message,
    id: id(22),
    seq: 3,
    kind: 'file',
    from: 'me',
    name: '',
    text: '',
    attachment: { filename: 'letter.docx', type: 'docx', bytes: 20_480 },
    state: 'delivered',
  },
  {
    ...message,
    id: id(23),
    seq: 2,
    kind: 'call-request',
    from: 'me',
    name: '',
    text: 'About my CV',
    call: { times: ['2026-12-01T10:00:00.000Z', '2026-12-02T10:00:00.000Z'], confirmed: null, mayConfirm: false },
    state: 'sent',
  },
  { ...message, id: id(24), seq: 1, kind: 'welcome', from: 'support', name: '', text: '' },
]
export const SYSTEM_MESSAGES: readonly ThreadMessage[] = [
  {
    ...message,
    id: id(31),
    kind: 'notice',
    from: 'onward',
    name: '',
    text: 'Bright Ltd would like to offer you the job: Cook.',
    href: `/applications/${id(9)}`,
  },
]
export const receipt = { reference: 'ONW-7K3F-9QXM', at }
