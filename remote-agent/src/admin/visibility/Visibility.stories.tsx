import { listCards, type OfferedCard, saveCards } from '@onward/contracts/gateway/cards'
import { type ExplanationReason, explainView } from '@onward/contracts/gateway/explanations'
import { findAccount, listOffices } from '@onward/contracts/identity/admin-staff'
import type { Language } from '@onward/contracts/language'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AdminStory } from '../AdminStory'
import { id, receipt } from '../examples'
import { VISIBILITY_CATALOGUE } from './catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'
import VisibilityPage from './VisibilityPage'

const card = (remote: string, name: string, title: string, welsh: string, state: OfferedCard['state']): OfferedCard => ({
  remote,
  id: name,
  title: { en: title, cy: welsh },
  viewers: ['user'],
  builds: ['91134087417a'],
  state,
})
const cards = [
  card('benefits', 'tips', 'Tips for the first month', 'Awgrymiadau ar gyfer y mis cyntaf', 'shown'),
  card('training', 'near-me', 'Learn a trade near you', 'Dysgu crefft yn eich ardal chi', 'waiting'),
]
const next = card('jobseeker', 'next-step', 'Your next step', 'Eich cam nesaf', 'shown')
const reasons: ExplanationReason[] = [
  { code: 'exists', values: { remote: 'agent', build: '91134087417a' } },
  { code: 'version-in-share', values: { remote: 'agent', build: '91134087417a', bucket: '7', percent: '10' } },
  { code: 'not-for-role', values: { roles: 'agent,admin', role: 'user' } },
]

interface Setting {
  language: Language
  onSent(body: object): void
  offered: boolean
}
/** Cards of three states, and an answer in sentences. */
function Visibility({ language, onSent, offered }: Setting) {
  const served = [
    serve(listCards, () => ({
      items: [
        { slot: 'jobseeker.dashboard' as const, version: 3, cards: offered ? cards : [] },
        { slot: 'agent.client' as const, version: 0, cards: [] },
        { slot: 'public.home' as const, version: 0, cards: offered ? [next] : [] },
      ],
    })),
    serve(saveCards, ({ params, body }) => {
      onSent({ ...params, ...body })
      return { version: 4, receipt }
    }),
    serve(listOffices, () => ({ items: [{ id: id(7), name: 'Leeds Eastgate', openedAt: receipt.at, agents: 3, openCases: 9 }] })),
    serve(findAccount, ({ body }) => ({
      account: body.name.startsWith('nobody')
        ? null
        : { id: id(9), role: 'user' as const, createdAt: receipt.at, confirmed: true, suspendedAt: null, you: false },
    })),
    serve(explainView, ({ body }) => {
      onSent(body)
      return { isSeen: body.viewer.role === 'agent', reasons, receipt }
    }),
  ]
  return (
    <AdminStory language={language} served={served} messages={{ [VISIBILITY_CATALOGUE]: { en, cy } }}>
      <VisibilityPage />
    </AdminStory>
  )
}
const meta: Meta<typeof Visibility> = {
  title: 'Agent/Administrator/What people see',
  component: Visibility,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en', onSent: () => undefined, offered: true },
}
export default meta

type Story = StoryObj<typeof Visibility>
export const English: Story = {}
export const Welsh: Story = { args: { language: 'cy' } }
export const NoCards: Story = { args: { offered: false } }
