import { activateCv, type Cv, listCvs, saveProfile, uploadCv, uploadCvForReview } from '@onward/contracts/jobseekers'
import { DOCUMENTED_TEXTS, missingFrom } from '@onward/portal-kit/documented-texts'
import { serve } from '@onward/portal-kit/fake-api'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import CvReviewPage from './cv-review/CvReviewPage'
import { CvCard } from './profile/CvCard'
import { EditProfileDialog } from './profile/EditProfileDialog'
import { cv, profile, receipt } from './testing/examples'
import { JobseekerStory, type JobseekerStoryProps } from './testing/JobseekerStory'

const TEXTS = DOCUMENTED_TEXTS.jobseeker
type Served = NonNullable<JobseekerStoryProps['served']>
const draw = (of: ReactNode, served: Served) => render(<JobseekerStory served={served}>{of}</JobseekerStory>)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const unexpected = () => ({ problem: 'unexpected' }) as const
const lost = (): never => {
  throw new TypeError('network')
}

const fileOf = (name: string, megabytes: number) => {
  const file = new File(['%PDF-1.7'], name)
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 + 1 })
  return file
}
const choose = async (label: string, file: File) =>
  userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText(label), file)

async function edit(label: string | null, value: string, ...served: Served): Promise<void> {
  draw(<EditProfileDialog profile={profile} onClose={() => undefined} refetch={async () => ({ data: profile })} />, served)
  if (label) fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await press('Save Changes')
}
async function picture(file: File): Promise<void> {
  draw(<EditProfileDialog profile={profile} onClose={() => undefined} refetch={async () => ({ data: profile })} />, [])
  await choose('Choose a picture', file)
}
const listed = (items: Cv[]) => serve(listCvs, () => ({ items }))
async function card(file: File, ...served: Served): Promise<void> {
  draw(<CvCard />, [listed([]), ...served])
  await choose('Upload a CV', file)
}
async function activate(...served: Served): Promise<void> {
  draw(<CvCard />, [listed([{ ...cv, isActive: false }]), ...served])
  await press(/^Set .* as active$/)
}
async function review(file: File, ...served: Served): Promise<void> {
  draw(<CvReviewPage />, [listed([]), ...served])
  await choose('Upload your CV', file)
}
const good = fileOf('zoe.pdf', 0)

const BROUGHT_ABOUT: Record<keyof typeof TEXTS, () => void | Promise<void>> = {
  firstName: () => edit('First name', ''),
  lastName: () => edit('Last name', ''),
  phone: () => edit('Phone', '07700'),
  address: () => edit('Address', ''),
  postcode: () => edit('Postcode', ''),
  pictureType: () => picture(fileOf('me.pdf', 0)),
  pictureSize: () => picture(fileOf('me.png', 5)),
  profileSaved: () =>
    edit(
      null,
      '',
      serve(saveProfile, ({ body }) => ({ version: body.version + 1, receipt })),
    ),
  profileNotSaved: () => edit(null, '', serve(saveProfile, unexpected)),
  cvsNotLoaded: () => {
    draw(<CvCard />, [serve(listCvs, unexpected)])
  },
  cvSignIn: () =>
    card(
      good,
      serve(uploadCv, () => ({ problem: 'sign-in-required' })),
    ),
  cvSize: () => card(fileOf('zoe.pdf', 5)),
  cvType: () => card(fileOf('zoe.exe', 0)),
  cvUnexpected: () => card(good, serve(uploadCv, lost)),
  cvNotRecorded: () => card(good, serve(uploadCv, unexpected)),
  cvNotActive: () => activate(serve(activateCv, unexpected)),
  cvActive: () => activate(serve(activateCv, () => ({ receipt }))),
  analysisFailed: () => review(good, serve(uploadCvForReview, unexpected)),
  reviewType: () => review(fileOf('zoe.exe', 0)),
  reviewSize: () => review(fileOf('zoe.pdf', 10)),
}

test.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])('the documented text of %s is shown to the letter', async (id) => {
  // jsdom draws nothing, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
  sessionStorage.clear()
  await BROUGHT_ABOUT[id]()
  await waitFor(() => expect(missingFrom(TEXTS[id])).toBeNull())
})
