import { type InterviewInWeek, readInterviewWeek } from '@onward/contracts/jobs/interview-week'
import { type INTERVIEW_LISTS, type ListedInterview, listEmployerInterviews } from '@onward/contracts/jobs/interviews'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import employerCy from '../messages/cy.json'
import employerEn from '../messages/en.json'
import { INTERVIEWS_CATALOGUE } from './catalogue'
import { ANOTHER_DAY, LATER_THAT_DAY, LISTED } from './examples'
import InterviewsPage from './InterviewsPage'
import cy from './messages/cy.json'
import en from './messages/en.json'

type Listing = Partial<Record<(typeof INTERVIEW_LISTS)[number], ListedInterview[]>>
interface Setting {
  language: Language
  lists: Listing | 'failing' | 'loading'
  path: string
}
const inWeek = ({
  id,
  applicationId,
  name,
  jobTitle,
  minutes,
  way,
  meet,
}: ListedInterview): Omit<InterviewInWeek, 'startsAt'> => ({
  id,
  applicationId,
  name,
  jobTitle,
  state: 'confirmed',
  minutes,
  way,
  meet,
})
const WEEK: InterviewInWeek[] = [
  { ...inWeek(LISTED), startsAt: '2098-03-24T10:00:00.000Z' },
  { ...inWeek(LATER_THAT_DAY), startsAt: '2098-03-24T13:00:00.000Z' },
  { ...inWeek(ANOTHER_DAY), id: '5b0f1a52-9c1e-4c39-8f53-000000000119', state: 'proposed', startsAt: '2098-03-26T09:30:00.000Z' },
]

function Interviews({ language, lists, path }: Setting) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(
      serve(listEmployerInterviews, ({ query }) => {
        if (lists === 'failing') return { problem: 'not-allowed' }
        if (lists === 'loading') return new Promise<never>(() => undefined)
        const items = lists[(query.get('list') ?? 'upcoming') as keyof Listing] ?? []
        return { items, nextCursor: null, total: items.length }
      }),
      serve(readInterviewWeek, () => {
        if (lists === 'failing') return { problem: 'not-allowed' }
        if (lists === 'loading') return new Promise<never>(() => undefined)
        return { items: lists.upcoming ? WEEK : [] }
      }),
    )
  })
  useEffect(() => undo, [undo])
  const messages = { employer: { en: employerEn, cy: employerCy }, [INTERVIEWS_CATALOGUE]: { en, cy } }
  return (
    <PortalFixture language={language} viewer="employer" path={path} messages={messages}>
      <InterviewsPage />
    </PortalFixture>
  )
}

const BUSY: Listing = {
  upcoming: [LISTED, LATER_THAT_DAY, ANOTHER_DAY],
  outcome: [{ ...LISTED, id: '5b0f1a52-9c1e-4c39-8f53-000000000111', startsAt: '2026-11-20T10:00:00.000Z' }],
  answer: [
    { ...LISTED, id: '5b0f1a52-9c1e-4c39-8f53-000000000112', state: 'alternative_requested', name: 'Zoë Łukasiewicz-Şahin' },
  ],
  waiting: [{ ...LISTED, id: '5b0f1a52-9c1e-4c39-8f53-000000000113', state: 'proposed', name: 'Siân O’Brien' }],
}
const meta: Meta<typeof Interviews> = {
  title: 'Employer/Interviews',
  component: Interviews,
  args: { language: 'en', lists: BUSY, path: '/employer/interviews?day=2098-03-24' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

const LISTS = '/employer/interviews?view=list'
export const Busy: Story = {}
export const EmptyWeek: Story = { args: { lists: {} } }
export const Lists: Story = { args: { path: LISTS } }
export const OnlyWaiting: Story = { args: { path: LISTS, lists: { waiting: BUSY.waiting ?? [] } } }
export const Empty: Story = { args: { path: LISTS, lists: {} } }
export const Failed: Story = { args: { lists: 'failing' } }
export const Loading: Story = { args: { lists: 'loading' } }
export const Welsh: Story = { args: { language: 'cy' } }
export const WelshLists: Story = { args: { language: 'cy', path: LISTS } }
