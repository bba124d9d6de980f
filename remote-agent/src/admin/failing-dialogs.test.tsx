import { listFrontEnds, rollBackFrontEnd } from '@onward/contracts/gateway/admin-remotes'
import {
  findAccount,
  handOnWork,
  listOffices,
  listStaff,
  listStaffInvitations,
  openOffice,
  readStaffWork,
  suspendAccount,
} from '@onward/contracts/identity/admin-staff'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminStory, type AdminStoryProps } from './AdminStory'
import { page } from './examples'
import StaffPage from './staff/StaffPage'
import { ffion, nia, nothingHeld, office, staff } from './staff/staff-examples'
import VersionsPage from './versions/VersionsPage'
import { frontEnds } from './versions/version-examples'

afterEach(() => {
  cleanup()
  forgetQueries()
})

const staffPage = (...served: NonNullable<AdminStoryProps['served']>) =>
  render(
    <AdminStory
      served={[
        ...served,
        serve(listStaff, () => page(...staff, ffion)),
        serve(listStaffInvitations, () => ({ items: [] })),
        serve(listOffices, () => ({ items: [office] })),
      ]}
    >
      <StaffPage />
    </AdminStory>,
  )

/** The failure is in the form's own summary, not in a notice. */
async function expectFailureIn(place: { findByRole: typeof screen.findByRole }) {
  const summary = await place.findByRole('alert')
  expect(within(summary).getByRole('heading')).toHaveTextContent('That did not work')
  expect(summary).not.toHaveAttribute('data-notice')
}

test('an account that could not be suspended says so in its dialog and keeps the reason', async () => {
  const person = userEvent.setup()
  staffPage(serve(suspendAccount, () => ({ problem: 'unexpected' })))
  await person.click(await screen.findByRole('button', { name: `More for ${nia.name}` }))
  await person.click(await screen.findByRole('menuitem', { name: 'Suspend' }))
  const dialog = within(await screen.findByRole('dialog'))
  const reason = dialog.getByLabelText('Reason')
  await person.selectOptions(reason, within(reason).getAllByRole('option')[1] as HTMLElement)
  const chosen = (reason as HTMLSelectElement).value
  await person.click(dialog.getByRole('button', { name: 'Suspend' }))
  await expectFailureIn(dialog)
  expect(reason).toHaveValue(chosen)
})

test('a failed hand-over of work says so in the dialog and keeps both choices', async () => {
  const person = userEvent.setup()
  staffPage(
    serve(readStaffWork, () => ({ ...nothingHeld, openCases: 43, handover: null })),
    serve(handOnWork, () => ({ problem: 'unexpected' })),
  )
  await person.click(await screen.findByRole('button', { name: `More for ${nia.name}` }))
  await person.click(await screen.findByRole('menuitem', { name: 'Remove account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.selectOptions(await dialog.findByLabelText(/Who takes it over/), ffion.name)
  await person.selectOptions(dialog.getByLabelText(/Reason/), 'They have left')
  await person.click(dialog.getByRole('button', { name: 'Remove account for good' }))
  await expectFailureIn(dialog)
  expect(dialog.getByLabelText(/Who takes it over/)).toHaveDisplayValue(ffion.name)
  expect(dialog.getByLabelText(/Reason/)).toHaveDisplayValue('They have left')
})

test('an office that could not be opened says so above its form and keeps the name', async () => {
  const person = userEvent.setup()
  staffPage(serve(openOffice, () => ({ problem: 'unexpected' })))
  await person.type(await screen.findByLabelText('New office name'), 'Bangor')
  await person.click(screen.getByRole('button', { name: 'Add office' }))
  await expectFailureIn(within(screen.getByRole('region', { name: 'Offices' })))
  expect(screen.getByLabelText('New office name')).toHaveValue('Bangor')
})

test('a failed search for an account says so above its form and keeps the address', async () => {
  const person = userEvent.setup()
  staffPage(serve(findAccount, () => ({ problem: 'unexpected' })))
  await person.type(await screen.findByLabelText('Full email address or staff ID'), 'ola@example.com')
  await person.click(screen.getByRole('button', { name: 'Find account' }))
  await expectFailureIn(within(screen.getByRole('region', { name: 'Find any account' })))
  expect(screen.getByLabelText('Full email address or staff ID')).toHaveValue('ola@example.com')
})

test('a rollback that failed or that a colleague did first stays in its dialog with what was typed', async () => {
  const person = userEvent.setup()
  let problem: 'unexpected' | 'state-conflict' = 'unexpected'
  const revisions: number[] = []
  let reads = 0
  render(
    <AdminStory
      served={[
        serve(listFrontEnds, () => {
          reads += 1
          return { items: frontEnds.map((one) => ({ ...one, revision: one.revision + (reads > 1 ? 1 : 0) })) }
        }),
        serve(listStaff, () => page(...staff)),
        serve(rollBackFrontEnd, ({ body }) => {
          revisions.push(body.revision)
          return { problem }
        }),
      ]}
    >
      <VersionsPage />
    </AdminStory>,
  )
  await person.click(await screen.findByRole('button', { name: 'Roll back: Agent pages' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.selectOptions(dialog.getByLabelText(/^Reason/), 'It is too slow')
  await person.type(dialog.getByLabelText(/^What is wrong/), 'The page takes a minute.')
  await person.click(dialog.getByRole('button', { name: 'Roll back' }))
  await expectFailureIn(dialog)
  problem = 'state-conflict'
  await person.click(dialog.getByRole('button', { name: 'Roll back' }))
  expect(await dialog.findByText(/Somebody else changed this first/)).toBeVisible()
  await waitFor(() => expect(reads).toBe(2))
  await person.click(dialog.getByRole('button', { name: 'Roll back' }))
  // The revision that was seen is sent with each attempt.
  await waitFor(() => expect(revisions).toEqual([41, 41, 41]))
  expect(dialog.getByLabelText(/^What is wrong/)).toHaveValue('The page takes a minute.')
})
