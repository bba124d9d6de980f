import { listSimilarJobs, readJob } from '@onward/contracts/jobs/board'
import { apply, listMyApplications, readMyApplication } from '@onward/contracts/jobs/own-applications'
import {
  type ApplicationDraft,
  deleteApplicationDraft,
  listApplicationDrafts,
  readApplicationDraft,
  saveApplicationDraft,
} from '@onward/contracts/jobseekers/application-drafts'
import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { makeDisclosure, previewDisclosure } from '@onward/contracts/jobseekers/disclosures'
import { listLetters } from '@onward/contracts/jobseekers/letters'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries, refreshAnswers } from '@onward/portal-kit/queries'
import { Route, Routes } from '@onward/portal-kit/router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ApplicationPage from '../applications/ApplicationPage'
import ApplicationsPage from '../applications/ApplicationsPage'
import { application, cv, draft, job, letter, olderCv, preview, profile, receipt } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import ApplyPage from './ApplyPage'

let undo: () => void = () => {}
let savedDraft: ApplicationDraft | null = null
beforeEach(() => {
  savedDraft = null
  // jsdom has no layout, so it cannot scroll.
  HTMLElement.prototype.scrollIntoView ??= () => undefined
})
afterEach(() => {
  undo()
  forgetQueries()
  sessionStorage.clear()
  localStorage.clear()
})
/** One server for every tab and device; it stores the draft as the service does. */
const drafts = [
  serve(readApplicationDraft, ({ params }) => ({ draft: savedDraft?.jobId === params.id ? savedDraft : null })),
  serve(listApplicationDrafts, () => ({ items: savedDraft ? [savedDraft] : [] })),
  serve(saveApplicationDraft, ({ body, params }) => {
    if ((savedDraft && savedDraft.jobId === params.id ? savedDraft.version : 0) !== body.version)
      return { problem: 'state-conflict' as const }
    savedDraft = { ...draft, jobId: params.id ?? '', words: body.words, version: body.version + 1 }
    return { version: savedDraft.version, receipt }
  }),
  serve(deleteApplicationDraft, () => {
    savedDraft = null
    return { receipt }
  }),
] as const
const known = [
  serve(readJob, () => job),
  serve(listCvs, () => ({ items: [cv, { ...olderCv, state: 'analysed' as const }] })),
  serve(readProfile, () => profile),
  serve(previewDisclosure, () => preview),
  serve(makeDisclosure, () => ({ id: cv.id, handover: 'signed', receipt })),
  serve(readMyApplication, () => application),
  serve(listMyApplications, () => ({ items: [], nextCursor: null, total: 0 })),
  ...drafts,
] as const
const show = (path = `/jobs/${job.id}/apply`) =>
  render(
    <PortalFixture viewer="user" path={path} messages={MESSAGES}>
      <Routes>
        <Route path="/jobs/:id/apply" element={<ApplyPage />} />
        <Route path="/applications/:id" element={<ApplicationPage />} />
        <Route path="/applications" element={<ApplicationsPage />} />
      </Routes>
    </PortalFixture>,
  )
/** As if the tab had been closed: what only the tab had stored is gone. */
const closeTab = (unmount: () => void) => {
  unmount()
  forgetQueries()
  sessionStorage.clear()
}
const field = () => screen.findByLabelText(/Cover letter/)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }))

test('a double click applies once and leads to the receipt', async () => {
  const keys: (string | null)[] = []
  undo = fakeApi(
    ...known,
    serve(apply, ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return { id: application.id, receipt }
    }),
  )
  show()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Send application' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Application Submitted Successfully' })).toBeVisible()
  expect(screen.getByText('ONW-7K3F-9QXM')).toBeVisible()
  expect(keys).toHaveLength(1)
})

test('a phone number can be given for this employer, and kept in the profile when the person wants', async () => {
  const disclosed: object[] = []
  undo = fakeApi(
    serve(readProfile, () => ({ ...profile, phone: '' })),
    serve(makeDisclosure, ({ body }) => {
      disclosed.push(body)
      return { id: cv.id, handover: 'signed', receipt }
    }),
    ...known.filter((one) => one !== known[4]),
    serve(apply, () => ({ id: application.id, receipt })),
  )
  show()
  const phone = await screen.findByLabelText(/^Phone/)
  await userEvent.type(phone, '0770')
  await send()
  expect(await screen.findByRole('link', { name: 'Phone number must be at least 10 digits' })).toBeVisible()
  await userEvent.type(phone, '0900123')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep this number in my profile too' }))
  await send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Application Submitted Successfully' })).toBeVisible()
  expect(disclosed).toEqual([expect.objectContaining({ phone: '07700900123', keepPhone: true })])
})

test('without a CV, five questions lead to one and back to the job', async () => {
  undo = fakeApi(
    ...known.filter((one) => one !== known[1]),
    serve(listCvs, () => ({ items: [] })),
  )
  show()
  const way = await screen.findByRole('link', { name: 'No CV? Answer five questions' })
  expect(way).toHaveAttribute('href', `/cv-builder?start=questions&for=${job.id}`)
})

test('a lost answer keeps the letter, and the next try repeats the same submit', async () => {
  const keys: (string | null)[] = []
  undo = fakeApi(
    ...known,
    serve(apply, ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return keys.length === 1 ? { problem: 'unexpected' } : { id: application.id, receipt }
    }),
  )
  show()
  await userEvent.type(await field(), 'I like to help.')
  await send()
  expect(await screen.findByText('Your application was not sent')).toBeVisible()
  expect(await field()).toHaveValue('I like to help.')
  await send()
  expect(await screen.findByText('ONW-7K3F-9QXM')).toBeVisible()
  expect(keys[0]).toBe(keys[1])
})

test('someone who already applied sees the receipt and a link to the application', async () => {
  let applicationId: string | null = null
  undo = fakeApi(
    serve(readJob, () => ({ ...job, applicationId })),
    ...known.slice(1),
    serve(apply, () => {
      applicationId = application.id
      return { problem: 'already-exists' }
    }),
  )
  show()
  await screen.findByRole('button', { name: 'Send application' })
  await send()
  expect(await screen.findByRole('link', { name: 'See my application' })).toHaveAttribute(
    'href',
    `/applications/${application.id}`,
  )
  expect(await screen.findByText('ONW-7K3F-9QXM')).toBeVisible()
})

test('news of the application that come before the answer to sending it do not take the form away', async () => {
  let applicationId: string | null = null
  let answer: () => void = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  undo = fakeApi(
    serve(readJob, () => ({ ...job, applicationId })),
    ...known.slice(1),
    serve(apply, async () => {
      applicationId = application.id
      await late
      return { id: application.id, receipt }
    }),
  )
  show()
  await screen.findByRole('button', { name: 'Send application' })
  await send()
  await waitFor(() => expect(applicationId).not.toBeNull())
  await act(() => refreshAnswers('application'))
  answer()
  expect(await screen.findByRole('heading', { level: 1, name: 'Application Submitted Successfully' })).toBeVisible()
})

test('text is saved, says so, is listed as a draft under My applications, and continues in another tab', async () => {
  undo = fakeApi(...known)
  const first = show()
  await userEvent.type(await field(), 'I like to help.')
  await userEvent.click(screen.getByRole('radio', { name: olderCv.filename }))
  await userEvent.click(screen.getByLabelText('I would like adjustments'))
  await userEvent.type(screen.getByLabelText(/What would help you/), 'A quiet room')
  expect(screen.getByText('Not saved yet')).toBeVisible()
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(savedDraft?.words).toEqual({
    cvId: olderCv.id,
    coverLetter: 'I like to help.',
    shareAdjustments: true,
    adjustmentsWords: 'A quiet room',
    shareBenefitsTransition: false,
    phone: null,
  })
  expect(localStorage).toHaveLength(0)
  closeTab(first.unmount)
  const list = show('/applications')
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Draft')).toBeVisible()
  expect(card.getByRole('link', { name: 'Continue: Care Assistant' })).toHaveAttribute('href', `/jobs/${job.id}/apply`)
  closeTab(list.unmount)
  show()
  expect(await field()).toHaveValue('I like to help.')
  expect(screen.getByRole('radio', { name: olderCv.filename })).toBeChecked()
  expect(screen.getByLabelText(/What would help you/)).toHaveValue('A quiet room')
})

test('a draft is deleted after a confirmation', async () => {
  savedDraft = draft
  undo = fakeApi(...known)
  show('/applications')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the draft for Care Assistant' }))
  expect(savedDraft).not.toBeNull()
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete draft' }))
  expect(await screen.findByText('No applications yet')).toBeVisible()
  expect(savedDraft).toBeNull()
})

test('text typed after the session had ended, in a tab that was closed, is there after signing in again, and is saved', async () => {
  undo = fakeApi(
    serve(saveApplicationDraft, () => ({ problem: 'sign-in-required' })),
    ...known,
  )
  const { unmount } = show()
  await userEvent.type(await field(), 'Typed too late')
  expect(await screen.findByText(/What you typed is kept on this device/)).toBeVisible()
  closeTab(unmount)
  undo()
  undo = fakeApi(...known)
  show()
  expect(await field()).toHaveValue('Typed too late')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(savedDraft?.words.coverLetter).toBe('Typed too late')
  expect(localStorage).toHaveLength(0)
})

test('with two tabs, the second shows both versions side by side, and the chosen one is saved', async () => {
  savedDraft = draft
  undo = fakeApi(...known)
  show()
  await userEvent.type(await field(), ' And more.')
  savedDraft = { ...draft, words: { ...draft.words, coverLetter: 'From the other tab.' }, version: draft.version + 1 }
  expect(await screen.findByText(/changed in another tab/)).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'What is here' })).getByText(/I like to help. And more./)).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'What was saved there' })).getByText(/From the other tab\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Keep what is here' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(savedDraft?.words.coverLetter).toBe('I like to help. And more.')
})

test('nothing is sent while the person has to choose between two versions', async () => {
  savedDraft = draft
  let sent = 0
  undo = fakeApi(
    ...known,
    serve(apply, () => {
      sent++
      return { id: application.id, receipt }
    }),
  )
  show()
  await userEvent.type(await field(), ' And more.')
  savedDraft = { ...draft, words: { ...draft.words, coverLetter: 'From the other tab.' }, version: draft.version + 1 }
  await send()
  expect(await screen.findByText(/changed in another tab/)).toBeVisible()
  expect(sent).toBe(0)
  await userEvent.click(await screen.findByRole('link', { name: 'Choose which version to keep, then send it.' }))
  expect(screen.getByRole('button', { name: 'Keep what is here' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await send()
  expect(await screen.findByText('ONW-7K3F-9QXM')).toBeVisible()
  expect(sent).toBe(1)
})

test('a draft deleted elsewhere is not restored unasked', async () => {
  savedDraft = draft
  undo = fakeApi(...known)
  show()
  await field()
  savedDraft = null
  await userEvent.type(await field(), ' And more.')
  expect(await screen.findByText(/was deleted or sent in another tab/)).toBeVisible()
  expect(savedDraft).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Delete what I typed' }))
  expect(await field()).toHaveValue('')
})

test('when a job closes during an application nothing is sent, the text is kept, and similar jobs are offered', async () => {
  const other = { ...job, id: '11111111-1111-4111-8111-111111111112', title: 'Support Worker' }
  let open = true
  undo = fakeApi(
    serve(readJob, ({ params }) => (params.id === other.id ? other : open ? job : { problem: 'not-found' })),
    ...known.slice(1),
    serve(listSimilarJobs, () => ({ items: [other] })),
    serve(apply, () => {
      open = false
      const closedAt = '2026-11-21T10:00:00.000Z'
      if (savedDraft) savedDraft = { ...savedDraft, closed: { at: closedAt, keptUntil: '2026-12-21T10:00:00.000Z' } }
      return { problem: 'state-conflict' }
    }),
  )
  show()
  await userEvent.type(await field(), 'I like to help.')
  await send()
  expect(await screen.findByRole('heading', { level: 1, name: 'This job has closed' })).toBeVisible()
  expect(screen.getByText(/Nothing was sent/)).toBeVisible()
  expect(await screen.findByText(/is kept until 21 December 2026/)).toBeVisible()
  expect(screen.getByText('I like to help.')).toBeVisible()
  await userEvent.click(await screen.findByRole('link', { name: 'Apply with what I wrote: Support Worker' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Apply: Support Worker' })).toBeVisible()
  expect(await screen.findByDisplayValue('I like to help.')).toBeVisible()
})

test('the text for a closed job starts the next application; sharing is asked anew', async () => {
  const closed = draft
  const next = '11111111-1111-4111-8111-111111111112'
  undo = fakeApi(
    serve(readApplicationDraft, ({ params }) => ({ draft: params.id === next ? savedDraft : closed })),
    ...known,
  )
  show(`/jobs/${next}/apply?from=${job.id}`)
  expect(await screen.findByDisplayValue('I like to help.')).toBeVisible()
  expect(screen.getByLabelText('I would like adjustments')).not.toBeChecked()
})

test('a closed job that nobody may see any more still shows what was written for it', async () => {
  savedDraft = draft
  undo = fakeApi(
    serve(readJob, () => ({ problem: 'not-found' })),
    ...known.slice(1),
    serve(listSimilarJobs, () => ({ items: [] })),
  )
  show()
  expect(await screen.findByText('I like to help.')).toBeVisible()
  expect(await screen.findByText('There is no similar job near there at the moment.')).toBeVisible()
})

test('the preview is what the service would send, with the current letter and sharing choices', async () => {
  undo = fakeApi(...known)
  show()
  const title = await screen.findByRole('heading', { name: 'What Calder Community Care will see' })
  const region = within(title.closest('section') as HTMLElement)
  expect(await region.findByText('Halifax, HX1')).toBeVisible()
  expect(region.getByText('3 years')).toBeVisible()
  expect(region.queryByText('Disability Support')).toBeNull()
  await userEvent.type(await field(), 'I like to help.')
  await userEvent.click(screen.getByLabelText('I would like adjustments'))
  await userEvent.type(screen.getByLabelText(/What would help you/), 'A quiet room')
  expect(region.getByText('I like to help.')).toBeVisible()
  expect(region.getByText('A quiet room')).toBeVisible()
  expect(region.getByRole('link', { name: /Open amina.pdf/ })).toHaveAttribute('href', `/api/jobseekers/cvs/${cv.id}/file`)
})

test('a text about adjustments is not sent once the opt-in is removed', async () => {
  const sent: unknown[] = []
  undo = fakeApi(
    serve(makeDisclosure, ({ body }) => {
      sent.push([body.shareAdjustments, body.adjustmentsWords])
      return { id: cv.id, handover: 'signed', receipt }
    }),
    ...known,
    serve(apply, () => ({ id: application.id, receipt })),
  )
  show()
  await userEvent.click(await screen.findByLabelText('I would like adjustments'))
  await userEvent.type(screen.getByLabelText(/What would help you/), 'A quiet room')
  await userEvent.click(screen.getByLabelText('I would like adjustments'))
  await send()
  expect(await screen.findByText('ONW-7K3F-9QXM')).toBeVisible()
  expect(sent).toEqual([[false, '']])
})

test('the page does not say that benefits are never shared when they are', async () => {
  undo = fakeApi(...known)
  show()
  expect(await screen.findByText(/your benefits, your date of birth/)).toBeVisible()
  await userEvent.click(screen.getByLabelText('I am moving off benefits'))
  expect(screen.queryByText(/your benefits, your date of birth/)).toBeNull()
  expect(screen.getByText(/They never see which benefits you get/)).toBeVisible()
})

test('the letter that somebody came from fills the form; existing text is replaced only on request', async () => {
  const letters = serve(listLetters, () => ({ items: [letter] }))
  undo = fakeApi(...known, letters)
  const { unmount } = show(`/jobs/${job.id}/apply?letter=${letter.id}`)
  expect(await screen.findByDisplayValue(/I helped 12 people a day/)).toBeVisible()
  closeTab(unmount)
  localStorage.clear()
  savedDraft = null
  show()
  await userEvent.type(await field(), 'My own words')
  await userEvent.click(await screen.findByRole('button', { name: 'Use the letter I wrote for this job' }))
  expect(await field()).toHaveValue(letter.body)
})
