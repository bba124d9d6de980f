import { readSkillsGap } from '@onward/contracts/jobs/skills-gap'
import { type CourseSummary, listCourses } from '@onward/contracts/learning/courses'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JobseekerStory } from '../testing/JobseekerStory'
import { skillsGap } from './examples'
import { SkillsGap, SkillsGapFold } from './SkillsGap'

afterEach(() => {
  cleanup()
  forgetQueries()
})
const course: CourseSummary = {
  id: 'workplace-readiness',
  title: 'Workplace Readiness',
  summary: '',
  minutes: 15,
  lessons: [],
  quiz: { questions: 10, answered: null, tries: 0, bestPercent: null, passedAt: null },
  percent: 0,
  credentialId: null,
}
const courses = serve(listCourses, () => ({ items: [course], future: [] }))

test('each skill has its points, the jobs it helps with, and the course for it', async () => {
  render(
    <JobseekerStory served={[serve(readSkillsGap, () => skillsGap), courses]}>
      <SkillsGap />
    </JobseekerStory>,
  )
  const user = userEvent.setup()
  expect(await screen.findByText('We looked at your 31 best jobs. We count each skill on its own.')).toBeVisible()
  expect(screen.getByText('Forklift licence: up to +12 points on 3 jobs')).toBeVisible()
  expect(screen.getByText('With it, 2 jobs would become matches of 75% or more.')).toBeVisible()
  expect(screen.getByText('Teamwork: +7 points on 1 job')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Start with a 15-minute course: Workplace Readiness' })).toHaveAttribute(
    'href',
    '/learning/workplace-readiness',
  )
  const [where] = screen.getAllByText('See where it helps most')
  if (!where) throw new Error('no examples')
  await user.click(where)
  expect(screen.getAllByRole('link', { name: 'Care Assistant, Calder Community Care: from 68% to 80%' })[0]).toHaveAttribute(
    'href',
    `/jobs/${skillsGap.skills[0]?.examples[0]?.id}`,
  )
})

test('the dashboard leaves it out for people without skills, who are led to a CV already', async () => {
  render(
    <JobseekerStory served={[serve(readSkillsGap, () => ({ jobs: 0, skills: [], hasSkills: false }))]}>
      <SkillsGapFold />
      <SkillsGap />
    </JobseekerStory>,
  )
  expect(await screen.findByText(/^Add a CV, or skills to your profile/)).toBeVisible()
  expect(screen.queryByText('Skills that would open more doors')).toBeNull()
})
