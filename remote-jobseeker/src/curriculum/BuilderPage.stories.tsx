import { EMPTY_CURRICULUM } from '@onward/contracts/jobseekers/curriculum'
import { readCurriculum } from '@onward/contracts/jobseekers/cv-builder'
import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { cv, profile, savedCurriculum } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import BuilderPage from './BuilderPage'

const cvs = serve(listCvs, () => ({ items: [cv] }))
const person = serve(readProfile, () => ({ ...profile, skills: ['Personal care', 'Till work'] }))
const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/CV builder',
  component: JobseekerStory,
  args: {
    path: '/cv-builder',
    children: <BuilderPage />,
    served: [cvs, person, serve(readCurriculum, () => ({ curriculum: savedCurriculum, version: 3 }))],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {}
export const Empty: Story = {
  args: { served: [cvs, person, serve(readCurriculum, () => ({ curriculum: EMPTY_CURRICULUM, version: 0 }))] },
}
export const EmptyWithoutCv: Story = {
  args: {
    served: [
      serve(listCvs, () => ({ items: [] })),
      person,
      serve(readCurriculum, () => ({ curriculum: EMPTY_CURRICULUM, version: 0 })),
    ],
  },
}
export const Failed: Story = { args: { served: [cvs, person] } }
export const Welsh: Story = { args: { language: 'cy' } }
