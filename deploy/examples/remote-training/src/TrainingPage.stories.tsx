import { searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import cy from './messages/cy.json'
import en from './messages/en.json'
import TrainingPage from './TrainingPage'
import { found } from './testing/answers'

interface Setting {
  language: Language
  viewer: 'visitor' | 'user'
  path: string
  jobs: 'some' | 'none' | 'failing'
}
/** The page with a search that answers by the contract: apprentices for that way, a trainee for the other. */
function Training({ language, viewer, path, jobs }: Setting) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(
      serve(searchPublicJobs, ({ query }) => {
        if (jobs === 'failing') return { problem: 'unexpected' }
        if (jobs === 'none') return found()
        return query.get('q') === 'trainee' ? found('Trainee Joiner') : found('Apprentice Electrician', 'Apprentice Chef')
      }),
    )
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture language={language} viewer={viewer} path={path} messages={{ training: { en, cy } }}>
      <TrainingPage />
    </PortalFixture>
  )
}

const meta: Meta<typeof Training> = {
  title: 'Training/Page',
  component: Training,
  args: { language: 'en', viewer: 'visitor', path: '/training', jobs: 'some' },
}
export default meta

type Story = StoryObj<typeof Training>
export const Visitor: Story = {}
export const Welsh: Story = { args: { language: 'cy' } }
export const Jobseeker: Story = { args: { viewer: 'user' } }
export const Trainee: Story = { args: { path: '/training?way=trainee&where=Leeds' } }
export const Nothing: Story = { args: { jobs: 'none' } }
export const Failing: Story = { args: { jobs: 'failing' } }
