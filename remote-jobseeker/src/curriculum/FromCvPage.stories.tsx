import { EMPTY_CURRICULUM } from '@onward/contracts/jobseekers/curriculum'
import { readCurriculum, readCvFacts } from '@onward/contracts/jobseekers/cv-builder'
import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { cv, facts, profile, savedCurriculum } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import FromCvPage from './FromCvPage'

const cvs = serve(listCvs, () => ({ items: [cv] }))
const read = serve(readCvFacts, () => ({ facts }))
const person = serve(readProfile, () => profile)
const empty = serve(readCurriculum, () => ({ curriculum: EMPTY_CURRICULUM, version: 0 }))

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/Fill my profile',
  component: JobseekerStory,
  args: { path: `/profile/from-cv?cv=${cv.id}`, children: <FromCvPage />, served: [cvs, read, person, empty] },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const FirstTime: Story = {
  args: { served: [cvs, read, serve(readProfile, () => ({ ...profile, phone: '', postcode: '' })), empty] },
}
/** Profile and CV differ. */
export const Conflicts: Story = {
  args: { served: [cvs, read, person, serve(readCurriculum, () => ({ curriculum: savedCurriculum, version: 3 }))] },
}
export const WhichCv: Story = { args: { path: '/profile/from-cv' } }
export const NoCvs: Story = { args: { path: '/profile/from-cv', served: [serve(listCvs, () => ({ items: [] }))] } }
export const CvNotFound: Story = { args: { served: [cvs, person, empty] } }
export const Welsh: Story = {
  args: {
    language: 'cy',
    served: [cvs, read, person, serve(readCurriculum, () => ({ curriculum: savedCurriculum, version: 3 }))],
  },
}
