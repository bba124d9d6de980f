import { joinWaitingList, listCourses } from '@onward/contracts/learning/courses'
import { BADGE_IDS } from '@onward/contracts/learning/learning'
import { serve } from '@onward/portal-kit/fake-api'
import { setCatalogue } from '@onward/portal-kit/i18n'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { JobseekerStory } from '../testing/JobseekerStory'
import { LEARNING_CATALOGUE } from './catalogue'
import { AT, badge, learning, type Setting } from './examples'
import LearningPage from './LearningPage'
import cy from './messages/cy.json'
import en from './messages/en.json'

interface LearningStoryProps extends Setting {
  language: 'en' | 'cy'
  state?: 'loading' | 'broken' | 'list broken'
}
function Learning({ language, state, ...setting }: LearningStoryProps) {
  setCatalogue(LEARNING_CATALOGUE, 'en', en)
  setCatalogue(LEARNING_CATALOGUE, 'cy', cy)
  const [served] = useState(() => {
    if (state === 'loading') return [serve(listCourses, () => new Promise<never>(() => undefined))]
    if (state === 'broken') return [serve(listCourses, () => ({ problem: 'unexpected' }))]
    const broken = state === 'list broken' ? [serve(joinWaitingList, () => ({ problem: 'unexpected' }) as const)] : []
    return [...broken, ...learning(setting).served]
  })
  return (
    <JobseekerStory path="/learning" route="/learning" language={language} served={served}>
      <LearningPage />
    </JobseekerStory>
  )
}

const meta: Meta<typeof Learning> = {
  title: 'Jobseeker/Learning',
  component: Learning,
  args: { language: 'en' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const FirstVisit: Story = {}
export const UnderWay: Story = { args: { read: 2, badges: [badge(1)] } }
export const UnderWayInWelsh: Story = { args: { read: 2, badges: [badge(1)], language: 'cy' } }
export const LessonsRead: Story = { args: { read: 3 } }
export const QuizUnderWay: Story = { args: { read: 3, answers: ['a', 'b'] } }
export const QuizFailed: Story = { args: { read: 3, answers: ['a', 'b', 'b', 'a', 'c'] } }
export const AllEarned: Story = {
  args: { read: 3, passed: true, badges: BADGE_IDS.map((id, index) => badge(index + 1, { badge: id, way: 'course' })) },
}
export const BadgeRevoked: Story = { args: { badges: [badge(1, { revokedAt: AT })] } }
export const WaitingListFails: Story = { args: { state: 'list broken' } }
export const Failed: Story = { args: { state: 'broken' } }
export const Loading: Story = { args: { state: 'loading' } }
