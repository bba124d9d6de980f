import { readAccessLog } from '@onward/contracts/casework/access-log'
import { ACTIVATION_CONSENT_KINDS, listActivationConsents, stopMarketing } from '@onward/contracts/identity/activation'
import { downloadOwnCv } from '@onward/contracts/jobseekers/cvs'
import {
  EXPORT_BY,
  type GivenConsent,
  listConsents,
  listCvAccess,
  SENT_BY,
  type SentAct,
  takeConsentBack,
} from '@onward/contracts/jobseekers/my-data'
import { serve } from '@onward/portal-kit/fake-api'
import { setCatalogue } from '@onward/portal-kit/i18n'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { JobseekerStory, type JobseekerStoryProps } from '../testing/JobseekerStory'
import { MY_DATA_CATALOGUE } from './catalogue'
import MyDataPage from './MyDataPage'
import cy from './messages/cy.json'
import en from './messages/en.json'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const sent = (reference: string, at: string, route: string): SentAct => ({ reference, at: `2026-11-${at}:00.000Z`, route })
const OLDER = [sent('ONW-5XK2-0CVU', '02T08:15', 'POST /api/jobseekers/cvs')]
const none = () => ({ items: [], nextCursor: null })

/** Services with receipts, a CV download by an employer, and consents. */
const receipts = (): JobseekerStoryProps['served'] => {
  let consents: GivenConsent[] = [
    { id: id(1), kind: 'pool', version: 1, language: 'en', givenAt: '2026-11-12T10:00:00.000Z', withdrawnAt: null },
    {
      id: id(2),
      kind: 'writing-help',
      version: 1,
      language: 'cy',
      givenAt: '2026-11-01T10:00:00.000Z',
      withdrawnAt: '2026-11-03T12:30:00.000Z',
    },
  ]
  const exported = Object.entries(EXPORT_BY).map(([service, one]) =>
    serve(one, () => ({
      service,
      at: '2026-11-21T10:00:00.000Z',
      tables: {},
      files: service === 'jobseekers' ? [{ name: 'Amina CV.pdf', address: `/api/jobseekers/cvs/${id(5)}/file` }] : [],
    })),
  )
  return [
    ...exported,
    serve(downloadOwnCv, () => ({ text: 'a CV', filename: 'Amina CV.pdf' })),
    serve(SENT_BY.identity, () => ({
      items: [sent('ONW-1A2B-3C4D', '20T09:00', 'PUT /api/identity/language')],
      nextCursor: null,
    })),
    serve(SENT_BY.jobseekers, ({ query }) =>
      query.get('cursor')
        ? { items: OLDER, nextCursor: null }
        : { items: [sent('ONW-7K3F-9QXM', '21T09:40', 'PUT /api/jobseekers/profile')], nextCursor: '7' },
    ),
    serve(SENT_BY.learning, none),
    serve(SENT_BY.jobs, () => ({ items: [sent('ONW-3MZ8-H2PA', '12T14:05', 'POST /api/jobs/applications')], nextCursor: null })),
    serve(SENT_BY.casework, none),
    serve(SENT_BY.messaging, none),
    serve(listCvAccess, () => ({
      items: [
        {
          id: id(3),
          organisation: 'Bright Cleaning Ltd',
          cvFilename: 'Amina CV.pdf',
          jobId: id(4),
          at: '2026-11-13T08:20:00.000Z',
        },
      ],
      nextCursor: null,
    })),
    serve(readAccessLog, () => ({
      items: [
        {
          agentName: 'Nia Hughes',
          officeName: 'Leeds Eastgate Jobcentre',
          what: 'ni-number',
          purposeCode: 'benefit-question',
          purpose: 'You rang about a letter from HMRC',
          at: '2026-11-20T09:15:00.000Z',
        },
        {
          agentName: 'Tom Reeves',
          officeName: 'York Stonebow Jobcentre',
          what: 'other-office',
          purposeCode: '',
          purpose: 'They came to our office today',
          at: '2026-11-12T13:40:00.000Z',
        },
      ],
      nextCursor: null,
    })),
    serve(listConsents, () => ({ items: consents })),
    serve(listActivationConsents, () => ({ items: [] })),
    serve(takeConsentBack, ({ params }) => {
      consents = consents.map((one) =>
        one.kind === params.kind ? { ...one, withdrawnAt: one.withdrawnAt ?? '2026-11-21T10:00:00.000Z' } : one,
      )
      return { receipt: { reference: 'ONW-9QXM-7K3F', at: '2026-11-21T10:00:00.000Z' } }
    }),
  ]
}

interface Setting {
  section: string
  state: 'used' | 'new' | 'broken' | 'referred'
  language: 'en' | 'cy'
  viewer?: 'user' | 'employer' | 'agent'
}
const SERVED: Record<Setting['state'], () => JobseekerStoryProps['served']> = {
  used: receipts,
  referred: () => {
    let stoppedAt: string | null = null
    return [
      serve(listConsents, () => ({ items: [] })),
      serve(listActivationConsents, () => ({
        items: ACTIVATION_CONSENT_KINDS.map((kind) => ({
          kind,
          version: 1,
          language: 'en' as const,
          givenAt: '2026-11-02T09:15:00.000Z',
          withdrawnAt: kind === 'marketing' ? stoppedAt : null,
        })),
      })),
      serve(stopMarketing, () => {
        stoppedAt = '2026-11-21T10:00:00.000Z'
        return { receipt: { reference: 'ONW-9QXM-7K3F', at: stoppedAt } }
      }),
    ]
  },
  new: () => [
    ...Object.values(SENT_BY).map((one) => serve(one, none)),
    serve(listCvAccess, none),
    serve(readAccessLog, none),
    serve(listConsents, () => ({ items: [] })),
    serve(listActivationConsents, () => ({ items: [] })),
  ],
  broken: () => (receipts() ?? []).slice(8, 10),
}
function MyData({ section, state, language, viewer = 'user' }: Setting) {
  setCatalogue(MY_DATA_CATALOGUE, 'en', en)
  setCatalogue(MY_DATA_CATALOGUE, 'cy', cy)
  return (
    <JobseekerStory
      viewer={viewer}
      path={`/my-data?section=${section}`}
      route="/my-data"
      language={language}
      served={SERVED[state]() ?? []}
    >
      <MyDataPage />
    </JobseekerStory>
  )
}

const meta: Meta<typeof MyData> = {
  title: 'Jobseeker/My data',
  component: MyData,
  args: { section: 'sent', state: 'used', language: 'en' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Receipts: Story = {}
export const NothingSent: Story = { args: { state: 'new' } }
export const SomeReceiptsMissing: Story = { args: { state: 'broken' } }
export const AccessLog: Story = { args: { section: 'looked' } }
export const NobodyLooked: Story = { args: { section: 'looked', state: 'new' } }
export const AgreedTo: Story = { args: { section: 'agreed' } }
/** A referred person: consents given at activation. */
export const AgreedAtActivation: Story = { args: { section: 'agreed', state: 'referred' } }
export const NothingAgreed: Story = { args: { section: 'agreed', state: 'new' } }
export const Failed: Story = { args: { section: 'agreed', state: 'broken' } }
export const Welsh: Story = { args: { language: 'cy' } }
export const WelshAgreed: Story = { args: { section: 'agreed', language: 'cy' } }
export const Downloads: Story = { args: { section: 'download' } }
export const DownloadFails: Story = { args: { section: 'download', state: 'broken' } }
export const Correcting: Story = { args: { section: 'correct' } }
export const WelshCorrecting: Story = { args: { section: 'correct', language: 'cy' } }
export const EmployerDownloads: Story = { args: { viewer: 'employer' } }
export const EmployerErases: Story = { args: { viewer: 'employer', section: 'erase', language: 'cy' } }
export const StaffDownload: Story = { args: { viewer: 'agent', section: 'erase' } }
export const Erasing: Story = { args: { section: 'erase' } }
export const WelshErasing: Story = { args: { section: 'erase', language: 'cy' } }
