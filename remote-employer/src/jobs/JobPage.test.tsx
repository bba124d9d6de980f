import { closeJob } from '@onward/contracts/jobs/employer-jobs'
import {
  appealAdvert,
  discardWaitingEdit,
  editJob,
  extendJob,
  listJobVersions,
  previewJob,
  readEmployerJob,
} from '@onward/contracts/jobs/vacancies'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fullJob, preview, versions, waitingEdit } from '../posting/examples'
import { POSTING_MESSAGES } from '../posting/PostingStory'
import { receipt } from '../testing/examples'
import EditJobPage from './EditJobPage'
import JobPage from './JobPage'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
  window.sessionStorage.clear()
})
const history = serve(listJobVersions, () => ({ items: versions, nextCursor: null, total: versions.length }))
const page = (of: 'view' | 'edit') =>
  render(
    <PortalFixture
      viewer="employer"
      path={`/employer/jobs/${fullJob.id}${of === 'edit' ? '/edit' : ''}`}
      route={`/employer/jobs/:id${of === 'edit' ? '/edit' : ''}`}
      messages={POSTING_MESSAGES}
    >
      {of === 'edit' ? <EditJobPage /> : <JobPage />}
    </PortalFixture>,
  )

/** Opens the menu of the job and presses an entry. */
async function pick(entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More for Care assistant' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

test('a job shows its figures, its advert and its history', async () => {
  undo = fakeApi(
    serve(readEmployerJob, () => fullJob),
    history,
  )
  page('view')
  expect(await screen.findByRole('heading', { level: 1, name: 'Care assistant' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read 3 applications' })).toHaveAttribute(
    'href',
    `/employer/applications?jobId=${fullJob.id}`,
  )
  const region = await screen.findByRole('region', { name: 'History' })
  expect(region).toHaveTextContent('Edited 19 November 2026, 11:05, by Sioned Vaughan')
  expect(region).toHaveTextContent('Applicants were told on 19 November 2026, 11:05.')
  expect(region).toHaveTextContent('Deadline changed 12 November 2026, 09:00, by somebody who has left')
  expect(region).toHaveTextContent('Posted 2 November 2026, 09:00, by Gareth Pryce')
  const table = within(region).getAllByRole('table', { hidden: true })[0] as HTMLElement
  expect(table).toHaveTextContent('£12.80 an hour')
  expect(table).toHaveTextContent('Screen reader friendly')
})

test('a job has one step to take next, and a closed one can only be posted again', async () => {
  undo = fakeApi(
    serve(readEmployerJob, () => ({ ...fullJob, state: 'closed' as const, shown: 'Closed' as const, applications: 0 })),
    history,
  )
  page('view')
  expect(await screen.findByRole('link', { name: 'Copy' })).toHaveAttribute('href', `/employer/post-job?copy=${fullJob.id}`)
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  // Nothing is left for the menu.
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull()
})

test('an advert that our team closed says so in its history, and nobody is said to have left', async () => {
  const closed = { ...fullJob, state: 'closed' as const, shown: 'Closed' as const, checkNote: 'The adverts repeat each other.' }
  const items = [{ version: 9, kind: 'closed' as const, at: receipt.at, by: '', changes: [], toldAt: null }]
  undo = fakeApi(
    serve(readEmployerJob, () => closed),
    serve(listJobVersions, () => ({ items, nextCursor: null, total: 1 })),
  )
  page('view')
  const region = await screen.findByRole('region', { name: 'History' })
  await waitFor(() => expect(region).toHaveTextContent(/Closed .*, by our team/))
  expect(region).not.toHaveTextContent('has left')
})

test('a returned job is answered once, with a sentence', async () => {
  const sent: string[] = []
  undo = fakeApi(
    serve(readEmployerJob, () => ({
      ...fullJob,
      state: 'draft' as const,
      shown: 'Draft' as const,
      checks: ['sent-back'],
      checkNote: 'Please take the fee out.',
    })),
    history,
    serve(appealAdvert, ({ body }) => {
      sent.push(body.words)
      return { version: 5, receipt }
    }),
  )
  page('view')
  await userEvent.click(await screen.findByText('Do you disagree?'))
  await userEvent.click(screen.getByRole('button', { name: 'Send your answer' }))
  expect(screen.getByLabelText('Why the advert is right as it is')).toHaveAccessibleDescription(
    /Say why the advert is right as it is/,
  )
  await userEvent.type(screen.getByLabelText('Why the advert is right as it is'), ' We pay it. ')
  await userEvent.click(screen.getByRole('button', { name: 'Send your answer' }))
  await waitFor(() => expect(sent).toEqual(['We pay it.']))
})

test('the deadline is changed, or refused with a sentence', async () => {
  const sent: (string | null)[] = []
  undo = fakeApi(
    serve(readEmployerJob, () => fullJob),
    history,
    serve(extendJob, ({ body }) => {
      sent.push(body.applicationDeadline)
      if (body.applicationDeadline === null) return { version: 5, receipt }
      return {
        problem: 'invalid-input',
        errors: [{ field: 'applicationDeadline', message: 'Choose a deadline within 180 days. You can move it later on.' }],
      }
    }),
  )
  page('view')
  await pick('Change the deadline')
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveTextContent('People can apply until 21 December 2026.')
  const year = within(dialog).getByLabelText('Year')
  await userEvent.clear(year)
  await userEvent.type(year, '2099')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the deadline' }))
  const summary = await within(dialog).findByRole('alert')
  expect(within(summary).getByRole('link')).toHaveTextContent(/Choose a deadline within 180 days/)
  expect(year).toHaveAccessibleDescription(/Choose a deadline within 180 days/)
  expect(year).toHaveValue('2099')
  for (const part of ['Day', 'Month', 'Year']) await userEvent.clear(within(dialog).getByLabelText(part))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the deadline' }))
  expect(await screen.findByText(/People can apply for Care assistant until you close it/)).toBeInTheDocument()
  expect(sent).toEqual(['2099-12-21', null])
})

test.each([
  { dialog: 'the deadline', opener: 'Change the deadline', button: 'Save the deadline', endpoint: extendJob },
  { dialog: 'deleting', opener: 'Delete', button: 'Delete', endpoint: closeJob },
])('a failure of $dialog is shown in its dialog, which stays usable', async ({ opener, button, endpoint }) => {
  undo = fakeApi(
    serve(readEmployerJob, () => fullJob),
    history,
    serve(endpoint as typeof closeJob, () => ({ problem: 'unexpected' })),
  )
  page('view')
  await pick(opener)
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
  const summary = await within(dialog).findByRole('alert')
  expect(within(summary).getByRole('heading')).toHaveTextContent('That did not work')
  expect(summary).not.toHaveAttribute('data-notice')
  await waitFor(() => expect(summary).toHaveFocus())
  expect(within(dialog).getByRole('button', { name: button })).toBeEnabled()
})

test('a job that somebody else closed meanwhile says so', async () => {
  undo = fakeApi(
    serve(readEmployerJob, () => fullJob),
    history,
    serve(closeJob, () => ({ problem: 'state-conflict' })),
  )
  page('view')
  await pick('Delete')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/Somebody changed this job in the meantime/)).toBeInTheDocument()
})

/** From any step to the last one, and saved there. */
async function save() {
  await userEvent.click(screen.getByRole('button', { name: /^Check and save/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
}

test('the number of people who would be notified of a change is shown before saving', async () => {
  let saved: { version: number; location: string } | undefined
  undo = fakeApi(
    serve(readEmployerJob, () => fullJob),
    serve(previewJob, () => ({ ...preview, told: 2 })),
    serve(editJob, ({ body }) => {
      saved = { version: body.version, location: body.location }
      return { state: 'active' as const, version: 5, told: 2, receipt }
    }),
  )
  page('edit')
  const place = await screen.findByLabelText(/Location/)
  expect(place).toHaveValue('Halifax, HX1')
  await userEvent.clear(place)
  await userEvent.type(place, 'Leeds')
  await save()
  expect(await screen.findByText('2 people whose applications are open will get one notice of this change.')).toBeVisible()
  expect(saved).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(/Care assistant is live with your changes/)).toBeInTheDocument()
  expect(saved).toEqual({ version: 4, location: 'Leeds' })
  expect(window.sessionStorage).toHaveLength(0)
})

test('after a conflict the page shows who was first and the differences, and can save over them', async () => {
  let now = fullJob
  const saved: { version: number; location: string }[] = []
  undo = fakeApi(
    serve(readEmployerJob, () => now),
    serve(previewJob, () => preview),
    serve(editJob, ({ body }) => {
      if (body.version !== now.version) return { problem: 'state-conflict' }
      saved.push({ version: body.version, location: body.location })
      return { state: 'active' as const, version: 6, told: 0, receipt }
    }),
  )
  page('edit')
  const place = await screen.findByLabelText(/Location/)
  now = { ...fullJob, version: 5, location: 'Brighouse', pay: { minimum: 15, maximum: null, period: 'hour' }, payNote: '' }
  await userEvent.clear(place)
  await userEvent.type(place, 'Leeds')
  await save()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Somebody else changed this job')
  const rows = within(alert)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
  expect(rows.map((row) => row.map((cell) => cell?.replace(/^(Your version|The job now|What)/, '')))).toEqual([
    ['Location', 'Brighouse', 'Leeds'],
    ['Salary', 'From £15.00 an hour', '£13.20 to £14.00 an hour, plus mileage'],
  ])
  expect(screen.getByRole('region', { name: 'What your advert says' })).toHaveTextContent('LocationLeeds')
  await userEvent.click(within(alert).getByRole('button', { name: 'Replace it with mine' }))
  await waitFor(() => expect(saved).toEqual([{ version: 5, location: 'Leeds' }]))
})

test('changes that wait for a check are shown beside the published job, and can be withdrawn', async () => {
  let now: typeof fullJob = { ...fullJob, editWaits: 'check', waitingEdit }
  undo = fakeApi(
    serve(readEmployerJob, () => now),
    history,
    serve(discardWaitingEdit, () => {
      now = fullJob
      return { version: 6, receipt }
    }),
  )
  page('view')
  expect(await screen.findByText('Your changes are waiting to be checked')).toBeVisible()
  expect(screen.getByText(/Jobseekers still see the earlier version/)).toBeVisible()
  expect(screen.getByText(/20 November 2026, 16:40, by Sioned Vaughan/)).toBeVisible()
  // The page shows the published advert.
  expect(within(screen.getByRole('region', { name: 'The advert' })).queryByText(/WhatsApp/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Discard the changes' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard the changes' }))
  expect(await screen.findByText(/Care assistant stays as it is/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Your changes are waiting to be checked')).not.toBeInTheDocument())
})

test('a failure to withdraw changes is shown in the dialog, which stays open', async () => {
  undo = fakeApi(
    serve(readEmployerJob, () => ({ ...fullJob, editWaits: 'check' as const, waitingEdit })),
    history,
    serve(discardWaitingEdit, () => ({ problem: 'unexpected' })),
  )
  page('view')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard the changes' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Discard the changes' }))
  expect(await dialog.findByRole('alert')).not.toHaveAttribute('data-notice')
})

test('editing continues with the waiting changes, and says that jobseekers still see the published job', async () => {
  undo = fakeApi(
    serve(readEmployerJob, () => ({ ...fullJob, editWaits: 'check' as const, waitingEdit })),
    serve(previewJob, () => ({ ...preview, waits: true })),
    serve(editJob, () => ({ state: 'active' as const, version: 5, told: 0, waits: true, receipt })),
  )
  page('edit')
  expect(await screen.findByLabelText(/Location/)).toHaveValue('Leeds')
  expect(screen.getByText(/These changes are waiting to be checked/)).toBeVisible()
  await save()
  expect(await screen.findByText(/Until then jobseekers see the earlier version/)).toBeInTheDocument()
})
