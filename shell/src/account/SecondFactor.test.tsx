import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from './SecondFactor.stories'

afterEach(cleanup)
const { FewCodesLeft, FactorOff: Off, FactorOn: On } = composeStories(stories)
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})
const password = (text: string) => userEvent.type(screen.getByLabelText('Your password now'), `${text}{Enter}`)

test('new recovery codes need the password, and are shown until they are confirmed as saved', async () => {
  const user = userEvent.setup()
  render(<FewCodesLeft />)
  expect(await screen.findByText('2 recovery codes are left.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Make new recovery codes' }))
  await password('nope')
  expect((await screen.findAllByText('This is not your password'))[0]).toBeVisible()
  await user.clear(screen.getByLabelText('Your password now'))
  await password('old password')
  expect(await screen.findByRole('heading', { name: 'Keep these recovery codes' })).toHaveFocus()
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('10 recovery codes are left.')).toBeVisible()
})

test('an authenticator app is removed to use another phone, and set up at the next sign-in', async () => {
  const user = userEvent.setup()
  const { unmount } = render(<On />)
  await user.click(await screen.findByRole('button', { name: 'Use another phone' }))
  await password('old password')
  expect(await screen.findByText('The app is removed')).toBeVisible()
  unmount()
  render(<Off />)
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }))
  await password('old password')
  expect(await screen.findByText('You set up your app the next time you sign in.')).toBeVisible()
})
