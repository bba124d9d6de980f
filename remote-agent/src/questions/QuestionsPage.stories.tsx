import { answerReadingQuestion, listMyReadingQuestions, type MyReadingQuestion } from '@onward/contracts/casework/reading'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import QuestionsPage from './QuestionsPage'

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Questions to you',
  component: AgentStory,
  args: { children: <QuestionsPage />, path: '/agent/questions' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const waiting: MyReadingQuestion = {
  id: '00000000-0000-4000-8000-0000000000a1',
  kind: 'same-surname',
  day: '2026-11-20',
  personName: 'Gethin Hughes',
  text: 'Are you related to this client?',
  askedAt: '2026-11-20T15:00:00.000Z',
  answer: null,
  answeredAt: null,
}
const answered: MyReadingQuestion = {
  ...waiting,
  id: '00000000-0000-4000-8000-0000000000a2',
  kind: 'outside-caseload',
  personName: null,
  text: 'Why did you open twelve clients of colleagues?',
  answer: 'I was on the duty desk.',
  answeredAt: '2026-11-21T09:00:00.000Z',
}
/** The services answer as they would after the answer was sent. */
function served() {
  let items = [waiting, answered]
  return [
    serve(listMyReadingQuestions, () => ({ items })),
    serve(answerReadingQuestion, ({ body }) => {
      items = [{ ...waiting, answer: body.answer, answeredAt: receipt.at }, answered]
      return { receipt }
    }),
  ]
}
export const Asked: Story = { args: { served: served() } }
export const Welsh: Story = { args: { language: 'cy', served: served() } }
export const NothingAsked: Story = { args: { served: [serve(listMyReadingQuestions, () => ({ items: [] }))] } }
export const LoadingFailed: Story = { args: { served: [serve(listMyReadingQuestions, () => ({ problem: 'unexpected' }))] } }
