import type { ResponseOf } from '@onward/contracts/endpoint'
import { dismissSuggestion, type JobSuggestion, listSuggestions } from '@onward/contracts/jobs/match-runs'
import { acceptProposedCv, type ProposedCv, readMyCoach, refuseProposedCv, setSharing } from '@onward/contracts/jobseekers/coach'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { JobseekerStory } from '../testing/JobseekerStory'
import WorkCoachPage from './WorkCoachPage'

type Mine = ResponseOf<typeof readMyCoach>
const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const id = (n: number) => `6b0f1a52-9c1e-4c39-8f53-00000000000${n}`
const by = { agentName: 'Nia Hughes', officeName: 'Leeds Southern House Jobcentre' }

const nothing: Mine = {
  coach: { name: by.agentName, officeName: by.officeName },
  sharing: { cv: true, matches: false },
  question: null,
  proposed: [],
  hasActiveCv: true,
}
const added: ProposedCv = {
  ...by,
  id: id(1),
  filename: 'Amina Okafor-Reed CV, typed up on 20 November.docx',
  fileType: 'docx',
  fileSize: 28_000,
  addedAt: '2026-11-20T09:00:00.000Z',
  preview:
    'AMINA OKAFOR-REED\nLeeds LS8\n\nPROFILE\nA patient carer and shop assistant who stays friendly when the queue is long.\n\nWORK\nHome carer, Harehills Home Support, 2019 to 2022\nWashing and dressing, meals, medication prompts.',
}
const suggestion: JobSuggestion = {
  ...by,
  id: id(2),
  jobId: id(3),
  jobTitle: 'Care Assistant',
  company: 'Kirkstall House',
  words: 'Ten minutes on the number 4 bus, and they train you on the job.\nWorth a look?',
  suggestedAt: '2026-11-20T09:00:00.000Z',
  open: true,
  score: 88,
  applicationId: null,
}
const shows = (mine: Mine, items: JobSuggestion[] = []) => [
  serve(readMyCoach, () => mine),
  serve(listSuggestions, () => ({ items })),
  serve(setSharing, () => ({ receipt })),
  serve(acceptProposedCv, () => ({ cvId: id(4), receipt })),
  serve(refuseProposedCv, () => ({ receipt })),
  serve(dismissSuggestion, () => ({ receipt })),
]

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/My work coach',
  component: JobseekerStory,
  args: { path: '/work-coach', children: <WorkCoachPage />, served: shows(nothing) },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const NothingWaits: Story = {}
const everything: Mine = {
  ...nothing,
  sharing: { cv: false, matches: false },
  question: { ...by, askedAt: '2026-11-20T09:00:00.000Z' },
  proposed: [added, { ...added, id: id(5), filename: 'amina.pdf', preview: '' }],
}
const jobs = [
  suggestion,
  { ...suggestion, id: id(6), open: false, words: '' },
  { ...suggestion, id: id(7), applicationId: id(8) },
]
export const EverythingWaits: Story = { args: { served: shows(everything, jobs) } }
export const NoCoach: Story = { args: { served: shows({ ...nothing, coach: null, sharing: { cv: false, matches: false } }) } }
export const LoadingFailed: Story = { args: { served: [serve(readMyCoach, () => ({ problem: 'unexpected' }))] } }
export const Loading: Story = { args: { served: [serve(readMyCoach, () => new Promise(() => {}))] } }
export const Welsh: Story = { args: { language: 'cy', served: shows(everything, jobs) } }
