import { moveApplication, readEmployerApplication } from '@onward/contracts/jobs'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { EmployerStory } from '../testing/EmployerStory'
import { fullApplication, receipt } from '../testing/examples'
import ApplicationPage from './ApplicationPage'
import { RejectDialog } from './RejectDialog'

const moved = serve(moveApplication, ({ body }) => ({ state: body.to, version: body.version + 1, receipt }))
const meta: Meta<typeof EmployerStory> = {
  title: 'Employer/Application',
  component: EmployerStory,
  args: {
    path: `/employer/applications/${fullApplication.id}`,
    route: '/employer/applications/:id',
    children: <ApplicationPage />,
    served: [serve(readEmployerApplication, () => fullApplication), moved],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}
export const AdjustmentsAsked: Story = {
  args: {
    served: [
      serve(readEmployerApplication, () => ({
        ...fullApplication,
        disabilitySupport: true,
        adjustmentsWords: 'A quiet room for the interview.',
      })),
    ],
  },
}
export const Ended: Story = {
  args: {
    served: [
      serve(readEmployerApplication, () => ({
        ...fullApplication,
        state: 'withdrawn' as const,
        withdrawal: 'travel' as const,
        next: [],
        match: null,
        matchScore: null,
        coverLetter: '',
        history: [
          ...fullApplication.history,
          { state: 'withdrawn' as const, at: '2026-11-21T09:12:00.000Z', by: 'jobseeker' as const },
        ],
      })),
    ],
  },
}
export const SomebodyWasFirst: Story = {
  args: {
    served: [
      serve(readEmployerApplication, () => fullApplication),
      serve(moveApplication, () => ({ problem: 'state-conflict' })),
    ],
  },
}
export const NotTheirs: Story = { args: { served: [serve(readEmployerApplication, () => ({ problem: 'not-found' }))] } }
export const Rejecting: Story = {
  args: { children: <RejectDialog open name="Amina Okafor-Reed" sending={false} onReject={() => {}} onCancel={() => {}} /> },
}
export const Welsh: Story = { args: { language: 'cy' } }
