import { answerEmployerCheck, type EmployerCheck, listEmployerChecks } from '@onward/contracts/casework/placements'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { Page } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import employerCy from '../messages/cy.json'
import employerEn from '../messages/en.json'
import { PLACEMENTS_CATALOGUE } from './catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'
import { PlacementCheck, PlacementChecks } from './PlacementChecks'

const id = (n: number): string => `7c1f1a52-9c1e-4c39-8f53-00000000000${n}`
const waiting: EmployerCheck = {
  id: id(1),
  applicationId: id(2),
  jobTitle: 'Warehouse operative',
  startedOn: '2026-08-24',
  weeks: 13,
  answer: null,
}
const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }

function Frame({ items, application, language = 'en' }: { items: EmployerCheck[]; application?: string; language?: Language }) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(
      serve(listEmployerChecks, () => ({ items })),
      serve(answerEmployerCheck, ({ body }) => ({ answer: body.answer, receipt })),
    )
  })
  useEffect(() => undo, [undo])
  const messages = { employer: { en: employerEn, cy: employerCy }, [PLACEMENTS_CATALOGUE]: { en, cy } }
  return (
    <PortalFixture viewer="employer" path="/employer/dashboard" language={language} messages={messages}>
      <Page>
        <h1>Onward</h1>
        {application ? <PlacementCheck applicationId={application} /> : <PlacementChecks />}
      </Page>
    </PortalFixture>
  )
}

const meta: Meta<typeof Frame> = { title: 'Employer/Placement checks', component: Frame, parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj<typeof meta>

export const Dashboard: Story = { args: { items: [waiting, { ...waiting, id: id(3), jobTitle: 'Picker', weeks: 4 }] } }
export const OfOneApplication: Story = { args: { items: [waiting], application: waiting.applicationId } }
export const Answered: Story = { args: { items: [{ ...waiting, answer: 'working' }], application: waiting.applicationId } }
export const Welsh: Story = { args: { items: [waiting], language: 'cy' } }
