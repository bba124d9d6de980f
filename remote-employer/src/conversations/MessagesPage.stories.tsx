import type { Language } from '@onward/contracts/language'
import {
  keepDraft,
  listMessages,
  listThreads,
  readThread,
  requestCall,
  sendMessage,
  type ThreadMessage,
  type ThreadSummary,
} from '@onward/contracts/messaging/threads'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { CONVERSATION_MESSAGES } from '@onward/ui/conversation-fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import employerCy from '../messages/cy.json'
import employerEn from '../messages/en.json'
import { receipt } from '../testing/examples'
import { CONVERSATIONS_CATALOGUE } from './catalogue'
import { ANONYMOUS, MESSAGES, NEW_THREAD, THREADS } from './examples'
import MessagesPage from './MessagesPage'
import cy from './messages/cy.json'
import en from './messages/en.json'

interface Setting {
  language: Language
  path: string
  threads: ThreadSummary[] | 'failing' | 'loading'
  /** Conversations on the second page of the list. */
  earlier?: ThreadSummary[]
}

/** The page with fake services that store what they are sent, by the contracts. */
function Messages({ language, path, threads, earlier }: Setting) {
  const [undo] = useState(() => {
    forgetQueries()
    let messages: ThreadMessage[] = [...MESSAGES]
    const add = (one: Partial<ThreadMessage> & { id: string }) => {
      const message = {
        ...(MESSAGES[0] as ThreadMessage),
        from: 'me',
        name: '',
        state: 'sent',
        call: null,
        seq: messages.length + 1,
      } as const
      messages = [{ ...message, ...one }, ...messages]
      return { id: one.id, seq: messages.length, receipt }
    }
    return fakeApi(
      serve(listThreads, ({ query }) => {
        if (threads === 'failing') return { problem: 'not-allowed' }
        if (threads === 'loading') return new Promise<never>(() => undefined)
        const wanted = query.get('application')
        const items = wanted ? [...threads, NEW_THREAD].filter(({ applicationId }) => applicationId === wanted) : threads
        if (query.get('cursor')) return { items: earlier ?? [], unread: 0, nextCursor: null }
        return { items, unread: 1, nextCursor: earlier && !wanted ? 'next' : null }
      }),
      serve(listMessages, () => ({ items: messages, nextCursor: null, total: messages.length })),
      serve(readThread, () => ({ receipt })),
      serve(keepDraft, () => ({ receipt })),
      serve(sendMessage, ({ body }) => add({ id: body.id, text: body.text })),
      serve(requestCall, ({ body }) =>
        add({
          id: body.id,
          kind: 'call-request',
          text: body.text,
          call: { times: body.times, confirmed: null, mayConfirm: false },
        }),
      ),
    )
  })
  useEffect(() => undo, [undo])
  const messages = {
    employer: { en: employerEn, cy: employerCy },
    ...CONVERSATION_MESSAGES,
    [CONVERSATIONS_CATALOGUE]: { en, cy },
  }
  return (
    <PortalFixture language={language} viewer="employer" path={path} messages={messages}>
      <MessagesPage />
    </PortalFixture>
  )
}

const meta: Meta<typeof Messages> = {
  title: 'Employer/Messages',
  component: Messages,
  args: { language: 'en', path: '/employer/messages', threads: THREADS },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Conversation: Story = { args: { path: `/employer/messages?thread=${THREADS[0]?.id}` } }
export const OfAnApplication: Story = { args: { path: `/employer/messages?application=${NEW_THREAD.applicationId}` } }
export const WithoutNames: Story = { args: { threads: [ANONYMOUS], path: `/employer/messages?thread=${ANONYMOUS.id}` } }
export const NotFound: Story = { args: { path: '/employer/messages?thread=00000000-0000-4000-8000-000000000999' } }
export const Earlier: Story = { args: { earlier: [{ ...ANONYMOUS, subject: 'Gardener' }] } }
export const ManyToSearch: Story = {
  args: {
    threads: Array.from({ length: 12 }, (_, n) => ({
      ...(THREADS[0] as ThreadSummary),
      id: `00000000-0000-4000-8000-0000000007${String(n).padStart(2, '0')}`,
      names: [n === 3 ? 'Zoë' : `Person ${n}`],
      unread: 0,
    })),
  },
}
export const Empty: Story = { args: { threads: [] } }
export const Failed: Story = { args: { threads: 'failing' } }
export const Loading: Story = { args: { threads: 'loading' } }
export const Welsh: Story = { args: { language: 'cy', path: `/employer/messages?thread=${THREADS[0]?.id}` } }
