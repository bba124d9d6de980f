import { answerPlacement, listMyPlacements, type MyPlacement } from '@onward/contracts/casework/placements'
import { serve } from '@onward/portal-kit/fake-api'
import { Page } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { JobseekerStory } from '../testing/JobseekerStory'
import { PlacementQuestions } from './PlacementQuestions'

const id = (n: number): string => `7c1f1a52-9c1e-4c39-8f53-00000000000${n}`
const asked: MyPlacement = {
  id: id(1),
  jobTitle: 'Warehouse operative',
  company: 'Calder Foods',
  startedOn: '2026-08-24',
  state: 'weeks-13',
  check: { id: id(2), weeks: 13, answer: null, coached: true },
}
const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const shows = (...items: MyPlacement[]) => {
  let now = items
  return [
    serve(listMyPlacements, () => ({ items: now })),
    serve(answerPlacement, ({ body }) => {
      now = now.map((one) => ({ ...one, check: one.check && { ...one.check, answer: body.answer } }))
      return { answer: body.answer, receipt }
    }),
  ]
}

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Placement questions',
  component: JobseekerStory,
  args: {
    children: (
      <Page>
        <h1>Onward</h1>
        <PlacementQuestions />
      </Page>
    ),
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = { args: { served: shows(asked) } }
export const WithoutCoach: Story = {
  args: { served: shows({ ...asked, check: { id: id(2), weeks: 13, answer: null, coached: false } }) },
}
export const LeftWithoutCoach: Story = {
  args: { served: shows({ ...asked, state: 'ended', check: { id: id(2), weeks: 13, answer: 'ended', coached: false } }) },
}
export const StillWorking: Story = {
  args: { served: shows({ ...asked, check: { id: id(2), weeks: 13, answer: 'working', coached: true } }) },
}
export const JobEnded: Story = {
  args: { served: shows({ ...asked, state: 'ended', check: { id: id(2), weeks: 13, answer: 'ended', coached: true } }) },
}
export const Welsh: Story = { args: { language: 'cy', served: shows(asked) } }
