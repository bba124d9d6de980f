import type { CaseStage } from '@onward/contracts/casework/case-history'
import { type CaseRow, listCases } from '@onward/contracts/casework/cases'
import { listReferrals } from '@onward/contracts/casework/referrals'
import { closeTour } from '@onward/contracts/identity/identity'
import { findForEmployer } from '@onward/contracts/jobs/quick-find'
import { inEachLanguage } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { fixtureSession, PortalFixture } from '@onward/portal-kit/fixture'
import { usePageKeys } from '@onward/portal-kit/keys'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { BootRemote } from '../boot/boot-document'
import { examplePortal } from '../frame/example-portal'
import cy from './messages/cy.json'
import en from './messages/en.json'
import StaffTools from './StaffTools'
import { TOOLS_NAMESPACE } from './tools-catalogue'

const person = (n: number, firstName: string, lastName: string, stage: CaseStage): CaseRow => ({
  id: `00000000-0000-4000-8000-0000000000c${n}`,
  referralId: `00000000-0000-4000-8000-0000000000d${n}`,
  firstName,
  lastName,
  stage,
  niMask: 'AB123****C',
  benefitsStatus: 'universal-credit',
  disability: 'none',
  priority: 'low',
  priorityBecause: 'on-track',
  jobMatches: null,
  applications: 0,
  interviews: 0,
  nextInterviewAt: null,
  openedAt: '2026-10-18T16:20:00.000Z',
  nextAction: { kind: 'stage', stage },
  lastActivityAt: '2026-11-18T16:20:00.000Z',
  lastActivity: null,
  agentName: 'Nia Hughes',
  mine: true,
})
const CLIENTS = [person(1, 'Amina', 'Okafor-Reed', 'interview-stage'), person(2, 'Aminur', 'Rahman', 'job-matching')]
const page = <T,>(items: T[]) => ({ items, nextCursor: null, total: items.length })
const found = [
  serve(closeTour, () => ({ receipt: { at: '2026-11-20T14:03:00.000Z', reference: 'ONW-4CV0-PEN1' } })),
  serve(listCases, ({ body }) => ({
    ...page(CLIENTS.filter(({ firstName }) => firstName.toLowerCase().includes(body.search))),
    counts: { active: 2, highPriority: 0, atInterview: 1, applications: 0 },
    views: { 'interview-week': 0, 'no-contact': 0, missed: 0, 'todo-overdue': 0, 'cv-needed': 0 },
  })),
  serve(listReferrals, () => ({
    ...page([]),
    counts: { total: 2, active: 2, completed: 0, pending: 0 },
    views: { returned: 0, expired: 0, week: 0 },
  })),
]

const remotes = examplePortal.map(
  (remote): BootRemote => ({
    ...remote,
    manifest: {
      ...remote.manifest,
      pages: [
        ...remote.manifest.pages,
        ...[
          ['/agent/active-cases', 'Active cases', 'Achosion agored'] as const,
          ['/agent/reports', 'Weekly report', 'Adroddiad wythnosol'] as const,
        ].map(([path, english, welsh]) => ({
          id: path,
          path,
          access: ['agent' as const],
          title: inEachLanguage((language) => (language === 'cy' ? welsh : english)),
          layout: 'frame' as const,
        })),
      ],
    },
  }),
)

function List() {
  usePageKeys('Active cases', [{ keys: ['J', 'K'], label: 'Next row, row before' }])
  return (
    <>
      <p data-tour="views">Interview this week</p>
      <p data-row="1">Amina Okafor-Reed</p>
      <p data-tour="keys">J K</p>
    </>
  )
}
interface Setting {
  viewer?: 'agent' | 'employer'
  isNewcomer?: boolean
  language: 'en' | 'cy'
  portal?: Parameters<typeof PortalFixture>[0]['portal']
}
/** The header's search of staff. */
function Tools({ viewer = 'agent', language, isNewcomer = false, portal }: Setting) {
  return (
    <PortalFixture
      viewer={viewer}
      session={{ ...fixtureSession(viewer), isTourDue: isNewcomer }}
      language={language}
      messages={{ [TOOLS_NAMESPACE]: { en, cy } }}
      {...(portal && { portal })}
    >
      <StaffTools remotes={remotes} />
      <List />
      <label>
        Note <input />
      </label>
    </PortalFixture>
  )
}

const meta: Meta<typeof Tools> = {
  title: 'Shell/Search of staff',
  component: Tools,
  args: { language: 'en' },
  beforeEach: () => fakeApi(...found),
}
export default meta
type Story = StoryObj<typeof Tools>
const searching =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await canvas.findByRole('combobox')
    await userEvent.type(field, text)
  }

export const Closed: Story = {}
export const PagesAndActions: Story = { play: searching('re') }
export const PeopleFound: Story = { play: searching('amin') }
export const ApplicantFound: Story = {
  args: { viewer: 'employer' },
  beforeEach: () =>
    fakeApi(
      serve(findForEmployer, () => ({
        applications: [
          { id: CLIENTS[0]?.id ?? '', name: 'Amina Okafor-Reed', jobTitle: 'Care Assistant', state: 'shortlisted' as const },
        ],
        adverts: [{ id: CLIENTS[1]?.id ?? '', title: 'Care Assistant', location: 'Leeds', state: 'active' as const }],
      })),
    ),
  play: searching('a'),
}
export const NothingFound: Story = { play: searching('zzz') }
export const SearchFailed: Story = {
  beforeEach: () => fakeApi(serve(listCases, () => ({ problem: 'unexpected' }))),
  play: searching('week'),
}
export const InWelsh: Story = { args: { language: 'cy' }, play: searching('amin') }
export const Keys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('?')
    await canvas.findByRole('dialog')
  },
}
export const KeysInWelsh: Story = { ...Keys, args: { language: 'cy' } }
export const FirstVisit: Story = {
  args: { isNewcomer: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: /^Tour of the staff pages/ })
  },
}
export const FirstVisitInWelsh: Story = {
  args: { isNewcomer: true, language: 'cy' },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: /^Taith drwy dudalennau’r staff/ })
  },
}
