import { addTodo, readCase } from '@onward/contracts/casework/cases'
import { readReferral } from '@onward/contracts/casework/referrals'
import { searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import ClientCard from './ClientCard'
import cy from './messages/cy.json'
import en from './messages/en.json'
import { CLIENT, caseWith, found } from './testing/answers'

interface Setting {
  language: Language
  /** `new`: the client has not activated the account, and has no case. */
  client: 'active' | 'new' | 'failing'
  jobs: 'some' | 'none'
}
const JOBS = ['Apprentice Electrician', 'Apprentice Chef']

/** The card as on a client's page, with services that answer by the contract and keep what is added. */
function Learning({ language, client, jobs }: Setting) {
  useState(() => {
    forgetQueries()
    const todos: string[] = []
    return fakeApi(
      serve(readReferral, () =>
        client === 'failing' ? { problem: 'unexpected' } : { ...CLIENT, ...(client === 'new' && { caseId: null }) },
      ),
      serve(readCase, () => caseWith(...todos)),
      serve(addTodo, ({ body }) => {
        todos.push(body.title)
        return { id: CLIENT.id, receipt: { reference: 'ONW-7K2M-9QXD', at: '2026-11-28T10:00:00.000Z' } }
      }),
      serve(searchPublicJobs, ({ query }) =>
        jobs === 'none' ? found() : found(...JOBS.map((job) => `${job}, ${query.get('where')}`)),
      ),
    )
  })
  return (
    <PortalFixture language={language} viewer="agent" path={`/agent/clients/${CLIENT.id}`} messages={{ training: { en, cy } }}>
      <ClientCard clientId={CLIENT.id} />
    </PortalFixture>
  )
}

const meta: Meta<typeof Learning> = {
  title: 'Training/ClientCard',
  component: Learning,
  args: { language: 'en', client: 'active', jobs: 'some' },
}
export default meta

type Story = StoryObj<typeof Learning>
export const Client: Story = {}
export const Welsh: Story = { args: { language: 'cy' } }
export const WithoutAccount: Story = { args: { client: 'new' } }
export const Nothing: Story = { args: { jobs: 'none' } }
export const Failing: Story = { args: { client: 'failing' } }
