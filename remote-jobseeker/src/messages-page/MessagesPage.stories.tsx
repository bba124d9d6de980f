import type { Language } from '@onward/contracts/language'
import type { Closure } from '@onward/contracts/messaging/thread-safety'
import { listMessages, listThreads, readThread } from '@onward/contracts/messaging/threads'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { JobseekerStory } from '../testing/JobseekerStory'
import {
  CALL_ASKED,
  EMPLOYER_THREAD,
  IN_CRISIS,
  MESSAGES,
  receipt,
  SUPPORT_MESSAGES,
  SUPPORT_THREAD,
  SYSTEM_MESSAGES,
  SYSTEM_THREAD,
  THREADS,
} from './examples'
import MessagesPage from './MessagesPage'

const BY_THREAD: Readonly<Record<string, typeof MESSAGES>> = {
  [EMPLOYER_THREAD.id]: MESSAGES,
  [SUPPORT_THREAD.id]: SUPPORT_MESSAGES,
  [SYSTEM_THREAD.id]: SYSTEM_MESSAGES,
}
const served = [
  serve(listThreads, () => ({ items: THREADS, unread: 1 })),
  serve(listMessages, ({ params }) => {
    const items = [...(BY_THREAD[params.id ?? ''] ?? [])]
    return { items, nextCursor: null, total: items.length }
  }),
  serve(readThread, () => ({ receipt })),
]
const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Messages',
  component: JobseekerStory,
  args: { path: '/messages', route: '/messages', children: <MessagesPage />, served },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Conversation: Story = { args: { path: `/messages?thread=${EMPLOYER_THREAD.id}` } }
const writing = (draft: string) => [
  serve(listThreads, () => ({
    items: THREADS.map((one) => (one.id === EMPLOYER_THREAD.id ? { ...one, draft } : one)),
    unread: 1,
  })),
  ...served,
]
/** Warned before the message is sent. */
export const SendingBankDetails: Story = {
  args: { path: `/messages?thread=${EMPLOYER_THREAD.id}`, served: writing('My sort code is 12-34-56, account 12345678.') },
}
export const SendingMoneyInWelsh: Story = {
  args: { path: `/messages?thread=${EMPLOYER_THREAD.id}`, served: writing('Rwyf wedi talu £30.'), language: 'cy' },
}
/** An employer's message that looks like a scam has a warning above it. */
export const ScamReceived: Story = {
  args: {
    path: `/messages?thread=${EMPLOYER_THREAD.id}`,
    served: [
      serve(listMessages, () => ({
        items: MESSAGES.map((one) =>
          one.from === 'person' ? { ...one, text: 'Please pay £50 for your DBS to sort code 20-45-77. WhatsApp me.' } : one,
        ),
        nextCursor: null,
        total: MESSAGES.length,
      })),
      ...served,
    ],
  },
}
export const ScamReceivedInWelsh: Story = { args: { ...ScamReceived.args, language: 'cy' } }
const closed = (path: string, why: Closure, language: Language = 'en') => ({
  language,
  path,
  served: [
    serve(listMessages, () => ({ items: [...MESSAGES], nextCursor: null, total: MESSAGES.length, closed: why })),
    ...served,
  ],
})
/** The advert was taken down. */
export const Resting: Story = { args: closed(`/messages?thread=${EMPLOYER_THREAD.id}`, 'resting') }
export const Over: Story = { args: closed(`/messages?thread=${EMPLOYER_THREAD.id}`, 'over') }
export const Stopped: Story = { args: closed(`/messages?thread=${EMPLOYER_THREAD.id}`, 'stopped') }
export const StoppedHere: Story = { args: closed(`/messages?thread=${EMPLOYER_THREAD.id}`, 'stopped-here') }
export const StoppedHereInWelsh: Story = { args: closed(`/messages?thread=${EMPLOYER_THREAD.id}`, 'stopped-here', 'cy') }
export const CallAsked: Story = {
  args: {
    path: `/messages?thread=${EMPLOYER_THREAD.id}`,
    served: [serve(listMessages, () => ({ items: [CALL_ASKED, ...MESSAGES], nextCursor: null, total: 4 })), ...served],
  },
}
export const Support: Story = { args: { path: `/messages?thread=${SUPPORT_THREAD.id}` } }
export const NewsFromOnward: Story = { args: { path: `/messages?thread=${SYSTEM_THREAD.id}` } }
export const TheAssistant: Story = { args: { path: '/messages?assistant' } }
/** The last message may come from somebody in danger. */
export const CrisisInAConversation: Story = {
  args: {
    path: `/messages?thread=${SUPPORT_THREAD.id}`,
    served: [serve(listMessages, () => ({ items: [IN_CRISIS, ...SUPPORT_MESSAGES], nextCursor: null, total: 5 })), ...served],
  },
}
export const CrisisInAConversationInWelsh: Story = { args: { ...CrisisInAConversation.args, language: 'cy' } }
export const NotFound: Story = { args: { path: '/messages?thread=00000000-0000-4000-8000-000000000999' } }
export const Empty: Story = { args: { served: [serve(listThreads, () => ({ items: [], unread: 0 }))] } }
export const Loading: Story = { args: { served: [serve(listThreads, () => new Promise<never>(() => {}))] } }
export const Failed: Story = { args: { served: [serve(listThreads, () => ({ problem: 'unexpected' }))] } }
export const Welsh: Story = { args: { language: 'cy', path: `/messages?thread=${SUPPORT_THREAD.id}` } }
