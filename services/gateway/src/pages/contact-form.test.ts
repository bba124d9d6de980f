import { answerContactForm, type SendContactMessage } from './contact-form'

const TYPED = {
  name: 'Siân <b>',
  email: 'sian@example.org',
  subject: 'My CV',
  message: 'One line\r\nanother',
  submission: 'key-of-this-form',
}
const SENT = {
  status: 200,
  body: JSON.stringify({
    id: '00000000-0000-4000-8000-000000000001',
    receipt: { reference: 'ONW-7K3F-9QXM', at: '2026-11-20T09:00:00.000Z' },
  }),
}
const problem = (status: number, more: object) => ({ status, body: JSON.stringify(more) })

function post(typed: Record<string, string>, answer: Awaited<ReturnType<SendContactMessage>>) {
  const sent: Parameters<SendContactMessage>[] = []
  const send: SendContactMessage = async (...call) => {
    sent.push(call)
    return answer
  }
  const headers = { origin: 'https://onward.example' }
  const asked = { language: 'cy', headers, ip: '192.0.2.7', send } as const
  return answerContactForm(new URLSearchParams(typed), asked).then((answered) => ({ answered, sent }))
}

test('a message goes to the endpoint that scripts use, with proof of its origin and its own key', async () => {
  const { answered, sent } = await post(TYPED, SENT)
  const { submission, ...draft } = TYPED
  expect(sent).toEqual([
    [
      { ...draft, message: 'One line\nanother', language: 'cy' },
      { origin: 'https://onward.example', 'accept-language': 'cy', 'idempotency-key': submission },
      '192.0.2.7',
    ],
  ])
  expect(answered).toEqual({ status: 200, page: 'contact-sent', values: { reference: 'ONW-7K3F-9QXM' } })
})

test('a message of somebody in danger is answered with whom to call, whether it was sent or not', async () => {
  const danger = { ...TYPED, message: 'I want to kill myself' }
  expect((await post(danger, SENT)).answered.page).toBe('contact-sent-crisis')
  const { answered } = await post(danger, problem(422, { errors: [{ field: 'name', message: 'Rhowch eich enw' }] }))
  expect(answered.values).toMatchObject({ crisis: true, wrong: false, failure: '', nameFault: 'Rhowch eich enw' })
})

test('a refused message comes back with its whole text, and each field with its fault', async () => {
  const errors = [
    { field: 'email', message: 'Rhowch gyfeiriad e-bost dilys.' },
    { field: 'language', message: 'no question of the form' },
  ]
  const { answered } = await post({ ...TYPED, email: 'sian' }, problem(422, { code: 'invalid-input', errors }))
  expect(answered).toMatchObject({
    status: 422,
    page: 'contact',
    values: {
      name: TYPED.name,
      email: 'sian',
      message: 'One line\nanother',
      submission: TYPED.submission,
      wrong: true,
      faults: [{ field: 'email', sentence: 'Rhowch gyfeiriad e-bost dilys.' }],
      emailFault: 'Rhowch gyfeiriad e-bost dilys.',
      failure: '',
    },
  })
})

test.each([
  ['too many messages', problem(429, { code: 'too-many-requests', detail: 'Arhoswch ychydig.' }), 429, 'Arhoswch ychydig.'],
  ['nobody who answers', null, 503, 'Nid yw’r gwasanaeth ar gael ar hyn o bryd. Rhowch gynnig arall arni mewn munud.'],
  [
    'an answer that is no JSON',
    { status: 502, body: '<html>' },
    502,
    'Nid yw’r gwasanaeth ar gael ar hyn o bryd. Rhowch gynnig arall arni mewn munud.',
  ],
])('%s: shown above the form, which keeps its text', async (_case, answer, status, failure) => {
  const { answered } = await post(TYPED, answer)
  expect(answered).toMatchObject({ status, page: 'contact', values: { failure, subject: TYPED.subject, wrong: false } })
})

test('a form without a key, or with a foreign one, gets a new one', async () => {
  for (const submission of ['', 'x', '"><script>']) {
    const { sent } = await post({ ...TYPED, submission }, SENT)
    expect(sent[0]?.[1]['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  }
  const used = await post(TYPED, problem(409, { code: 'idempotency-mismatch', detail: 'Eisoes' }))
  expect(used.answered.values.submission).not.toBe(TYPED.submission)
})

test('an empty form is refused field by field, and never fails', async () => {
  const { sent } = await post({}, problem(422, {}))
  expect(sent[0]?.[0]).toEqual({ name: '', email: '', subject: '', message: '', language: 'cy' })
})

test('a message with the hidden field filled in is not sent, and the answer says what a person can do', async () => {
  const { answered, sent } = await post({ ...TYPED, website: 'https://buy.example' }, SENT)
  expect(sent).toEqual([])
  expect(answered).toMatchObject({
    status: 422,
    page: 'contact',
    values: {
      name: TYPED.name,
      message: 'One line\nanother',
      failure: expect.stringContaining('pwyswch Anfon Neges unwaith eto'),
    },
  })
  expect(Object.keys(answered.values)).not.toContain('website')
})
