import { activateCv, type Cv, type CvRefusal, deleteCv, listCvs } from '@onward/contracts/jobseekers/cvs'
import { serve } from '@onward/portal-kit/fake-api'
import { Page } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { cv as newer, olderCv as older, receipt } from '../testing/examples'
import { JobseekerStory } from '../testing/JobseekerStory'
import { CvCard } from './CvCard'

const cv: Cv = { ...newer, filename: 'Amina CV.pdf' }
const olderCv: Cv = { ...older, filename: 'Amina old CV.docx' }
const unread = (n: number, refusal: CvRefusal, filename: string): Cv => ({
  ...cv,
  id: `22222222-2222-4222-8222-22222222223${n}`,
  filename,
  isActive: false,
  state: 'refused',
  refusal,
  score: null,
})
const waiting: Cv = { ...cv, isActive: false, state: 'waiting', score: null }
const of = (...items: Cv[]) => [
  serve(listCvs, () => ({ items })),
  serve(activateCv, () => ({ receipt })),
  serve(deleteCv, () => ({ nowActive: null, receipt })),
]
const meta: Meta<typeof JobseekerStory> = {
  title: 'Jobseeker/CV card',
  component: JobseekerStory,
  args: {
    path: '/profile',
    children: (
      <Page>
        <CvCard />
      </Page>
    ),
    served: of(cv, olderCv),
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const OneActive: Story = {}
export const None: Story = { args: { served: of() } }
export const FirstBeingRead: Story = { args: { served: of(waiting) } }
export const NewerBeingRead: Story = {
  args: { served: of({ ...waiting, id: olderCv.id, state: 'reading', filename: 'Amina new CV.docx' }, cv) },
}
/** One failed CV beside the active one. */
export const OneUnreadable: Story = {
  args: { served: of(unread(1, 'scan-without-text', 'Photo of my CV from the library printer 12.pdf'), cv) },
}
/** Each CV says what to do. */
export const NoneReadable: Story = {
  args: {
    served: of(
      unread(1, 'scan-without-text', 'Scan 1.pdf'),
      unread(2, 'empty', 'Empty 2.docx'),
      unread(3, 'disguised', 'Picture 3.pdf'),
      unread(4, 'corrupt', 'Damaged 4.docx'),
      unread(5, 'encrypted', 'Locked 5.pdf'),
    ),
  },
}
export const NoneReadableInWelsh: Story = { args: { ...NoneReadable.args, language: 'cy' } }
export const FirstBeingReadInWelsh: Story = { args: { ...FirstBeingRead.args, language: 'cy' } }
