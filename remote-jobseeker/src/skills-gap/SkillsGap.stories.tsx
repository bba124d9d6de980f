import { readSkillsGap } from '@onward/contracts/jobs/skills-gap'
import { listCourses } from '@onward/contracts/learning/courses'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { JobseekerStory } from '../testing/JobseekerStory'
import { skillsGap } from './examples'
import { SkillsGap } from './SkillsGap'

const courses = serve(listCourses, () => ({ items: [], future: [] }))
const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Skills gap',
  component: JobseekerStory,
  args: { children: <SkillsGap />, served: [serve(readSkillsGap, () => skillsGap), courses] },
}
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {}
export const NothingToLearn: Story = { args: { served: [serve(readSkillsGap, () => ({ ...skillsGap, skills: [] }))] } }
export const NoJobs: Story = { args: { served: [serve(readSkillsGap, () => ({ jobs: 0, skills: [], hasSkills: true }))] } }
export const NoSkills: Story = { args: { served: [serve(readSkillsGap, () => ({ jobs: 0, skills: [], hasSkills: false }))] } }
export const Failed: Story = { args: { served: [] } }
export const Welsh: Story = { args: { language: 'cy' } }
