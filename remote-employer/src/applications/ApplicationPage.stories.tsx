import { moveApplication } from '@onward/contracts/jobs/application-moves'
import { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { fullApplication, receipt } from '../testing/examples'
import ApplicationPage from './ApplicationPage'
import { ApplicationsStory } from './ApplicationsStory'
import { EndDialog } from './EndDialog'
import { accepted, anonymousApplication, offered, rejected, reviewed } from './examples'
import { OfferDialog } from './OfferDialog'

const of = (application: typeof fullApplication) => [
  serve(readEmployerApplication, () => application),
  serve(moveApplication, ({ body }) => ({ state: body.to, version: body.version + 1, receipt })),
]
const meta: Meta<typeof ApplicationsStory> = {
  title: 'Employer/Application',
  component: ApplicationsStory,
  args: {
    path: `/employer/applications/${fullApplication.id}?status=new`,
    route: '/employer/applications/:id',
    children: <ApplicationPage />,
    served: of(fullApplication),
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}
export const WithoutAName: Story = { args: { served: of(anonymousApplication) } }
export const AdjustmentsAsked: Story = {
  args: { served: of({ ...reviewed, adjustmentsWords: 'A quiet room for the interview.' }) },
}
export const Offered: Story = { args: { served: of(offered) } }
export const OfferWithoutDetails: Story = { args: { served: of({ ...offered, offers: [] }) } }
export const Accepted: Story = { args: { served: of(accepted) } }
export const FirstDayOpen: Story = { args: { served: of({ ...accepted, start: null }) } }
export const Started: Story = {
  args: {
    served: of({
      ...accepted,
      state: 'placed',
      next: [],
      start: { startsOn: '2027-01-05', startedOn: '2027-01-06', version: 2 },
    }),
  },
}
export const Rejected: Story = { args: { served: of(rejected) } }
export const Withdrawn: Story = {
  args: {
    served: of({
      ...fullApplication,
      state: 'withdrawn',
      withdrawal: 'travel',
      next: [],
      match: null,
      matchScore: null,
      coverLetter: '',
      history: [...fullApplication.history, { state: 'withdrawn', at: '2026-11-21T09:12:00.000Z', by: 'jobseeker' }],
    }),
  },
}
export const WithdrawnAfterAccepting: Story = {
  args: {
    served: of({
      ...accepted,
      state: 'withdrawn',
      withdrawal: 'travel',
      next: [],
      match: null,
      matchScore: null,
      coverLetter: '',
      history: [
        { state: 'accepted', at: '2026-11-20T09:12:00.000Z', by: 'jobseeker' },
        { state: 'withdrawn', at: '2026-11-21T09:12:00.000Z', by: 'jobseeker' },
      ],
    }),
  },
}
export const NotFound: Story = { args: { served: [serve(readEmployerApplication, () => ({ problem: 'not-found' }))] } }

const nothing = () => {}
const ending = {
  open: true,
  sending: false,
  after: 'They are told at once. It cannot be undone.',
  onSend: nothing,
  onCancel: nothing,
}
export const Rejecting: Story = {
  args: { children: <EndDialog {...ending} ending="rejected" title="Reject Amina Okafor-Reed" /> },
}
export const Overtaken: Story = {
  args: {
    children: (
      <EndDialog
        {...ending}
        ending="position_closed"
        title="Close the application of Amina Okafor-Reed"
        failure="Nia Bevan has just moved this application to &quot;Withdrawn&quot;."
        over
      />
    ),
  },
}
export const MakingAnOffer: Story = {
  args: {
    children: (
      <OfferDialog
        name="Amina Okafor-Reed"
        offer={null}
        job={{ type: 'part-time', salary: '£12.60 an hour', location: 'Halifax, HX1' }}
        sending={false}
        failure={null}
        onSend={nothing}
        onCancel={nothing}
      />
    ),
  },
}
export const Welsh: Story = { args: { language: 'cy', served: of(offered) } }
