import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as pages from './AccountPage.stories'

afterEach(cleanup)
const { Erasing, LongPasswords, OnlyMember: EmployerAlone, OnlyOwner, SeveralDevices, WorkCoach } = composeStories(pages)
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})

test('one device is signed out without leaving the page, and this one cannot be', async () => {
  const user = userEvent.setup()
  render(<SeveralDevices />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /Sign out Chrome/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /Sign out Firefox · Windows/ }))
  expect(await screen.findByText('Signed out')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a wrong password is reported beside its field; typed text stays, and the right one works', async () => {
  const user = userEvent.setup()
  render(<SeveralDevices />)
  await user.click(await screen.findByRole('button', { name: 'Change password' }))
  expect(screen.getByLabelText('Your password now')).toHaveFocus()
  await user.keyboard('nope')
  await user.type(screen.getByLabelText('New password'), 'three quiet otters')
  await user.type(screen.getByLabelText('Confirm new password'), 'three quiet')
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
  expect(screen.getByLabelText('Confirm new password')).toBeInvalid()
  await user.type(screen.getByLabelText('Confirm new password'), ' otters')
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
  expect((await screen.findAllByText('This is not your password')).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('New password')).toHaveValue('three quiet otters')
  await user.clear(screen.getByLabelText('Your password now'))
  await user.type(screen.getByLabelText('Your password now'), 'old password')
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeInTheDocument()
})

test('a new password is as long as the deployment asks, which is told before it is sent', async () => {
  const user = userEvent.setup()
  render(<LongPasswords />)
  await user.click(await screen.findByRole('button', { name: 'Change password' }))
  await user.keyboard('old password')
  const field = screen.getByLabelText('New password')
  expect(field).toHaveAccessibleDescription(/^At least 12 characters/)
  await user.type(field, 'two otters')
  await user.type(screen.getByLabelText('Confirm new password'), 'two otters')
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
  expect(screen.getAllByText('Password must be at least 12 characters').length).toBeGreaterThan(0)
  expect(field).toBeInvalid()
})

test('a new email address needs the password, and the page does not say that it has changed yet', async () => {
  const user = userEvent.setup()
  render(<SeveralDevices />)
  await user.click(await screen.findByRole('button', { name: 'Change email address' }))
  await user.keyboard('zoe@')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(screen.getByLabelText('New email address')).toBeInvalid()
  await user.type(screen.getByLabelText('New email address'), 'example.org')
  await user.type(screen.getByLabelText('Your password now'), 'old password')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText(/We sent a link to zoe@example.org/)).toBeInTheDocument()
})

test('an employer reads what happens to the organisation, and closes the account with the password', async () => {
  const user = userEvent.setup()
  const alone = render(<EmployerAlone />)
  expect(await screen.findByText('You are the only person at Calder Community Care')).toBeVisible()
  alone.unmount()
  render(<OnlyOwner />)
  expect(await screen.findByText(/Nia Bevan has been there longest/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose another owner' })).toHaveAttribute('href', '/employer/organisation')
  await user.click(screen.getByRole('button', { name: 'I want to close my account' }))
  expect(screen.getByLabelText('Your password now')).toHaveFocus()
  await user.keyboard('nope{Enter}')
  expect((await screen.findAllByText('This is not your password')).length).toBeGreaterThan(0)
  await user.clear(screen.getByLabelText('Your password now'))
  await user.type(screen.getByLabelText('Your password now'), 'old password{Enter}')
  await waitFor(() => expect(screen.queryByText('This is not your password')).toBeNull())
})

test('a work coach reads who closes their account', async () => {
  render(<WorkCoach />)
  expect(await screen.findByText(/your cases go to a colleague/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'I want to close my account' })).toBeNull()
})

test('the last step of erasing asks for the password, and can still be left', async () => {
  const user = userEvent.setup()
  render(<Erasing />)
  expect(await screen.findByText('Is this what you want?')).toBeVisible()
  expect(screen.getByLabelText('Your password now')).toHaveFocus()
  await user.keyboard('nope{Enter}')
  expect((await screen.findAllByText('This is not your password')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText('Is this what you want?')).toBeNull()
})
