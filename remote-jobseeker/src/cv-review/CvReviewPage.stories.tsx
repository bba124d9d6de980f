import { listCvs, readCv } from '@onward/contracts/jobseekers'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { analysis, cv } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import CvReviewPage from './CvReviewPage'

const one = serve(listCvs, () => ({ items: [cv] }))
const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/CV review',
  component: JobseekerStory,
  args: {
    path: '/cv-review',
    children: <CvReviewPage />,
    served: [one, serve(readCv, () => ({ cv, analysis, position: null, badgeCompleted: false }))],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Analysed: Story = {}
export const NoCvYet: Story = { args: { served: [serve(listCvs, () => ({ items: [] }))] } }
export const Waiting: Story = {
  args: {
    served: [
      one,
      serve(readCv, () => ({
        cv: { ...cv, state: 'waiting' as const, score: null },
        analysis: null,
        position: 2,
        badgeCompleted: false,
      })),
    ],
  },
}
export const Refused: Story = {
  args: {
    served: [
      one,
      serve(readCv, () => ({
        cv: { ...cv, state: 'refused' as const, refusal: 'encrypted' as const, score: null },
        analysis: null,
        position: null,
        badgeCompleted: false,
      })),
    ],
  },
}
export const Visitor: Story = { args: { viewer: 'visitor', served: [] } }
export const Welsh: Story = { args: { language: 'cy' } }
