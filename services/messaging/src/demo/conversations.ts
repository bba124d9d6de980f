import { DEMO_ACCOUNTS } from '@onward/contracts'
import { demoJson } from '@onward/service-kit/demo-data'
import * as v from 'valibot'

const messages = v.array(
  v.object({ from: v.picklist(['jobseeker', 'agent', 'employer']), body: v.string(), hoursAgo: v.number() }),
)
const conversations = demoJson('messaging/conversations.json', v.object({ agent: messages, employer: messages }))

/** The messages of one demo conversation, the oldest first. */
export const messagesWith = (other: 'agent' | 'employer') =>
  conversations[other].map(({ from, body, hoursAgo }) => ({ senderId: DEMO_ACCOUNTS[from].id, body, hoursAgo }))
