import { CrisisAnswer, CrisisCard } from '@onward/ui/crisis'
import { Page } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { JobseekerStory } from '../testing/JobseekerStory'

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Crisis card',
  component: JobseekerStory,
  args: {
    path: '/messages',
    children: (
      <Page>
        <CrisisAnswer />
      </Page>
    ),
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const FirstOnAPage: Story = {
  args: {
    children: (
      <Page>
        <CrisisCard />
      </Page>
    ),
  },
}
export const FirstOnAPageInWelsh: Story = { args: { ...FirstOnAPage.args, language: 'cy' } }
export const Answer: Story = {}
export const AnswerInWelsh: Story = { args: { language: 'cy' } }
export const AnswerToStaff: Story = { args: { viewer: 'agent' } }
export const AnswerToStaffInWelsh: Story = { args: { viewer: 'employer', language: 'cy' } }
