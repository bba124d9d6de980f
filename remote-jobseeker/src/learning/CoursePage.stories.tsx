import { answerQuestion, readCourse, startQuiz } from '@onward/contracts/learning/courses'
import { serve } from '@onward/portal-kit/fake-api'
import { setCatalogue } from '@onward/portal-kit/i18n'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { JobseekerStory } from '../testing/JobseekerStory'
import CoursePage from './CoursePage'
import { LEARNING_CATALOGUE } from './catalogue'
import { badge, COURSE, learning, type Setting } from './examples'
import cy from './messages/cy.json'
import en from './messages/en.json'

interface CourseStoryProps extends Setting {
  language: 'en' | 'cy'
  course: string
  /** A lesson's id, `quiz`, or empty for the start. */
  part: string
  state?: 'loading' | 'broken' | 'no start' | 'unreachable'
}
function Course({ language, course, part, state, ...setting }: CourseStoryProps) {
  setCatalogue(LEARNING_CATALOGUE, 'en', en)
  setCatalogue(LEARNING_CATALOGUE, 'cy', cy)
  const [served] = useState(() => {
    if (state === 'loading') return [serve(readCourse, () => new Promise<never>(() => undefined))]
    if (state === 'broken') return [serve(readCourse, () => ({ problem: 'unexpected' }))]
    const { served: all } = learning(setting)
    if (state === 'no start') return [serve(startQuiz, () => ({ problem: 'not-ready' })), ...all]
    if (state === 'unreachable') return [serve(answerQuestion, () => ({ problem: 'not-ready' })), ...all]
    return all
  })
  return (
    <JobseekerStory
      path={`/learning/${course}${part && `#${part}`}`}
      route="/learning/:course"
      language={language}
      served={served}
    >
      <CoursePage />
    </JobseekerStory>
  )
}

const meta: Meta<typeof Course> = {
  title: 'Jobseeker/Course',
  component: Course,
  args: { language: 'en', course: COURSE, part: '' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const NotStarted: Story = {}
export const Started: Story = { args: { read: 1 } }
export const HasBadge: Story = { args: { badges: [badge(1, { badge: COURSE })] } }
export const FirstLesson: Story = { args: { part: 'before-the-day' } }
export const Lesson: Story = { args: { part: 'tell-a-story', read: 1 } }
export const LessonInWelsh: Story = { args: { part: 'tell-a-story', read: 1, language: 'cy' } }
export const LastLesson: Story = { args: { part: 'your-questions', read: 2 } }
export const QuizNotStarted: Story = { args: { part: 'quiz', read: 1 } }
export const QuizStartFailed: Story = { args: { part: 'quiz', read: 3, state: 'no start' } }
export const Question: Story = { args: { part: 'quiz', read: 3, started: true } }
export const Resumed: Story = { args: { part: 'quiz', read: 3, answers: ['a', 'b'] } }
export const QuestionInWelsh: Story = { args: { part: 'quiz', read: 3, answers: ['a'], language: 'cy' } }
export const AnswerNotSent: Story = { args: { part: 'quiz', read: 3, started: true, state: 'unreachable' } }
export const QuizFailed: Story = { args: { part: 'quiz', read: 3, answers: ['a', 'b', 'b', 'a', 'c'] } }
export const Passed: Story = { args: { part: 'quiz', read: 3, answers: ['a', 'a', 'a', 'a', 'b'] } }
export const PassedInWelsh: Story = { args: { part: 'quiz', read: 3, answers: ['a', 'a', 'a', 'a', 'b'], language: 'cy' } }
export const PassedWithEveryAnswer: Story = { args: { part: 'quiz', read: 3, answers: ['a', 'a', 'a', 'a', 'a'] } }
export const NoSuchCourse: Story = { args: { course: 'flying' } }
export const Failed: Story = { args: { state: 'broken' } }
export const Loading: Story = { args: { state: 'loading' } }
