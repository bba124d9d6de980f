import { allowMessages, reportMessages, stopMessages } from '@onward/contracts/messaging/thread-safety'
import {
  askAssistant,
  confirmCall,
  keepDraft,
  listMessages,
  listThreads,
  readThread,
  requestCall,
  sendMessage,
  type ThreadMessage,
} from '@onward/contracts/messaging/threads'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { fakeLive, PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MESSAGES as CATALOGUES } from '../testing/JobseekerStory'
import { CALL_ASKED, EMPLOYER_THREAD, MESSAGES, receipt, THREADS } from './examples'
import MessagesPage from './MessagesPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
  window.sessionStorage.clear()
})

const { subscribe, tell } = fakeLive()
const announced: string[] = []
const portal = {
  announce: (text: string) => void announced.push(text),
  subscribe,
}
let items: ThreadMessage[] = []
let online = true
let read = 0
const drafts: string[] = []
const sent: string[] = []
function serveAll() {
  items = [...MESSAGES]
  online = true
  read = 0
  drafts.length = 0
  sent.length = 0
  announced.length = 0
  undo = fakeApi(
    serve(listThreads, () => ({
      items: THREADS.map((one) => (one.id === EMPLOYER_THREAD.id ? { ...one, unread: read > 0 ? 0 : 1 } : one)),
      unread: 0,
    })),
    serve(listMessages, () => ({ items, nextCursor: null, total: items.length })),
    serve(readThread, ({ body }) => {
      read = body.upTo
      return { receipt }
    }),
    serve(keepDraft, ({ body }) => {
      drafts.push(body.text)
      return { receipt }
    }),
    serve(sendMessage, ({ body, idempotencyKey }) => {
      if (!online) throw new TypeError('Failed to fetch')
      sent.push(`${body.text} ${idempotencyKey === body.id}`)
      items = [
        { ...(MESSAGES[1] as ThreadMessage), id: body.id, seq: items.length + 1, text: body.text, state: 'sent' },
        ...items.filter(({ id }) => id !== body.id),
      ]
      return { id: body.id, seq: items.length, receipt }
    }),
    serve(askAssistant, ({ body }) =>
      /password/.test(body.question)
        ? {
            crisis: false,
            answers: [
              {
                id: 'password',
                question: 'How do I change my password?',
                answer: 'Open your account page.',
                source: { href: '/account', title: 'Your account' },
              },
            ],
          }
        : { crisis: /die/.test(body.question), answers: [] },
    ),
    serve(requestCall, ({ body }) => {
      sent.push(`call ${body.times.length}`)
      return { id: body.id, seq: 2, receipt }
    }),
  )
}
const show = (path = '/messages') =>
  render(
    <PortalFixture viewer="user" path={path} route="/messages" messages={CATALOGUES} portal={portal}>
      <MessagesPage />
    </PortalFixture>,
  )
const SCAM = {
  id: 'report-job',
  question: 'What if a job looks like a scam?',
  answer: 'Report it to us.',
  source: { href: '/jobs', title: 'AI Job Matching' },
}
const SCAM_MESSAGE: ThreadMessage = {
  ...(MESSAGES[0] as ThreadMessage),
  id: '00000000-0000-4000-8000-000000000599',
  seq: 4,
  text: 'Please pay £50 for your DBS to sort code 20-45-77.',
}
const conversation = `/messages?thread=${EMPLOYER_THREAD.id}`

test('crisis support is first and needs no service', () => {
  undo = fakeApi()
  show()
  expect(screen.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999')
  expect(screen.getByRole('link', { name: /116 123/ })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Crisis support')
})

test('a conversation opens from the list by keyboard, is marked as read, and takes an answer', async () => {
  serveAll()
  show()
  const link = await screen.findByRole('link', { name: /Care Assistant.*1 new message/ })
  link.focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Could I start after nine?')).toBeVisible()
  const order = within(screen.getByRole('list', { name: 'Care Assistant' })).getAllByRole('listitem')
  expect(order.map((one) => one.textContent)).toEqual([
    expect.stringContaining('You applied'),
    expect.stringContaining('Could I start'),
    expect.stringContaining('We have shifts'),
  ])
  expect(order[1]).toHaveTextContent(/Read$/)
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Thank you{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Thank you')).toBeVisible()
  expect(sent).toEqual(['Thank you true'])
  expect(read).toBe(3)
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('')
})

test('a message that cannot be sent stays visibly "Not sent", through a reload, and is sent once when asked again', async () => {
  serveAll()
  online = false
  const page = show(conversation)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Are you there?')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible()
  page.unmount()
  forgetQueries()
  show(conversation)
  expect(await screen.findByText('Are you there?')).toBeVisible()
  expect(screen.getAllByText('Not sent').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible()
  online = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(/Sent$/)).toBeVisible()
  expect(screen.getAllByText('Are you there?')).toHaveLength(1)
  expect(screen.queryByText('Not sent')).toBeNull()
  expect(sent).toEqual(['Are you there? true'])
})

test('a message that arrives while the conversation is open is shown at once and announced', async () => {
  serveAll()
  show(conversation)
  await screen.findByText('Could I start after nine?')
  items = [
    { ...(MESSAGES[0] as ThreadMessage), id: '00000000-0000-4000-8000-000000000599', seq: 4, text: 'One more thing' },
    ...items,
  ]
  act(() => {
    tell('thread')
  })
  expect(await screen.findByText('One more thing')).toBeVisible()
  expect(announced).toEqual(['New message from Gareth'])
})

test('an empty message is not sent, and says why', async () => {
  serveAll()
  show(conversation)
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveAccessibleDescription(/Write a message/)
  expect(sent).toEqual([])
})

test('the assistant says what it is, names its source, and hands a question it does not know to a person', async () => {
  serveAll()
  show('/messages?assistant')
  expect(screen.getByText(/You are not talking to a person/)).toBeVisible()
  const question = screen.getByRole('textbox', { name: 'Your question' })
  await userEvent.type(question, 'How do I change my password?{Enter}')
  expect(await screen.findByRole('link', { name: 'More on this page: Your account' })).toHaveAttribute('href', '/account')
  await userEvent.clear(question)
  await userEvent.type(question, 'Where is my bus?{Enter}')
  expect(await screen.findByText('I do not know the answer to that. A person can help you.')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a person instead' }))
  expect(await screen.findByRole('heading', { name: 'Onward support team' })).toBeVisible()
  expect(drafts).toEqual(['Where is my bus?'])
})

test('a crisis text gets only crisis numbers: no answer, no further step, and no request', async () => {
  const asked: string[] = []
  undo = fakeApi(
    serve(listThreads, () => ({ items: THREADS, unread: 0 })),
    serve(askAssistant, ({ body }) => {
      asked.push(body.question)
      return { crisis: false, answers: [SCAM] }
    }),
  )
  show('/messages?assistant')
  const question = screen.getByRole('textbox', { name: 'Your question' })
  await userEvent.type(question, 'I feel like killing myself{Enter}')
  const card = await screen.findByRole('alert')
  expect(within(card).getByRole('heading')).toHaveTextContent('It sounds as if you may be going through something very hard')
  expect(within(card).getByRole('link', { name: 'Call Samaritans on 116 123' })).toHaveAttribute('href', 'tel:116123')
  expect(card).toHaveFocus()
  expect(asked).toEqual([])
  expect(screen.queryByRole('button', { name: 'Ask a person instead' })).toBeNull()
  expect(screen.queryByText(/You asked/)).toBeNull()
  // The next question is answered normally, without the card.
  await userEvent.clear(question)
  await userEvent.type(question, 'Is this a scam?{Enter}')
  expect(await screen.findByRole('heading', { name: SCAM.question })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.clear(question)
  await userEvent.type(question, 'Dw i eisiau marw{Enter}')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('heading', { name: SCAM.question })).toBeNull()
})

test('a text that the service takes for a crisis gets only crisis numbers, too', async () => {
  undo = fakeApi(
    serve(listThreads, () => ({ items: THREADS, unread: 0 })),
    serve(askAssistant, () => ({ crisis: true, answers: [SCAM] })),
  )
  show('/messages?assistant')
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'What now?{Enter}')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByText(SCAM.question)).toBeNull()
})

test('a message with a crisis text is sent and answered with crisis numbers, even if sending fails', async () => {
  serveAll()
  show(conversation)
  const write = async (text: string) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), text)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  }
  online = false
  await write('I can’t go on')
  expect(await screen.findByRole('link', { name: 'Call 999' })).toBeVisible()
  online = true
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.getByRole('link', { name: 'Call 999' })).toBeVisible()
  // The card stays until they write something else.
  await write('Thank you, I have talked to somebody')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(screen.queryByRole('link', { name: 'Call 999' })).toBeNull()
})

test('a call is requested at a future time, and leads to the support conversation', async () => {
  serveAll()
  show()
  await screen.findByText('Care Assistant')
  await userEvent.click(screen.getByRole('button', { name: 'Schedule call' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a call' }))
  expect(dialog.getByText('Choose a time')).toBeVisible()
  const first = dialog.getByLabelText('Time that suits you, number 1')
  fireEvent.change(first, { target: { value: '2020-01-01T10:00' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a call' }))
  expect(dialog.getByText('Choose a time that is still to come')).toBeVisible()
  fireEvent.change(first, { target: { value: '2099-01-01T10:00' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a call' }))
  expect(await screen.findByRole('heading', { name: 'Onward support team' })).toBeVisible()
  expect(sent).toEqual(['call 1'])
})

test('when an employer asks for a call, one press chooses the time; a second press chooses nothing else', async () => {
  serveAll()
  const undoAll = undo
  items = [CALL_ASKED, ...MESSAGES]
  const chosen: string[] = []
  const undoCall = fakeApi(
    serve(listThreads, () => ({ items: THREADS, unread: 0 })),
    serve(listMessages, () => ({ items, nextCursor: null, total: items.length })),
    serve(readThread, () => ({ receipt })),
    serve(confirmCall, ({ body }) => {
      chosen.push(body.time)
      items = items.map((one) =>
        one.id === CALL_ASKED.id ? { ...one, call: { times: [], confirmed: body.time, mayConfirm: false } } : one,
      )
      return { id: CALL_ASKED.id, seq: 5, receipt }
    }),
  )
  undo = () => {
    undoCall()
    undoAll()
  }
  show(`/messages?thread=${EMPLOYER_THREAD.id}`)
  await userEvent.dblClick(await screen.findByRole('button', { name: /^1 December 2099/ }))
  expect(await screen.findAllByText('Your call is confirmed for 1 December 2099, 10:00.')).not.toHaveLength(0)
  expect(chosen).toEqual(['2099-12-01T10:00:00.000Z'])
})

test('warns before bank details or a paper are sent to an employer, and blocks neither', async () => {
  serveAll()
  show(conversation)
  const field = await screen.findByRole('textbox', { name: /Write a message|Your message/i })
  await userEvent.type(field, 'My sort code is 12-34-56')
  expect(await screen.findByText('Are you about to send bank details or a code?')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, 'Could I start after nine?')
  expect(screen.queryByText('Are you about to send bank details or a code?')).toBeNull()
  await userEvent.clear(field)
  await userEvent.type(field, 'I paid the £45 for the DBS')
  expect(screen.getByText('Are you about to send money?')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent[0]).toMatch(/^I paid the £45/))
  await userEvent.upload(screen.getByLabelText(/Attach a file/), new File(['x'], 'passport.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('Are you about to send a document that proves who you are?')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Do not send' }))
  expect(screen.queryByText('Are you about to send a document that proves who you are?')).toBeNull()
})

test('messages from an employer are stopped in two presses, and allowed again in one', async () => {
  serveAll()
  let closed: 'stopped-here' | undefined
  const acts: string[] = []
  const undoStops = fakeApi(
    serve(listThreads, () => ({ items: THREADS, unread: 0 })),
    serve(listMessages, () => ({ items, nextCursor: null, total: items.length, ...(closed && { closed }) })),
    serve(readThread, () => ({ receipt })),
    serve(stopMessages, ({ params }) => {
      acts.push(`stop ${params.id}`)
      closed = 'stopped-here'
      return { receipt }
    }),
    serve(allowMessages, ({ params }) => {
      acts.push(`allow ${params.id}`)
      closed = undefined
      return { receipt }
    }),
  )
  const before = undo
  undo = () => {
    undoStops()
    before()
  }
  show(conversation)
  await userEvent.click(await screen.findByRole('button', { name: 'Stop messages from this employer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Stop messages' }))
  expect(await screen.findByText(/You stopped the messages here/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Allow messages again' }))
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible()
  expect(acts).toEqual([`stop ${EMPLOYER_THREAD.id}`, `allow ${EMPLOYER_THREAD.id}`])
})

test('messages are reported in two presses, with the words that were typed and a reference to quote', async () => {
  serveAll()
  const reports: object[] = []
  const told: string[] = []
  const undoReports = fakeApi(
    serve(listThreads, () => ({ items: THREADS, unread: 0 })),
    serve(listMessages, () => ({ items: [SCAM_MESSAGE, ...MESSAGES], nextCursor: null, total: 4 })),
    serve(readThread, () => ({ receipt })),
    serve(reportMessages, ({ body }) => {
      reports.push(body)
      return { id: EMPLOYER_THREAD.id, receipt }
    }),
  )
  const before = undo
  undo = () => {
    undoReports()
    before()
  }
  const notify = ({ title, text }: { title: string; text?: string }) => void told.push(`${title}: ${text}`)
  render(
    <PortalFixture viewer="user" path={conversation} route="/messages" messages={CATALOGUES} portal={{ ...portal, notify }}>
      <MessagesPage />
    </PortalFixture>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Report these messages' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Tell us more/ }), 'Every night')
  await userEvent.click(screen.getByRole('button', { name: 'They are threatening, sexual or hurtful' }))
  await waitFor(() =>
    expect(told).toEqual([`Report sent: Thank you. A person will read it. Your reference is ${receipt.reference}.`]),
  )
  // The one that is warned of is named.
  await userEvent.click(screen.getByRole('button', { name: 'Report this message' }))
  await userEvent.click(screen.getByRole('button', { name: 'They ask for money' }))
  await waitFor(() => expect(reports).toHaveLength(2))
  expect(reports).toEqual([
    { reason: 'hurtful', text: 'Every night' },
    { reason: 'asks-for-money', text: '', message: SCAM_MESSAGE.id },
  ])
})
