import { readBoard, readJob, readMatchSummary } from '@onward/contracts/jobs/board'
import { listMyApplications } from '@onward/contracts/jobs/own-applications'
import { readCvLines } from '@onward/contracts/jobseekers/cv-lines'
import { listCvs, readCv, uploadCvForReview } from '@onward/contracts/jobseekers/cvs'
import { listLetters, readWritingHelp, writeLetter } from '@onward/contracts/jobseekers/letters'
import { listBadges } from '@onward/contracts/learning/learning'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { applications, board, cv, job, letter, olderAnalysis, olderCv, shortfall, summary } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import CvReviewPage from './CvReviewPage'
import { markedAnalysis as analysis, cvLines, finishedAnalysis, lowAnalysis, unsureAnalysis } from './examples'

const one = serve(listCvs, () => ({ items: [cv] }))
const read = serve(readCv, () => ({ cv, analysis, position: null, badgeCompleted: false }))
const around = [
  serve(readCvLines, () => cvLines),
  serve(readJob, () => job),
  serve(readBoard, () => board),
  serve(readMatchSummary, () => summary),
  serve(listMyApplications, () => applications),
]
const noBadge = serve(listBadges, () => ({ items: [] }))
const noHelp = serve(readWritingHelp, () => ({ available: false, consented: false }))
const noLetter = serve(listLetters, () => ({ items: [] }))
const oneLetter = serve(listLetters, () => ({ items: [letter] }))

const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/CV review',
  component: JobseekerStory,
  args: {
    path: '/cv-review',
    children: <CvReviewPage />,
    served: [one, read, noLetter, noBadge, noHelp, ...around],
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Analysed: Story = {}
/** A mark leads to its advice, or opens it in place on a narrow screen. */
export const MarkFollowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Mark 2: Add numbers/ }))[0] as HTMLElement)
  },
}
export const Strengths: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Strengths' }))
    await canvas.findAllByRole('button', { name: /^Strong line: / })
  },
}
export const Improvements: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Improvements' }))
    await canvas.findAllByText('High priority')
  },
}
export const AllImprovements: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Improvements' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more: 2 suggestions' }))
  },
}
export const Detailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Detailed' }))
    await canvas.findByText('1 skill found')
  },
}
const analysed = (of: typeof analysis, lines = serve(readCvLines, () => cvLines)) => [
  one,
  serve(readCv, () => ({ cv: { ...cv, score: of.score }, analysis: of, position: null, badgeCompleted: false })),
  lines,
  noLetter,
  noBadge,
  noHelp,
  ...around.slice(1),
]
export const NoRecommendations: Story = { args: { served: analysed(finishedAnalysis) } }
export const UnderFifty: Story = { args: { served: analysed(lowAnalysis) } }
export const UnderFiftyInWelsh: Story = { args: { ...UnderFifty.args, language: 'cy' } }
/** Not all jobs could be read. */
export const Unsure: Story = { args: { served: analysed(unsureAnalysis) } }
export const UnsureInWelsh: Story = { args: { ...Unsure.args, language: 'cy' } }
/** Read by an earlier engine; it is being read again. */
export const EarlierEngine: Story = { args: { served: analysed({ ...analysis, engineVersion: '3.5' }) } }
export const EarlierEngineInWelsh: Story = { args: { ...EarlierEngine.args, language: 'cy' } }
/** The file cannot be read any more. */
export const NoPage: Story = {
  args: {
    served: analysed(
      analysis,
      serve(readCvLines, () => ({ ...cvLines, lines: [] })),
    ),
  },
}
export const PageFailed: Story = {
  args: {
    served: analysed(
      analysis,
      serve(readCvLines, () => ({ problem: 'unexpected' as const })),
    ),
  },
}
/** Loading both the CV and its review fails. */
const broken = () => {
  throw new TypeError('network')
}
export const Offline: Story = { args: { served: [serve(listCvs, broken), serve(readCv, broken)] } }
export const OfflineInWelsh: Story = { args: { ...Offline.args, language: 'cy' } }
/** The upload runs and has no answer yet. */
export const Uploading: Story = {
  args: { served: [serve(listCvs, () => ({ items: [] })), serve(uploadCvForReview, () => new Promise<never>(() => undefined))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Upload your CV'), new File(['%PDF-1.7'], 'amina.pdf'))
    await canvas.findByText('Sending your file')
  },
}
export const Reading: Story = {
  args: {
    served: [
      one,
      serve(readCv, () => ({
        cv: { ...cv, filename: 'Amina CV', state: 'reading' as const, score: null },
        analysis: null,
        position: null,
        badgeCompleted: false,
      })),
    ],
  },
}
export const NoCvYet: Story = { args: { served: [serve(listCvs, () => ({ items: [] }))] } }
export const Waiting: Story = {
  args: {
    served: [
      one,
      serve(readCv, () => ({
        cv: { ...cv, state: 'waiting' as const, score: null },
        analysis: null,
        position: 2,
        badgeCompleted: false,
      })),
    ],
  },
}
const inactive = { ...cv, isActive: false }
/** Another CV is the active one. */
export const NotForMatching: Story = {
  args: {
    served: [
      serve(listCvs, () => ({ items: [inactive, { ...olderCv, filename: 'Amina CV 1.docx', isActive: true }] })),
      serve(readCv, () => ({ cv: inactive, analysis, position: null, badgeCompleted: false })),
      noLetter,
      noBadge,
      noHelp,
      ...around,
    ],
    path: `/cv-review?cv=${cv.id}`,
  },
}
export const NotForMatchingInWelsh: Story = { args: { ...NotForMatching.args, language: 'cy' } }
export const Refused: Story = {
  args: {
    served: [
      one,
      serve(readCv, () => ({
        cv: { ...cv, state: 'refused' as const, refusal: 'encrypted' as const, score: null },
        analysis: null,
        position: null,
        badgeCompleted: false,
      })),
    ],
  },
}
export const NotACv: Story = {
  args: {
    served: [
      one,
      serve(readCv, () => ({
        cv: { ...cv, state: 'refused' as const, refusal: 'not-a-cv' as const, score: null },
        analysis: null,
        position: null,
        badgeCompleted: false,
      })),
    ],
  },
}
export const NotACvInWelsh: Story = { args: { ...NotACv.args, language: 'cy' } }
/** A letter for the job that the person came from; the portal has a language model. */
export const WithLetter: Story = {
  args: {
    path: `/cv-review?cv=${cv.id}&for=${job.id}`,
    served: [
      one,
      read,
      serve(listLetters, () => ({
        items: [
          letter,
          {
            ...letter,
            id: '44444444-4444-4444-8444-444444444442',
            jobId: null,
            jobTitle: 'General Position',
            company: '',
            writtenBy: 'language-model' as const,
          },
        ],
      })),
      noBadge,
      serve(readWritingHelp, () => ({ available: true, consented: true })),
      ...around,
    ],
  },
}
/** The CV has too few facts for a letter for that job. */
const tooFew = [one, read, noLetter, noBadge, noHelp, serve(writeLetter, () => ({ shortfall })), ...around]
const forJob = `/cv-review?cv=${cv.id}&for=${job.id}`
export const TooFewFacts: Story = {
  args: { path: forJob, served: tooFew },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate Cover Letter' }))
    await canvas.findByText('Your CV does not say enough for this letter yet')
  },
}
export const TooFewFactsWelsh: Story = {
  args: { language: 'cy', path: forJob, served: tooFew },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cynhyrchu Llythyr Eglurhaol' }))
    await canvas.findByText('Nid yw eich CV yn dweud digon ar gyfer y llythyr hwn eto')
  },
}
export const BadgeEarnedAndVisible: Story = {
  args: {
    served: [
      serve(listCvs, () => ({ items: [{ ...cv, employerVisible: true }] })),
      serve(readCv, () => ({ cv: { ...cv, employerVisible: true }, analysis, position: null, badgeCompleted: true })),
      oneLetter,
      serve(listBadges, () => ({
        items: [
          {
            credentialId: '55555555-5555-4555-8555-555555555555',
            badge: 'cv-cover-letter-basics' as const,
            way: 'cv-review' as const,
            earnedAt: cv.uploadedAt,
            revokedAt: null,
          },
        ],
      })),
      noHelp,
      ...around,
    ],
  },
}
export const TwoVersions: Story = {
  args: {
    path: `/cv-review?cv=${cv.id}&compare=${olderCv.id}`,
    served: [
      serve(listCvs, () => ({ items: [cv, olderCv] })),
      serve(readCv, ({ params }) =>
        params.id === olderCv.id
          ? { cv: olderCv, analysis: olderAnalysis, position: null, badgeCompleted: false }
          : { cv, analysis, position: null, badgeCompleted: false },
      ),
      noLetter,
      noBadge,
      noHelp,
      ...around,
    ],
  },
}
/** Letters cannot be loaded; the analysis stays. */
export const LettersFailed: Story = { args: { served: [one, read, noBadge, noHelp, ...around] } }
export const Visitor: Story = { args: { viewer: 'visitor', served: [] } }
export const Welsh: Story = { args: { language: 'cy', served: [one, read, oneLetter, noBadge, noHelp, ...around] } }
