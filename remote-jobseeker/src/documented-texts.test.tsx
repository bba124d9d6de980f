import { refreshSession } from '@onward/contracts/identity/identity'
import { listSimilarJobs, readJob, saveJob, unsaveJob } from '@onward/contracts/jobs/board'
import { apply, listMyApplications, readMyApplication } from '@onward/contracts/jobs/own-applications'
import {
  deleteApplicationDraft,
  listApplicationDrafts,
  readApplicationDraft,
  saveApplicationDraft,
} from '@onward/contracts/jobseekers/application-drafts'
import {
  activateCv,
  type Cv,
  deleteCv,
  listCvs,
  readBadgeEvidence,
  readCv,
  setCvVisibility,
  uploadCv,
  uploadCvForReview,
} from '@onward/contracts/jobseekers/cvs'
import { makeDisclosure, previewDisclosure } from '@onward/contracts/jobseekers/disclosures'
import { listLetters, readWritingHelp, writeLetter } from '@onward/contracts/jobseekers/letters'
import { readProfile, saveProfilePart } from '@onward/contracts/jobseekers/profile'
import { awardCvBadge, listBadges } from '@onward/contracts/learning/learning'
import {
  DOCUMENTED_TEXTS,
  type DocumentedIdOf,
  documentedIdsOf,
  missingFrom,
  repeatedSentences,
} from '@onward/portal-kit/documented-texts'
import { serve } from '@onward/portal-kit/fake-api'
import { Route, Routes } from '@onward/portal-kit/router'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import ApplicationPage from './applications/ApplicationPage'
import ApplyPage from './apply/ApplyPage'
import { CompleteProfile } from './cv-review/CompleteProfile'
import CvReviewPage from './cv-review/CvReviewPage'
import { LetterCard } from './cv-review/LetterCard'
import { SaveToggle } from './jobs/SaveToggle'
import { CvCard } from './profile/CvCard'
import EditProfileDialog from './profile/EditProfileDialog'
import ProfilePage from './profile/ProfilePage'
import { analysis, application, cv, job, letter, preview, profile, receipt } from './testing/examples'
import { JobseekerStory, type JobseekerStoryProps } from './testing/JobseekerStory'

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
  await press(/^Set as active: /)
}
async function review(file: File, ...served: Served): Promise<void> {
  draw(<CvReviewPage />, [listed([]), ...served])
  await choose('Upload your CV', file)
}
const good = fileOf('zoe.pdf', 0)
/** The service analyses an uploaded CV at once. */
const readAtOnce = (endpoint: typeof uploadCv | typeof uploadCvForReview): Served => {
  let items: Cv[] = []
  return [
    serve(listCvs, () => ({ items })),
    serve(readCv, () => ({ cv, analysis, position: null, badgeCompleted: false })),
    serve(listLetters, () => ({ items: [] })),
    serve(listBadges, () => ({ items: [] })),
    serve(endpoint, () => {
      items = [cv]
      return { id: cv.id, receipt }
    }),
  ]
}
async function remove(...served: Served): Promise<void> {
  draw(<CvCard />, [listed([cv]), ...served])
  await press(`Delete ${cv.filename}`)
  await press('Delete CV')
}
async function write(...served: Served): Promise<void> {
  draw(<LetterCard cvId={cv.id} forJob={null} onWritten={() => undefined} />, [
    serve(readWritingHelp, () => ({ available: false, consented: false })),
    ...served,
  ])
  await press('Generate Cover Letter')
}
const finish = (reviewed: Cv, ...served: Served) => {
  draw(<CompleteProfile cv={reviewed} badgeCompleted={false} hasLetter />, [
    serve(listBadges, () => ({ items: [] })),
    listed([reviewed]),
    ...served,
  ])
}
async function earn(...served: Served): Promise<void> {
  finish(
    cv,
    serve(readBadgeEvidence, () => ({ handover: 'signed' })),
    ...served,
  )
  await press('Complete Badge')
}
const awarded = serve(awardCvBadge, () => ({ credentialId: cv.id, receipt }))
const visible: Cv = { ...cv, employerVisible: true }
const changeVisibility = serve(setCvVisibility, ({ body }) => ({ visible: body.visible, receipt }))
async function unlock(): Promise<void> {
  finish(cv, changeVisibility)
  await press('Unlock for Employers')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlock for Employers' }))
}
async function hideWith(answer: typeof changeVisibility): Promise<void> {
  finish(visible, answer)
  await press('Hide from Employers')
}
async function toggle(saved: boolean): Promise<void> {
  draw(<SaveToggle job={{ ...job, saved }} />, [serve(saveJob, () => ({ receipt })), serve(unsaveJob, () => ({ receipt }))])
  await press(`Save ${job.title}`)
}
async function send(): Promise<void> {
  render(
    <JobseekerStory
      path={`/jobs/${job.id}/apply`}
      served={[
        serve(readJob, () => job),
        listed([cv]),
        serve(readProfile, () => profile),
        serve(previewDisclosure, () => preview),
        serve(makeDisclosure, () => ({ id: cv.id, handover: 'signed', receipt })),
        serve(apply, () => ({ id: application.id, receipt })),
        serve(readMyApplication, () => application),
        serve(listSimilarJobs, () => ({ items: [] })),
        serve(listMyApplications, () => ({ items: [], nextCursor: null, total: 0 })),
        serve(readApplicationDraft, () => ({ draft: null })),
        serve(listApplicationDrafts, () => ({ items: [] })),
        serve(saveApplicationDraft, ({ body }) => ({ version: body.version + 1, receipt })),
        serve(deleteApplicationDraft, () => ({ receipt })),
        serve(listLetters, () => ({ items: [] })),
      ]}
    >
      <Routes>
        <Route path="/jobs/:id/apply" element={<ApplyPage />} />
        <Route path="/applications/:id" element={<ApplicationPage />} />
      </Routes>
    </JobseekerStory>,
  )
  await press('Send application')
}
const profilePage = (answer: Parameters<typeof serve<typeof readProfile>>[1]) => {
  draw(<ProfilePage />, [serve(readProfile, answer), listed([cv])])
}

const BROUGHT_ABOUT: Record<DocumentedIdOf<'jobseeker'>, () => void | Promise<void>> = {
  stored: () => profilePage(() => profile),
  skillsHint: async () => {
    await edit('Address', '')
    await userEvent.click(screen.getByRole('tab', { name: 'Skills' }))
  },
  badgeCompletedButton: () => earn(awarded),
  badgeEarned: () => earn(awarded),
  unlock: () => finish(cv),
  hide: () => finish(visible),
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
      serve(saveProfilePart, ({ body }) => ({ version: body.version + 1, receipt })),
    ),
  profileNotSaved: () => edit(null, '', serve(saveProfilePart, unexpected)),
  profileNotLoaded: () => profilePage(unexpected),
  cvsNotLoaded: () => {
    draw(<CvCard />, [serve(listCvs, unexpected)])
  },
  cvSignIn: () =>
    card(
      good,
      serve(uploadCv, () => ({ problem: 'sign-in-required' })),
      serve(refreshSession, () => ({ problem: 'sign-in-required' })),
    ),
  cvSize: () => card(fileOf('zoe.pdf', 5)),
  cvType: () => card(fileOf('zoe.exe', 0)),
  cvRefused: () =>
    card(
      good,
      serve(uploadCv, () => ({ problem: 'too-many-requests' })),
    ),
  cvUnexpected: () => card(good, serve(uploadCv, lost)),
  cvNotRecorded: () => card(good, serve(uploadCv, unexpected)),
  cvUploaded: async () => {
    draw(<CvCard />, readAtOnce(uploadCv))
    await choose('Upload a CV', good)
  },
  cvNotDeletedFromDatabase: () => remove(serve(deleteCv, unexpected)),
  cvNotDeleted: () => remove(serve(deleteCv, lost)),
  cvDeleted: () => remove(serve(deleteCv, () => ({ nowActive: null, receipt }))),
  cvNotActive: () => activate(serve(activateCv, unexpected)),
  cvActive: () => activate(serve(activateCv, () => ({ receipt }))),
  loading: () => profilePage(() => new Promise(() => undefined)),
  analysisFailed: () => review(good, serve(uploadCvForReview, unexpected)),
  reviewType: () => review(fileOf('zoe.exe', 0)),
  reviewSize: () => review(fileOf('zoe.pdf', 10)),
  reviewSignIn: () => {
    render(
      <JobseekerStory viewer="visitor">
        <CvReviewPage />
      </JobseekerStory>,
    )
  },
  analysed: async () => {
    draw(<CvReviewPage />, readAtOnce(uploadCvForReview))
    await choose('Upload your CV', good)
  },
  letterWritten: () => write(serve(writeLetter, () => ({ id: letter.id, receipt }))),
  letterFailed: () => write(serve(writeLetter, unexpected)),
  badgeCompleted: () => earn(awarded),
  badgeFailed: () => earn(serve(awardCvBadge, unexpected)),
  unlocked: unlock,
  hidden: () => hideWith(changeVisibility),
  visibilityFailed: () => hideWith(serve(setCvVisibility, unexpected)),
  applied: send,
  jobSaved: () => toggle(false),
  jobRemoved: () => toggle(true),
}

test('each documented text of this front end has a test, and no other', () => {
  expect(Object.keys(BROUGHT_ABOUT).sort()).toEqual([...documentedIdsOf('jobseeker')].sort())
})

test.each(documentedIdsOf('jobseeker'))('the documented text of %s is shown to the letter', async (id) => {
  // jsdom draws nothing, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
  sessionStorage.clear()
  await BROUGHT_ABOUT[id]()
  await waitFor(() => expect(missingFrom(DOCUMENTED_TEXTS[id])).toBeNull())
  expect(repeatedSentences()).toEqual([])
})
