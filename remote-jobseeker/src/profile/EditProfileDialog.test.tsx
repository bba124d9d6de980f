import { saveProfile } from '@onward/contracts/jobseekers'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { profile } from '../testing/examples'
import { EditProfileDialog } from './EditProfileDialog'

let undo: () => void = () => {}
afterEach(() => {
  undo()
  forgetQueries()
  sessionStorage.clear()
})
const show = () =>
  render(
    <PortalFixture viewer="user" messages={{ jobseeker: { en, cy } }}>
      <EditProfileDialog profile={profile} onClose={() => {}} refetch={async () => ({ data: profile })} />
    </PortalFixture>,
  )

test('the documented texts say what is missing, and a link of the summary opens the right tab', async () => {
  show()
  await userEvent.clear(screen.getByLabelText('First name'))
  await userEvent.click(screen.getByRole('tab', { name: 'Employment' }))
  await userEvent.clear(screen.getByLabelText('How far you can travel, in miles'))
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(screen.getAllByText('First name is required')).toHaveLength(2)
  Element.prototype.scrollIntoView ??= () => {}
  await userEvent.click(screen.getByRole('link', { name: 'Enter a whole number from 1 to 100' }))
  expect(screen.getByLabelText('How far you can travel, in miles')).toHaveFocus()
})

test('what was typed survives a conflict and a closed dialog', async () => {
  undo = fakeApi(serve(saveProfile, () => ({ problem: 'state-conflict' })))
  const first = show()
  await userEvent.type(screen.getByLabelText('First name'), ' B')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(/changed somewhere else/)).toBeVisible()
  expect(screen.getByLabelText('First name')).toHaveValue('Amina B')
  first.unmount()
  show()
  expect(screen.getByLabelText('First name')).toHaveValue('Amina B')
})
