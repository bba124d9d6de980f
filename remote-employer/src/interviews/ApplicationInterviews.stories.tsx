import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import {
  addInterviewNote,
  changeInterview,
  type EmployerInterview,
  listApplicationInterviews,
  proposeInterview,
  settleInterview,
} from '@onward/contracts/jobs/interviews'
import { readOrganisation } from '@onward/contracts/jobs/organisation'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { Page } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import employerCy from '../messages/cy.json'
import employerEn from '../messages/en.json'
import { fullApplication, receipt } from '../testing/examples'
import { ApplicationInterviews } from './ApplicationInterviews'
import { INTERVIEWS_CATALOGUE } from './catalogue'
import { AGREED, ASKED_OTHERS, CANCELLED, HELD, OVER, PROPOSED } from './examples'
import cy from './messages/cy.json'
import en from './messages/en.json'

interface Setting {
  language: Language
  state: ApplicationState
  interviews: EmployerInterview[] | 'failing' | 'loading'
}

/** The interviews part of an application's page, with a fake service that stores what it is sent. */
function Interviews({ language, state, interviews }: Setting) {
  const [undo] = useState(() => {
    forgetQueries()
    let items = Array.isArray(interviews) ? interviews : []
    const change = (next: Partial<EmployerInterview>) => {
      items = items.map((one, index) => (index === 0 ? { ...one, ...next, version: one.version + 1 } : one))
    }
    const answer = () => ({ state: items[0]?.state ?? 'proposed', version: items[0]?.version ?? 1, receipt })
    return fakeApi(
      serve(listApplicationInterviews, () => {
        if (interviews === 'failing') return { problem: 'not-allowed' }
        if (interviews === 'loading') return new Promise<never>(() => undefined)
        return { items }
      }),
      serve(readEmployerApplication, () => ({ ...fullApplication, adjustmentsWords: 'A chair with a back, please.' })),
      serve(readOrganisation, () => ({ organisation: null })),
      serve(proposeInterview, ({ body }) => {
        const { slots: _slots, version: _version, ...proposal } = body
        if (items.length === 0) items = [{ ...PROPOSED, ...proposal }]
        else change({ ...proposal, state: 'proposed', startsAt: null, suggested: [], answer: '' })
        return { id: PROPOSED.id, ...answer() }
      }),
      serve(changeInterview, ({ body: { version: _version, ...changes } }) => {
        change(changes)
        return answer()
      }),
      serve(settleInterview, ({ body }) => {
        change({ state: body.to, closingWords: body.words })
        return answer()
      }),
      serve(addInterviewNote, ({ body }) => {
        change({ notes: [{ id: PROPOSED.id, words: body.words, by: 'Amina Okafor-Reed', at: receipt.at }] })
        return { id: PROPOSED.id, receipt }
      }),
    )
  })
  useEffect(() => undo, [undo])
  const messages = { employer: { en: employerEn, cy: employerCy }, [INTERVIEWS_CATALOGUE]: { en, cy } }
  return (
    <PortalFixture language={language} viewer="employer" path="/employer/applications/1" messages={messages}>
      <Page>
        <h1>{fullApplication.name}</h1>
        <ApplicationInterviews applicationId={fullApplication.id} state={state} />
      </Page>
    </PortalFixture>
  )
}

const meta: Meta<typeof Interviews> = {
  title: 'Employer/Interviews of an application',
  component: Interviews,
  args: { language: 'en', state: 'under_review', interviews: [] },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const NotInvited: Story = {}
export const Waiting: Story = { args: { state: 'interview_invited', interviews: [PROPOSED] } }
export const OtherTimesAsked: Story = { args: { state: 'interview_invited', interviews: [ASKED_OTHERS] } }
export const Agreed: Story = { args: { state: 'interview_scheduled', interviews: [AGREED] } }
export const NeedsAnOutcome: Story = { args: { state: 'interview_scheduled', interviews: [OVER] } }
export const HeldWithNotes: Story = { args: { state: 'interviewed', interviews: [HELD, CANCELLED] } }
export const CancelledByUs: Story = { args: { state: 'under_review', interviews: [CANCELLED] } }
export const ApplicationEnded: Story = { args: { state: 'withdrawn' } }
export const Failed: Story = { args: { interviews: 'failing' } }
export const Loading: Story = { args: { interviews: 'loading' } }
export const Welsh: Story = { args: { language: 'cy', state: 'interview_invited', interviews: [ASKED_OTHERS] } }
